"""The players did something that the program did not see: the judge says so at any decision, and the game goes on from there."""

from urllib.parse import urljoin

import pytest
from werkzeug.datastructures import MultiDict

from agot_judge.scenario.execution import run_text
from agot_judge.scenario.format import read
from agot_judge.web.sandbox.hand_fields import KINDS
from tests.web.filling import Page, follow, visit
from tests.web.stepping import file_of, open_board, text_of


def say(page: Page, press: str = "add-all", **fields: str | list[str]) -> Page:
    """Press a button in the form of changes that stands open."""
    form = next(form for form in page.forms if "do=" in form.action and ("answer", press) in form.buttons)
    given = MultiDict([*list(form.fields.items(multi=True)), ("answer", press)])
    for name, value in fields.items():
        given.setlist(name.replace("_", "-"), value if isinstance(value, list) else [value])
    return follow(page.client, urljoin(page.address, form.action), given)


def opened(page: Page, kind: str = "kill") -> Page:
    """The page with the form for this kind of change open."""
    return visit(page.client, urljoin(page.address, page.link("by-hand").replace("do=kill", f"do={kind}")))


def test_a_change_at_a_decision_is_made_and_the_same_is_asked_again(duck):
    """RR Military Claim ¶1: what the table did is done before claim is chosen, and then it is asked anew of who is left."""
    assert "Bob chooses 2 different characters to kill" in duck.part("decision")

    page = say(opened(duck), kill="Gate Guard")

    assert "The judge: Gate Guard is killed." in page.words
    assert "line--by-hand" in page.text
    assert "Bob chooses 1 character to kill" in page.part("decision")
    assert "Gate Guard" not in page.part("answers")
    assert getattr(read(file_of(page)).run[0], "here", False)
    assert "here: true" in file_of(page)
    assert run_text(file_of(page)).exit == 0


def test_the_form_says_what_it_will_do_and_closes(duck):
    page = opened(duck)
    assert "then the same is asked again" in page.part("by-hand-here")
    assert not page.has("by-hand")
    closed = page.go("by-hand-close")
    assert not closed.has("by-hand-here")
    assert closed.has("by-hand")


def test_several_changes_are_listed_first(duck):
    listed = say(opened(duck, "gain_power"), "add", player="Ann", gain_power="2")
    assert "Ann gains 2 power" in listed.part("by-hand-here")
    assert read(file_of(listed)).run == ()
    made = say(listed, "hand")
    assert "The judge: Ann gains 2 power." in made.words


def test_what_a_rule_forbids_is_refused_where_it_is_filled_in_and_done_anyway_on_request(duck):
    page = say(opened(duck, "kneel"), kneel="Gate Guard")
    assert page.status == 400
    assert "kneeling" in page.part("by-hand-here")

    nothing = say(opened(duck), "add-all")
    assert nothing.status == 400
    assert "fill in “Which cards”" in nothing.part("by-hand-here")


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_kind_of_change_has_its_form_at_any_decision(duck, kind):
    page = opened(duck, kind)
    assert page.status == 200
    assert KINDS[kind].label in page.part("by-hand-form")


def test_going_back_and_changing_by_hand_begins_another_line(saved):
    back = saved.go("go-back").go("go-back")
    page = say(opened(back, "stand"), stand=["Gate Guard"])
    assert "The judge: Gate Guard stands." in page.words
    assert page.has("others")


def test_a_board_of_the_first_edition_is_changed_by_hand_too(client, app):
    text = (
        "edition: 1e\nplayers:\n  Ann: {play: [Ser]}\n  Bob: {play: [Page]}\n"
        "cards:\n  Ser: {type: character, str: 2, icons: [military]}\n  Page: {type: character, str: 2, icons: [power]}\n"
        "start: declare-challenge\n"
    )
    page = open_board(client, app, text)
    page = say(opened(page, "kneel"), kneel=["Ser"])
    assert "The judge: Ser kneels." in page.words


def test_no_change_at_a_choice_that_cannot_be_asked_anew(client, app):
    text = "edition: 2e\nplayers:\n  Ann: {hand: [Ser, 6], deck: 20, play: [Old]}\n  Bob: {hand: 7, deck: 20}\ncards:\n"
    text += (
        "  Ser: {type: character, cost: 2, str: 2}\n  Old: {type: character, cost: 2, str: 2}\nstart: setup\n"
    )
    page = open_board(client, app, text)
    page = say(opened(page, "kneel"), kneel=["Old"])
    assert page.status == 400
    assert "cannot be asked anew" in page.part("by-hand-here")


def test_a_change_by_hand_stands_in_the_example_as_it_was_made(client, app):
    page = open_board(client, app, text_of("whole-challenge"))
    page = say(opened(page, "first_player"), first_player="Bob")
    again = visit(client, page.address)
    assert "The judge: Bob is the first player." in again.part("trace")
