"""The quick line: ``Robb Stark kneeling power 2``, ``3 Hedge Knight``, ``claim 2``, ``hand 5``, ``Ice on Robb Stark``.

A line holds one thing or several, separated by semicolons or commas; marks that stand after a comma belong to the card
before it. Nothing is guessed in silence: what the program took a line for stands on the board at once.
"""

import re
from collections.abc import Iterable

from msgspec import Struct, field
from msgspec.structs import replace

from agot_judge.errors import AgotJudgeError
from agot_judge.scenario.model import Marks
from agot_judge.scenario.names import nearest
from agot_judge.scenario.read_players import is_mark
from agot_judge.scenario.vocabulary import ICONS
from agot_judge.scenario.yaml_reader import FORBIDDEN
from agot_judge.text.keywords import PLAIN as KEYWORDS

NUMBERS = ("claim", "hand", "gold", "power", "income", "initiative", "reserve")
"""What a line may say of the player: ``gold`` the pool, ``income`` the gold value of the plot."""

PLOT_ZONES = ("plots", "used")
"""The plot deck and the used pile."""
ZONES = ("hand", "deck", "discard", "dead", "shadows", *PLOT_ZONES)
TYPES = ("character", "location", "attachment", "event")
BLANK = TYPES[0]
"""The word that makes a card of a name that nobody knows: a blank character."""
MOST_COPIES = 20
LONGEST = 400

FLAGS = {
    "kneeling": "kneeling",
    "knelt": "kneeling",
    "attacking": "attacking",
    "attacks": "attacking",
    "defending": "defending",
    "defends": "defending",
    "blank": "blank",
    "facedown": "facedown",
}
COUNTED = {
    "power": "power",
    "gold": "gold",
    "duplicate": "duplicates",
    "duplicates": "duplicates",
    "dupe": "duplicates",
}
_ONE_WORD_KEYWORDS = tuple(keyword for keyword in KEYWORDS if " " not in keyword)
MARK_WORDS = (
    *FLAGS,
    *COUNTED,
    *("str", "unique", "standing", "in", "on", "token"),
    *ICONS,
    *_ONE_WORD_KEYWORDS,
    *TYPES,
)

_OUTSIDE_QUOTES = r'(?=(?:[^"]*"[^"]*")*[^"]*$)'
_THINGS = re.compile(r"\s*[;\n]\s*" + _OUTSIDE_QUOTES)
_PARTS = re.compile(r"\s*,\s*" + _OUTSIDE_QUOTES)
_COUNT = re.compile(r"(?P<count>\d{1,3})\s*[x×]?\s+(?P<rest>.+)", re.IGNORECASE)
_NUMBER = re.compile(r"\d{1,3}")
_PACK = re.compile(r"\(\w+\)")
_QUOTED = re.compile(r'"(?P<name>[^"]+)"\s*(?P<rest>.*)')


