"""Being chosen as the only target; the first card of each of two kinds; some of the cards revealed."""

from tests.rulings.texts import event, run


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
