"""The one kind of window: each player in turn does the deed of a card or passes, until all have passed in a row."""

from msgspec.structs import replace

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import label
from agot_judge.engine.state.decision import PASS, Answer, Decision, Option, Requirement
from agot_judge.engine.state.frames import Resolution
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import ask, push, say, with_card
from tests.editions.toy.frames import Deeds
from tests.editions.toy.rulebook import toy

IN_TURN = ("toy/rules/deeds/1",)
KNEELS = ("toy/rules/deeds/2",)
CLOSE = ("toy/rules/deeds/3",)


@toy.frame(Deeds, *IN_TURN, *CLOSE)
def carry_on(machine: Machine, state: State, deeds: Deeds) -> State:
    """Ask the player whose turn it is, or close the window."""
    if deeds.passes == len(state.players):
        return say(state, "window", "All have passed: deeds close.", CLOSE)
    name = machine.game.players[deeds.turn]
    options = tuple(
        Option(label=label(machine.game, card), card=card, ability=0, cites=IN_TURN)
        for card in state.players[deeds.turn].play
        if all(one.met for one in requirements(machine, state, deeds.turn, card))
    )
    text = f"{name} may have a card do its deed, or pass."
    return ask(
        state,
        deeds,
        Decision(
            player=deeds.turn, kind="deed", text=text, options=options, least=0, may_pass=True, cites=IN_TURN
        ),
    )


@toy.frame_answer(Deeds, *IN_TURN, *KNEELS)
def answer(machine: Machine, state: State, deeds: Deeds, decision: Decision, given: Answer) -> State:
    """A pass, or a deed: the card kneels for it, and its effects resolve before the turn of the next player."""
    player, name = decision.player, machine.game.players[decision.player]
    deeds = replace(deeds, turn=(player + 1) % len(state.players))
    if given == PASS:
        state = say(state, "decision", f"{name} passes.", CLOSE, player)
        return push(state, replace(deeds, passes=deeds.passes + 1))
    card = decision.options[given.options[0]].card
    state = say(state, "decision", f"{name} kneels {label(machine.game, card)} for its deed.", KNEELS, player)
    state = with_card(state, card, replace(state.cards[card], kneeling=True))
    resolution = Resolution(player=player, card=card, effects=machine.ability(card, 0).effects)
    return push(state, replace(deeds, passes=0), resolution)


@toy.rule(*IN_TURN, *KNEELS)
def requirements(machine: Machine, state: State, player: int, card: int) -> tuple[Requirement, ...]:
    """Each requirement for the card to do a deed of the player."""
    here = state.cards[card]
    is_own = here.zone == "play" and here.controller == player
    return (
        Requirement(text="The player has it in play.", met=is_own, cites=IN_TURN),
        Requirement(
            text="It has a deed.", met=bool(machine.game.cards[card].definition.abilities), cites=IN_TURN
        ),
        Requirement(text="It is standing.", met=not here.kneeling, cites=KNEELS),
    )
