"""A duplicate that is marshaled while a reduction waits for the next card that its player marshals."""

import json

import pytest

from agot_judge.scenario.execution import run_text
from tests.rulings.texts import CARDS, PLOT, person, text

OPEN = 'whether a duplicate that is marshaled is "the next card you marshal"'


def _marshaled(words, **more):
    """The run in which a duplicate is marshaled, and then Page, which costs 1 gold."""
    scenario = {
        "edition": "2e",
        "players": {
            "Ann": {"plot": "One", "hand": ["Lion", "Page"], "play": ["Road", "Lion"]},
            "Bob": {"plot": "Calm"},
        },
        "cards": CARDS
        | {
            "One": PLOT | {"gold": 1},
            "Lion": person("", unique=True, faction="stark"),
            "Page": person("", cost=1, faction="stark"),
            "Road": text(
                "location", f"Marshaling Action: Kneel Road to reduce the cost of {words} this phase by 1."
            ),
        },
        "start": "3.2",
        "run": [
            {"Ann": {"trigger": "Road"}},
            {"Bob": "pass"},
            {"Ann": {"duplicate": "Lion#1", "on": "Lion#2"}},
            {"Bob": "pass"},
            {"Ann": {"marshal": "Page"}},
        ],
        **more,
    }
    result = run_text(json.dumps(scenario))
    assert result.error is None, result.error
    return result


@pytest.mark.parametrize(("assume", "gold"), [({}, 1), ({"assume": {"Q5": 1}}, 0)])
def test_whether_a_duplicate_is_the_next_card_is_left_open_and_said(assume, gold):
    """RR Duplicates ¶8, FAQ 1.2 ¶3: it is only "marshaling a duplicate card"; ¶3: there is no cost to it."""
    result = _marshaled("the next card you marshal", **assume)
    said = [line for line in result.trace if OPEN in line.text and line.kind != "assumption"]

    assert result.final.players["Ann"]["gold"] == gold
    assert len(said) == 1
    assert said[0].cites == ("2e/rr/duplicates/8", "2e/faq/1.2/3", "2e/rr/duplicates/3")


@pytest.mark.parametrize("words", ["the next [stark] card you marshal", "the next character you marshal"])
def test_a_duplicate_is_no_card_with_a_type_or_an_affiliation(words):
    """FAQ 1.2 ¶3: marshaling a duplicate is not marshaling a card with any of that card's characteristics."""
    result = _marshaled(words)

    assert result.final.players["Ann"]["gold"] == 1
    assert not any(OPEN in line.text for line in result.trace)
