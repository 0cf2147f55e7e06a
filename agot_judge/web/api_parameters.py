"""The parameters that operations are given: described, and read from the request. One that is missing, unknown, repeated or
wrong is refused by its name."""

from collections.abc import Iterable
from typing import Any

from flask import request
from msgspec import Struct

from agot_judge.web.api_responses import Refusal


class Parameter(Struct, frozen=True):
    """A value that an operation is given."""

    place: str
    """``path`` or ``query``."""
    name: str
    about: str
    schema: dict[str, Any]
    example: str

    @property
    def is_required(self) -> bool:
        """True where nothing can be answered without it."""
        return self.place == "path" or self.schema.get("minLength", 0) > 0

    @property
    def bounds(self) -> str:
        """The bounds of its values, in words."""
        schema = self.schema
        found = ["required" if self.is_required else "may be left out"]
        if "enum" in schema:
            found.append("one of " + ", ".join(schema["enum"]))
        if "maximum" in schema:
            found.append(f"{schema['minimum']} to {schema['maximum']}, else {schema['default']}")
        if "maxLength" in schema:
            found.append(f"{schema['minLength']} to {schema['maxLength']} characters")
        return "; ".join(found)

    def text(self, what: str, missing: str = "") -> str:
        """The text that the request gives, which messages call ``what``; where some is needed, ``missing`` says so.

        Raises Refusal.
        """
        given = request.args.get(self.name, "")
        if missing and not given.strip():
            raise Refusal(400, missing, self.name)
        most = self.schema["maxLength"]
        if len(given) > most:
            raise Refusal(400, f"{what} may have {most} characters; this one has {len(given)}.", self.name)
        return given

    def word(self, unknown: str) -> str:
        """The word of its list that the request gives, else its default; ``unknown`` is said of another one. Raises Refusal."""
        given = request.args.get(self.name)
        if given is None:
            return str(self.schema.get("default", ""))
        if given not in self.schema["enum"]:
            raise Refusal(400, unknown.format(given=given[:40]), self.name)
        return given

    def number(self) -> int:
        """The number that the request gives, else its default. Raises Refusal."""
        least, most = self.schema["minimum"], self.schema["maximum"]
        given = request.args.get(self.name, str(self.schema["default"]))
        is_number = given.isascii() and given.isdigit() and len(given) <= len(str(most))
        if not is_number or not least <= int(given) <= most:
            said = f"{self.name} is a whole number from {least} to {most}, not “{given[:40]}”."
            raise Refusal(400, said, self.name)
        return int(given)


def text_of(least: int, most: int) -> dict[str, Any]:
    """The schema of a text of so many characters; one of which none is needed may be left out."""
    return {"type": "string", "minLength": least, "maxLength": most}


def word_of(words: Iterable[str], **default: str) -> dict[str, Any]:
    """The schema of one of these words."""
    return {"type": "string", "enum": list(words), **default}


def number_of(least: int, most: int, default: int) -> dict[str, Any]:
    """The schema of a whole number within these bounds."""
    return {"type": "integer", "minimum": least, "maximum": most, "default": default}


ANYTHING = {"type": "string", "minLength": 1}
"""The schema of a part of an address."""


def check_names(known: Iterable[Parameter]) -> None:
    """Refuse what no operation has and what is given twice: a slip must not pass for an answer."""
    names = [one.name for one in known if one.place == "query"]
    for name, values in request.args.lists():
        if name not in names:
            may = f"It takes {', '.join(names)}." if names else "It takes none."
            raise Refusal(400, f"There is no parameter “{name[:40]}” here. {may}", name[:40])
        if len(values) > 1:
            raise Refusal(400, f"“{name}” is given {len(values)} times. Give it once.", name)
