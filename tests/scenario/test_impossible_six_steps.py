"""What cannot be on a table of the First Edition and of the Iron Throne Edition, each with a paragraph of its own document."""

import pytest

from agot_judge.scenario.builder import build
from agot_judge.scenario.format import load

BOARD = """
edition: {edition}
players:
  Ann: {{play: [{ann}]{rest}}}
  Bob: {{play: [{bob}]}}
cards:
  Lord: {{type: character, unique: true, str: 3, icons: [power]}}
  Page: {{type: character, str: 1, icons: [military]}}
  Keep: {{type: location}}
  Sword: {{type: attachment}}
challenge: {{type: power, attacker: Ann, defender: Bob}}
start: challenge-resolution
"""
EDITIONS = ("1e", "ccg")
CITES = {
    "1e": {
        "unique": "1e/faq/3.27/1",
        "dead": "1e/faq/3.27/1",
        "duplicate": "1e/faq/3.27/3",
        "attached": "1e/faq/3.20/2",
        "attacks": "1e/faq/challenges-phase-chart/7",
        "won": "1e/faq/2.8/1",
    },
    "ccg": {
        "unique": "ccg/rules/unique-cards/1",
        "dead": "ccg/rules/unique-cards/2",
        "duplicate": "ccg/rules/duplicates/1",
        "attached": "ccg/rules/attachments/1",
        "attacks": "ccg/rules/step-1-declare-attackers/1",
        "won": "ccg/rules/power-and-victory/1",
    },
}


def found_on(edition, ann, bob="Page", rest=""):
    """What is impossible where Ann and Bob have these cards in play."""
    board = build(load(BOARD.format(edition=edition, ann=ann, bob=bob, rest=rest)))
    return [(one.text, one.cites[0], one.player) for one in board.remarks]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("ann", "rest", "text", "cite"),
    [
        ("Lord, Lord", "", "Ann owns or controls another Lord in play", "unique"),
        ("Lord", ", dead: [Lord]", "one of that title is in Ann's dead pile", "dead"),
        ("Page: duplicate 1", "", "is not unique, so it can have no duplicate", "duplicate"),
        ("Sword", "", "is an attachment, but on no card", "attached"),
        ("Keep: {attachments: [Sword]}", "", "it is no character", "attached"),
        ("Lord: defending", "", "the defending player does not control it", "attacks"),
    ],
)
def test_each_kind_is_found_with_its_paragraph(edition, ann, rest, text, cite):
    """A board that has it is told so, with the paragraph of its own edition (1e/faq/3.27, 3.20; ccg/rules/unique-cards)."""
    found = found_on(edition, ann, rest=rest)
    wanted = CITES[edition][cite]
    if cite == "attacks":
        wanted = wanted.replace("chart/7", "chart/12").replace(
            "step-1-declare-attackers", "step-2-declare-defenders"
        )
    assert [cited for said, cited, _ in found if text in said] == [wanted]


@pytest.mark.parametrize("edition", EDITIONS)
def test_fifteen_power_without_a_win_is_found(edition):
    """The game is over with enough power (1e/faq/2.8/1; ccg/rules/power-and-victory/1): 16 and no winner cannot be."""
    [(text, cite, player)] = found_on(edition, "Lord", rest=", power: 16")
    assert text.startswith(
        "Ann has 16 power, and nobody has won: the game is over as soon as a player has 15"
    )
    assert (cite, player) == (CITES[edition]["won"], 0)
    assert found_on(edition, "Lord", rest=", power: 14") == []


def test_an_attacker_without_the_icon_is_found_where_the_document_asks_for_one():
    """The booklet asks for the icon (ccg/rules/card-anatomy/5); no document of the First Edition says so: silence there."""
    assert [cite for _, cite, _ in found_on("ccg", "Page: attacking")] == ["ccg/rules/card-anatomy/5"]
    assert found_on("1e", "Page: attacking") == []
