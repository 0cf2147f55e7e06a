"""The quick line: ``Robb Stark kneeling power 2``, ``3 Hedge Knight``, ``claim 2``, ``hand 5``, ``Ice on Robb Stark``.

A line holds one thing or several, separated by semicolons or commas; marks that stand after a comma belong to the card
before it. Who attacks or defends kneels, unless the line says ``standing``. Nothing is guessed in silence: what the
program took a line for stands on the board at once.
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
from agot_judge.web.sandbox.near_names import parts_of

NUMBERS = ("claim", "hand", "gold", "power", "income", "initiative", "reserve")
"""The numbers that a line may say of the player: ``gold`` the pool, ``income`` the gold value of the plot."""

PLOT_ZONES = ("plots", "used")
"""The plot deck and the used pile."""
ZONES = ("hand", "deck", "discard", "dead", "shadows", *PLOT_ZONES)
TYPES = ("character", "location", "attachment", "event", "plot")
MOST_COPIES = 20
LONGEST = 400

FLAGS = {
    "kneeling": "kneeling",
    "knelt": "kneeling",
    "kneel": "kneeling",
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

    ``meant`` are the words that may stand in place of ``name`` in the line; ``blank`` is the whole name of a card that
    nobody knows and its type, by which it is one that is described on the spot.
    """

    def __init__(
        self, message: str, name: str = "", meant: tuple[str, ...] = (), blank: tuple[str, str] = ("", "")
    ) -> None:
        super().__init__(message)
        self.name = name
        self.meant = meant
        self.blank = blank


def with_words(line: str, name: str, own: str) -> str:
    """The line with other words in place of a name; as it is where the name is not in it."""
    place = re.search(re.escape(name), line, re.IGNORECASE) if name else None
    return line if place is None else line[: place.start()] + own + line[place.end() :]


