"""The fields of one object of a JSON file, each read as what it must be; a wrong one is named with its place."""

import re
from collections.abc import Iterator, Mapping
from difflib import SequenceMatcher
from typing import Any

from agot_judge.cards.model import Number
from agot_judge.errors import CardDataError
from agot_judge.spelling import did_you_mean, nearest, shown

LONGEST_NAME = 200
LONGEST_TEXT = 8000
LARGEST_NUMBER = 999
ALIKE = 0.7
"""The least likeness of a misspelt field's name to the field's name that is meant."""
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f]")
_UNSEEN = re.compile("[\u00ad\u200b-\u200d\u2060\ufeff]")
"""The characters that a name copied from a page may hold, and nobody types."""
_DIGITS = re.compile(r"-?\d{1,3}")


class Fields:
    """An object with the place where it stands (``Core.json, card 3``)."""

    def __init__(self, place: str, data: object) -> None:
        """Raises CardDataError where ``data`` is no object."""
        if not isinstance(data, dict):
            raise CardDataError(f"{place}: expected an object {{...}}, not {shown(str(data))}.")
        self.place = place
        self.data: Mapping[str, Any] = data
        self._asked: set[str] = set()
        self._parts: dict[str, Fields] = {}

    def part(self, key: str) -> "Fields":
        """The object in a field; an empty one where the field is absent. Raises CardDataError where it is no object."""
        self._asked.add(key)
        part = Fields(f"{self.place}, {key!r}", self.data.get(key) or {})
        self._parts[key] = part
        return part

    def unused(self) -> Iterator[str]:
        """The names of the fields that say something and were not asked for."""
        for key in self.data:
            if key not in self._asked and self.has(key):
                yield str(key)
        for key, part in self._parts.items():
            yield from (f"{key}.{name}" for name in part.unused())

    def _get(self, key: str) -> Any:
        self._asked.add(key)
        return self.data.get(key)

    def has(self, key: str) -> bool:
        """True where the field is there and says something."""
        value = self.data.get(key)
        return value is not None and value != ""

    def wrong(self, key: str, message: str) -> CardDataError:
        """An error about one field, to be raised."""
        return CardDataError(f"{self.place}, {key!r}: {message}")

    def required(self, key: str) -> str:
        """A text that must be there: one line, not empty."""
        if key in self.data and not self.has(key):
            raise self.wrong(key, "it is empty.")
        if not self.has(key):
            near = nearest(key, (name for name in self.data if isinstance(name, str)))
            if SequenceMatcher(None, key, near).ratio() < ALIKE:
                near = ""  # another field of the same kind of name: type_code for pack_code
            hint = f" There is {near!r}: is that meant?" if near else ""
            raise CardDataError(f"{self.place}: the field {key!r} is missing.{hint}")
        return self.line(key)

    def line(self, key: str) -> str:
        """A text of one line; empty where the field is absent."""
        value = " ".join(_UNSEEN.sub("", self.text(key)).split())
        if len(value) > LONGEST_NAME:
            raise self.wrong(key, f"at most {LONGEST_NAME} characters are read, not {len(value)}.")
        return value

    def text(self, key: str) -> str:
        """A text with its line breaks; empty where the field is absent."""
        value = self._get(key)
        if value is None:
            return ""
        if not isinstance(value, str):
            raise self.wrong(key, f"expected a text, not {shown(str(value))}.")
        lines = value.replace("\r\n", "\n").replace("\r", "\n")
        control = _CONTROL.search(lines)
        if control:
            raise self.wrong(key, f"character {control.start() + 1} cannot be printed.")
        if len(lines) > LONGEST_TEXT:
            raise self.wrong(key, f"at most {LONGEST_TEXT} characters are read, not {len(lines)}.")
        return lines.strip()

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of texts; empty where the field is absent."""
        value = self._get(key)
        if value is None:
            return ()
        if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
            raise self.wrong(key, f"expected a list of texts, not {shown(str(value))}.")
        return tuple(one.strip() for one in value if one.strip())

    def number(self, key: str) -> Number:
        """A printed number, as a number or as a text; ``X``; None for ``-`` and for nothing."""
        value = self._get(key)
        if isinstance(value, str):
            value = value.strip()
            if value in ("", "-", "–", "—", "−"):
                return None
            if value in ("X", "x"):
                return "X"
            if not _DIGITS.fullmatch(value):
                raise self.wrong(key, f"expected a number, 'X' or '-', not {shown(value)}.")
            value = int(value)
        if value is None:
            return None
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.wrong(key, f"expected a number, 'X' or '-', not {shown(str(value))}.")
        if not -1 <= value <= LARGEST_NUMBER:
            raise self.wrong(key, f"expected a number from 0 to {LARGEST_NUMBER}, not {shown(str(value))}.")
        # Some sources write the dash as -1.
        return None if value < 0 else value

    def count(self, key: str) -> int | None:
        """A whole number; None where the field is absent."""
        value = self.number(key)
        if value == "X":
            raise self.wrong(key, "expected a whole number, not 'X'.")
        return value if isinstance(value, int) else None

    def flag(self, key: str) -> bool:
        """Yes or no; no where the field is absent."""
        value = self._get(key)
        if value is None:
            return False
        if not isinstance(value, bool):
            raise self.wrong(key, f"expected true or false, not {shown(str(value))}.")
        return value

    def word(self, key: str, known: tuple[str, ...]) -> str:
        """One of the known words, which must be there."""
        value = self.required(key)
        if value not in known:
            raise self.wrong(key, f"{shown(value)} is not known. {did_you_mean(value, known)}")
        return value

    def list(self, key: str) -> list[object]:
        """A list of anything; empty where the field is absent."""
        value = self._get(key)
        if value is None:
            return []
        if not isinstance(value, list):
            raise self.wrong(key, f"expected a list [...], not {shown(str(value))}.")
        return value
