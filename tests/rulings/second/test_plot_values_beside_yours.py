"""``With the same printed gold value as yours``: what is printed on a revealed plot card, beside one's own."""

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import PLOT, event, text


@pytest.mark.parametrize(
    ("said", "gold", "holds"),
    [
        ("the same printed gold value as yours", 5, True),
        ("the same printed gold value as yours", 6, False),
        ("printed gold value equal to yours", 4, False),
        ("printed gold value higher than yours", 6, True),
        ("the same initiative value as yours", 6, True),
        ("reserve value equal to yours", 6, True),
    ],
)
def test_a_plot_card_is_compared_with_the_one_that_you_revealed(said, gold, holds):
    """RR Triggering Condition ¶1: the card must be as the ability says."""
    hears = f"Reaction: After an opponent reveals a plot card with {said}, gain 1 gold."
    run(
        {"Ann": {"plots": ["Mild"], "play": ["Choir"]}, "Bob": {"plots": ["Rich"], "power": 1}},
        "plot",
        {"Ann": {"choose": "Ann"}},
        {"check": {"may" if holds else "may_not": {"Ann": ["Choir"]}}},
        cards={
            "Choir": text("location", hears),
            "Mild": PLOT | {"gold": 5, "initiative": 3},
            "Rich": PLOT | {"gold": gold, "initiative": 3},
        },
    )


@pytest.mark.parametrize(
    ("said", "gold"),
    [
        ("the highest printed gold value among other players' revealed plot cards", 4),
        ("3 plus the number of Winter plot cards in your used pile", 5),
    ],
)
def test_how_much_x_is(said, gold):
    """RR The letter "X" ¶1: X is what the ability says; one's own plot card is none of another player."""
    run(
        {
            "Ann": {"plot": "Rich", "used": ["Frost", "Snow", "Calm"], "hand": ["Purse"], "gold": 0},
            "Bob": {"plot": "Poor"},
            "Cat": {"plot": "Mild"},
        },
        "4.1",
        {"Ann": {"play": "Purse"}},
        {"check": {"players": {"Ann": {"gold": gold}}}},
        cards={
            "Purse": event(f"Action: Gain X gold. X is {said}."),
            "Rich": PLOT | {"gold": 7},
            "Poor": PLOT | {"gold": 2},
            "Mild": PLOT | {"gold": 4},
            "Frost": PLOT | {"traits": ["Winter"]},
            "Snow": PLOT | {"traits": ["Winter"]},
        },
    )


@pytest.mark.parametrize(
    ("said", "raised", "holds"),
    [
        ("a higher gold value than yours", False, False),
        ("a higher gold value than yours", True, True),
        ("a higher gold value than the gold value on your revealed plot card", True, True),
        ("a gold value of 6 or higher", False, False),
        ("a gold value of 6 or higher", True, True),
        ("a printed gold value of 6 or higher", True, False),
        ("a gold value lower than your revealed plot card", False, False),
        ("a gold value equal to or lower than the number of cards in your hand", False, True),
        ("a gold value equal to or lower than the number of cards in your hand", True, False),
    ],
)
def test_a_value_of_a_revealed_plot_card_is_as_it_is_modified(said, raised, holds):
    """RR Modifiers ¶1: what modifies the value is counted in, unless the printed value is asked for."""
    hears = f"Reaction: After an opponent reveals a plot card with {said}, draw 1 card."
    run(
        {
            "Ann": {"plots": ["Mild"], "play": ["Choir"], "hand": 5},
            "Bob": {"plots": ["Rich"], "play": ["Mine"] if raised else [], "power": 1},
        },
        "plot",
        {"Ann": {"choose": "Ann"}},
        {"check": {"may" if holds else "may_not": {"Ann": ["Choir"]}}},
        cards={
            "Choir": text("location", hears),
            "Mine": text("location", "Raise the gold value on your revealed plot card by 1."),
            "Mild": PLOT | {"gold": 5, "initiative": 3},
            "Rich": PLOT | {"gold": 5, "initiative": 3},
        },
    )


@pytest.mark.parametrize(("reserve", "strength"), [(5, 3), (6, 4)])
def test_one_has_the_value_of_the_plot_card_that_one_revealed(reserve, strength):
    """RR Plot Card ¶4: a player's revealed plot card is in play; its values are those of the player."""
    run(
        {"Ann": {"plot": "Mild", "play": ["Choir"]}, "Bob": {"plot": "Rich"}},
        "4.1",
        {"check": {"cards": {"Choir": {"str": strength}}}},
        cards={
            "Choir": {"type": "character", "str": 3}
            | {"text": "Choir gets +1 STR while you have a reserve value of 6 or higher."},
            "Mild": PLOT | {"reserve": reserve},
            "Rich": PLOT | {"reserve": 9},
        },
    )
