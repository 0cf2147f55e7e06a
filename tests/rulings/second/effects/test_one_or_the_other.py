"""A player who must choose among two things: which of two players does what is chosen."""

import pytest

from tests.rulings.texts import event, run

WORDS = "Action: Choose an opponent. That player must either discard 1 card from his or her hand, or {}."


@pytest.mark.parametrize(
    ("words", "chosen", "ann", "bob"),
    [
        ("you draw 1 card", "you draw 1 card", 1, 1),
        ("draw 1 card", "draw 1 card", 0, 2),
    ],
)
def test_whoever_chooses_does_it_unless_the_option_says_that_you_do(words, chosen, ann, bob):
    """FAQ 2.7 ¶2: "you" in the text of an ability is the player who triggers it, not one of whom it speaks."""
    run(
        {"hand": ["Offer"], "deck": ["Miller"]},
        {"hand": ["Baker"], "deck": ["Saddle"]},
        "4.1",
        {"Ann": {"play": "Offer", "choose": ["Bob"]}},
        {"Bob": {"choose": chosen}},
        {"check": {"players": {"Ann": {"hand": ann}, "Bob": {"hand": bob}}}},
        Offer=event(WORDS.format(words)),
    )


@pytest.mark.parametrize(
    "words",
    [
        "if he or she controls",
    ],
)
def test_what_must_be_true_of_each_player_is_looked_at_for_each(words):
    """FAQ 2.7 ¶2: the text speaks of the player of whom it is said, not of its controller."""
    run(
        {"hand": ["Offer"], "deck": ["Miller"]},
        {"hand": 0, "play": ["Baker"], "deck": ["Saddle"]},
        "4.1",
        {"Ann": {"play": "Offer"}},
        {"check": {"players": {"Ann": {"hand": 0}, "Bob": {"hand": 1}}}},
        Offer=event(f"Action: Each player draws 1 card {words} a character."),
    )


def test_what_a_player_may_pay_with_is_that_players():
    """RR Costs ¶2, ¶3: "may kneel a character to draw" is a cost; an opponent's card pays none."""
    words = "Action: Choose an opponent. That player may kneel a character to draw 1 card."
    run(
        {"hand": ["Offer"], "play": ["Miller"]},
        {"hand": 0, "play": ["Baker"], "deck": ["Saddle"]},
        "4.1",
        {"Ann": {"play": "Offer", "choose": ["Bob"]}},
        {"Bob": {"choose": "yes"}},
        {"check": {"decision": {"player": "Bob", "choices": ["Baker"], "not_choices": ["Miller"]}}},
        {"Bob": {"choose": "Baker"}},
        {
            "check": {
                "cards": {"Baker": {"kneeling": True}},
                "players": {"Bob": {"hand": 1}},
            }
        },
        Offer=event(words),
    )
