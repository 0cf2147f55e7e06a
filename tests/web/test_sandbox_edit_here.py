"""The board as it stands at any line of the trace, opened to be edited: nothing is lost, and what cannot be said is said."""

from urllib.parse import urljoin

from werkzeug.datastructures import MultiDict

from agot_judge.scenario.format import read
from tests.web.building import board_in
from tests.web.filling import Page, follow
from tests.web.stepping import open_board


def edit_here(page: Page) -> Page:
    """The builder with the board as it stands here."""
    form = next(form for form in page.forms if "/here" in form.action)
    return follow(page.client, urljoin(page.address, form.action), MultiDict())


def test_the_board_after_a_save_is_edited_with_all_that_has_happened(saved):
    """RR Duplicates ¶2: the duplicate is gone, the character is still in play; the other one is dead."""
    page = edit_here(saved)

    assert page.status == 200
    assert "/edit" in page.address
    board = board_in(page)
    bob = board.players[1]
    assert bob.power == 3
    lion = next(one for cards in bob.lists if cards.key == "play" for one in cards.cards)
    assert (lion.name, lion.marks.duplicates) == ("Lion of the Rock", 0)
    assert [one.name for cards in bob.lists if cards.key == "dead" for one in cards.cards] == ["Gate Guard"]
    assert board.challenge.winner == "Ann"
    assert board.run == ()


def test_what_is_in_the_midst_of_a_step_is_said(duck):
    """RR Nested Sequences ¶1: an interrupt to a kill is no place at which a board can begin."""
    page = edit_here(duck.press("answer", "set", option=["0", "1"]))
    assert "From line" in page.part("note")
    assert "Not carried over: What was done already of step 4.2.4: it begins anew." in page.part("note")


def test_at_the_start_of_a_step_nothing_is_left_out_and_the_board_is_stepped_on(duck):
    page = edit_here(duck)
    assert "Not carried over" not in page.words
    stepped = page.press("do", "step")
    assert "Bob chooses 2 different characters to kill" in stepped.part("decision")


def test_the_first_line_of_a_board_is_the_board(duck):
    first = duck.go("go-first")
    assert board_in(edit_here(first)).players == read(board_text(first)).players


def board_text(page: Page) -> str:
    return page.client.get(page.link("yaml")).text


def test_an_action_window_is_where_the_board_begins(client, app):
    """RR Action Windows ¶1: a board that stands in the action window after attackers are declared begins in it."""
    text = (
        "edition: 2e\nplayers:\n  Ann: {play: [Knight]}\n  Bob: {play: [Page]}\n"
        "cards:\n  Knight: {type: character, cost: 3, str: 3, icons: [military]}\n"
        "  Page: {type: character, cost: 1, str: 1, icons: [military]}\nstart: '4.2'\n"
    )
    page = open_board(client, app, text).press("answer", "declare", type="military", attacker=["0"])
    assert "may initiate an action" in page.part("decision")

    edited = edit_here(page)

    assert "The action window before 4.2.1" in edited.words
    knight = board_in(edited).players[0].lists[0].cards[0]
    assert (knight.marks.attacking, knight.marks.kneeling) == (True, True)
    stepped = edited.press("do", "step")
    assert "may initiate an action" in stepped.part("decision")
    assert "Bob may declare defenders" in stepped.press("answer", "pass").press("answer", "pass").part(
        "decision"
    )


def test_what_is_in_force_and_what_was_used_goes_along(client, app):
    """RR Lasting Effects ¶1: a lasting effect in force is in force on the board that is edited; so is a used limit."""
    text = (
        "edition: 2e\nplayers:\n  Ann: {play: [Chief, Knight]}\n  Bob: {play: [Page]}\n"
        "cards:\n  Knight: {type: character, str: 3, icons: [military]}\n"
        '  Chief: {type: character, str: 3, text: "Action: Choose a character. That character gets +2 STR until the end of the '
        'phase. (Limit once per round.)"}\n'
        "  Page: {type: character, str: 1, icons: [military]}\nstart: '4.1'\n"
    )
    page = open_board(client, app, text).press("answer", "0")
    page = page.press("answer", "1")
    assert "5" in page.part("board")

    edited = edit_here(page)

    board = board_in(edited)
    assert len(board.in_force) == 1
    assert [type(one).__name__ for one in board.history] == ["PastUse"]
    stepped = edited.press("do", "step")
    assert "Use Chief" not in stepped.part("decision")
