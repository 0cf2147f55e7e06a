"""A whole challenge on the page in each edition with windows of six steps: declared, defended, resolved, and on to the next."""

import pytest

from tests.web.stepping import open_board

BOARD = """\
edition: %s
players:
  Ann: {plot: {name: Road, gold: 5, initiative: 5, claim: 2}, play: [Wolf, Widow]}
  Bob: {plot: {name: Field, gold: 4, initiative: 3, claim: 1}, play: [Lady, Cub, Page]}
cards:
  Wolf: {type: character, unique: true, str: 5, icons: [military, power]}
  Widow: {type: character, str: 2, icons: [military]}
  Lady: {type: character, unique: true, str: 3, icons: [military, power]}
  Cub: {type: character, str: 1, icons: [military]}
  Page: {type: character, str: 1, icons: [intrigue]}
start: declare-challenge
"""


def passed(page, until):
    """The page after everybody has passed, until the question has these words."""
    for _ in range(8):
        if until in page.part("decision"):
            return page
        page = page.press("answer", "pass")
        assert page.status == 200, page.words
    raise AssertionError(page.part("decision"))


@pytest.mark.parametrize("edition", ["1e", "ccg"])
def test_a_challenge_is_declared_defended_and_resolved_on_the_page(client, app, edition):
    """1e FAQ Challenges Phase ¶6, ITE Step 1: Declare Attackers ¶1: type, opponent and attackers are chosen together."""
    page = open_board(client, app, BOARD % edition)
    assert "Ann may declare a challenge." in page.part("decision")
    for word in ("military", "power", "Wolf", "Widow"):
        assert word in page.part("answers")

    page = page.press("answer", "declare", type="power", attacker=wolf_of(page))
    assert page.status == 200
    assert "Ann declares a power challenge against Bob." in page.part("trace")
    page = passed(page, "Bob may declare defenders.")
    page = page.press("answer", "0")
    page = passed(page, "may declare a challenge")

    told = page.part("trace")
    assert "Wolf kneels (attacking)." in told
    assert "Lady kneels (defending)." in told
    assert "Ann wins the challenge by 2 STR." in told
    assert "The challenge result (power, claim 2) is implemented against Bob." in told
    assert "Wolf" not in page.part("answers")  # it kneels


def wolf_of(page):
    """The number of the Wolf among the attackers."""
    return next(value for name, value in page.form("answer").boxes.items(multi=True) if name == "attacker")


@pytest.mark.parametrize("edition", ["1e", "ccg"])
def test_a_declaration_that_does_not_go_together_is_refused_with_its_paragraph(client, app, edition):
    """1e FAQ Challenges Phase ¶7: an attacker has the icon; the Widow has none for power."""
    page = open_board(client, app, BOARD % edition)
    numbers = [value for name, value in page.form("answer").boxes.items(multi=True) if name == "attacker"]
    refused = page.press("answer", "declare", type="power", attacker=numbers[1])
    assert refused.status == 400
    assert "Widow does not have the power icon." in refused.words


@pytest.mark.parametrize("edition", ["1e", "ccg"])
def test_what_is_assumed_stands_in_the_trace_and_takes_no_place_of_what_happened(client, app, edition):
    page = open_board(client, app, BOARD % edition)
    page = page.press("answer", "declare", type="power", attacker=wolf_of(page))
    page = passed(page, "Bob may declare defenders.").press("answer", "pass")
    page = passed(page, "may declare a challenge")
    assert "Assumption A" in page.part("trace")
    assert "Assumption A" not in page.part("news")
