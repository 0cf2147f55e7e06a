"""What lasts until the end of a phase that is named, or until the beginning of the next one of that name."""

from tests.rulings.texts import check, event, run_to


def test_what_is_removed_until_the_next_plot_phase_comes_back_as_that_begins():
    """RR Removed from Game ¶1, RR Lasting Effects ¶3: the card returns when the time named has come."""
    run_to(
        "draw",
        {"play": [{"Baker": "kneeling"}, "Miller"], "hand": ["Journey"], "plots": ["Storm"], "deck": 9},
        {"plots": ["Calm"], "deck": 9},
        "4.1",
        {"Ann": {"play": "Journey", "choose": ["Baker"]}},
        check(Baker={"zone": "out of game"}),
        {"advance": "taxation"},
        check(Baker={"zone": "out of game"}),
        {"Ann": {"choose": "Ann"}},
        check("2e/rr/lasting-effects/3", Baker={"zone": "play", "kneeling": False}),
        Journey=event(
            "Action: Choose a character you control. Remove it from the game until the beginning of the next plot phase."
        ),
    )
