"""The scenario with other words in place of one text line: of a card, wherever it is defined, or of what is in force."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.cards.model import CardFace
from agot_judge.scenario.format import Loaded
from agot_judge.scenario.model import CardList, Definition, Inline, Player, Scenario


class LineOfCard(Struct, frozen=True):
    """A line of the text of a card: the key of its definition, and its number from 0."""

    key: str
    number: int


class InForceEntry(Struct, frozen=True):
    """An entry of ``in_force``, by its number from 0."""

    number: int


Where = LineOfCard | InForceEntry


def definitions(scenario: Scenario) -> Iterator[Definition]:
    """Every card that the scenario defines, those too that are defined where they lie."""
    yield from scenario.cards
    for player in scenario.players:
        for cards in player.lists:
            yield from (one.definition for one in cards.cards if isinstance(one, Inline))


def with_text(loaded: Loaded, where: Where, text: str) -> Loaded:
    """The scenario with these words there; without the line, where there are none."""
    scenario = loaded.scenario
    if isinstance(where, InForceEntry):
        given, number = scenario.in_force, where.number
        changed = (replace(given[number], text=text, effects=()),) if text else ()
        rest = (*given[:number], *changed, *given[number + 1 :])
        return replace(loaded, scenario=replace(scenario, in_force=rest))
    scenario = replace(
        scenario,
        cards=tuple(_changed(one, where, text) for one in scenario.cards),
        players=tuple(_of_player(one, where, text) for one in scenario.players),
    )
    return replace(loaded, scenario=scenario)


def _changed(definition: Definition, where: LineOfCard, text: str) -> Definition:
    if definition.key != where.key:
        return definition
    return replace(definition, face=with_line(definition.face, where.number, text))


def _of_player(player: Player, where: LineOfCard, text: str) -> Player:
    return replace(player, lists=tuple(_of_list(cards, where, text) for cards in player.lists))


def _of_list(cards: CardList, where: LineOfCard, text: str) -> CardList:
    changed = (
        replace(one, definition=_changed(one.definition, where, text)) if isinstance(one, Inline) else one
        for one in cards.cards
    )
    return replace(cards, cards=tuple(changed))


def with_line(face: CardFace, number: int, text: str) -> CardFace:
    """The card with other words in place of a line of its text."""
    from agot_judge.text.lines.splitting import lines  # most runs need none of it

    span = lines(face.text)[number]
    said = face.text[: span.start] + text + face.text[span.end :]
    return replace(face, text="\n".join(line for line in said.splitlines() if line.strip()))
