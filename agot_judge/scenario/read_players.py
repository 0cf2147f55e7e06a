"""Players, their lists, and the marks on the cards in them."""

import re

from msgspec.structs import replace

from agot_judge.scenario.model import CardList, Inline, Listed, Marks, Placed, Player, Unidentified
from agot_judge.scenario.names import did_you_mean, shown
from agot_judge.scenario.read_cards import read_definition
from agot_judge.scenario.reading import Reader
from agot_judge.scenario.vocabulary import ENTRIES, FACTION_CARDS, FACTIONS
from agot_judge.scenario.yaml_reader import Mapping, Node, Scalar, Sequence

KEYS = ("faction", "gold", "power", "title", "faction_kneeling", "tokens")
FLAGS = ("kneeling", "attacking", "defending", "facedown", "blank")
MARKS = (*FLAGS, "power", "gold", "x", "duplicates", "tokens", "attachments", "owner", "controller")
WORDS = (*FLAGS, "power N", "gold N", "x N", "duplicate N", "NAME token N")
COUNTED = re.compile(r"(?P<word>power|gold|x|duplicates?) +(?P<count>\d+)")
TOKENS = re.compile(r"(?P<token>.+?) +tokens? +(?P<count>\d+)")
MOST_CARDS = 500


def read_players(reader: Reader, node: Node) -> tuple[Player, ...]:
    """The players in clockwise order. The reader must know their names already."""
    found = tuple(_player(reader, key, value) for key, value in reader.entries(node, "players"))
    if not 2 <= len(found) <= 8:
        reader.wrong(node, f"A game has two players or more, not {len(found)}.", "List them under 'players'.")
    return found


def player_names(node: Node) -> tuple[str, ...]:
    """The names under ``players``, whatever is said of them."""
    return tuple(key.text for key, _ in node.entries) if isinstance(node, Mapping) else ()


def read_placed(reader: Reader, node: Node) -> Placed:
    """A card by name, or a one-key mapping from the name to its marks."""
    if isinstance(node, Scalar):
        return Placed(_named(reader, node, reader.text(node, "A card")))
    entry = reader.only(node, "A card with marks")
    if entry is None:
        return Placed("")
    name, marks = entry
    return Placed(_named(reader, node, name.text), _marks(reader, name.text, marks))


def _named(reader: Reader, node: Node, name: str) -> str:
    """The name of a card in a list, which has letters."""
    if name.strip():
        return name
    if not (isinstance(node, Scalar) and node.value is None):
        reader.wrong(node, "A card in a list needs a name.", "Write its name, or take the empty one out.")
    return ""


def _player(reader: Reader, key: Scalar, node: Node) -> Player:
    name = key.text
    if not name or name in (*ENTRIES, "because", "none"):
        reader.wrong(key, f"A player cannot be called {shown(name)}.", "Choose another name.")
    what = f"The player {name}"
    if isinstance(node, Scalar) and node.value is None:
        return Player(name=name)
    kept = tuple(one.key for one in reader.framework.lists)
    fields = reader.fields(node, what, (*KEYS, *kept))
    lists = tuple(_list(reader, what, key, value) for key, value in fields.items() if key in kept)
    title, title_kneeling = (
        _title(reader, fields["title"], f"{what}: title") if "title" in fields else ("", False)
    )
    return Player(
        name=name,
        faction=_faction(reader, fields["faction"], what) if "faction" in fields else "",
        gold=reader.number(fields["gold"], f"{what}: gold") if "gold" in fields else 0,
        power=reader.number(fields["power"], f"{what}: power") if "power" in fields else 0,
        title=title,
        title_kneeling=title_kneeling,
        faction_kneeling="faction_kneeling" in fields
        and reader.flag(fields["faction_kneeling"], f"{what}: faction_kneeling"),
        tokens=_tokens(reader, fields["tokens"], what) if "tokens" in fields else (),
        lists=lists,
    )


def _title(reader: Reader, node: Node, what: str) -> tuple[str, bool]:
    """The name of the title, and whether it is kneeling: a name, or ``{name: .., kneeling: true}``."""
    if not isinstance(node, Mapping):
        return reader.text(node, what), False
    fields = reader.fields(node, what, ("name", "kneeling"))
    if "name" not in fields:
        reader.wrong(node, f"{what} has no name.", "Add 'name:'.")
        return "", False
    kneels = "kneeling" in fields and reader.flag(fields["kneeling"], f"{what}: kneeling")
    return reader.text(fields["name"], f"{what}: name"), kneels


def _faction(reader: Reader, node: Node, what: str) -> str:
    name = reader.text(node, f"{what}: faction")
    if name in FACTION_CARDS:
        return FACTION_CARDS[name]
    return reader.word(node, f"{what}: faction", FACTIONS) if name else ""


def _list(reader: Reader, what: str, key: str, node: Node) -> CardList:
    if key == "plot":
        if isinstance(node, Mapping):
            return CardList(key, (Inline(read_definition(reader, "", node, default_type="plot")),))
        return CardList(key, (Placed(_named(reader, node, reader.text(node, f"{what}: plot"))),))
    return CardList(key, reader.each(node, lambda item: _listed(reader, what, key, item)))