class CannotUnderstand(AgotJudgeError):
    """A quick line is no card with marks and no number of the player's.

    Where ``name`` can mean several cards, ``meant`` are the names of each alone.
    """

    def __init__(self, message: str, name: str = "", meant: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.name = name
        self.meant = meant

    def lines(self, line: str) -> tuple[str, ...]:
        """The line with each card's own name in place of the one that can mean several."""
        place = re.search(re.escape(self.name), line, re.IGNORECASE) if self.name else None
        if place is None:
            return ()
        return tuple(line[: place.start()] + own + line[place.end() :] for own in self.meant)


class Facts(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a line says is printed on a card."""

    strength: int | None = None
    icons: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    unique: bool = False
    type: str = ""


NO_FACTS = Facts()


class QuickNumber(Struct, frozen=True):
    """``claim 2``: one of ``NUMBERS`` and its value."""

    what: str
    value: int


class QuickCard(Struct, frozen=True, kw_only=True):
    """Copies of a card with marks; ``on`` names the card that it is attached to, ``zone`` where it is if not in play."""

    name: str
    count: int = 1
    marks: Marks = Marks()
    facts: Facts = NO_FACTS
    zone: str = "play"
    on: str = ""


class _Names(Struct, frozen=True):
    """The names of cards: all of them in small letters, and those of the cards in play."""

    all: dict[str, str]
    on_table: tuple[str, ...]


def _plain(name: str) -> str:
    return " ".join(name.lower().split())


def _host(part: str, typed: str, names: _Names) -> str:
    """The card that is meant by what stands behind ``on``; empty where that is no card. Raises CannotUnderstand for several."""
    wanted = _plain(typed)
    exact = [name for name in names.on_table if _plain(name) == wanted]
    found = exact or [name for name in names.on_table if set(wanted.split()) <= set(_words(name))]
    if len(found) > 1:
        raise CannotUnderstand(
            f"On which of them? “{typed}” can mean {', '.join(found)}.", typed, tuple(found)
        )
    return found[0] if found else names.all.get(wanted, "")


def _words(name: str) -> list[str]:
    return [word.strip("()\"'") for word in _plain(name).split()] + _plain(name).split()


class _Tail(Struct, frozen=True, kw_only=True):
    """What stands behind a card's name."""

    marks: Marks = Marks()
    facts: Facts = field(default_factory=Facts)
    zone: str = ""


def read_line(line: str, known: Iterable[str], on_table: Iterable[str] = ()) -> list[QuickCard | QuickNumber]:
    """What a line says, in order; ``known`` are the names that cards may have, ``on_table`` those of the cards in play.

    What something is attached ``on`` is looked for on the table first, by any part of a name that only one card there has.

    Raises CannotUnderstand with what was expected instead.
    """
    if FORBIDDEN.search(line.replace("\n", " ")):
        raise CannotUnderstand("The line holds a character that cannot be printed. Type it anew.")
    if len(line) > LONGEST:
        raise CannotUnderstand(f"One line holds at most {LONGEST} characters. Add the cards in several.")
    names = _Names({_plain(name): name for name in known}, tuple(dict.fromkeys(on_table)))
    found: list[QuickCard | QuickNumber] = []
    for thing in _THINGS.split(line.strip()):
        found += _things(thing, names)
    return found


def _things(thing: str, known: _Names) -> list[QuickCard | QuickNumber]:
    found: list[QuickCard | QuickNumber] = []
    for part in _PARTS.split(thing):
        words = part.split()
        tail = _tail(words)
        last = found[-1] if found else None
        if not words:
            continue
        if isinstance(last, QuickCard) and tail is not None:
            found[-1] = _joined(last, tail)
        else:
            found.append(_number(words) or _card(part.strip(), known))
    return found


def _number(words: list[str]) -> QuickNumber | None:
    """``claim 2`` on its own."""
    if len(words) == 2 and words[0].lower() in NUMBERS and _NUMBER.fullmatch(words[1]):
        return QuickNumber(words[0].lower(), int(words[1]))
    return None


def _card(part: str, known: _Names) -> QuickCard:
    quoted = _QUOTED.fullmatch(part)
    if quoted is not None:
        tail = _tail(quoted["rest"].split())
        if tail is None:
            raise _no_mark(quoted["name"], quoted["rest"].split())
        if not quoted["name"].strip():
            raise CannotUnderstand("A card needs a name between the quotation marks.")
        return _made(quoted["name"].strip(), 1, tail, "")
    counted = _COUNT.fullmatch(part)
    # A name may begin with a number; then the board knows it.
    if counted is not None and _known_prefix(part.split(), known) is None:
        count = int(counted["count"])
        if not 1 <= count <= MOST_COPIES:
            raise CannotUnderstand(f"From 1 to {MOST_COPIES} copies can be added at once, not {count}.")
        return replace(_card(counted["rest"], known), count=count)
    body, _, host = part.partition(" on ")
    if host and body.strip():
        on = _host(part, host, known)
        if on:
            return replace(_named(body.split(), known), on=on)
    return _named(part.split(), known)


def _named(words: list[str], known: _Names) -> QuickCard:
    prefix = _known_prefix(words, known)
    if prefix is not None:
        name, length = prefix
        tail = _tail(words[length:])
        if tail is not None:
            return _made(name, 1, tail, "")
        if any(nearest(word, MARK_WORDS) for word in words[length:]):
            raise _no_mark(name, words[length:])
    for length in range(1, len(words) + 1):
        tail = _tail(words[length:])
        if tail is not None:
            return _made(" ".join(words[:length]), 1, tail, "")
    raise AssertionError("a name alone is a card")


def _known_prefix(words: list[str], known: _Names) -> tuple[str, int] | None:
    """The longest known name that the words begin with, with its pack if that stands behind it, and its words' number."""
    for length in range(len(words), 0, -1):
        name = known.all.get(_plain(" ".join(words[:length])))
        if name is not None:
            has_pack = len(words) > length and _PACK.fullmatch(words[length])
            return (f"{name} {words[length]}", length + 1) if has_pack else (name, length)
    return None


def _no_mark(name: str, words: list[str]) -> CannotUnderstand:
    near = next((nearest(word, MARK_WORDS) for word in words if nearest(word, MARK_WORDS)), "")
    hint = f" Did you mean “{near}”?" if near else ""
    return CannotUnderstand(f"“{' '.join(words)}” says nothing about {name}.{hint}")


def _made(name: str, count: int, tail: _Tail, on: str) -> QuickCard:
    if is_mark(name):
        raise CannotUnderstand(
            f"“{name}” is a mark, not a card. Write the card before it: Hedge Knight {name}."
        )
    return QuickCard(
        name=name, count=count, marks=tail.marks, facts=tail.facts, zone=tail.zone or "play", on=on
    )


def _joined(card: QuickCard, tail: _Tail) -> QuickCard:
    """The card with marks that came after a comma."""
    both = {name: getattr(tail.marks, name) or getattr(card.marks, name) for name in Marks.__struct_fields__}
    facts = card.facts
    facts = Facts(
        strength=tail.facts.strength if tail.facts.strength is not None else facts.strength,
        icons=facts.icons + tail.facts.icons,
        keywords=facts.keywords + tail.facts.keywords,
        unique=facts.unique or tail.facts.unique,
        type=tail.facts.type or facts.type,
    )
    return replace(card, marks=Marks(**both), facts=facts, zone=tail.zone or card.zone)


def _tail(words: list[str]) -> _Tail | None:
    """The words as marks and facts; None when any of them is neither."""
    tail = _Tail()
    rest = [word.lower().strip(":.") for word in words]
    while rest:
        word, number = rest[0], int(rest[1]) if len(rest) > 1 and _NUMBER.fullmatch(rest[1]) else None
        used = 1
        if word in FLAGS:
            kneels = {"kneeling": True} if FLAGS[word] in ("attacking", "defending") else {}
            tail = replace(tail, marks=replace(tail.marks, **{FLAGS[word]: True, **kneels}))
        elif word == "standing":
            tail = replace(tail, marks=replace(tail.marks, kneeling=False))
        elif word in COUNTED and (number is not None or COUNTED[word] == "duplicates"):
            used = 1 if number is None else 2
            tail = replace(
                tail, marks=replace(tail.marks, **{COUNTED[word]: 1 if number is None else number})
            )
        elif word == "str" and number is not None:
            used = 2
            tail = replace(tail, facts=replace(tail.facts, strength=number))
        elif word in ICONS:
            tail = replace(tail, facts=replace(tail.facts, icons=(*tail.facts.icons, word)))
        elif word in _ONE_WORD_KEYWORDS:
            tail = replace(tail, facts=replace(tail.facts, keywords=(*tail.facts.keywords, word)))
        elif word == "unique":
            tail = replace(tail, facts=replace(tail.facts, unique=True))
        elif word in TYPES:
            tail = replace(tail, facts=replace(tail.facts, type=word))
        elif word == "in" and len(rest) > 1 and rest[1] in ZONES:
            used = 2
            tail = replace(tail, zone=rest[1])
        elif len(rest) > 2 and rest[1] in ("token", "tokens") and _NUMBER.fullmatch(rest[2]):
            used = 3
            token = (word, max(1, int(rest[2])))
            tail = replace(tail, marks=replace(tail.marks, tokens=(*tail.marks.tokens, token)))
        else:
            return None
        rest = rest[used:]
    return tail
