"""Being chosen as the only target; the first card of each of two kinds; some of the cards revealed."""

from tests.rulings.texts import event, person, run

BOTH = event("Action: Choose and kneel 2 characters.")


def test_one_of_two_targets_is_not_the_only_one():
    """RR Target ¶1: each of the cards chosen is a target; the condition asks for one alone."""
    run(
        {"hand": ["Snares"]},
        {"play": ["Warden", "Baker"], "hand": 0, "deck": ["Miller", "Saddle"]},
        "4.1",
        {"Ann": {"play": "Snares", "choose": ["Warden", "Baker"]}},
        {"check": {"cards": {"Warden": {"kneeling": True}}, "players": {"Bob": {"hand": 0}}}},
        Snares=BOTH,
        Warden=person(
            "Interrupt: When Warden is chosen as the only target of an opponent's event, draw 1 card."
        ),
    )


def test_one_of_the_revealed_cards_is_chosen_among_them():
    """RR Reveal ¶1: the cards revealed stay where they are until the effect moves them."""
    run(
        {"hand": ["Omen"], "deck": ["Miller", "Baker", "Saddle"]},
        {},
        "4.1",
        {"Ann": {"play": "Omen"}},
        {"Ann": {"choose": ["Baker"]}},
        {"check": {"cards": {"Baker": {"zone": "hand"}, "Miller": {"zone": "discard"}}}},
        Omen=event(
            "Action: Reveal the top 2 cards of your deck. Add one of the revealed cards to your hand. Discard the other."
        ),
    )
