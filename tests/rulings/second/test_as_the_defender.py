"""``as the defender``: which player, where a challenge was lost or won."""

import pytest

from tests.rulings.texts import person, run_to


@pytest.mark.parametrize(("words", "hand"), [("as the defender", 1), ("as the attacker", 0)])
def test_who_was_attacked_lost_the_challenge_as_the_defender(words, hand):
    """RR Reactions ¶1: the triggering condition is that of the defending player, as if those words were printed."""
    can = [{"Bob": {"trigger": "Hero"}}] if hand else []
    run_to(
        "dominance",
        {"play": ["Captain"]},
        {"play": ["Hero"], "deck": 3},
        "challenges",
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Captain"]}}},
        *can,
        {"advance": "dominance"},
        {"check": {"players": {"Bob": {"hand": hand}, "Ann": {"power": 1}}}},
        Captain=person(""),
        Hero=person(f"Reaction: After you lose a challenge {words}, draw 1 card."),
    )
