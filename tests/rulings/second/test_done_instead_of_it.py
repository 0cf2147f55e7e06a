"""What a player does, or may do, instead of what would happen: income, draws, a card that would enter a pile."""

import pytest

from tests.rulings.texts import event, person, run, text

LEDGER = text(
    "location",
    "Interrupt: When you would collect income, you may gain 1 gold for each card in your hand instead.",
)


@pytest.mark.parametrize(("does", "gold"), [("yes", 2), ("no", 5)])
def test_what_may_be_done_instead_replaces_only_if_it_is(does, gold):
    """RR Replacement Effects ¶1: what is replaced does not happen; a player who does not want to replaces nothing."""
    run(
        {"play": ["Ledger"], "hand": ["Miller", "Baker"], "gold": 0},
        {},
        "marshaling",
        {"Ann": {"trigger": "Ledger"}},
        {"Ann": {"choose": does}},
        {"check": {"players": {"Ann": {"gold": gold}}}},
        Ledger=LEDGER,
    )


@pytest.mark.parametrize(("many", "hand"), [(3, 2), (1, 0)])
def test_one_card_less_is_drawn_than_would_be_all_at_once(many, hand):
    """RR Replacement Effects ¶1, Triggering Condition ¶2: all the cards are one occurrence; of one card none is left."""
    run(
        {"play": ["Lock"], "hand": ["Boon"]},
        {"play": ["Miller"], "hand": 0, "deck": ["Baker", "Saddle", "Grain", "Oats"]},
        "4.1",
        {"Ann": {"play": "Boon"}},
        {"Ann": {"trigger": "Lock"}},
        {"check": {"players": {"Bob": {"hand": hand}}}},
        Boon=event(f"Action: Choose an opponent. That player draws {many} cards."),
        Lock=text(
            "location",
            "Interrupt: When an opponent would draw 1 or more cards, that player draws 1 less card instead.",
        ),
        Grain=text("location", ""),
        Oats=text("location", ""),
    )


@pytest.mark.parametrize(("kneeling", "hand"), [(False, 1), (True, 2)])
def test_what_follows_then_replaces_only_if_what_comes_before_was_done(kneeling, hand):
    """RR Then ¶1: the effect before the word must resolve successfully in full."""
    run(
        {
            "play": [{"Miller": {"kneeling": kneeling, "attachments": ["Lock"]}}],
            "hand": ["Boon"],
            "deck": ["Baker", "Saddle"],
        },
        {},
        "4.1",
        {"Ann": {"play": "Boon"}},
        {"check": {"players": {"Ann": {"hand": hand}}, "cards": {"Miller": {"kneeling": True}}}},
        Boon=event("Action: Draw 2 cards."),
        Lock=text(
            "attachment",
            "Forced Interrupt: When attached character's controller would draw 1 or more cards, kneel attached "
            "character. Then, that player draws 1 less card instead.",
        ),
    )


def test_the_card_that_would_be_discarded_may_be_placed_in_the_dead_pile():
    """RR Replacement Effects ¶1."""
    run(
        {"play": ["Shore"], "hand": ["Toll", "Diver"]},
        {},
        "4.1",
        {"Ann": {"play": "Toll", "choose": ["Diver"]}},
        {"Ann": {"trigger": "Shore"}},
        {"Ann": {"choose": "yes"}},
        {"check": {"cards": {"Diver": {"zone": "dead"}}}},
        Toll=event("Action: Choose a card in your hand. Discard it."),
        Diver=person(""),
        Shore=text(
            "location",
            "Interrupt: When a character would be placed in your discard pile, you may place it in your dead pile "
            "instead.",
        ),
    )
