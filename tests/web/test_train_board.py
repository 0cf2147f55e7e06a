"""The board of an exercise: all that everybody may see and that can decide its question stands on it."""

import pytest

from agot_judge.training.citing import Citing
from agot_judge.training.kinds import call
from agot_judge.training.model import Exercise, Load
from agot_judge.training.played import play
from agot_judge.training.pool import exercise_of
from agot_judge.web.train.position import played_again, position
from tests.training.boards import UNOPPOSED, disputed

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


@pytest.fixture(scope="module")
def shown(app, corpus):
    """The board where its first question is asked."""
    return shown_at(app, corpus, BOARD, 0)


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
    ann = shown_at(app, corpus, text, 0).sides[0]
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


SHOWN = """\
edition: 2e
title: A bonus, a deck of one card, and an attack against a character that defends already
players:
  Ann:
    plot: {name: Harvest, gold: 4, initiative: 0, claim: 1, reserve: 6}
    hand: [War Song, Purse Song]
    deck: 1
    play: [Reaver: attacking]
  Bob:
    plot: {name: Calm, gold: 4, initiative: 0, claim: 1, reserve: 6}
    deck: 2
    play: [Guard: defending]
first_player: Ann
active_player: Ann
cards:
  Reaver:
    type: character
    str: 3
    icons: [military]
    text: "Pillage."
    abilities: [{kind: action, costs: [{do: kneel, on: {this: yes}}], effects: [{do: gain gold}]}]
  Guard: {type: character, str: 2, icons: [military]}
  War Song: {type: event, cost: 0, text: "Action: Choose a character. Until the end of the phase, that character gets +2 STR."}
  Purse Song: {type: event, cost: 0, text: "Action: Gain 1 gold."}
challenge: {type: military, attacker: Ann, defender: Bob}
start: "4.2.1"
run:
  - Ann: {play: War Song, choose: Reaver}
  - Bob: pass
  - Ann: {play: Purse Song}
  - advance: end
"""


def shown_at(app, corpus, text, place, prompt="What happens?", kind="next", best=""):
    """The position of a question after so many answers, which a paragraph decides."""
    played = play(text)
    assert played is not None
    one = Exercise(
        id="0",
        edition="2e",
        kind=kind,
        scenario=text,
        title="",
        place=place,
        prompt=prompt,
        choices=(),
        key=(),
        takes="one",
        accepted=(),
        best=best,
        first=1,
        last=1,
        family="",
        load=Load(1, 1),
        proof="determinism",
        rests_on=(),
    )
    with app.test_request_context():
        return position(corpus, played, one)


def at_purse_song(app, corpus, prompt="What happens?"):
    played = play(SHOWN)
    assert played is not None
    place = next(one.number for one in played.moments if one.lines and "Purse Song" in one.lines[0].text)
    return shown_at(app, corpus, SHOWN, place, prompt)


def test_a_strength_says_what_is_printed_where_that_differs(app, corpus):
    """RR Modifiers ¶2: the number shown has the bonus in it."""
    ann, bob = at_purse_song(app, corpus).sides
    assert "STR 5 (printed 3)" in card(ann.play, "Reaver").marks
    assert "STR 2" in card(bob.play, "Guard").marks


def test_a_deck_tells_how_many_cards_it_has_where_a_text_speaks_of_it(app, corpus):
    """RR Effects ¶4: as many cards are drawn as there are."""
    ann, bob = at_purse_song(app, corpus, "How many cards are drawn?").sides
    assert "1 card in the deck" in ann.facts
    assert "2 cards in the deck" in bob.facts


def test_what_was_used_this_round_and_who_has_passed_is_told(app, corpus):
    """RR Limits and Maxima ¶1, Pass ¶2."""
    ann, bob = at_purse_song(app, corpus).sides
    assert "used this round: War Song" in ann.facts
    assert "has passed in this window" in bob.facts


