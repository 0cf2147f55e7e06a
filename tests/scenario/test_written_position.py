"""The position of a game written as a scenario and read again: the same board, or what differs is said."""

from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from agot_judge.engine.state.state import UNKNOWN, State
from agot_judge.errors import AgotJudgeError
from agot_judge.scenario.builder import Board, build
from agot_judge.scenario.carried_over import not_carried_over
from agot_judge.scenario.format import load, read, write
from agot_judge.scenario.sight import Sight
from agot_judge.scenario.written_position import written_position
from tests.amounts import long

FILES = (
    *sorted(Path("agot_judge/scenario/examples").glob("*.yaml")),
    *sorted(Path("tests/scenario/rounds").glob("*.yaml")),
    *sorted(Path("tests/scenario/data").glob("*.yaml")),
)
FIRST = """
edition: 1e
players:
  Ann: {faction: stark, gold: 2, power: 3, hand: 3, play: [{Ser: {kneeling: true, power: 1, attachments: [Sword]}}, Tower]}
  Bob: {faction: lannister, hand: [Page, 2], play: [{Guard: {gold: 1, tokens: {poison: 1}}}, Squire], dead: [Old]}
cards:
  Ser: {type: character, str: 3, icons: [military], unique: true}
  Sword: {type: attachment}
  Tower: {type: location}
  Guard: {type: character, str: 2, icons: [military, power]}
  Squire: {type: character, str: 1, icons: [intrigue]}
  Page: {type: character, str: 1, cost: 0}
  Old: {type: character, str: 1}
start: declare-challenge
"""


def somewhere(data: st.DataObject, board: Board) -> State:
    """A state to which legal play comes."""
    machine, state = board.machine, board.state
    for _ in range(data.draw(st.integers(0, 14))):
        try:
            state = machine.run(state)
            if state.asking is None or state.asking.player < 0:
                break
            answers = [answer for _, answer in zip(range(12), machine.legal_answers(state), strict=False)]
            if not answers:
                break
            state = machine.take(state, data.draw(st.sampled_from(answers)))
        except AgotJudgeError:
            break
    return state


@long(60)
@given(st.data())
def test_a_position_is_read_as_it_was_written_or_what_differs_is_said(data):
    """Each card with its marks, counters, attachments and duplicates, each player with gold, power and piles."""
    texts = [*(path.read_text() for path in FILES), FIRST]
    board = build(load(data.draw(st.sampled_from(texts))))
    state = somewhere(data, board)
    written = written_position(board, state)
    text = write(written.scenario)
    assert read(text) == written.scenario or write(read(text)) == text

    again = build(load(text))

    said = " ".join(not_carried_over(board, state, written, again))
    old, new = Sight(board.machine, state), Sight(again.machine, again.state)
    labels = {
        board.machine.game.cards[card].label: again.machine.game.cards[place].label
        for place, card in enumerate(written.cards)
        if card != UNKNOWN
    }
    for place, card in enumerate(written.cards):
        if card == UNKNOWN:
            continue
        was, now = old.card_facts(card), new.card_facts(place)
        was["attachments"] = [labels.get(one, one) for one in was["attachments"]]
        name = was.pop("name")
        now.pop("name")
        for field in was:
            assert was[field] == now[field] or name in said, f"{name}: {field}: {was[field]} {now[field]}"
    for player, name in enumerate(board.machine.game.players):
        assert old.player_facts(player) == new.player_facts(player) or name in said
    if state.challenge is not None and not state.challenge.resolved:
        assert again.state.challenge is not None
        assert (again.state.challenge.type, again.state.challenge.winner) == (
            state.challenge.type,
            state.challenge.winner,
        )
    assert len(state.in_force) == len(again.state.in_force) or "in force" in said.lower()
    assert state.first_player == again.state.first_player


@long(30)
@given(st.data())
def test_what_was_written_is_written_the_same_again(data):
    """A board that is edited from its first line on is the board itself."""
    board = build(load(data.draw(st.sampled_from([path.read_text() for path in FILES]))))
    written = written_position(board, somewhere(data, board))
    if any("choose where it starts" in one for one in written.left_out):
        return
    once = write(written.scenario)
    again = build(load(once))
    assert write(written_position(again, again.state).scenario) == once
