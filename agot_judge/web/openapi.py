"""The API described by OpenAPI 3.1, made from the table of operations and the types of the answers."""

from functools import cache
from typing import Any

import msgspec

from agot_judge import __version__
from agot_judge.web.api_models import Problem
from agot_judge.web.api_operations import OPERATIONS, PREFIX, Operation, Parameter
from agot_judge.web.api_responses import JSON, PROBLEM

REFERENCE = "#/components/schemas/{name}"

_ABOUT = (
    "The rules documents paragraph by paragraph, searched, related and compared. It only reads. "
    "Every answer bears an `ETag` and `Last-Modified`; send them back as `If-None-Match` or `If-Modified-Since` and "
    "an answer that has not changed is 304. It can be read from any origin. Errors are `application/problem+json`. "
    "Paragraph ids never change their meaning. Addresses in answers are paths on this host."
)


@cache
def description() -> dict[str, Any]:
    """The whole description."""
    types = [operation.gives for operation in OPERATIONS if operation.gives]
    _, components = msgspec.json.schema_components([*types, Problem], ref_template=REFERENCE)
    return {
        "openapi": "3.1.0",
        "info": {"title": "AGOT Judge", "version": __version__, "description": _ABOUT},
        "servers": [{"url": PREFIX}],
        "paths": {operation.path: {"get": _operation(operation)} for operation in OPERATIONS},
        "components": {"schemas": components, "responses": _problems()},
    }


def schema_name(type_: type) -> str:
    """The name under which the type of an answer is described."""
    return type_.__name__


def _operation(operation: Operation) -> dict[str, Any]:
    responses: dict[str, Any] = {
        "200": {
            "description": operation.title,
            "headers": _headers(),
            "content": {operation.media_type: _content(operation)},
        },
        "304": {"description": "Not changed since."},
        "400": {"$ref": "#/components/responses/BadParameter"},
    }
    if any(one.name == "id" for one in operation.parameters):
        responses["301"] = {"description": "The id is retired: something took its place."}
        responses["410"] = {"$ref": "#/components/responses/Retired"}
    if operation.may_miss:
        responses["404"] = {"$ref": "#/components/responses/NotFound"}
    return {
        "operationId": operation.name,
        "summary": operation.title,
        "description": operation.about,
        "parameters": [_parameter(one) for one in operation.parameters],
        "responses": responses,
    }


def _content(operation: Operation) -> dict[str, Any]:
    """The schema of an answer; of lines of JSON, a string, with the schema of a line named beside it."""
    if operation.gives is None:
        return {"schema": {"type": "object"}}
    reference = {"$ref": REFERENCE.format(name=schema_name(operation.gives))}
    if operation.media_type == JSON:
        return {"schema": reference}
    return {"schema": {"type": "string", "contentMediaType": JSON, "contentSchema": reference}}


def _parameter(parameter: Parameter) -> dict[str, Any]:
    return {
        "name": parameter.name,
        "in": parameter.place,
        "required": parameter.is_required,
        "description": parameter.about,
        "schema": parameter.schema,
        "example": int(parameter.example) if parameter.schema["type"] == "integer" else parameter.example,
    }


def _headers() -> dict[str, Any]:
    return {
        "ETag": {"description": "Changes with the answer.", "schema": {"type": "string"}},
        "Last-Modified": {
            "description": "When the corpus or the program was last changed.",
            "schema": {"type": "string"},
        },
    }


def _problems() -> dict[str, Any]:
    content = {PROBLEM: {"schema": {"$ref": REFERENCE.format(name=schema_name(Problem))}}}
    return {
        "BadParameter": {
            "description": "A parameter is missing, unknown or wrong: it is named.",
            "content": content,
        },
        "Retired": {
            "description": "The id is retired, and nothing took its place: its last words are named.",
            "content": content,
        },
        "NotFound": {"description": "Nothing has this id: the nearest are named.", "content": content},
    }
