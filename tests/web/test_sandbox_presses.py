"""No wrong tap: a press belongs to the decision it was made on, and nobody declines a save without having been asked."""

from werkzeug.datastructures import MultiDict

from tests.web.filling import follow
from tests.web.stepping import open_board

SAVED_LATER = """
edition: 2e
players:
  Ann: {plot: {name: Raid, claim: 1}, play: [{Ser: "attacking, kneeling"}]}
  Bob: {play: [{Lion: duplicate 1}]}
cards:
  Ser: {type: character, str: 4, icons: [military], text: "Reaction: After you win a challenge, draw 1 card."}
  Lion: {type: character, unique: true, str: 1}
challenge: {type: military, attacker: Ann, defender: Bob}
start: duck
"""


def test_every_answer_carries_the_key_of_its_decision_and_another_one_is_not_made(duck):
    form = next(form for form in duck.forms if form.fields.get("of"))
    next_one = duck.press("answer", "set", option=["0", "1"])
    sent = MultiDict([("answer", "0"), ("of", form.fields["of"])])
    dropped = follow(duck.client, next_one.address, sent)
    assert dropped.status == 409
    assert "Nothing was done: that press was made on another decision" in dropped.words
    assert dropped.part("decision") == next_one.part("decision")
    other = next(form for form in next_one.forms if form.fields.get("of"))
    assert other.fields["of"] != form.fields["of"]


def test_passing_everybody_says_so_and_asks_before_it_declines_a_save(duck):
    asked = duck.press("answer", "set", option=["0", "1"])
    assert "Pass everybody to the end" in asked.words
    page = asked.press("answer", "end")
    assert "This declines to save Lion of the Rock. Pass all the same?" in page.part("declining")
    assert page.part("trace") == asked.part("trace")
    declined = page.press("answer", "end", decline="yes")
    assert "Lion of the Rock is killed" in declined.part("trace")


def test_it_goes_no_further_than_to_the_next_save(client, app):
    """Passing a reaction declines no save that is offered later."""
    page = open_board(client, app, SAVED_LATER)
    assert "Reactions" in page.part("decision")
    stopped = page.press("answer", "end")
    assert "Save Lion" in stopped.part("decision")
    assert "Interrupts before: Lion is killed" in stopped.part("trace")
    assert "Dead pile" not in stopped.part("board")


def test_what_the_program_would_answer_by_default_is_asked_for(saved):
    """RR Renown: each instance is optional, so nobody has used it before somebody presses."""
    assert "Which keyword type is processed next?" in saved.part("decision")
    chosen = saved.press("answer", "0")
    assert "gains 1 power" not in chosen.part("trace")
    assert "chosen on this line" not in chosen.part("decision")
    assert "Already answered" not in chosen.words


PILED = """
edition: 2e
players:
  Ann: {hand: [Plague]}
  Bob: {play: [Ghoul, Miller, Baker]}
cards:
  Plague: {type: event, cost: 0, text: "Action: Kill each character with printed cost 2 or lower."}
  Ghoul: {type: character, cost: 4, str: X, text: "X is the printed STR of the top character in your dead pile."}
  Miller: {type: character, cost: 2, str: 3}
  Baker: {type: character, cost: 2, str: 2}
start: "4.1"
run:
  - Ann: {play: Plague}
"""


def test_an_order_in_a_pile_is_asked_for_when_everybody_passes(client, app):
    """RR Dead Pile ¶7: the owner says it, and what lies on top is what a card speaks of."""
    page = open_board(client, app, PILED)
    assert "In this order: Miller, Baker" in page.part("decision")
    stopped = page.press("answer", "end")
    assert "In which order are these cards placed in the dead pile" in stopped.part("decision")
    assert "Bob places" not in stopped.part("trace")
