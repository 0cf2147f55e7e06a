"""Every identified card of a scenario in the order of the file, and the names by which the file refers to them."""

import re
from collections.abc import Iterator

from msgspec import Struct

from agot_judge.editions import framework_for
from agot_judge.engine.values.titles import TITLE_POOL
from agot_judge.scenario.model import Definition, Inline, Listed, Marks, Placed, Player, Scenario
from agot_judge.scenario.points import EffectStart, EventStart

COPY = re.compile(r"(?P<name>.*)#(?P<number>[1-9]\d{0,3})")
NO_MARKS = Marks()
ELSEWHERE = "out of game"
"""The key of a card that is in no zone."""


class Position(Struct, frozen=True, kw_only=True):
    """One identified card: what it is called, whose list it is in, and what it is attached to or beneath."""

    name: str
    label: str
    player: int
    """The player under whose name it is listed."""
    key: str
    """The list's key; ``title``; ``title pool``; ``attachment`` and ``duplicate`` for what lies on another card."""
    path: tuple[str | int, ...]
    """Where the file has it."""
    marks: Marks = NO_MARKS
    host: int = -1
    """The position of the card that it is attached to or beneath."""
    definition: Definition | None = None
    """Where it is defined in place."""


class Roster:
    """The cards of a scenario by number, which is their place in ``positions``."""

    def __init__(self, scenario: Scenario) -> None:
        found: list[Position] = []
        for number, player in enumerate(scenario.players):
            for index in _listed_by(number, player, len(found)):
                found.append(index)
        found += _title_pool(scenario)
        found += _sources(scenario, {index.name for index in found})
        self._by_name: dict[str, list[int]] = {}
        for card, index in enumerate(found):
            self._by_name.setdefault(index.name, []).append(card)
        self.positions = tuple(self._labelled(card, index, found) for card, index in enumerate(found))
        self._by_label = {index.label: card for card, index in enumerate(self.positions)}

    def find(self, name: str) -> tuple[int, ...]:
        """The cards that a name can mean: one for ``Hedge Knight#2``, each copy for the bare name, or one so defined.

        Copies that are given only as a number of duplicates are meant by their own number alone, never by the bare name.
        """
        copy = COPY.fullmatch(name)
        if copy is not None and name not in self._by_name and copy["name"] in self._by_name:
            copies = self._by_name[copy["name"]]
            number = int(copy["number"])
            return (copies[number - 1],) if number <= len(copies) else ()
        copies = self._by_name.get(name, [])
        return tuple(card for card in copies if self.positions[card].key != "duplicate") or tuple(copies)

    def counted(self, name: str) -> tuple[int, ...]:
        """The copies of the name that are given only as a number of duplicates."""
        copies = self._by_name.get(name, [])
        return tuple(card for card in copies if self.positions[card].key == "duplicate")

    def names(self) -> tuple[str, ...]:
        """Every name and label, for the nearest spelling."""
        return tuple(dict.fromkeys((*self._by_name, *self._by_label)))

    def _labelled(self, card: int, index: Position, found: list[Position]) -> Position:
        copies = self._by_name[index.name]
        listed = [copy for copy in copies if found[copy].key != "duplicate"]
        alone = len(copies) == 1 or listed == [card]
        label = index.name if alone else f"{index.name}#{copies.index(card) + 1}"
        return Position(
            name=index.name,
            label=label,
            player=index.player,
            key=index.key,
            path=index.path,
            marks=index.marks,
            host=index.host,
            definition=index.definition,
        )


def is_melee(scenario: Scenario) -> bool:
    """True where the game is a melee: as the scenario says, or by the number of players."""
    by_players = framework_for(scenario.edition).has_melee and len(scenario.players) > 2
    return scenario.format == "melee" or (not scenario.format and by_players)


def _title_pool(scenario: Scenario) -> Iterator[Position]:
    """The titles that nobody bears: those that the scenario lists, or, in a melee, those of an edition that has a pool."""
    framework = framework_for(scenario.edition)
    of_edition = framework.has_title_pool and is_melee(scenario)
    names = scenario.titles or (tuple(title.face.name for title in framework.titles) if of_edition else ())
    borne = {player.title for player in scenario.players}
    for name in names:
        if name not in borne:
            yield Position(name=name, label=name, player=0, key=TITLE_POOL, path=("players",))


def _sources(scenario: Scenario, listed: set[str]) -> Iterator[Position]:
    """The cards from which effects come that are in nobody's lists: no part of the game, but their type and faction count
    for what is immune to them."""
    numbers = {player.name: number for number, player in enumerate(scenario.players)}
    defined = {definition.key for definition in scenario.cards}
    given: list[tuple[str, str, tuple[str | int, ...]]] = [
        (one.source, one.controller, ("in_force", number, "source"))
        for number, one in enumerate(scenario.in_force)
    ]
    start = scenario.start
    if isinstance(start, EffectStart | EventStart):
        given.append((start.source, start.controller, ("start", "source")))
    for name, controller, path in given:
        if name in defined and name not in listed:
            listed.add(name)
            yield Position(name=name, label=name, player=numbers.get(controller, 0), key=ELSEWHERE, path=path)


def _listed_by(number: int, player: Player, first: int) -> Iterator[Position]:
    """The cards in one player's lists, each followed by what lies on it. ``first`` is the number of the first one."""
    card = first
    for cards in player.lists:
        for place, listed in enumerate(cards.cards):
            path = ("players", player.name, cards.key, place)
            for index in _one(number, cards.key, listed, path, card):
                yield index
                card += 1
    if player.title:
        where = ("players", player.name, "title")
        marks = Marks(kneeling=player.title_kneeling)
        yield Position(
            name=player.title, label=player.title, player=number, key="title", path=where, marks=marks
        )


def _one(
    number: int, key: str, listed: Listed, path: tuple[str | int, ...], card: int, host: int = -1
) -> Iterator[Position]:
    if isinstance(listed, Inline):
        name = listed.definition.key
        yield Position(name=name, label=name, player=number, key=key, path=path, definition=listed.definition)
    elif isinstance(listed, Placed):
        marks = listed.marks
        yield Position(
            name=listed.name, label=listed.name, player=number, key=key, path=path, marks=marks, host=host
        )
        following = card + 1
        for _ in range(marks.duplicates):
            yield Position(
                name=listed.name, label=listed.name, player=number, key="duplicate", path=path, host=card
            )
            following += 1
        for attachment in marks.attachments:
            for index in _one(number, "attachment", attachment, path, following, card):
                yield index
                following += 1
