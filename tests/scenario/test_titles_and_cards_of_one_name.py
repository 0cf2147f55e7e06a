"""A title may share its name with a card: each is what it is where it stands."""

import pytest

from agot_judge.scenario.builder import build
from agot_judge.scenario.format import load
from agot_judge.scenario.problems import InvalidScenario

BOARD = """
edition: %s
players:
  Ann: {faction: stark, title: %s, hand: [Hand of the King]}
  Bob: {faction: lannister}
  Cat: {faction: greyjoy}
cards:
  Hand of the King: {type: attachment, cost: 1}
%s
start: challenges
"""


def types(text: str) -> list[str]:
    game = build(load(text)).machine.game
    return [
        card.definition.face.type for card in game.cards if card.definition.face.name == "Hand of the King"
    ]


@pytest.mark.parametrize("edition", ["ccg", "2e"])
def test_the_title_of_the_edition_and_a_card_of_its_name(edition: str):
    """The list says which is meant: a title bears the title, the hand has the attachment."""
    assert sorted(types(BOARD % (edition, "Hand of the King", ""))) == ["attachment", "title"]


def test_a_title_that_the_scenario_defines_under_another_key():
    """The First Edition has no titles of its own in the library: the scenario gives them."""
    given = "  Hand of the King (title): {name: Hand of the King, type: title}"
    assert sorted(types(BOARD % ("1e", "Hand of the King (title)", given))) == ["attachment", "title"]


def test_a_card_of_another_type_is_no_title():
    """The line is named, what was expected, and how to say it."""
    with pytest.raises(
        InvalidScenario, match=r"line 4: 'Hand of the King' is of the type attachment.*\(title\)"
    ):
        types(BOARD % ("1e", "Hand of the King", ""))
