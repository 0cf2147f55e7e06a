"""The page on which the API is read about: made from the same description that programs read."""

from typing import Any

from flask import Blueprint, render_template, url_for
from msgspec import Struct

from agot_judge.web.api_operation import PREFIX, Operation
from agot_judge.web.api_responses import METHODS
from agot_judge.web.openapi import EVERY_OPERATION, whole_description
from agot_judge.web.responses import tagged

blueprint = Blueprint("api_page", __name__)
blueprint.after_request(tagged)

PROBLEMS = (
    (400, "A parameter is missing, unknown, given twice or wrong: “parameter” names it."),
    (404, "Nothing has this id: “nearest” lists the nearest that exist."),
    (410, "This id is retired, and nothing took its place: “nearest” has its last words."),
    (403, "Only members of an event see it and add to it."),
    (405, f"The API only reads, but where an operation says POST: {METHODS}."),
    (415, "The body is said to be something else than JSON."),
    (413, "What was asked takes too long, or is too large to keep: ask for less."),
    (500, "A fault in this program. It was written down with its time."),
    (503, "The database of imported cards or of rulings does not answer now."),
    (507, "No more is kept of this event."),
)


class Field(Struct, frozen=True, kw_only=True):
    """A field of a type."""

    name: str
    type: str
    """In words: ``list of Hit``."""
    type_url: str
    """Where the type that it names is described on this page; empty for a plain one."""
    about: str


class Type(Struct, frozen=True, kw_only=True):
    """A type of an answer, or of a part of one."""

    name: str
    about: str
    fields: tuple[Field, ...]


class ApiPage(Struct, frozen=True, kw_only=True):
    """The whole page."""

    about: str
    version: str
    description_url: str
    prefix: str
    operations: tuple[Operation, ...]
    types: tuple[Type, ...]
    problems: tuple[tuple[int, str], ...]


@blueprint.get("/api")
def page() -> str:
    """The page of the API's questions and answers."""
    return render_template("api/page.html", page=api_page())


def api_page() -> ApiPage:
    """The page from the description."""
    whole = whole_description()
    return ApiPage(
        about=whole["info"]["description"],
        version=whole["info"]["version"],
        description_url=url_for("api.description"),
        prefix=PREFIX,
        operations=EVERY_OPERATION,
        types=tuple(_type(name, schema) for name, schema in whole["components"]["schemas"].items()),
        problems=PROBLEMS,
    )


def _type(name: str, schema: dict[str, Any]) -> Type:
    fields = tuple(_field(field, value) for field, value in schema["properties"].items())
    return Type(name=name, about=schema.get("description", ""), fields=fields)


def _field(name: str, schema: dict[str, Any]) -> Field:
    named = _named(schema)
    return Field(
        name=name,
        type=_words(schema),
        type_url=f"#type-{named}" if named else "",
        about=schema.get("description", ""),
    )


def _named(schema: dict[str, Any]) -> str:
    """The type that a schema names, directly or as what a list is of; empty where it names none."""
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    parts = [*schema.get("anyOf", ()), *([schema["items"]] if isinstance(schema.get("items"), dict) else [])]
    return next((name for part in parts if (name := _named(part))), "")


def _words(schema: dict[str, Any]) -> str:
    """A schema in words."""
    if "$ref" in schema:
        return _named(schema)
    if "anyOf" in schema:
        return " or ".join(_words(part) for part in schema["anyOf"])
    if "enum" in schema:
        return "one of " + ", ".join(f"“{value}”" for value in schema["enum"])
    if "prefixItems" in schema:
        return " and ".join(_words(part) for part in schema["prefixItems"])
    if schema.get("type") == "array":
        return f"list of {_words(schema['items'])}"
    return str(schema.get("type", "anything"))
