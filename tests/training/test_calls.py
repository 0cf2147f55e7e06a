"""Questions that a player asks at the table, and the boards that one paragraph decides."""

import pytest

from agot_judge.training.citing import Citing, grounds
from agot_judge.training.kinds import call_made as call
from agot_judge.training.kinds import call_may, same_rule
from agot_judge.training.shipped import positions
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
    found = {one.prompt.rpartition(": ")[2]: right(one) for one in asked(call, CLAIM)}
    assert found["“Where is Old Lion now?”"] == ["Old Lion is in play."]
    assert found["“Where is Clansman now?”"] == ["Clansman is in the dead pile."]


def test_the_ruling_rests_on_the_line_that_decides_it():
    question = next(one for one in asked(call, CLAIM) if "Where is Clansman" in one.prompt)
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


def test_one_board_alone_is_decided_by_the_same_paragraph(corpus, monkeypatch):
    """Of the boards that are offered one rests on the paragraph; the others rest on nothing on which the given one rests."""
    monkeypatch.setattr(
        same_rule, "_is_no_matter_of_words", lambda *given: True
    )  # of few boards few are alike
    alike = ("2e/rr/attachment-cards/6", "2e/rr/effects/4")
    texts = [one.text for one in positions("2e")]
    about = [text for text in texts if any(cite in text for cite in alike)]
    boards = [played(text) for text in dict.fromkeys((*about, *texts[::4]))]
    lines = {entry.text: set(grounds(entry)) for board in boards for entry in board.trace}
    found = list(same_rule.questions(boards, Citing(boards), corpus))
    assert found
    for _, question in found:
        ends = [
            next(cites for text, cites in lines.items() if choice.text.endswith(text))
            for choice in question.choices
        ]
        assert question.best in ends[0]
        assert all(question.best not in cites for cites in ends[1:])
