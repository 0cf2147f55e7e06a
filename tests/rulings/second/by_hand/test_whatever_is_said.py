"""Whatever the judge says by hand, it is refused with a reason or made, and the board stays whole."""

from functools import cache

from hypothesis import given
from hypothesis import strategies as st

from agot_judge.editions import rulebook_for
from agot_judge.engine.codec import read_state, write_state
from agot_judge.engine.state.decision import PASS
from agot_judge.engine.state.state import State
from agot_judge.scenario.builder import Board, build
from agot_judge.scenario.by_hand import HandFitter
from agot_judge.scenario.entries import ByHand
from agot_judge.scenario.fits import Given, Refused
from agot_judge.scenario.format import load
from agot_judge.scenario.hand_changes import HandChange
from agot_judge.scenario.matching import Matcher
from tests.amounts import long
from tests.engine.test_properties import is_well_formed
from tests.rulings.play import Play
from tests.scenario.strategies import hand_changes

TEXT = """
edition: 2e
players:
  Ann:
    plot: Calm
    plots: [Feast, Siege]
    play: [{Ser: {attacking: true, duplicates: 1}}, {Page: {attachments: [Rot, Saddle]}}, Gate]
    hand: [Squire, Ser, Tale]
    discard: [Cook]
    deck: [Squire, Cook, 4]
  Bob:
    plot: Calm
    play: [{Guard: {defending: true, power: 2}}, {Cook: {attachments: [{Saddle: {owner: Ann}}]}}, Proud]
    dead: [Ser]
    shadows: [Spy]
    deck: [Page, 3]
cards:
  Ser: {type: character, unique: true, str: 4, icons: [military], text: "Renown.\\nReaction: After Ser is killed, draw 1 card."}
  Page: {type: character, str: 2, icons: [military, power]}
  Squire: {type: character, str: 1, traits: [Lord]}
  Guard:
    {type: character, str: 3, text: "Interrupt: When a character would be killed, kneel your faction card to save it."}
  Cook: {type: character, str: 1, text: Cook cannot be killed.}
  Proud: {type: character, str: 5, text: "No attachments.\\nImmune to events."}
  Spy: {type: character, str: 2, text: "Shadow (2)."}
  Gate: {type: location, text: "Reaction: After a character enters play, gain 1 gold."}
  Rot: {type: attachment, text: "Terminal.\\nAttached character gets -1 STR and is killed if its STR is 0."}
  Saddle: {type: attachment}
  Tale: {type: event, cost: 0, text: "Action: Draw 1 card."}
  Calm: {type: plot, gold: 3, initiative: 1, claim: 1, reserve: 6}
  Feast: {type: plot, gold: 2, initiative: 1, claim: 2, reserve: 6, text: "When Revealed: Draw 1 card."}
  Siege: {type: plot, gold: 2, initiative: 1, claim: 2, reserve: 6}
challenge: {type: military, attacker: Ann, defender: Bob}
start: {effect: Something nobody foresaw., controller: Ann, source: Gate}
"""


@cache
def board() -> tuple[Board, State, HandFitter]:
    """The board, where its effect has begun, and what fits changes to it: built when a test asks, not while tests are read."""
    built = build(load(TEXT))
    machine = built.machine
    return built, machine.run(built.state), HandFitter(machine, Matcher(machine.game, built.roster))


def tokens_in_shadows(change: HandChange) -> bool:
    """Whether tokens are put where they may lie, but where ``is_well_formed`` expects none."""
    return (change.do == "token" and "Spy" in change.cards) or any(map(tokens_in_shadows, change.changes))


def changes() -> st.SearchStrategy[list[HandChange]]:
    """Changes of the board that a judge may say."""
    on, _, _ = board()
    one = hand_changes(
        st.sampled_from(on.machine.game.players),
        st.sampled_from([index.label for index in on.roster.positions]),
    )
    return st.lists(one.filter(lambda change: not tokens_in_shadows(change)), max_size=3)


MOVES = 25


@long(400)
@given(st.deferred(changes))
def test_it_is_refused_with_a_reason_or_made_and_nothing_is_lost(said):
    """RR Effects ¶3: as much as can be done is done; every card is in one place, and each state survives JSON."""
    on, state, fitter = board()
    machine = on.machine
    assert state.asking is not None
    fit = fitter.fit(state, state.asking, ByHand(tuple(said)))
    if isinstance(fit, Refused):
        assert all(reason.text for reason in fit.reasons)
        return
    assert isinstance(fit, Given)
    state = machine.run(machine.apply(state, fit.answer))
    for _ in range(MOVES):
        is_well_formed(Play(machine, state))
        assert not state.despite
        assert read_state(rulebook_for("2e"), write_state(state)) == state
        if state.asking is None:
            return
        if state.asking.may_pass or state.asking.kind == "by hand":
            state = machine.run(machine.take(state, PASS))
            continue
        answer = next(iter(machine.legal_answers(state)), None)
        assert answer is not None, state.asking
        state = machine.run(machine.take(state, answer))
