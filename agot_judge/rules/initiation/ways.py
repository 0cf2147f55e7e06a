"""The requirements of a card over all the ways in which it could be used."""

from agot_judge.engine.state.decision import Requirement, Way
from agot_judge.engine.state.game import Game

_DECISIONS = ("challenge", "defend", "choose")
"""The ways that are answers to a decision, and none where another one is asked for."""


def requirements_of_ways(
    game: Game, card: int, every: tuple[Way, ...], declaring: list[Way]
) -> tuple[Requirement, ...]:
    """Each requirement of the ways of using the card, but for whose turn it is; none where one that is ``declaring``, an
    answer to the decision that is asked, is legal."""
    if any(way.is_legal for way in declaring):
        return ()
    found = [way for way in every if way.verb not in _DECISIONS or way in declaring]
    abilities = game.cards[card].definition.abilities
    used = [
        way
        for way in found
        if not 0 <= way.ability < len(abilities) or abilities[way.ability].kind != "constant"
    ]
    return tuple(one for way in used or found for one in way.requirements if one.about != "turn")
