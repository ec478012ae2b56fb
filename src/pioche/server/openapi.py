"""One document for programs: the requests as FastAPI describes them, and the messages of the socket."""

from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from . import schema

TITLE = "Pioche"
_PLACE = "#/components/schemas/{name}"


def document(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI document of the server, the socket's messages among its components."""
    if app.openapi_schema is None:
        described = get_openapi(title=TITLE, version=app.version, routes=app.routes)
        _, components = msgspec.json.schema_components(
            [schema.FromBrowser, schema.ToBrowser], ref_template=_PLACE
        )
        messages = {name: _opened(part) for name, part in sorted(components.items())}
        known = described.setdefault("components", {}).setdefault("schemas", {})
        for unused in ("HTTPValidationError", "ValidationError"):  # refusals look different here
            known.pop(unused, None)
        shared = known.keys() & messages.keys()
        if shared:
            raise ValueError(f"both pages and socket call something {', '.join(sorted(shared))}")
        known.update(messages)
        known["FromBrowser"] = _union(schema.FromBrowser)
        known["ToBrowser"] = _union(schema.ToBrowser)
        app.openapi_schema = described
    return app.openapi_schema


def _opened(part: Any) -> Any:
    """An object of which nothing is said may hold anything; types would else take it for an empty one."""
    if isinstance(part, list):
        return [_opened(one) for one in part]
    if not isinstance(part, dict):
        return part
    opened = {name: _opened(one) for name, one in part.items()}
    if opened.get("type") == "object" and not opened.keys() & {"properties", "additionalProperties"}:
        opened["additionalProperties"] = True
    return opened


def _union(messages: Any) -> dict[str, Any]:
    """Any of these messages, told apart by their type."""
    kinds = messages.__args__
    return {
        "anyOf": [{"$ref": _PLACE.format(name=kind.__name__)} for kind in kinds],
        "discriminator": {
            "propertyName": "type",
            "mapping": {kind.__name__.lower(): _PLACE.format(name=kind.__name__) for kind in kinds},
        },
    }
