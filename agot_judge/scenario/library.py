"""The cards that the Second Edition documents name, as the project knows them: facts and hand-written abilities.

A file for each initial in ``cards/library/second``, written like the ``cards`` of a scenario: the same keys, checked by
the same reader, so that an entry may be copied into a scenario. Only keywords stand in ``text``; abilities are trees.
"""

from functools import cache
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

import agot_judge.cards
from agot_judge.cards.pool import plain
from agot_judge.cards.titles import core_titles
from agot_judge.errors import CardDataError
from agot_judge.scenario.model import Definition
from agot_judge.scenario.problems import InvalidScenario, Problems
from agot_judge.scenario.read_cards import KEYS, read_definition
from agot_judge.scenario.reading import Reader
from agot_judge.scenario.yaml_reader import Mapping, Node, read_tree

FOLDER = Path(agot_judge.cards.__file__).parent / "library" / "second"
OWN_KEYS = ("also", "pack", "code", "unsure")
"""The keys that an entry has besides a scenario's definition: ``also`` is another name, as a document writes it."""


class LibraryCard(Struct, frozen=True, kw_only=True):
    """One card of the library."""

    definition: Definition
    also: tuple[str, ...] = ()
    """Other names by which the documents call it."""

    @property
    def name(self) -> str:
        """The printed title."""
        return self.definition.face.name

    @property
    def label(self) -> str:
        """The name with its pack, where that is known."""
        face = self.definition.face
        return f"{face.name} ({face.pack})" if face.pack else face.name

    @property
    def labels(self) -> tuple[str, ...]:
        """The names by which it is meant: its title, the title with the pack, its code."""
        code = self.definition.face.code
        return (self.name, self.label, *((code,) if code else ()), *self.also)

    @property
    def can_be_played(self) -> bool:
        """True where a scenario gets it by its name: not where even its type is not known for certain; titles are known
        anyway."""
        return "type" not in self.definition.unsure and self.definition.face.type != "title"


def find_in_library(name: str) -> tuple[LibraryCard, ...]:
    """The cards that a title, a title with its pack, or a code can mean. Raises CardDataError for a faulty file."""
    meant = plain(name)
    found = _named((*_of_initial(_initial(meant)), *_titles()), meant)
    return found or (_named(whole_library(), meant) if meant.isdigit() or meant.startswith("a ") else ())


@cache
def whole_library() -> tuple[LibraryCard, ...]:
    """Every card, titles of melee among them, in the order of their names. Raises CardDataError for a faulty file."""
    files = (card for path in FOLDER.glob("*.yaml") for card in _of_initial(path.stem))
    return tuple(sorted((*files, *_titles()), key=lambda card: plain(card.name).strip('"')))


@cache
def _titles() -> tuple[LibraryCard, ...]:
    faces = ((name, replace(title.face, pack="Core")) for name, title in core_titles().items())
    return tuple(LibraryCard(definition=Definition(key=name, face=face)) for name, face in faces)


def _named(cards: tuple[LibraryCard, ...], meant: str) -> tuple[LibraryCard, ...]:
    return tuple(card for card in cards if any(plain(label) == meant for label in card.labels))


def _initial(name: str) -> str:
    return next((sign for sign in name if sign.isalpha()), "")


@cache
def _of_initial(initial: str) -> tuple[LibraryCard, ...]:
    path = FOLDER / f"{initial}.yaml"
    return read_library(path) if initial.isascii() and path.is_file() else ()


def read_library(path: Path) -> tuple[LibraryCard, ...]:
    """The cards of one file. Raises CardDataError with the file and the line of everything that is wrong in it."""
    problems = Problems()
    reader = Reader(problems)
    tree = read_tree(path.read_text(encoding="utf-8"))
    cards = tuple(_card(reader, key.text, node) for key, node in reader.entries(tree, "The library"))
    try:
        problems.raise_if_any()
    except InvalidScenario as error:
        raise CardDataError("\n".join(f"{path.name}: {problem}" for problem in error.problems)) from None
    return cards


def _card(reader: Reader, name: str, node: Node) -> LibraryCard:
    own, rest = _parted(node)
    fields = reader.fields(own, f"The card {name}", OWN_KEYS)

    def text(key: str) -> str:
        return reader.text(fields[key], f"{name}: {key}") if key in fields else ""

    unsure = reader.words(fields["unsure"], f"{name}: unsure", KEYS) if "unsure" in fields else ()
    definition = read_definition(reader, name, rest, default_type="event" if "type" in unsure else "")
    if definition.abilities is None:
        reader.wrong(node, f"{name} has no abilities.", "Write 'abilities: []' where none is followed.")
    face = replace(definition.face, pack=text("pack"), code=text("code"))
    also = reader.texts(fields["also"], f"{name}: also") if "also" in fields else ()
    return LibraryCard(definition=replace(definition, face=face, unsure=unsure), also=also)


def _parted(node: Node) -> tuple[Node, Node]:
    """The library's own keys, and those of the definition."""
    if not isinstance(node, Mapping):
        return Mapping((), node.line), node
    own = tuple(entry for entry in node.entries if entry[0].text in OWN_KEYS)
    rest = tuple(entry for entry in node.entries if entry[0].text not in OWN_KEYS)
    return Mapping(own, node.line), Mapping(rest, node.line)
