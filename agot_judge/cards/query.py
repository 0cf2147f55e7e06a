"""The query language of the card search: text to conditions.

A query is a row of conditions that must all hold: ``f:stark t:character s>3 x:"each character" -k:lord``. See
``query.lark`` for its grammar and ``query_fields`` for what can be asked.
"""

import re
from collections.abc import Collection
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace

from agot_judge.cards.pool import plain
from agot_judge.cards.query_conditions import ORDERED, Condition, Query
from agot_judge.cards.query_fields import BY_NAME, FIELDS, SYNONYMS, Field
from agot_judge.errors import QueryError
from agot_judge.spelling import did_you_mean, nearest, shown

if TYPE_CHECKING:
    from lark import Lark, Token

LONGEST = 500
"""Characters of a query."""
SHORTEST_BEGINNING = 2
"""Letters by which a word of a list may be meant."""
YES = ("1", "yes", "true", "y")
NO = ("0", "no", "false", "n")

_QUOTES = str.maketrans({"“": '"', "”": '"', "„": '"'})
_DATE = re.compile(r"\d{4}(-\d{2}(-\d{2})?)?")
_WITHOUT_VALUE = re.compile(r"(?P<field>[A-Za-z]+)(<=|>=|[:<>=])")
"""A field and an operator. ``!`` is not among them: titles end with it."""
_NUMBER = re.compile(r"\d{1,3}|x|-")


def read_query(text: str, packs: Collection[str] = ()) -> Query:
    """The query that a text says; ``packs`` are the codes and names of the packs there are.

    Raises QueryError with the position and the nearest right thing.
    """
    # Imported here: without a query, nothing needs the parser.
    from lark import UnexpectedInput

    if len(text) > LONGEST:
        raise QueryError(f"A query has at most {LONGEST} characters, not {len(text)}.", LONGEST)
    straight = text.translate(_QUOTES)
    try:
        tree = _parser().parse(straight)
    except UnexpectedInput as error:
        raise _syntax_error(straight, error.pos_in_stream) from error
    conditions: list[Condition] = []
    is_negative = False
    for child in tree.children:
        if isinstance(child, str):
            is_negative = True
            continue
        tokens: list[Token] = [token for token in child.children if isinstance(token, str)]
        found = _condition(tokens, packs) if child.data == "condition" else _name(tokens)
        conditions.append(replace(found, is_negative=is_negative))
        is_negative = False
    return Query(tuple(conditions))


@cache
def _parser() -> "Lark":
    from lark import Lark

    grammar = Path(__file__).with_name("query.lark").read_text(encoding="utf-8")
    return Lark(grammar, parser="lalr", start="query")


def _syntax_error(text: str, position: int | None) -> QueryError:
    at = len(text) if position is None or position < 0 else position
    if at < len(text) and text[at] == '"':
        return QueryError(f"The quotation mark at character {at + 1} is not closed.", at, len(text) - at)
    if at < len(text) and text[at + 1 :].strip():
        return QueryError(f"Before the | at character {at + 1} stands nothing. Write a|b.", at, 1)
    return QueryError("After the | at the end stands nothing. Write a|b.", max(0, len(text.rstrip()) - 1), 1)


def _name(tokens: "list[Token]") -> Condition:
    """A part of a name. Raises QueryError for a field whose value is missing: nothing is called ``s>``."""
    for token in tokens:
        open_end = _WITHOUT_VALUE.fullmatch(token)
        if open_end and (field := BY_NAME.get(open_end["field"].lower())):
            raise QueryError(
                f"After {token} (character {_at(token) + 1}) stands no value. Write {field.example}",
                _at(token),
                len(token),
                field.example,
            )
    return Condition(
        field="name",
        operator=":",
        values=tuple(plain(_unquoted(token)) for token in tokens),
        position=_at(tokens[0]),
    )


def _condition(tokens: "list[Token]", packs: Collection[str]) -> Condition:
    key, operator, *values = tokens
    name = key.lower()
    field = BY_NAME.get(name)
    if field is None:
        raise QueryError(
            f"There is no field {shown(str(key))} (character {_at(key) + 1}). {_fields_like(name)} "
            "In quotation marks it is a part of a name.",
            _at(key),
            len(key),
            nearest(name, _long_names()) if len(name) > 1 else "",
        )
    sign = ":" if operator == "=" else str(operator)
    if sign in ORDERED and field.kind not in ("number", "date"):
        raise QueryError(
            f"{shown(str(key))} cannot be compared with {operator} (character {_at(operator) + 1}). Write {name}: or {name}!",
            _at(operator),
            len(operator),
            ":",
        )
    if sign in ORDERED and len(values) > 1:
        raise QueryError(
            f"After {operator} stands one value (character {_at(values[1]) + 1}).",
            _at(values[1]),
            len(values[1]),
        )
    checked = tuple(_value(field, sign, token, packs) for token in values)
    return Condition(field=field.names[0], operator=sign, values=checked, position=_at(key))


def _value(field: Field, sign: str, token: "Token", packs: Collection[str]) -> str:
    """The value as it is compared. Raises QueryError for one that the field cannot have."""
    value = plain(_unquoted(token))
    problem = near = ""
    if field.kind == "number" and not (_NUMBER.fullmatch(value) and (sign not in ORDERED or value.isdigit())):
        problem = "is no number. Write one, X, or - for none." if sign not in ORDERED else "is no number."
    elif field.kind == "date" and not _DATE.fullmatch(value):
        problem = "is no date. Write 2017, 2017-06 or 2017-06-15."
    elif field.kind == "flag":
        if value not in (*YES, *NO):
            problem = "is neither 1 nor 0."
        value = "1" if value in YES else "0"
    elif field.kind == "word":
        known = {plain(word): plain(word) for word in field.known or packs}
        known |= {word: meant for word, meant in SYNONYMS.items() if meant in field.known}
        value = _whole_word(value, field)
        if known and value not in known:
            near = nearest(value, known)
            hint = f"Did you mean {near!r}?" if near else did_you_mean(value, field.known or sorted(packs))
            problem = f"is not known for {field.names[0]}. {hint}"
        value = known.get(value, value)
    if problem:
        said = shown(_unquoted(token))
        instead = f'"{near}"' if " " in near else near
        raise QueryError(f"{said} (character {_at(token) + 1}) {problem}", _at(token), len(token), instead)
    return value


def _whole_word(value: str, field: Field) -> str:
    """The word of the field's list that alone begins so (``f:lann``); the value itself where there is none, or several."""
    begun = [word for word in field.known if word.startswith(value)]
    return begun[0] if len(begun) == 1 and len(value) >= SHORTEST_BEGINNING else value


def _unquoted(token: "Token") -> str:
    return token[1:-1] if token.type == "QUOTED" else str(token)


def _at(token: "Token") -> int:
    return token.start_pos or 0


def _fields_like(name: str) -> str:
    """The letters where one was written, else the nearest long name."""
    if len(name) > 1:
        return did_you_mean(name, _long_names())
    letters = (f"{field.names[0]} {field.names[1]}" for field in FIELDS if len(field.names[0]) == 1)
    return f"The letters: {', '.join(letters)}."


def _long_names() -> tuple[str, ...]:
    return tuple(name for name in BY_NAME if len(name) > 1)
