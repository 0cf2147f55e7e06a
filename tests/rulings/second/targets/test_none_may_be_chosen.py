"""A choice of up to X cards where X is 0: nobody can be chosen, so nothing could change."""

from tests.rulings.texts import PLOT, event, run

STING = event(
    "Action: Choose up to X characters. Those characters lose a [military] icon until the end of the phase. "
    "X is the number of plot cards in your used pile."
)


def test_an_ability_that_may_choose_none_has_no_potential():
    """RR Abilities ¶6: the used pile is empty, X is 0."""
    run(
        {"hand": ["Sting"]},
        {"play": ["Miller"]},
        "challenges",
        {"refuse": {"Ann": {"play": "Sting"}, "because": "change the game state"}},
        {"check": {"cites": ["2e/rr/abilities/6"]}},
        Sting=STING,
    )


def test_with_a_used_plot_one_is_chosen():
    """RR Target ¶1: X is 1."""
    run(
        {"hand": ["Sting"], "used": ["Old"]},
        {"play": ["Miller"]},
        "challenges",
        {"Ann": {"play": "Sting", "choose": "Miller"}},
        {"check": {"cards": {"Miller": {"icons": ["intrigue", "power"]}}}},
        Sting=STING,
        Old=PLOT,
    )
