"""A card "of that player's choice": one player does it, another picks the card, which is no target."""

from tests.rulings.texts import check, person, run, text

GATE = (
    "Action: Kneel Gate to choose an opponent. Put an eligible character of that player's choice from his or her discard"
    " pile into play under your control."
)


def test_the_opponent_picks_who_comes_under_the_others_control():
    """RR Effects ¶3 and Ownership and Control ¶2: the text says who picks, and under whose control it enters play.

    FAQ 1.3 ¶2: a unique card with a copy in its owner's dead pile is not eligible.
    """
    run(
        {"play": ["Gate"]},
        {"dead": ["Dagmer"], "discard": ["Dagmer", "Miller", "Baker", "Gate"]},
        "4.1",
        {"Ann": {"trigger": "Gate#1", "choose": "Bob"}},
        {"refuse": {"Bob": {"choose": "Dagmer#2"}, "because": "dead pile"}},
        {"refuse": {"Bob": {"choose": "Gate#2"}, "because": "character"}},
        {"Bob": {"choose": "Baker"}},
        check(Baker={"zone": "play", "controller": "Ann", "owner": "Bob"}, Miller={"zone": "discard"}),
        Gate=text("location", GATE),
        Dagmer=person("", unique=True),
    )


def test_an_opponent_without_such_a_card_leaves_the_effect_nothing():
    """RR Abilities ¶6: it has no potential to change the game state."""
    run(
        {"play": ["Gate"]},
        {"discard": ["Saddle"]},
        "4.1",
        {"check": {"may_not": {"Ann": ["Gate"]}}},
        Gate=text("location", GATE),
    )