def _listed(reader: Reader, what: str, key: str, node: Node) -> Listed:
    if isinstance(node, Scalar) and isinstance(node.value, int) and not isinstance(node.value, bool):
        if key in ("play", "agenda", "faction_attachments"):
            reader.wrong(node, f"{what}: {key} cannot hold unidentified cards.", "Name the cards.")
        return Unidentified(reader.number(node, f"{what}: {key}", most=MOST_CARDS))
    if isinstance(node, Scalar) and is_mark(node.text):
        reader.wrong(
            node,
            f"{shown(node.text)} is a mark, not a card: the comma before it ended the card.",
            'Quote marks that stand in a list: {Hedge Knight: "attacking, kneeling"}.',
        )
        return Placed("")
    return read_placed(reader, node)


def is_mark(text: str) -> bool:
    """True where the words are a mark as a list of cards writes it, which no card there can be called."""
    return text in FLAGS or COUNTED.fullmatch(text) is not None or TOKENS.fullmatch(text) is not None


def _marks(reader: Reader, name: str, node: Node) -> Marks:
    if isinstance(node, Scalar):
        return Marks() if node.value is None else _marks_in_words(reader, name, node)
    what = f"The mark of {name}"
    fields = reader.fields(node, f"The card {name} in a list", MARKS)

    def number(field: str) -> int:
        return reader.number(fields[field], f"{what}: {field}") if field in fields else 0

    def flag(field: str) -> bool:
        return field in fields and reader.flag(fields[field], f"{what}: {field}")

    def player(field: str) -> str:
        return reader.player(fields[field], f"{what}: {field}") if field in fields else ""

    return Marks(
        kneeling=flag("kneeling"),
        attacking=flag("attacking"),
        defending=flag("defending"),
        facedown=flag("facedown"),
        blank=flag("blank"),
        power=number("power"),
        gold=number("gold"),
        x=number("x"),
        duplicates=_duplicates(reader, name, fields["duplicates"]) if "duplicates" in fields else 0,
        tokens=_tokens(reader, fields["tokens"], what) if "tokens" in fields else (),
        attachments=reader.each(fields["attachments"], lambda item: read_placed(reader, item))
        if "attachments" in fields
        else (),
        owner=player("owner"),
        controller=player("controller"),
    )


def _duplicates(reader: Reader, name: str, node: Node) -> int:
    """The number of duplicates: a number, or the copies by name."""
    if not isinstance(node, Sequence):
        return reader.number(node, f"The mark of {name}: duplicates", most=10)
    for item in node.items:
        if reader.text(item, "A duplicate") != name:
            reader.wrong(
                item, f"A duplicate of {name} must be another copy of it.", f"Write {name!r} or a number."
            )
    return len(node.items)


def _marks_in_words(reader: Reader, name: str, node: Scalar) -> Marks:
    marks = Marks()
    counts: set[str] = set()
    for mark in (part.strip() for part in node.text.split(",")):
        counted = COUNTED.fullmatch(mark)
        tokens = TOKENS.fullmatch(mark)
        if mark in FLAGS:
            marks = replace(marks, **{mark: True})
        elif counted is not None:
            word = "duplicates" if counted["word"].startswith("duplicate") else counted["word"]
            _refuse_second(reader, node, name, word, counts)
            marks = replace(marks, **{word: _count(reader, node, counted["count"])})
        elif tokens is not None:
            _refuse_second(reader, node, name, f"{tokens['token']} token", counts)
            added = (tokens["token"], _count(reader, node, tokens["count"]))
            marks = replace(marks, tokens=(*marks.tokens, added))
        else:
            reader.wrong(node, f"{name} has no mark {shown(mark)}.", _nearest_mark(mark))
    return marks


def _refuse_second(reader: Reader, node: Scalar, name: str, what: str, counts: set[str]) -> None:
    """Note that a number is given twice, where it is; else that it is given."""
    if what in counts:
        reader.wrong(
            node, f"The mark of {name}: {what} is given twice.", "Write it once, with the whole number."
        )
    counts.add(what)


def _nearest_mark(mark: str) -> str:
    if re.fullmatch(r"(owner|controller|attachments?)\b.*", mark):
        return "Write this mark as a mapping: {owner: Bob}, {attachments: [Ice]}."
    words = mark.split()
    if len(words) > 1 and all(word in FLAGS for word in words):
        return f"Write commas between them: '{', '.join(words)}'."
    return did_you_mean(mark, WORDS)


def _count(reader: Reader, node: Scalar, digits: str) -> int:
    return reader.number(Scalar(digits[:9], True, node.line), "The number in a mark")


def _tokens(reader: Reader, node: Node, what: str) -> tuple[tuple[str, int], ...]:
    return tuple(
        (key.text, reader.number(value, f"{what}: {key.text} tokens", least=1))
        for key, value in reader.entries(node, f"{what}: tokens")
    )
