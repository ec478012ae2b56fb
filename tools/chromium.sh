#!/usr/bin/env bash
# The browser of the tests: the machine's own, or Debian's package where that can be installed.
set -euo pipefail
command -v chromium > /dev/null && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null; then
  echo "Installing chromium for the tests ..."
  apt-get update > /dev/null && DEBIAN_FRONTEND=noninteractive apt-get install --yes chromium > /dev/null
else
  echo "The tests play in a real browser: install chromium (apt-get install chromium on Debian)." >&2
  exit 2
fi
