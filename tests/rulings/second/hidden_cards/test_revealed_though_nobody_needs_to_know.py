"""Cards that nobody identified are revealed, and nothing depends on what they are."""

import pytest

from tests.rulings.tables import run, undecided
from tests.rulings.texts import event, text

LEFT = "left to the judge"


def revealed(words, expected, *, bob=None, **own):
    """Ann plays a Song with these words; her hand has one card that is known, and three that are not."""
    sides = {"Ann": {"hand": ["Song", "Page", 3], "deck": 9}, "Bob": {"hand": 2, "deck": 9, **(bob or {})}}
    known = {"Song": event(f"Action: {words}"), "Page": {"type": "character", "cost": 1, "str": 1}, **own}
    played = {"Ann": {"play": "Song"}}
    if expected == LEFT:
        assert "not identified" in undecided(sides, "4.1", played, {"advance": "4.2"}, cards=known)
    else:
        run(sides, "4.1", played, {"check": expected}, cards=known)


@pytest.mark.parametrize(
    "words",
    [
        "Reveal your hand. Then, gain 1 gold.",
        "Reveal your hand (of at least 1 card). Then, gain 1 gold.",
        "Reveal the top 3 cards of your deck. Then, gain 1 gold.",
        "Reveal the top card of your deck. Gain 1 gold.",
        "Reveal each card in an opponent's hand. Then, gain 1 gold.",
        "Each opponent reveals their hand. Then, gain 1 gold.",
    ],
)
def test_what_does_not_ask_what_they_are_goes_on(words):
    """RR Effects ¶4, Reveal ¶1, The word "Then" ¶1: they are revealed, so what comes after "Then" resolves."""
    revealed(words, {"players": {"Ann": {"gold": 1}}, "cites": ["2e/rr/reveal/1"]})


def test_how_many_were_revealed_is_known():
    """RR Reveal ¶1: how many cards there were is open information."""
    revealed(
        "Reveal your hand. Then, gain 1 gold for each card revealed this way.",
        {"players": {"Ann": {"gold": 4}}},
    )


@pytest.mark.parametrize(
    "words",
    [
        "Reveal your hand. Then, gain 1 gold for each character revealed this way.",
        "Reveal your hand. Then, discard each event revealed this way.",
        "Reveal the top card of your deck. If it is a character, add it to your hand.",
        "Reveal each character in your hand. Then, gain 1 gold.",
    ],
)
def test_what_asks_what_they_are_is_left_to_the_judge(words):
    """RR Effects ¶4: of cards that nobody identified it is not known whether they are what the text asks for."""
    revealed(words, LEFT)


def test_what_may_wait_for_a_card_to_be_revealed_is_left_to_the_judge():
    """RR Triggering Condition ¶1: one of them may be what an ability waits for."""
    bard = text(
        "character", "Interrupt: When Bard is revealed from your hand or deck, put it into play.", str=1
    )
    revealed("Reveal your hand. Then, gain 1 gold.", LEFT, bob={"play": ["Bard"]}, Bard=bard)


@pytest.mark.parametrize(
    ("hand", "choice"), [([3], {}), (["Page", 3], {"choose": ["Page", "an unidentified card"]})]
)
def test_some_cards_of_a_hand_are_revealed_whatever_they_are(hand, choice):
    """RR Effects ¶3, Reveal ¶1: the player picks among all of them."""
    run(
        {"Ann": {"hand": ["Song", *hand]}, "Bob": {}},
        "4.1",
        {"Ann": {"play": "Song", **choice}},
        {"advance": {"window": "action", "of": "Ann"}},
        {"check": {"players": {"Ann": {"gold": 1}}}},
        cards={
            "Song": event("Action: Reveal 2 cards from your hand. Then, gain 1 gold."),
            "Page": {"type": "character", "cost": 1, "str": 1},
        },
    )


def test_a_hand_without_cards_is_not_revealed():
    """RR Effects ¶3, The word "Then" ¶1: there is nothing to reveal, so what comes after "Then" does not resolve."""
    run(
        {"Ann": {"hand": ["Song"]}, "Bob": {"play": ["Hall"]}},
        "4.1",
        {"check": {"may_not": {"Ann": ["Song"]}}},
        cards={
            "Song": event("Action: Reveal your hand (of at least 1 card). Then, gain 1 gold."),
            "Hall": {"type": "location"},
        },
    )


def test_how_many_are_looked_at_is_said():
    """RR Look ¶1."""
    run(
        {"Ann": {"play": ["Hall"]}, "Bob": {"hand": ["Page", 2]}},
        "4.1",
        {"Ann": {"trigger": "Hall"}},
        {"check": {"players": {"Ann": {"gold": 1}}, "cites": ["2e/rr/look/1"]}},
        cards={
            "Hall": text("location", "Action: Look at an opponent's hand. Then, gain 1 gold."),
            "Page": {"type": "character", "cost": 1, "str": 1},
        },
    )
