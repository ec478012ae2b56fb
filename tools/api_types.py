"""Print the OpenAPI document of the server, from which the types of the browser's side are made."""

import json
import sys

from pioche.server.app import make_app
from pioche.server.openapi import document


def main() -> None:
    json.dump(document(make_app("sqlite://")), sys.stdout, indent=1, sort_keys=True)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