class Facts(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The print on a card by a line."""

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


class _Tail(Struct, frozen=True, kw_only=True):
    """The words behind a card's name."""

    marks: Marks = Marks()
    facts: Facts = field(default_factory=Facts)
    zone: str = ""
    is_standing: bool = False
    """True where the line says so."""


class _Names(Struct, frozen=True):
    """The names of known cards by how they are compared, and those of the cards in play."""

    known: dict[str, str]
    in_play: tuple[str, ...]

    def with_cards(self, found: list[QuickCard | QuickNumber]) -> "_Names":
        """The names with those of cards that the line has put into play so far."""
        here = (one.name for one in found if isinstance(one, QuickCard) and one.zone == "play")
        return replace(self, in_play=tuple(dict.fromkeys((*self.in_play, *here))))


def read_line(line: str, known: Iterable[str], in_play: Iterable[str] = ()) -> list[QuickCard | QuickNumber]:
    """The statements of a line, in order; ``known`` are the names that cards of this board have, ``in_play`` those in play.

    Raises CannotUnderstand with what was expected instead.
    """
    if FORBIDDEN.search(line.replace("\n", " ")):
        raise CannotUnderstand("The line holds a character that cannot be printed. Type it anew.")
    if len(line) > LONGEST:
        raise CannotUnderstand(f"One line holds at most {LONGEST} characters. Add the cards in several.")
    names = _Names({" ".join(name.lower().split()): name for name in known}, tuple(in_play))
    found: list[QuickCard | QuickNumber] = []
    for thing in _THINGS.split(line.strip()):
        found += _things(thing, names.with_cards(found))
    return found


def marked_alone(line: str, marks: Marks) -> Marks | None:
    """The marks with those that a line of marks alone adds, such as ``kneeling power 2``; None for any other line."""
    tail = _tail(line.split())
    if (
        tail is None
        or tail.facts != NO_FACTS
        or tail.zone
        or (tail.marks == Marks() and not tail.is_standing)
    ):
        return None
    both = {name: getattr(tail.marks, name) or getattr(marks, name) for name in Marks.__struct_fields__}
    return _knelt(Marks(**both), tail.is_standing)


def _things(thing: str, names: _Names) -> list[QuickCard | QuickNumber]:
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
            found.append(_number(words, names) or _card(part.strip(), names.with_cards(found)))
    return found


def _number(words: list[str], names: _Names) -> QuickNumber | None:
    """``claim 2`` on its own."""
    what = words[0].lower()
    if len(words) != 2 or what not in NUMBERS or _known_prefix(words, names.known):
        return None
    if not _NUMBER.fullmatch(words[1]):
        raise CannotUnderstand(f"{what.capitalize()} takes a number from 0 to 999: {what} 2.")
    return QuickNumber(what, int(words[1]))


def _card(part: str, names: _Names) -> QuickCard:
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
    if counted is not None and _known_prefix(part.split(), names.known) is None:
        count = int(counted["count"])
        if not 1 <= count <= MOST_COPIES:
            raise CannotUnderstand(f"From 1 to {MOST_COPIES} copies can be added at once, not {count}.")
        return replace(_card(counted["rest"], names), count=count)
    words = part.split()
    prefix = _known_prefix(words, names.known)
    lower = [word.lower() for word in words]
    at = next((place for place in range(prefix[1] if prefix else 1, len(words)) if lower[place] == "on"), 0)
    return _attached(words[:at], words[at + 1 :], names) if at else _named(words, prefix)


def _attached(words: list[str], behind: list[str], names: _Names) -> QuickCard:
    """``Ice on Robb Stark``: the card that it is on is one in play, named in full or by any part that is its alone."""
    for length in range(len(behind), 0, -1):
        tail = _tail(behind[length:])
        hosts = _hosts(" ".join(behind[:length]), names.in_play) if tail is not None else ()
        if tail is not None and len(hosts) == 1:
            card = _named(words, _known_prefix(words, names.known))
            return replace(_joined(card, tail), on=hosts[0])
        if hosts:
            raise _which_host(words, " ".join(behind[:length]), hosts)
    if not names.in_play:
        raise CannotUnderstand(f"Nothing is in play that {' '.join(words)} could be put on. Add that first.")
    raise _which_host(words, " ".join(behind), names.in_play)


def _hosts(typed: str, in_play: tuple[str, ...]) -> tuple[str, ...]:
    """The cards in play that the words mean: the one of this name, else those of which they are a part."""
    same = tuple(name for name in in_play if name.lower() == typed.lower())
    return same or parts_of(typed, in_play)


def _which_host(words: list[str], typed: str, hosts: tuple[str, ...]) -> CannotUnderstand:
    return CannotUnderstand(
        f"Put {' '.join(words)} on:", f"on {typed}", tuple(f"on {host}" for host in hosts[:8])
    )


def _named(words: list[str], prefix: tuple[str, int] | None) -> QuickCard:
    if prefix is not None:
        name, length = prefix
        tail = _tail(words[length:])
        if tail is not None:
            return _made(name, 1, tail, "")
        raise _no_mark(name, words[length:])
    for length in range(1, len(words) + 1):
        tail = _tail(words[length:])
        if tail is not None:
            return _made(" ".join(words[:length]), 1, tail, "")
    raise AssertionError("a name alone is a card")


def _known_prefix(words: list[str], known: dict[str, str]) -> tuple[str, int] | None:
    """The longest known name that the words begin with, with its pack if that stands behind it, and its words' number."""
    for length in range(len(words), 0, -1):
        name = known.get(" ".join(words[:length]).lower())
        if name is not None:
            has_pack = len(words) > length and _PACK.fullmatch(words[length])
            return (f"{name} {words[length]}", length + 1) if has_pack else (name, length)
    return None


def _no_mark(name: str, words: list[str]) -> CannotUnderstand:
    wrong = next((word for word in words if _tail([word]) is None), words[0])
    near = nearest(wrong, MARK_WORDS)
    hint = f" Did you mean “{near}”?" if near else " Write marks such as kneeling, power 2 or duplicate 1."
    return CannotUnderstand(f"Not understood after {name}: “{wrong}”.{hint}", wrong, (near,) if near else ())


def _made(name: str, count: int, tail: _Tail, on: str) -> QuickCard:
    if is_mark(name):
        raise CannotUnderstand(
            f"“{name}” is a mark, not a card. Write the card before it: Hedge Knight {name}."
        )
    return QuickCard(
        name=name,
        count=count,
        marks=_knelt(tail.marks, tail.is_standing),
        facts=tail.facts,
        zone=tail.zone or "play",
        on=on,
    )


def _knelt(marks: Marks, is_standing: bool) -> Marks:
    """The marks of a card that was knelt to attack or defend, unless somebody says that it stands."""
    if is_standing:
        return replace(marks, kneeling=False)
    return replace(marks, kneeling=marks.kneeling or marks.attacking or marks.defending)


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
    marks = _knelt(Marks(**both), tail.is_standing)
    return replace(card, marks=marks, facts=facts, zone=tail.zone or card.zone)


def _tail(words: list[str]) -> _Tail | None:
    """The words as marks and facts; None when any of them is neither."""
    tail = _Tail()
    rest = [word.lower().strip(":.") for word in words]
    while rest:
        word, number = rest[0], int(rest[1]) if len(rest) > 1 and _NUMBER.fullmatch(rest[1]) else None
        used = 1
        if word in FLAGS:
            tail = replace(tail, marks=replace(tail.marks, **{FLAGS[word]: True}))
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
        elif word == "standing":
            tail = replace(tail, is_standing=True)
        else:
            return None
        rest = rest[used:]
    return tail