def test_the_whole_text_of_a_card_is_shown_beside_its_keywords(app, corpus):
    """RR Abilities ¶1: what it does beside pillage is given as data."""
    ann = at_purse_song(app, corpus).sides[0]
    assert card(ann.play, "Reaver").text == "Pillage.\nAction: Kneel Reaver to gain 1 gold."


def test_an_event_that_was_just_played_is_shown_with_its_text_where_it_is_named(app, corpus):
    """RR Event Cards ¶3: it is in no hand any more."""
    ann = at_purse_song(app, corpus, "Ann has played War Song. What now?").sides[0]
    assert "in the discard pile" in card(ann.play, "War Song").marks
    assert card(ann.play, "War Song").text.startswith("Action: Choose a character.")


def test_that_nobody_can_defend_is_not_told_beside_one_who_defends(app, corpus):
    """RR 4.2.1 ¶1: the board was set up with the defender declared."""
    played = play(SHOWN)
    assert played is not None
    assert any("no eligible defender" in entry.text for entry in played.trace[: played.moments[0].before])
    shown = shown_at(app, corpus, SHOWN, 0)
    assert not any("no eligible defender" in line.text for line in shown.before)


def test_the_window_that_opens_is_not_told_where_it_is_asked_for(app, corpus):
    """RR Action Windows ¶1: which opportunity comes, and whose, is the question."""
    opening = "An action window opens"
    assert any(line.text.startswith(opening) for line in shown_at(app, corpus, SHOWN, 0).before)
    asked = shown_at(app, corpus, SHOWN, 0, kind="decides")
    assert not any(line.text.startswith(opening) for line in asked.before)


def test_the_gold_of_a_plot_is_told_where_gold_is_asked_for(app, corpus):
    """RR Income ¶1: what is collected rests on it."""
    ann, bob = at_purse_song(app, corpus, "How much gold has Ann then?").sides
    assert "plot gold 4" in ann.facts
    assert "plot gold 4" in bob.facts
    assert "plot gold 4" not in at_purse_song(app, corpus).sides[0].facts


def test_the_cost_of_a_card_in_play_is_told_where_a_text_speaks_of_costs(app, corpus):
    """RR Assault ¶1: the location must have a lower printed cost."""
    asked = "May Lord Oak target a location by assault?"
    assert "cost 4" in card(shown_at(app, corpus, BOARD, 0, asked).sides[0].play, "Lord Oak").marks
    assert "cost 4" not in card(shown_at(app, corpus, BOARD, 0).sides[0].play, "Lord Oak").marks


def test_a_use_is_not_listed_where_the_limit_of_the_card_is_asked_for(app, corpus):
    """RR Limits and Maxima ¶1: the lines before tell that it was used."""
    text = SHOWN.replace("gets +2 STR.", "gets +2 STR. (Max 1 per round.)")
    played = play(text)
    assert played is not None
    place = next(one.number for one in played.moments if one.lines and "Purse Song" in one.lines[0].text)
    told = "Ann has played War Song. May she play War Song again?"
    assert not any(
        fact.startswith("used") for fact in shown_at(app, corpus, text, place, told).sides[0].facts
    )


def test_a_note_on_the_table_that_names_the_rule_asked_for_is_not_told(app, corpus):
    """RR Unique Cards ¶2: the note says that a copy lies in the dead pile; beside another question it stands."""
    text = BOARD.replace("play: [Lord Oak", "play: [Lady Fern, Lord Oak")
    text = text.replace("  - check: {may_not: {Ann: [Dear Song]}}\n", "")
    played = play(text)
    assert played is not None
    note = next(entry for entry in played.trace if entry.text.startswith("The table says so"))
    assert note.text in [line.text for line in shown_at(app, corpus, text, 0).before]
    asked = shown_at(app, corpus, text, 0, best="2e/rr/unique-cards/2")
    assert note.text not in [line.text for line in asked.before]
