"""What an effect would do to a card that is so already: a standing card does not stand, who participates stays as it is."""

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
    """That the card is not yet as the effect would have it, where it is."""
    state = position.state
    here = state.cards[card]
    if here.zone != "play":
        return ()
    name = label(position.game, card)
    if isinstance(effect, Stand) and not here.kneeling:
        return (Requirement(text=f"{name} is kneeling (it is standing).", met=False, cites=_STANDS),)
    if isinstance(effect, Kneel) and here.kneeling:
        return (Requirement(text=f"{name} is standing (it is kneeling).", met=False, cites=_KNEELS),)
    if isinstance(effect, Participate) and is_participating(state, card):
        text = f"{name} is not participating yet (it is)."
        return (Requirement(text=text, met=False, cites=_PARTICIPATES),)
    if isinstance(effect, RemoveFromChallenge) and not is_participating(state, card):
        return (Requirement(text=f"{name} is participating.", met=False, cites=_PARTICIPATES),)
    return ()
