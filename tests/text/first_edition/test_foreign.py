"""Words of another edition in a First Edition text, and keywords that nobody defines: each is named for what it is."""

import json

import pytest

from agot_judge.cards.card import Card
from agot_judge.cards.model import CardFace
from agot_judge.cards.pool import Pools
from agot_judge.errors import ScenarioError
from agot_judge.scenario.execution import run_text
from agot_judge.scenario.format import load
from tests.text.first_edition.test_templates import line


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Action: Draw 1 card.", "'Action:' is a header of the Second Edition: here it is 'Any Phase:'."),
        ("Challenges Action: Draw 1 card.", "here it is 'Challenges:'."),
        ("Reaction: After you win a challenge, draw 1 card.", "here it is 'Response:'."),
        ("Forced Reaction: After you win a challenge, draw 1 card.", "here it is a passive"),
        ('Grey Reed gains: "Reaction: After you win a challenge, draw 1 card."', "'Reaction:' is a header"),
        ("When Revealed: Draw 1 card.", "here it is 'When revealed, ..'"),
        ("Insight.", "'Insight' is a keyword of the Second Edition"),
        ("Renown. Bestow 2.", "'Bestow' is a keyword of the Second Edition"),
        ("Grey Reed gains pillage.", "'pillage' is a keyword of the Second Edition"),
    ],
)
def test_a_word_of_the_second_edition_is_named_and_nothing_of_its_line_is_followed(text, said):
    """1e/faq/player-action/6, 1e/faq/responses/1: what the one edition says is never taken for the other's."""
    found = line(text)
    assert (found.status, found.abilities, found.keywords) == ("unread", (), ())
    assert said in found.message


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Vigilent.", "defines a keyword 'Vigilent'. Did you mean 'Vigilant'?"),
        ("Renown. Flying.", "defines a keyword 'Flying'."),
    ],
)
def test_a_keyword_that_nobody_defines_is_named(text, said):
    """1e/faq/3.7/1: of a keyword that the documents name (assumption A24) it is told apart."""
    assert said in line(text).message


@pytest.mark.parametrize("text", ["Vigilant.", "Prized 1. Stalwart.", "Grey Reed gains vengeful."])
def test_keywords_that_cards_of_the_edition_have_are_known(text):
    assert line(text).status == "compiled"


def test_a_board_says_which_word_is_another_editions():
    board = {
        "edition": "1e",
        "players": {"Ann": {"play": ["Grey Reed"]}, "Bob": {}},
        "cards": {"Grey Reed": {"type": "character", "str": 2, "text": "Action: Draw 1 card."}},
        "start": "dominance",
    }
    said = run_text(json.dumps(board)).trace[0].text
    assert said.startswith("Not understood, so not followed: Grey Reed: Action: Draw 1 card.")
    assert said.endswith("'Action:' is a header of the Second Edition: here it is 'Any Phase:'.")


def test_a_card_of_another_edition_is_named_as_one():
    """Cards of two editions never meet on a board."""
    pool = Pools([Card(face=CardFace(name="Grey Reed", type="character", code="mill_9"), edition="1e")])
    board = {"edition": "2e", "players": {"Ann": {"play": ["Grey Reed"]}, "Bob": {}}}
    with pytest.raises(ScenarioError) as refused:
        load(json.dumps(board), pool)
    assert "'Grey Reed' is a card of the First Edition; this is a board of the Second Edition." in str(
        refused.value
    )


def test_what_a_definition_prints_of_naval_icons_and_seasons_is_written_as_it_was_read():
    """An enhancement and a crest of a season are facts of the card, as its list has them."""
    from agot_judge.scenario.format import write

    card = {"type": "location", "crests": ["winter"], "naval": ["military"], "icons": ["military"]}
    board = {
        "edition": "1e",
        "players": {"Ann": {"play": ["Grey Reed"]}, "Bob": {}},
        "cards": {"Grey Reed": card},
    }
    scenario = load(json.dumps(board)).scenario
    (definition,) = scenario.cards
    assert (definition.face.naval, definition.face.crests) == (("military",), ("winter",))
    assert load(write(scenario)).scenario.cards == scenario.cards
