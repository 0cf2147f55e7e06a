"""Effects that do what a step of the round does: dominance is determined, reserve is checked, a plot card is chosen, its
when revealed ability is initiated."""

from msgspec.structs import replace

from agot_judge.editions.second.rulebook import second
from agot_judge.engine.ability import CarryOut, ChoosePlotAtRandom, InitiateRevealed
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import label
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Initiation, Occurrence, Resolution
from agot_judge.engine.state.game import Game
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import push, say, with_player
from agot_judge.rules.effects.affecting import affected, meant
from agot_judge.rules.initiation.requirements import what_is_lacking
from agot_judge.rules.resolution.resolution import fail
from agot_judge.rules.targets.picking import picked_cards

_RANDOM = ("2e/rr/1.2/1", "2e/rr/effects/3")


@second.effect(CarryOut, "2e/rr/5.2/1", "2e/rr/7.3/2", "2e/rr/effects/3")
def carry_out(machine: Machine, state: State, frame: Resolution, effect: CarryOut) -> State:
    """It is done at once, as in its step; several players check reserve one after the other."""
    if effect.what == "determine dominance":
        event = Event(kind="determine dominance", source=frame.card, by=frame.player, cause="effect")
        return push(state, Occurrence(events=(event,), nested=True))
    players = meant(machine.at(state), frame, effect.player)
    if not players:
        return fail(machine, state, frame, "nobody checks reserve.")
    for player in reversed(players):
        event = Event(kind="check reserve", player=player, source=frame.card, by=frame.player, cause="effect")
        state = push(state, Occurrence(events=(event,), nested=True))
    return state


@second.effect(ChoosePlotAtRandom, "2e/rr/1.2/1", "2e/rr/effects/3")
def choose_plot_at_random(
    machine: Machine, state: State, frame: Resolution, effect: ChoosePlotAtRandom
) -> State:
    """Chance has said which plot card is chosen: it lies facedown in place of the one that the player chose."""
    players = meant(machine.at(state), frame, effect.player)
    chosen = picked_cards(machine.at(state), frame, effect, "cards")
    if not players or not chosen:
        return fail(machine, state, frame, "no plot card is chosen.")
    for player, card in zip(players, chosen, strict=True):
        name = machine.game.players[player]
        state = say(state, "effect", f"{name} has chosen a plot card at random, facedown.", _RANDOM, player)
        state = with_player(state, player, replace(state.players[player], chosen=card))
    return state


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
