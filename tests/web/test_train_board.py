"""The board of an exercise: all that everybody may see and that can decide its question stands on it."""

import pytest

from agot_judge.training.citing import Citing
from agot_judge.training.kinds import call
from agot_judge.training.own import own_questions
from agot_judge.training.pool import exercise_of
from agot_judge.web.train.position import played_again, position
from tests.training.boards import UNOPPOSED, disputed, played

BOARD = """\
edition: 2e
title: A board on which much lies outside of play
players:
  Ann:
    plot: March
    gold: 1
    hand: [Dear Song, Harper]
    deck: 6
    play: [Lord Oak: {attachments: [Harp]}]
    dead: [Lady Fern]
    discard: [Cheap Song]
  Bob:
    plot: {name: Harvest, gold: 4, initiative: 0, claim: 1, reserve: 6}
    play: [Clansman]
first_player: Ann
cards:
  March: {type: plot, gold: 4, initiative: 0, claim: 1, reserve: 6, text: "Each character gets +1 STR."}
  Lord Oak: {type: character, cost: 4, unique: true, str: 5, icons: [military]}
  Lady Fern: {type: character, cost: 4, unique: true, str: 5, icons: [military]}
  Harper: {type: character, cost: 2, str: 1, icons: [intrigue], text: "Action: Kneel Harper to gain 1 gold."}
  Clansman: {type: character, str: 2, icons: [military]}
  Harp: {type: attachment, cost: 1, text: "Action: Kneel Harp to gain 1 gold."}
  Dear Song: {type: event, cost: 3, text: "Action: Draw 1 card."}
  Cheap Song: {type: event, cost: 0, text: "Action: Gain 1 gold."}
start: challenges
run:
  - check: {may_not: {Ann: [Dear Song]}}
  - Ann: {trigger: Harp}
  - check: {players: {Ann: {gold: 2}}}
"""


def first_question(app, corpus, text):
    """The board where the first question is asked that can be made of it, be it worth asking or not."""
    board = played(text)
    citing = Citing([board])
    one = exercise_of(corpus, citing, board, next(own_questions(board, citing)), ())
    with app.test_request_context():
        return position(corpus, played_again(one), one)


@pytest.fixture(scope="module")
def shown(app, corpus):
    """The board where its first question is asked."""
    return first_question(app, corpus, BOARD)


@pytest.fixture
def ann(shown):
    """Ann's side of it."""
    return shown.sides[0]


def card(cards, name):
    return next(one for one in cards if one.name == name)


def test_an_open_pile_is_told_by_its_cards(ann):
    """RR Unique Cards ¶4: what lies in the dead pile may decide what can be marshaled."""
    assert "dead pile: Lady Fern" in ann.facts
    assert "discard pile: Cheap Song (event)" in ann.facts


def test_a_card_in_hand_shows_its_cost_and_a_unique_card_that_it_is(ann):
    """RR Costs ¶1: without the cost nobody can tell whether it can be played."""
    assert "cost 3" in card(ann.hand, "Dear Song").marks
    assert "unique" in card(ann.play, "Lord Oak").marks
    assert "unique" not in card(ann.hand, "Harper").marks


def test_an_attachment_and_a_plot_stand_with_their_texts(ann):
    """RR Attachment Cards ¶6: an attachment is under its own player's control, wherever it is attached."""
    harp = card(ann.play, "Harp")
    assert "on Lord Oak" in harp.marks
    assert harp.text == "Action: Kneel Harp to gain 1 gold."
    assert card(ann.play, "March").text == "Each character gets +1 STR."


def test_what_the_file_notes_as_not_legal_is_not_told_before_the_question(shown):
    """RR Costs ¶1: that Dear Song cannot be paid is what a question may be about."""
    assert shown.before
    assert not any("Not legal" in line.text for line in shown.before)


def test_a_card_without_a_printed_text_shows_its_abilities_in_words(app, corpus):
    """Its abilities are given as data: what they do stands on the board all the same."""
    gold = "[{kind: action, costs: [{do: kneel, on: {this: yes}}], effects: [{do: gain gold}]}]"
    printed = 'icons: [intrigue], text: "Action: Kneel Harper to gain 1 gold."'
    text = BOARD.replace(printed, f"abilities: {gold}")
    assert text != BOARD
    ann = first_question(app, corpus, text).sides[0]
    assert card(ann.hand, "Harper").text == "Action: Kneel Harper to gain 1 gold."


def test_the_board_of_a_dispute_stands_as_its_file_says_before_anything_is_settled(app, corpus):
    """RR 4.2.2 ¶3: that Ann has gained a power would be the answer; what comes next is told."""
    proof, run = disputed(UNOPPOSED)
    (question,) = call.questions(proof, run)
    one = exercise_of(corpus, Citing([run]), run, question, ())
    with app.test_request_context():
        shown = position(corpus, played_again(one), one)
    assert [line.text for line in shown.before] == ["Next: 4.2.2 Compare STR to determine challenge winner"]
    assert "0 power" in shown.sides[0].facts
