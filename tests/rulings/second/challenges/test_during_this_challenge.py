"""What a triggered ability says to be so "during this challenge" or "this phase": until its end."""

import pytest

from tests.rulings.texts import event, person, run_to


@pytest.mark.parametrize("words", ["in this challenge", "during this challenge", "this challenge"])
def test_it_cannot_defend_in_this_challenge_and_can_in_the_next(words):
    """RR Lasting Effects ¶1, ¶4: for the specified duration, and no longer."""
    run_to(
        "dominance",
        {"play": ["Worm", "Miller"]},
        {"play": ["Baker"]},
        "4.2",
        {"Ann": {"challenge": {"type": "military", "against": "Bob", "with": ["Worm"]}}},
        {"Ann": {"trigger": "Worm", "choose": "Baker"}},
        {"refuse": {"Bob": {"defend": ["Baker"]}}},
        {"advance": "4.2.3"},
        {"check": {"challenge": {"unopposed": True}}},
        Worm=person(
            "Reaction: After Worm is declared as an attacker, choose a character. That character cannot be declared as a "
            f"defender {words}."
        ),
    )
    run_to(
        "dominance",
        {"play": ["Worm", "Miller"]},
        {"play": ["Baker"]},
        "4.2",
        {"Ann": {"challenge": {"type": "intrigue", "against": "Bob", "with": ["Worm"]}}},
        {"Ann": {"trigger": "Worm", "choose": "Baker"}},
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Miller"]}}},
        {"Bob": {"defend": ["Baker"]}},
        Worm=person(
            "Reaction: After Worm is declared as an attacker, choose a character. That character cannot be declared as a "
            f"defender {words}."
        ),
    )


def test_it_has_the_str_until_the_challenge_ends():
    """RR Lasting Effects ¶1, RR 4.2.6 ¶1."""
    run_to(
        "dominance",
        {"play": ["Hero"]},
        {},
        "4.2",
        {"Ann": {"challenge": {"type": "military", "against": "Bob", "with": ["Hero"]}}},
        {"Ann": {"trigger": "Hero"}},
        {"advance": "4.2.2"},
        {"check": {"cards": {"Hero": {"str": 5, "keywords": ["renown"]}}}},
        {"advance": "4.3"},
        {"check": {"cards": {"Hero": {"str": 3, "keywords": [], "power": 1}}}},
        Hero=person(
            "Reaction: After you initiate a challenge, Hero gets +2 STR and gains renown during this challenge."
        ),
    )


def test_cards_drawn_earlier_in_the_phase_count():
    """RR Cannot ¶1: with 1 card drawn before, no more than 1 is drawn this phase; in the next phase the effect is over."""
    run_to(
        "standing",
        {
            "hand": ["Draw One", "Dearth", "Draw Two"],
            "deck": ["Baker", "Baker", "Baker", "Baker"],
            "play": ["Miller"],
        },
        {},
        "4.1",
        {"Ann": {"play": "Draw One"}},
        {"Bob": "pass"},
        {"Ann": {"play": "Dearth"}},
        {"Bob": "pass"},
        {"Ann": {"play": "Draw Two"}},
        {"check": {"players": {"Ann": {"hand": 2, "deck": 2}}}},
        **{
            "Draw One": event("Action: Draw 1 card."),
            "Draw Two": event("Action: Draw 2 cards."),
            "Dearth": event("Action: Each player cannot draw more than 2 cards this phase."),
        },
    )
