"""Questions that a player may ask about a judge's own board, for which nobody has written a dispute."""

import pytest

from agot_judge.training.citing import Citing
from agot_judge.training.kinds import call_done, call_may
from agot_judge.training.told import listed
from tests.training.boards import CLAIM, played

REFUSALS = """\
edition: 2e
title: A kneeling character does not defend
players:
  Ann:
    plot: {name: March, gold: 4, initiative: 0, claim: 1, reserve: 6}
    play: [Grey Wolf]
  Bob:
    plot: {name: Harvest, gold: 4, initiative: 0, claim: 1, reserve: 6}
    play: [Clansman: kneeling, Scout]
first_player: Ann
cards:
  Grey Wolf: {type: character, str: 5, icons: [military]}
  Clansman: {type: character, str: 2, icons: [military]}
  Scout: {type: character, str: 1, icons: [military]}
start: challenges
stop: "4.2.2"
run:
  - Ann: {challenge: {type: military, against: Bob, with: [Grey Wolf]}}
  - refuse: {Bob: {defend: [Clansman]}}
  - Bob: {defend: [Scout]}
  - check: {cards: {Scout: {kneeling: true}}}
cites: [2e/rr/4.2.1/1]
"""


def asked(kind, text):
    board = played(text)
    return list(kind.questions(board, Citing([board])))


def right(question):
    return [question.choices[place].text for place in question.key]


def test_where_a_card_is_when_all_is_done():
    """RR Military Claim ¶4: Bob's choices are told, and whoever asks wants to know what became of each."""
    found = {one.prompt.rpartition(": ")[2]: right(one) for one in asked(call_done, CLAIM)}
    assert found["“Where is Old Lion now?”"] == ["Old Lion is in play."]
    assert found["“Where is Clansman now?”"] == ["Clansman is in the dead pile."]


def test_the_ruling_rests_on_the_line_that_decides_it():
    question = next(one for one in asked(call_done, CLAIM) if "Where is Clansman" in one.prompt)
    assert "2e/rr/kill/1" in question.accepted
    assert question.choices[0].because == "Clansman is killed (claim)."


def test_a_refused_move_is_asked_for_and_answered_with_the_reason():
    """RR 4.2.1 ¶1: a defender must stand."""
    question = next(one for one in asked(call_may, REFUSALS) if "Clansman" in one.prompt)
    assert question.prompt == "Bob: “May I defend with Clansman?”"
    assert right(question) == [call_may.VERDICTS[call_may.NO]]
    assert "kneel" in question.choices[call_may.NO].because


def test_a_move_that_is_made_may_be_made():
    question = next(one for one in asked(call_may, REFUSALS) if "Scout" in one.prompt)
    assert right(question) == [call_may.VERDICTS[call_may.YES]]
    assert question.best == "2e/rr/4.2.1/1"


@pytest.mark.parametrize(
    ("names", "words"), [(("A",), "A"), (("A", "B"), "A and B"), (("A", "B", "C"), "A, B and C")]
)
def test_names_are_listed_as_one_says_them(names, words):
    assert listed(names) == words
