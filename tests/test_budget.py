"""A budget of steps and of processor time: what is within it is done, what is beyond it is broken off, and says so."""

import pytest

from agot_judge.budget import BETWEEN_LOOKS, Budget, Spent, current, limited, part_of_budget, spend
from agot_judge.cards.model import CardFace
from agot_judge.engine.exploration import explore
from agot_judge.scenario.builder import build
from agot_judge.scenario.exploring import explore_scenario
from agot_judge.scenario.format import load
from agot_judge.text.compile import compile_card, compile_text
from agot_judge.text.compiled import CompiledLine
from agot_judge.text.lines.splitting import MOST_LINES, MOST_TRIES, Joining, lines
from benchmarks.outcomes_load import eight_on_eight

AGES = 1e6


def spend_so_much(steps: int) -> None:
    """Do work of so many steps."""
    for _ in range(steps):
        spend()


def test_without_a_budget_nothing_is_counted():
    assert current() is None
    spend()


def test_steps_beyond_the_budget_are_refused_whatever_catches_exceptions():
    assert not issubclass(Spent, Exception)
    with pytest.raises(Spent, match="10 steps"), limited(Budget(AGES, 10)):
        spend_so_much(100)


def test_a_client_that_has_left_ends_the_work():
    with pytest.raises(Spent) as spent, limited(Budget(AGES, 10**9, lambda: True)):
        spend_so_much(BETWEEN_LOOKS + 1)
    assert spent.value.what == ""


def test_time_that_is_used_up_ends_the_work():
    with pytest.raises(Spent, match=r"0\.0 seconds"), limited(Budget(0.0, 10**9)):
        spend_so_much(10**6)


def test_what_comes_after_a_part_still_has_the_rest():
    with limited(Budget(AGES, 1000)) as whole:
        with part_of_budget(0.5) as part:
            spend_so_much(2000)
        assert part.spent == "1,000 steps"
        assert whole.steps == 0
        spend()


def test_an_exploration_that_is_broken_off_tells_what_was_found_until_then():
    with limited(Budget(AGES, 3000)):
        found = explore_scenario(load(eight_on_eight()))
    assert not found.is_complete
    assert found.spent
    assert found.states > 0
    assert found.unfollowed > 0
    assert found.order_matters is None


def test_of_a_wide_board_no_more_states_are_kept_than_a_few_for_each_that_is_followed(monkeypatch):
    monkeypatch.setattr("agot_judge.engine.exploration.FOUND", 100)
    monkeypatch.setattr("agot_judge.engine.exploration.FOUND_OF_FOLLOWED", 2)
    board = build(load(eight_on_eight()))
    found = explore(board.machine, board.state, lambda end: end.players, 300)
    assert found.followed < 300
    assert 100 < found.unfollowed < 2000
    assert not found.is_complete


def test_of_a_wide_board_of_alike_cards_more_comes_to_an_end():
    """Eight alike characters on each side: with one for all, the same bound reaches ends of play."""
    wide = load(eight_on_eight())
    found = explore_scenario(wide, most_states=1_000)
    assert found.alike == tuple(tuple(f"{side}{one}" for one in range(8)) for side in "AB")
    assert found.outcomes_found
    board = build(wide)
    assert not explore(board.machine, board.state, lambda end: end.players, 1_000).ends


def test_a_text_of_many_broken_lines_is_read_in_time_that_grows_with_its_length():
    """Each line is read alone, and at most so many together with so many others; it was all with all."""
    for count in (50, 500):
        text = "A.\n" * count
        read: list[int] = []

        def unread(span, read=read) -> CompiledLine:
            read.append(len(span))
            return CompiledLine(text="", status="unread")

        Joining(text, lines(text), unread).lines()
        assert sum(read) <= len(text) + MOST_TRIES * MOST_LINES * len("A.\n")


def test_thousands_of_broken_lines_are_each_a_line():
    text = "A.\n" * 1200
    face = CardFace(name="Hodor", type="character", text=text)
    with limited(Budget(AGES, 10**9)):
        found = compile_card(face)
    assert len(found) == 1200


def test_the_reading_of_a_text_is_counted():
    face = CardFace(name="Hodor", type="character", text="")
    with pytest.raises(Spent), limited(Budget(AGES, 5)):
        compile_text("Reaction: After you win a challenge, draw 2 cards.", face)
