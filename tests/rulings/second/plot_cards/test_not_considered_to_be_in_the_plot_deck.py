"""An agenda by which plots of a trait are not considered to be in the plot deck."""

from tests.rulings.texts import PLOT, run

SONG = {
    "type": "agenda",
    "text": "During the plot phase, Scheme cards are not considered to be in your plot deck.",
}
RUSE = PLOT | {"traits": ["Scheme"]}


def test_such_a_plot_cannot_be_chosen_and_does_not_keep_the_used_pile_from_returning():
    """RR Plot Card ¶2: a plot is chosen from the plot deck; RR 1.3: the used pile returns when no card is left in it."""
    run(
        {"agenda": "Song", "plots": ["Ruse", "Feast"]},
        {"plots": ["Calm"]},
        "plot",
        {"refuse": {"Ann": {"choose": "Ruse"}, "because": "not in the player's plot deck"}},
        {"check": {"cites": ["2e/rr/plot-card/2"]}},
        {"Ann": {"choose": "Feast"}},
        {"Bob": {"choose": "Calm"}},
        {"random": "Ann"},
        {"Ann": {"choose": "Ann"}},
        {"advance": "end"},
        {"check": {"cards": {"Calm#1": {"zone": "plot deck"}, "Ruse": {"zone": "plot deck"}}}},
        Song=SONG,
        Ruse=RUSE,
        Feast=PLOT,
    )


def test_outside_of_the_plot_phase_it_can_be_revealed():
    """RR Constant Abilities ¶2: the ability says when it applies."""
    run(
        {"agenda": "Song", "plots": ["Ruse"], "play": ["Bard"]},
        {},
        "challenges",
        {"Ann": {"trigger": "Bard", "choose": "Ruse"}},
        {"check": {"cards": {"Ruse": {"zone": "play"}}}},
        Song=SONG,
        Ruse=RUSE,
        Bard={"type": "location", "cost": 1, "text": "Action: Kneel Bard to reveal a new plot card."},
    )
