"""The API described by OpenAPI 3.1, made from the table of operations and the types of the answers."""

from functools import cache
from typing import Any

import msgspec
from flask import Response

from agot_judge import __version__
from agot_judge.web.api_models import Problem
from agot_judge.web.api_operation import PREFIX, Operation
from agot_judge.web.api_parameters import Parameter
from agot_judge.web.api_responses import JSON, PROBLEM, answer
from agot_judge.web.api_train import blueprint
from agot_judge.web.events import api as events_api

REFERENCE = "#/components/schemas/{name}"

_ABOUT = (
    "The rules documents paragraph by paragraph, searched, related and compared; and the exercises, asked and graded. "
    "This part changes nothing: what is sent with POST is answered, and only a set of exercises that is too long for an "
    "address is kept. At an event its members read and add rulings. "
    "Every answer of the rules bears an `ETag` and `Last-Modified`; send them back as `If-None-Match` or "
    "`If-Modified-Since` and an answer that has not changed is 304. The rules can be read from any origin, events cannot. "
    "Errors are `application/problem+json`. "
    "Paragraph ids never change their meaning. Addresses in answers are paths on this host."
)


@blueprint.answers(Operation("/openapi.json", "This description", None))
def description() -> Response:
    """The API described by OpenAPI 3.1."""
    return answer(whole_description())


EVERY_OPERATION = (*blueprint.operations, *events_api.blueprint.operations)


@cache
def whole_description() -> dict[str, Any]:
    """The whole description."""
    given = [type_ for operation in EVERY_OPERATION for type_ in (operation.gives, operation.takes) if type_]
    types = list(dict.fromkeys(given))
    _, components = msgspec.json.schema_components([*types, Problem], ref_template=REFERENCE)
    return {
        "openapi": "3.1.0",
        "info": {"title": "AGOT Judge", "version": __version__, "description": _ABOUT},
        "servers": [{"url": PREFIX}],
        "paths": _paths(),
        "components": {
            "schemas": components,
            "responses": _problems(),
            "securitySchemes": {"member": {"type": "http", "scheme": "bearer"}},
        },
    }


def _paths() -> dict[str, Any]:
    found: dict[str, Any] = {}
    for operation in EVERY_OPERATION:
        found.setdefault(operation.path, {})[operation.method] = _operation(operation)
    return found


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
    if operation.method == "post":
        del responses["304"]
        responses["200"].pop("headers")
        responses["413"] = {"$ref": "#/components/responses/TooLarge"}
        responses["415"] = {"$ref": "#/components/responses/NotJson"}
    more: dict[str, Any] = {"requestBody": _body(operation)} if operation.takes else {}
    if operation.needs_member:
        responses["403"] = {"$ref": "#/components/responses/NotAllowed"}
        more["security"] = [{"member": []}]
    return {
        **more,
        "operationId": operation.name,
        "summary": operation.title,
        "description": operation.about,
        "parameters": [_parameter(one) for one in operation.parameters],
        "responses": responses,
    }


def _body(operation: Operation) -> dict[str, Any]:
    assert operation.takes is not None
    reference = {"$ref": REFERENCE.format(name=operation.takes.__name__)}
    example = msgspec.json.decode(operation.sends) if operation.sends else {}
    return {"required": True, "content": {JSON: {"schema": reference, "example": example}}}


def _content(operation: Operation) -> dict[str, Any]:
    """The schema of an answer; of lines of JSON, a string, with the schema of a line named beside it."""
    if operation.gives is None:
        return {"schema": {"type": "object"}}
    reference = {"$ref": REFERENCE.format(name=operation.gives.__name__)}
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
    content = {PROBLEM: {"schema": {"$ref": REFERENCE.format(name=Problem.__name__)}}}
    return {
        "BadParameter": {
            "description": "A parameter is missing, unknown or wrong: it is named.",
            "content": content,
        },
        "Retired": {
            "description": "The id is retired, and nothing took its place: its last words are named.",
            "content": content,
        },
        "NotAllowed": {"description": "Only members of the event may, in this role.", "content": content},
        "NotFound": {"description": "Nothing has this id: the nearest are named.", "content": content},
        "TooLarge": {"description": "The body is too large, or too large to keep.", "content": content},
        "NotJson": {"description": "The body is said to be something else than JSON.", "content": content},
    }
