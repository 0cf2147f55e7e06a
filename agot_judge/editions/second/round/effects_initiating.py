"""An effect that initiates the when revealed ability of a plot card as if it had just been revealed."""

from agot_judge.editions.second.rulebook import second
from agot_judge.engine.ability import InitiateRevealed
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import label
from agot_judge.engine.state.frames import Initiation, Resolution
from agot_judge.engine.state.game import Game
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import push, say
from agot_judge.rules.effects.affecting import affected
from agot_judge.rules.initiation.missing_requirements import what_is_lacking
from agot_judge.rules.resolution.resolution import fail

_INITIATE = ("2e/rr/when-revealed/1", "2e/faq/varyss-riddle-summer-harvest/2")
_WHEREVER = ("zone", "control")
"""The requirements that are not asked of a card that is treated as if the player had just revealed it."""


def numbers_of(game: Game, card: int) -> tuple[int, ...]:
    """The numbers of the card's when revealed abilities."""
    abilities = game.cards[card].definition.abilities
    return tuple(number for number, ability in enumerate(abilities) if ability.kind == "when revealed")


@second.effect(InitiateRevealed, *_INITIATE)
def initiate(machine: Machine, state: State, frame: Resolution, effect: InitiateRevealed) -> State:
    """The player initiates it, and is "you" in it."""
    found = [
        (card, number)
        for card in affected(machine.at(state), frame, effect)
        for number in numbers_of(machine.game, card)
    ]
    if not found:
        return fail(machine, state, frame, "there is no when revealed ability.")
    for card, number in reversed(found):
        lacking, why = what_is_lacking(machine.at(state), frame.player, card, number, None, _WHEREVER)
        name = label(machine.game, card)
        if lacking:
            text = f"The When Revealed ability of {name} does not initiate. {lacking}"
            state = say(state, "ability", text, (*_INITIATE, *why), frame.player)
            continue
        text = f"{machine.game.players[frame.player]} initiates the When Revealed ability of {name}."
        state = say(state, "ability", text, _INITIATE, frame.player)
        state = push(state, Initiation(player=frame.player, card=card, ability=number, checked=True))
    return state
