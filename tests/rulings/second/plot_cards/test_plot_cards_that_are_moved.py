"""Plot cards that an effect moves from the plot deck to the used pile, or from there back."""

from tests.rulings.texts import PLOT, event, person, run

NEW_PLOT = event("Action: Choose and reveal a new plot card.")


def test_a_plot_card_moved_to_the_used_pile_cannot_be_revealed_any_more():
    """RR Plot Cards ¶2: a plot card is in the plot deck, revealed, or in the used pile; it is revealed from the deck."""
    run(
        {"play": ["Clerk"], "hand": ["News"], "plots": ["Raid", "Storm"]},
        {},
        "challenges",
        {"Ann": {"trigger": "Clerk", "choose": ["Raid"]}},
        {"Bob": "pass"},
        {"refuse": {"Ann": {"play": "News", "choose": ["Raid"]}}},
        {"Ann": {"play": "News", "choose": ["Storm"]}},
        {"check": {"cards": {"Raid": {"zone": "plot deck"}, "Storm": {"zone": "play"}}}},
        Raid=PLOT,
        News=NEW_PLOT,
        Clerk=person("Action: Choose a card in your plot deck and move it to the bottom of your used pile."),
    )


def test_a_plot_card_that_returns_from_the_used_pile_can_be_revealed():
    """RR Plot Cards ¶2: it leaves the plot deck as it is revealed, where it is again."""
    run(
        {"play": ["Clerk"], "hand": ["News"], "used": ["Raid"], "plots": ["Storm"]},
        {},
        "challenges",
        {"Ann": {"trigger": "Clerk", "choose": ["Raid"]}},
        {"Bob": "pass"},
        {"Ann": {"play": "News", "choose": ["Raid"]}},
        {"check": {"cards": {"Raid": {"zone": "play"}}}},
        Raid=PLOT,
        News=NEW_PLOT,
        Clerk=person("Action: Choose a plot card in your used pile and return it to your plot deck."),
    )
