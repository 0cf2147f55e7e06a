"""Changes by hand in the midst of play: made where the run stands, whatever is asked, with all that follows from them."""

from hypothesis import given
from hypothesis import strategies as st

from agot_judge.engine.ability import Change
from agot_judge.engine.state.decision import PASS, Answer
from agot_judge.scenario.answering import move_for
from agot_judge.scenario.builder import build
from agot_judge.scenario.entries import ByHand
from agot_judge.scenario.format import load, read, write
from agot_judge.web.sandbox.examples import examples
from agot_judge.web.sandbox.line_of_play import play
from agot_judge.web.sandbox.run_text import with_run
from tests.amounts import long
from tests.scenario.running import BOARD, MILITARY, error, holds


def test_a_character_killed_by_the_table_before_claim_is_not_chosen_for_it():
    """RR Claim ¶1, Kill ¶1: what the players did is done where the run stands, and the claim is chosen of what is left."""
    holds(
        MILITARY
        + """\
start: duck
run:
  - advance: {window: claim, of: Bob}
  - by_hand: [{kill: [Old Gardener]}]
    here: true
  - check: {cards: {Old Gardener: {zone: dead}}, decision: {player: Bob, kind: claim, not_choices: [Old Gardener]}}
"""
    )


def test_without_here_a_change_waits_for_something_to_be_resolved_by_hand():
    exit_status, _, message = error(
        MILITARY + "start: duck\nrun:\n  - by_hand: [{kill: [Old Gardener]}]\n  - advance: end\n"
    )
    assert exit_status == 2
    assert "Nothing is to be resolved by hand" in message or "Bob must decide" in message
    assert "by_hand: [{kill: [Old Gardener]}]" in message
    assert "after_line" not in message  # as the file has it


def test_what_is_forbidden_is_refused_with_its_paragraph():
    exit_status, _, message = error(
        MILITARY + "start: duck\nrun:\n  - by_hand: [{stand: [Old Gardener]}]\n    here: true\n"
    )
    assert exit_status == 2
    assert "Old Gardener" in message


def test_it_is_read_and_written_the_same():
    text = MILITARY + "start: duck\nrun:\n  - by_hand: [{gain_power: 1, player: Ann}]\n    here: true\n"
    scenario = read(BOARD + text)
    assert read(write(scenario)) == scenario
    assert isinstance(scenario.run[0], ByHand)
    assert scenario.run[0].here


DEEDS = ("kneel", "stand", "kill", "discard", "gain power", "remove from challenge")


@long(30)
@given(st.data())
def test_play_goes_on_from_any_change_at_any_decision(data):
    """Whatever the judge changes, wherever: the change is refused with a reason, or made, said in the trace, and the run that
    says it comes to the same board."""
    text = data.draw(st.sampled_from([example.text for example in examples()]))
    board = build(load(text))
    machine, state, entries = board.machine, board.state, []
    for _ in range(data.draw(st.integers(1, 8))):
        state = machine.run(state)
        decision = state.asking
        if decision is None or decision.player < 0:
            break
        answers = [answer for _, answer in zip(range(20), machine.legal_answers(state), strict=False)]
        in_play = [card for player in state.players for card in player.play]
        do = data.draw(st.sampled_from(DEEDS))
        amount = 1 if do == "gain power" else 0
        change = Change(do=do, cards=(data.draw(st.sampled_from(in_play)),), amount=amount)
        by_hand = Answer(by_hand=(change,))
        if data.draw(st.booleans()) and not machine.reasons_against(state, by_hand):
            before = len(machine.trace(state))
            entries.append(move_for(machine, state, by_hand))
            state = machine.run(machine.apply(state, by_hand))
            assert machine.trace(state)[before].kind == "by-hand"
            continue
        answer = data.draw(st.sampled_from(answers or [PASS]))
        entries.append(move_for(machine, state, answer))
        state = machine.apply(state, answer)
    line = play(load(with_run(text, board.loaded.scenario, tuple(entries))))
    assert [place.state for place in line.places.places if place.state == machine.run(state)]
