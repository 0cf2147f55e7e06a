"""Constant texts that say what happens instead, each time it would happen."""

from tests.rulings.texts import PLOT, check, event, run, run_to, text

CHARACTER = {"type": "character", "cost": 1, "str": 1}


def test_a_plot_card_that_leaves_play_is_removed_from_the_game():
    """RR Replacement Effects ¶1, Constant Abilities ¶1: it goes there as the next plot card is revealed, and no other does."""
    run_to(
        "draw",
        {"agenda": "Web", "plot": "Whisper", "plots": ["Storm"]},
        {"plots": ["Wait", "Calm"]},
        "plot",
        {"Bob": {"choose": "Wait"}},
        {"Ann": {"choose": "Ann"}},
        {
            "check": {
                "cards": {"Whisper": {"zone": "out of game"}, "Calm#1": {"zone": "used"}},
                "cites": ["2e/rr/replacement-effects/1"],
            }
        },
        Wait=PLOT,
        Whisper=PLOT | {"traits": ["Scheme"], "initiative": 9},
        Web=text("agenda", "When a Scheme plot card leaves play, remove it from the game."),
    )


def test_each_of_several_cards_goes_elsewhere_and_those_of_others_do_not():
    """RR Replacement Effects ¶1: it happens each time, also to several at once."""
    run(
        {"hand": ["Plague"], "play": ["Miller", "Baker", "Crypt"]},
        {"play": ["Cook"]},
        "challenges",
        {"Ann": {"play": "Plague"}},
        check(Miller={"zone": "discard"}, Baker={"zone": "discard"}, Cook={"zone": "dead"}),
        Cook=CHARACTER,
        Plague=event("Action: Kill each character."),
        Crypt=text(
            "location",
            "If a character would be placed in your dead pile, place it in your discard pile instead.",
        ),
    )


def test_what_happens_instead_is_not_itself_replaced_by_the_same_text():
    """RR Replacement Effects ¶1: the card leaves play as it is returned; nothing goes in a circle."""
    run(
        {"hand": ["Noose"], "play": ["Ghost"]},
        {},
        "challenges",
        {"Ann": {"play": "Noose", "choose": "Ghost"}},
        check(Ghost={"zone": "hand"}),
        Noose=event("Action: Choose and kill a character."),
        Ghost=CHARACTER | {"text": "If Ghost would leave play, return it to its owner's hand instead."},
    )
