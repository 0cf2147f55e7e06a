"""Effects on the game itself: plots revealed by effects, the first player, the end of a challenge; and what is done by hand."""

from msgspec.structs import replace

from agot_judge.engine import ability as tree
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Resolution
from agot_judge.engine.state.state import State
from agot_judge.rules.effects.affecting import affected, meant
from agot_judge.rules.resolution.by_hand import ask_judge
from agot_judge.rules.resolution.resolution import fail, happen
from agot_judge.rules.six_steps.challenges.empty import without_challenge
from agot_judge.rules.six_steps.frames import Due, Passive, Window
from agot_judge.rules.six_steps.rulebook import six_steps
from agot_judge.rules.six_steps.window.record import innermost, with_frame
from agot_judge.rules.targets.picking import slots_of

FAQ = "1e/faq"
_AS_POSSIBLE = (f"{FAQ}/4.10/1",)
_LATER_PLOTS = (f"{FAQ}/6.1/1", f"{FAQ}/2.3/2")
_FIRST_PLAYER = (f"{FAQ}/active-and-first-player/1",)
_ENDED = (f"{FAQ}/action-window-step-3/1",)


@six_steps.effect(tree.RevealPlot, *_LATER_PLOTS)
def reveal_plot(machine: Machine, state: State, frame: Resolution, effect: tree.RevealPlot) -> State:
    """A new plot is revealed in this window; its "when revealed" effects come in step 4 of it."""
    events = tuple(
        Event(
            kind="reveal plot", card=cards[0], player=slot.decision.player, source=frame.card, by=frame.player
        )
        for slot, cards in zip(slots_of(machine.at(state), frame, effect), frame.picked, strict=True)
        if cards
    )
    if not events:
        return fail(machine, state, frame, "there is no plot to reveal.", _AS_POSSIBLE)
    return happen(state, events)


@six_steps.effect(tree.InitiateRevealed, *_LATER_PLOTS)
def initiate_revealed(
    machine: Machine, state: State, frame: Resolution, effect: tree.InitiateRevealed
) -> State:
    """The "when revealed" effects of a plot are due again, as passives of this window."""
    window = innermost(state)
    found: list[Passive] = []
    for card in affected(machine.at(state), frame, effect):
        for number, ability in enumerate(machine.game.cards[card].definition.abilities):
            if ability.kind == "when revealed":
                found.append(Passive(card=card, ability=number))
    if window is None or not found:
        return fail(machine, state, frame, "there is nothing of the kind.", _AS_POSSIBLE)
    return with_frame(state, window, _with_due(window, tuple(found)))


def _with_due(window: Window, passives: tuple[Passive, ...]) -> Window:
    return replace(window, due=(*window.due, Due(passives=passives)))


@six_steps.effect(tree.BecomeFirst, *_FIRST_PLAYER)
def become_first(machine: Machine, state: State, frame: Resolution, effect: tree.BecomeFirst) -> State:
    """The player becomes the first player, or the one chosen does."""
    players = tuple(one for answer in frame.picked for one in answer)
    if not effect.chooses:
        players = meant(machine.at(state), frame, effect.player)
    if not players:
        return fail(machine, state, frame, "nobody becomes the first player.", _AS_POSSIBLE)
    return happen(
        state, (Event(kind="become first player", player=players[0], source=frame.card, by=frame.player),)
    )


@six_steps.effect(tree.EndChallenge, *_ENDED)
def end_challenge(machine: Machine, state: State, frame: Resolution, effect: tree.EndChallenge) -> State:
    """The challenge ends without resolution: nobody has won it."""
    if state.challenge is None:
        return fail(machine, state, frame, "there is no challenge.", _AS_POSSIBLE)
    return without_challenge(machine, state, "The challenge ends without resolution.", _ENDED)


@six_steps.effect(tree.CarryOut, f"{FAQ}/dominance-phase-chart/4")
def carry_out(machine: Machine, state: State, frame: Resolution, effect: tree.CarryOut) -> State:
    """Dominance is counted by an effect."""
    if effect.what != "determine dominance":
        return fail(machine, state, frame, "there is no such step in this edition.", _AS_POSSIBLE)
    return happen(state, (Event(kind="determine dominance"),))


@six_steps.effect(tree.ChangeType, *_AS_POSSIBLE)
def change_type(machine: Machine, state: State, frame: Resolution, effect: tree.ChangeType) -> State:
    """The judge changes the challenge's type: no paragraph says what comes of it."""
    return ask_judge(state, frame.text or "the challenge is of another type")


@six_steps.effect(tree.ChoosePlotAtRandom, *_AS_POSSIBLE)
def choose_plot_at_random(
    machine: Machine, state: State, frame: Resolution, effect: tree.ChoosePlotAtRandom
) -> State:
    """The judge chooses the plot card at random: no paragraph says when that is done."""
    return ask_judge(state, frame.text or "a plot card is chosen at random")


@six_steps.effect(tree.ByHand, *_AS_POSSIBLE)
def by_hand(machine: Machine, state: State, frame: Resolution, effect: tree.ByHand) -> State:
    """The judge says what this effect does; the timing around it is enforced."""
    return ask_judge(state, effect.text)
