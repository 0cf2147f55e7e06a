"""Common errors: each is refuted by paragraphs that there are, and wrong answers come of it."""

from collections import Counter

import pytest

from agot_judge.editions import played as editions
from agot_judge.training.citing import Citing
from agot_judge.training.kinds import next_line, wrong_line
from agot_judge.training.misconceptions import misconceptions, ruled
from tests.training.boards import CLAIM, played

LEAST = {"2e": 200, "1e": 50}
LOCKET = "cards:\n  Locket: {type: attachment, cost: 1}\n  Grey"
SAVED_IS_NOT_CHOSEN = "A saved character does not count for claim, so that another must be chosen."


@pytest.mark.parametrize("edition", editions())
def test_each_error_is_refuted_by_a_paragraph_of_its_edition(edition, corpus):
    for one in misconceptions(edition):
        assert one.refuted_by, one.belief
        for cite in one.refuted_by:
            assert cite in corpus, cite
            assert cite.startswith(f"{edition}/")
            assert corpus.paragraph(cite).kind != "heading"


@pytest.mark.parametrize("edition", LEAST)
def test_there_are_enough_of_them_and_none_stands_there_twice(edition):
    beliefs = Counter(one.belief for one in misconceptions(edition))
    assert len(beliefs) >= LEAST[edition]
    assert max(beliefs.values()) == 1


def test_a_saved_character_is_killed_for_whom_the_error_is_true():
    """RR Save ¶2, Military Claim ¶4: the wrong answer comes first of all, and says which error it is."""
    board = played(CLAIM)
    asked = [*next_line.questions(board, Citing([board])), *wrong_line.questions(board, Citing([board]))]
    wrong = [one for question in asked for one in question.choices if one.belief == SAVED_IS_NOT_CHOSEN]
    assert {one.text for one in wrong} == {"Old Lion is killed (claim)."}
    assert all(f"A common error: {SAVED_IS_NOT_CHOSEN}" in one.because for one in wrong)


def test_a_belief_rules_one_way_only():
    """RR Costs ¶3: whoever would pay with an opponent's cards says yes."""
    assert ruled("2e", ("2e/rr/costs/3",), "yes")
    assert not ruled("2e", ("2e/rr/costs/3",), "no")
