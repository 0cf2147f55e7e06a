"""Parameters of a request, checked: a parameter that is missing, unknown, repeated or wrong is refused by its name."""

from collections.abc import Iterable

from msgspec import Struct
from werkzeug.datastructures import MultiDict

from agot_judge.web.api_operations import (
    CARD_EDITION,
    CARD_QUERY,
    DEFAULT_LIMIT,
    EDITION,
    LIMIT,
    LONGEST_CARD_QUERY,
    LONGEST_FILE,
    LONGEST_QUERY,
    MOST,
    MOST_OFFSET,
    OFFSET,
    QUERY,
    TEXT,
)
from agot_judge.web.api_responses import Refusal

Arguments = MultiDict[str, str]


class Asked(Struct, frozen=True):
    """A search as it was asked for."""

    query: str
    edition: str | None
    limit: int


def check_names(arguments: Arguments, known: Iterable[str]) -> None:
    """Refuse what no operation has and what is given twice: a slip must not pass for an answer."""
    names = list(known)
    for name, values in arguments.lists():
        if name not in names:
            may = f"It takes {', '.join(names)}." if names else "It takes none."
            raise Refusal(400, f"There is no parameter “{name[:40]}” here. {may}", name[:40])
        if len(values) > 1:
            raise Refusal(400, f"“{name}” is given {len(values)} times. Give it once.", name)


def asked(arguments: Arguments) -> Asked:
    """The search of a request. Raises Refusal."""
    check_names(arguments, (QUERY.name, EDITION.name, LIMIT.name))
    return Asked(_query(arguments), _edition(arguments), _limit(arguments))


class AskedCards(Struct, frozen=True):
    """A search for cards as it was asked for."""

    query: str
    edition: str
    limit: int
    offset: int


def asked_cards(arguments: Arguments) -> AskedCards:
    """The card search of a request. Raises Refusal."""
    check_names(arguments, (CARD_QUERY.name, CARD_EDITION.name, LIMIT.name, OFFSET.name))
    query = arguments.get(CARD_QUERY.name, "")
    if len(query) > LONGEST_CARD_QUERY:
        raise Refusal(
            400, f"A query may have {LONGEST_CARD_QUERY} characters; this one has {len(query)}.", "q"
        )
    return AskedCards(query, _card_edition(arguments), _limit(arguments), _offset(arguments))


def asked_name(arguments: Arguments) -> AskedCards:
    """The name to complete of a request. Raises Refusal."""
    check_names(arguments, (CARD_QUERY.name, CARD_EDITION.name, LIMIT.name))
    query = arguments.get(CARD_QUERY.name, "")
    if not query.strip() or len(query) > LONGEST_CARD_QUERY:
        raise Refusal(400, "Give what was typed of a name: q=nym", CARD_QUERY.name)
    return AskedCards(query, _card_edition(arguments), _limit(arguments), 0)


def asked_text(arguments: Arguments) -> str:
    """The text of a file that a request has. Raises Refusal."""
    check_names(arguments, (TEXT.name,))
    text = arguments.get(TEXT.name, "")
    if not text.strip():
        raise Refusal(400, "Give the text of a deck list: text=House+Stark%0A3x+Arya+Stark", TEXT.name)
    if len(text) > LONGEST_FILE:
        said = f"A text may have {LONGEST_FILE} characters here; this one has {len(text)}. Use `agot-judge cards import`."
        raise Refusal(400, said, TEXT.name)
    return text


def _offset(arguments: Arguments) -> int:
    given = arguments.get(OFFSET.name, "0")
    is_number = given.isascii() and given.isdigit() and len(given) <= len(str(MOST_OFFSET))
    if not is_number or int(given) > MOST_OFFSET:
        raise Refusal(
            400, f"offset is a whole number from 0 to {MOST_OFFSET}, not “{given[:40]}”.", OFFSET.name
        )
    return int(given)


def _query(arguments: Arguments) -> str:
    query = arguments.get(QUERY.name, "")
    if not query.strip():
        raise Refusal(400, "Say what to search for: q=stealth", QUERY.name)
    if len(query) > LONGEST_QUERY:
        raise Refusal(
            400, f"A query may have {LONGEST_QUERY} characters; this one has {len(query)}.", QUERY.name
        )
    return query


def _edition(arguments: Arguments) -> str | None:
    edition = arguments.get(EDITION.name)
    known = EDITION.schema["enum"]
    if edition is not None and edition not in known:
        raise Refusal(
            400,
            f"There is no edition “{edition[:40]}”. Give {', '.join(known)}, or leave it out for all.",
            EDITION.name,
        )
    return edition


def _card_edition(arguments: Arguments) -> str:
    edition = arguments.get(CARD_EDITION.name, CARD_EDITION.schema["default"])
    known = CARD_EDITION.schema["enum"]
    if edition not in known:
        raise Refusal(
            400, f"There are no cards of “{edition[:40]}”. Give {' or '.join(known)}.", CARD_EDITION.name
        )
    return str(edition)


def _limit(arguments: Arguments) -> int:
    given = arguments.get(LIMIT.name, str(DEFAULT_LIMIT))
    is_number = given.isascii() and given.isdigit() and len(given) <= len(str(MOST))
    if not is_number or not 1 <= int(given) <= MOST:
        raise Refusal(400, f"limit is a whole number from 1 to {MOST}, not “{given[:40]}”.", LIMIT.name)
    return int(given)
