"""What was done "this way" by paying the costs, and cards of the top of a deck that paid them."""

import json

import pytest

from agot_judge.scenario.execution import run_text
from tests.rulings.texts import CARDS, person, run, text

PEOPLE = {
    "Elder": person("", traits=["Elder"], cost=3),
    "Pup": person("", cost=1),
    "Song": text("event", "Action: Draw 1 card."),
}
DECK = ["Elder", "Song", "Pup", "Song", "Song"]


@pytest.mark.parametrize(
    ("words", "gold"),
    [
        ("Discard the top 3 cards of your deck to gain 1 gold for each character discarded this way.", 2),
        ("Reveal the top 3 cards of your deck to gain 1 gold for each character revealed this way.", 2),
        ("Discard the top 2 cards of your deck to gain 1 gold for each Elder among those cards.", 1),
        ("Discard the top card of your deck to gain gold equal to that card's printed cost.", 3),
    ],
)  # fmt: skip
def test_what_the_cost_took_from_the_top_of_the_deck_was_done_this_way(words, gold):
    """RR Costs ¶2: what stands before "to" is the cost; the effect speaks of the cards that paid it."""
    run(
        {"play": ["Well"], "deck": DECK},
        {},
        "4.1",
        {"Ann": {"trigger": "Well"}},
        {"check": {"players": {"Ann": {"gold": gold}}}},
        Well=text("location", f"Action: {words}"),
        **PEOPLE,
    )


@pytest.mark.parametrize(
    ("words", "chosen", "gold"),
    [
        ("Reveal your hand to gain 1 gold for each character revealed this way.", [], 2),
        ("Reveal 2 cards from your hand to gain 1 gold for each character revealed this way.", ["Elder", "Song"], 1),
    ],
)  # fmt: skip
def test_what_paid_otherwise_was_done_this_way(words, chosen, gold):
    """RR Costs ¶2."""
    run(
        {"play": ["Well", "Elder", "Pup"], "hand": ["Elder", "Pup", "Song"]},
        {},
        "4.1",
        {"Ann": {"trigger": "Well", "choose": chosen}},
        {"check": {"players": {"Ann": {"gold": gold}}}},
        Well=text("location", f"Action: {words}"),
        **PEOPLE,
    )


def test_what_an_unidentified_card_from_the_top_of_the_deck_is_is_asked():
    """RR Costs ¶2: the effect asks what the card is that paid; nobody has identified it."""
    scenario = {
        "edition": "2e",
        "players": {"Ann": {"plot": "Calm", "play": ["Well"], "deck": 2}, "Bob": {"plot": "Calm"}},
        "cards": CARDS
        | {
            "Well": text(
                "location", "Action: Discard the top card of your deck to gain 1 gold if it is an Elder."
            )
        },
        "start": "4.1",
        "run": [{"Ann": {"trigger": "Well"}}],
    }
    assert run_text(json.dumps(scenario)).exit == 3
