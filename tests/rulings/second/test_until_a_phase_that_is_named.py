"""What lasts until the end of a phase that is named, or until the beginning of the next one of that name."""

from tests.rulings.texts import check, event, run_to


def test_what_lasts_until_the_end_of_a_later_phase_holds_in_between():
    """RR Lasting Effects ¶3: it expires at the end of the phase that it names, not of the one that it is created in."""
    run_to(
        "marshaling",
        {"play": [{"Baker": "kneeling"}, "Miller"], "hand": ["Vigil"], "plots": ["Storm"], "deck": 9},
        {"plots": ["Calm"], "deck": 9},
        "5.1",
        {"Ann": {"play": "Vigil", "choose": ["Baker"]}},
        {"advance": "taxation"},
        check(Baker={"kneeling": True}),
        Vigil=event(
            "Dominance Action: Choose a character. Until the end of the standing phase, that character cannot stand."
        ),
    )


def test_what_lasts_until_the_end_of_a_phase_ends_with_it():
    """RR Lasting Effects ¶3."""
    run_to(
        "standing",
        {"play": ["Baker"], "hand": ["Drill"]},
        {},
        "marshaling",
        {"Ann": {"play": "Drill", "choose": ["Baker"]}},
        {"advance": "challenges"},
        check(Baker={"str": 4}),
        {"advance": "dominance"},
        check(Baker={"str": 2}),
        Drill=event(
            "Marshaling Action: Choose a character. That character gets +2 STR until the end of the challenges phase."
        ),
    )


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
