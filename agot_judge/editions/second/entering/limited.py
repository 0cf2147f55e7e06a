"""The keyword limited: one card a round for each player, marshaled or played."""

from agot_judge.editions.second.conventions import LIMITED_WAYS
from agot_judge.editions.second.rulebook import second
from agot_judge.engine.state.decision import Requirement
from agot_judge.engine.values.adjustments import number_as_changed
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.values import has_keyword

_LIMITED = ("2e/rr/limited/1",)
_BY_TEXT = ("2e/rr/the-golden-rules/2",)
"""The paragraph by which the text of a card can let a player marshal or play more limited cards in a round."""


@second.rule(*_LIMITED)
def is_limited(position: Position, card: int) -> bool:
    """True where the card has the limited keyword."""
    return has_keyword(position, card, "limited")


@second.rule(*_LIMITED, "2e/rr/limited/2", "2e/faq/limited-card-as-duplicate/2")
def limited_this_round(position: Position, player: int) -> tuple[int, ...]:
    """The limited cards that this player has marshaled or played this round: limited as they were used, in hand."""
    return tuple(
        deed.card
        for deed in position.state.deeds
        if deed.player == player
        and deed.way in LIMITED_WAYS
        and position.game.cards[deed.card].definition.is_printed_limited
    )


@second.rule(*_LIMITED, *_BY_TEXT, "2e/rr/limited/2")
def limited_requirement(position: Position, player: int, card: int) -> Requirement | None:
    """The requirements of a limited card to be marshaled or played; None for a card that is not limited."""
    if not is_limited(position, card):
        return None
    before = limited_this_round(position, player)
    who = position.game.players[player]
    most = number_as_changed(position, player, "limited cards", 1)
    text = f"{who} has marshaled or played no other limited card this round."
    if most > 1:
        text = f"{who} has marshaled or played fewer than {most} limited cards this round ({len(before)})."
    many = "a limited card" if len(before) == 1 else f"{len(before)} limited cards"
    return Requirement(
        text=text,
        failing=f"{who} has marshaled or played {many} this round already.",
        met=len(before) < most,
        cites=(*_LIMITED, *_BY_TEXT) if most > 1 and before else _LIMITED,
        about="limited",
    )
