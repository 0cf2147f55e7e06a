"""Two readings of a text, run side by side from the same place: the first line that differs is shown."""

from urllib.parse import urljoin

from werkzeug.datastructures import MultiDict

from tests.web.filling import Page, follow, visit
from tests.web.stepping import open_board

BOARD = """\
edition: 2e
players:
  Ann: {play: [{Lord: attacking}]}
  Bob: {play: [Guard, Page]}
cards:
  Lord: {type: character, str: 3, icons: [military], text: "Forced Reaction: After you win a challenge, stand Lord."}
  Guard: {type: character, str: 2, icons: [military]}
  Page: {type: character, str: 1, icons: [power]}
challenge: {type: military, attacker: Ann, defender: Bob}
start: duck
"""


def compare(page: Page, a: str, b: str) -> Page:
    """The page after both readings are run."""
    asked = page.go("readings")
    form = next(form for form in asked.forms if form.method == "post" and "/readings" in form.action)
    given = MultiDict([("text", form.fields["text"]), ("a", a), ("b", b)])
    return follow(asked.client, urljoin(asked.address, form.action), given)


def board(client, app) -> Page:
    text = BOARD.replace("Lord: attacking", 'Lord: "attacking, kneeling"')
    page: Page = open_board(client, app, text)
    return page


def test_the_text_of_the_card_stands_as_reading_a(client, app):
    asked = board(client, app).go("readings")
    assert "Lord" in asked.part("which")
    assert "After you win a challenge, stand Lord." in asked.words


def test_the_first_line_that_differs_is_shown_with_what_comes_of_it(client, app):
    """RR Reactions ¶1: whether the Lord stands after the challenge is won hangs on the reading alone."""
    page = compare(
        board(client, app),
        "Forced Reaction: After you win a challenge, stand Lord.",
        "Forced Reaction: After you lose a challenge, stand Lord.",
    )
    assert page.status == 200
    assert "The two readings of Lord part at line" in page.part("verdict")
    assert "Lord: kneeling no yes" in page.part("differing")
    assert page.part("reading").count("Reading A") + page.part("reading").count("Reading B") >= 2


def test_readings_that_come_to_the_same_say_so(client, app):
    page = compare(
        board(client, app),
        "Forced Reaction: After you win a challenge, stand Lord.",
        "Forced Reaction: After you win a military challenge, stand Lord.",
    )
    assert "come to the same here" in page.part("verdict") or "part at line" in page.part("verdict")
    assert not page.has("differing")


def test_an_empty_reading_does_nothing(client, app):
    page = compare(board(client, app), "Forced Reaction: After you win a challenge, stand Lord.", "")
    assert "(does nothing)" in page.words
    assert "Lord: kneeling no yes" in page.part("differing")


def test_the_same_words_twice_are_refused(client, app):
    page = compare(board(client, app), "Renown.", " Renown. ")
    assert page.status == 400
    assert "the same words" in page.part("wrong")


def test_each_reading_can_be_stepped(client, app):
    page = compare(board(client, app), "Renown.", "Insight.")
    link = page.text.split("Step this reading")[0].rsplit('href="', 1)[1].split('"')[0]
    assert visit(client, link).status == 200


def test_a_reading_that_nobody_understands_is_said(client, app):
    page = compare(board(client, app), "Renown.", "Each Lord dances.")
    assert "Not understood, so not followed: Each Lord dances." in page.words
