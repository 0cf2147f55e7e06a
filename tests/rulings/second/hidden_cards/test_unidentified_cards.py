"""Cards that nobody has identified are drawn and discarded as others are."""

from typing import Any

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import person, text

INSIGHT = "2e/rr/insight/1"
PILLAGE = "2e/rr/pillage/1"
CLAIM = "2e/rr/intrigue-claim/1"


@pytest.mark.parametrize(
    ("type_", "words", "bob", "cite"),
    [
        ("power", "Insight.\nReaction: After you draw a card using insight, gain 1 gold.", {}, INSIGHT),
        ("power", "Pillage.\nReaction: After Thief discards a card using pillage, gain 1 gold.", {"deck": 5}, PILLAGE),
        ("intrigue", "Reaction: After a card is discarded from an opponent's hand, gain 1 gold.", {"hand": 3}, CLAIM),
    ],
)  # fmt: skip
def test_what_speaks_of_a_card_speaks_of_one_that_nobody_identified(
    type_: str, words: str, bob: dict[str, Any], cite: str
):
    """RR Reactions ¶3: "a card" is any card, whatever it is."""
    run(
        {"Ann": {"deck": 5, "play": [{"Thief": "attacking, kneeling"}]}, "Bob": bob},
        "duck",
        {"Ann": {"trigger": "Thief"}},
        {"advance": "end"},
        {"check": {"players": {"Ann": {"gold": 1}}}},
        cites=[cite, "2e/rr/reactions/1"],
        challenge={"type": type_, "attacker": "Ann", "defender": "Bob"},
        cards={"Thief": person(words)},
    )


def test_what_speaks_of_a_kind_of_card_does_not_speak_of_an_unidentified_one():
    """RR Reactions ¶3: whether the triggering condition is met would have to be known."""
    run(
        {"Ann": {"deck": 5, "play": [{"Thief": "attacking, kneeling"}]}, "Bob": {"deck": 5}},
        "duck",
        {"advance": "end"},
        {"check": {"players": {"Ann": {"gold": 0}, "Bob": {"discard": 1}}}},
        challenge={"type": "power", "attacker": "Ann", "defender": "Bob"},
        cards={
            "Thief": person("Pillage.\nReaction: After Thief discards a location using pillage, gain 1 gold.")
        },
    )


def test_cards_in_shadows_are_there_although_nobody_identified_them():
    """RR Shadows, While a card is in shadows ¶1, ¶2: each is a facedown card there, whatever it is."""
    run(
        {"Ann": {"play": ["Watch", "Night"]}, "Bob": {"shadows": 2}},
        "challenges",
        {"check": {"cards": {"Watch": {"str": 3}, "Night": {"str": 4}}}},
        cards={
            "Watch": person("While there are no cards in shadows, Watch gets +1 STR."),
            "Night": person("While an opponent has a card in shadows, Night gets +1 STR."),
        },
    )


def test_an_unidentified_card_in_shadows_pays_where_any_card_there_would():
    """RR Costs ¶4: the player's own card out of play; it goes to the discard pile (RR Discard Pile ¶2)."""
    run(
        {"Ann": {"deck": 5, "shadows": 1, "play": ["Well"]}, "Bob": {}},
        "challenges",
        {"Ann": {"trigger": "Well"}},
        {"Bob": "pass"},
        {"check": {"players": {"Ann": {"hand": 1, "discard": 1}}, "may_not": {"Ann": ["Well"]}}},
        cites=["2e/rr/discard-pile/2"],
        cards={"Well": text("location", "Action: Discard 1 card from shadows to draw 1 card.")},
    )


@pytest.mark.parametrize(
    ("deed", "ann", "bob"),
    [
        ("Gain 1 gold for each character in an opponent's discard pile", {}, {"discard": 2}),
        ("If there is a character in an opponent's discard pile, gain 1 gold", {}, {"discard": 2}),
        ("Discard the top 2 cards of your deck. Gain 1 gold for each character discarded this way", {}, {}),
        ("Discard a location from your hand. Gain 1 gold", {"hand": 2}, {}),
        ("Draw 1 card. If that card is a character, gain 1 gold", {}, {}),
    ],
)
def test_what_an_unidentified_card_is_the_judge_says(deed: str, ann: dict[str, Any], bob: dict[str, Any]):
    """RR Effects ¶3: as much as can be is resolved; how much that is, nobody knows here."""
    run(
        {"Ann": {"play": ["Gate"], **ann}, "Bob": bob},
        "challenges",
        {"Ann": {"trigger": "Gate"}},
        {"check": {"players": {"Ann": {"gold": 0}}}},
        {"by_hand": [{"gain_gold": 2, "player": "Ann"}]},
        {"check": {"players": {"Ann": {"gold": 2}}}},
        cards={"Gate": text("location", f"Action: Kneel Gate. {deed}.")},
    )


def test_how_many_cards_there_are_is_known_although_nobody_identified_them():
    """RR Modifiers ¶1: each of them is a card."""
    run(
        {"Ann": {"play": ["Gate"]}, "Bob": {"discard": 2}},
        "challenges",
        {"Ann": {"trigger": "Gate"}},
        {"check": {"players": {"Ann": {"gold": 2}}}},
        cards={"Gate": text("location", "Action: Gain 1 gold for each card in an opponent's discard pile.")},
    )


def test_an_unidentified_card_is_no_target_and_the_reason_says_what_to_do():
    """RR Target ¶1: whether it fits is not known before it is named."""
    words = (
        "Action: Kneel Gate to choose a character in an opponent's discard pile and remove it from the game."
    )
    run(
        {"Ann": {"play": ["Gate"]}, "Bob": {"discard": 2}},
        "challenges",
        {"check": {"why_not": {"Ann": {"Gate": "unidentified cards are no targets: name them"}}}},
        cards={"Gate": text("location", words)},
    )
