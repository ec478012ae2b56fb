"""The client's types are those of the server: `make types` brings them up to date."""

import json
import subprocess
from pathlib import Path

from pioche.server.app import make_app
from pioche.server.openapi import document

WEB = Path(__file__).parents[2] / "web"


def test_the_types_of_the_client_are_up_to_date(tmp_path: Path) -> None:
    described, made = tmp_path / "openapi.json", tmp_path / "schema.ts"
    text = json.dumps(document(make_app("sqlite://")), indent=1, sort_keys=True)
    described.write_text(text + "\n", "utf-8")
    program = WEB / "node_modules" / ".bin" / "openapi-typescript"
    subprocess.run([program, described, "--output", made], check=True, capture_output=True, cwd=tmp_path)
    kept = (WEB / "src" / "api" / "schema.ts").read_text("utf-8")
    assert made.read_text("utf-8") == kept, "run `make types`"
