"""Effects that would change nothing about a card: a standing card does not stand, who participates stays as it is."""

from agot_judge.engine.ability import Effect, Kneel, Participate, RemoveFromChallenge, Stand
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import is_participating, label
from agot_judge.engine.state.decision import Requirement
from agot_judge.engine.values.position import Position

_STANDS = ("2e/rr/stand/1", "2e/rr/abilities/6")
_KNEELS = ("2e/rr/kneel/2",)
_PARTICIPATES = ("2e/rr/participating/1", "2e/rr/abilities/6")


@shared.rule(*_STANDS, *_KNEELS, *_PARTICIPATES)
def is_so_already(position: Position, effect: Effect, card: int) -> tuple[Requirement, ...]:
    """The requirement that the card is not yet as the effect would have it, where it is."""
    state = position.state
    here = state.cards[card]
    if here.zone != "play":
        return ()
    name = label(position.game, card)
    if isinstance(effect, Stand) and not here.kneeling:
        return (
            Requirement(
                text=f"{name} is kneeling.", failing=f"{name} is standing.", met=False, cites=_STANDS
            ),
        )
    if isinstance(effect, Kneel) and here.kneeling:
        return (
            Requirement(
                text=f"{name} is standing.", failing=f"{name} is kneeling.", met=False, cites=_KNEELS
            ),
        )
    if isinstance(effect, Participate) and is_participating(state, card):
        text, failing = f"{name} is not participating yet.", f"{name} is participating already."
        return (Requirement(text=text, failing=failing, met=False, cites=_PARTICIPATES),)
    if isinstance(effect, RemoveFromChallenge) and not is_participating(state, card):
        text, failing = f"{name} is participating.", f"{name} is not participating."
        return (Requirement(text=text, failing=failing, met=False, cites=_PARTICIPATES),)
    return ()
