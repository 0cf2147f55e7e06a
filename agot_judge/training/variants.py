"""Boards that differ from a given one in one fact, by typed changes of the scenario and never of its text."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.scenario.entries import Check, Refuse
from agot_judge.scenario.model import CardList, Inline, Listed, Marks, Placed, Player, Scenario


class Variant(Struct, frozen=True):
    """Another board, and the one fact that is different."""

    fact: str
    """As a sentence that goes on after "but": ``Ann's claim is 1``."""
    about: str
    """The card or player that it is about."""
    scenario: Scenario
    is_of_a_card: bool = False


def variants(scenario: Scenario) -> Iterator[Variant]:
    """Every board that one of the changes makes; moves stay as they are, checks are left out."""
    run = tuple(entry for entry in scenario.run if not isinstance(entry, Check | Refuse))
    bare = replace(scenario, run=run, cites=())
    for change in (_marks, _claims):
        yield from change(bare)


def _claims(scenario: Scenario) -> Iterator[Variant]:
    for player in scenario.players:
        for cards in player.lists:
            for card in cards.cards:
                if (
                    cards.key == "plot"
                    and isinstance(card, Inline)
                    and card.definition.face.claim is not None
                ):
                    claim = 1 if card.definition.face.claim != 1 else 2
                    face = replace(card.definition.face, claim=claim)
                    other = Inline(replace(card.definition, face=face))
                    yield Variant(
                        f"{player.name}'s claim value is {claim}",
                        player.name,
                        _with_card(scenario, player, cards, card, other),
                    )


def _marks(scenario: Scenario) -> Iterator[Variant]:
    """A card that stands kneels, a duplicate is not there: of cards that take no part in the challenge."""
    for player in scenario.players:
        for cards in player.lists:
            for card in cards.cards:
                if cards.key != "play" or not isinstance(card, Placed):
                    continue
                for fact, marks in _other_marks(card.marks):
                    other = Placed(card.name, marks)
                    yield Variant(
                        fact.format(card.name),
                        card.name,
                        _with_card(scenario, player, cards, card, other),
                        True,
                    )


def _other_marks(marks: Marks) -> Iterator[tuple[str, Marks]]:
    if not marks.attacking and not marks.defending:
        is_kneeling = not marks.kneeling
        yield f"{{}} is {'kneeling' if is_kneeling else 'standing'}", replace(marks, kneeling=is_kneeling)
    if marks.duplicates:
        yield "{} has no duplicate", replace(marks, duplicates=0)


def _with_card(scenario: Scenario, player: Player, cards: CardList, card: Listed, other: Listed) -> Scenario:
    changed = CardList(cards.key, tuple(other if one is card else one for one in cards.cards))
    lists = tuple(changed if one is cards else one for one in player.lists)
    return replace(
        scenario,
        players=tuple(replace(one, lists=lists) if one is player else one for one in scenario.players),
    )
