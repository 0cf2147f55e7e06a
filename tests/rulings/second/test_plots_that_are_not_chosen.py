"""Plot cards that a text keeps from being chosen in the plot phase."""

from tests.rulings.texts import PLOT, run, text

SONG = text("location", "You cannot reveal Scheme plot cards during the plot phase.")
PLOTS = {
    "Ruse": PLOT | {"traits": ["Scheme"]},
    "Feast": PLOT,
    "Trick": PLOT | {"traits": ["Scheme"], "initiative": 3},
}


def test_a_plot_card_that_cannot_be_chosen_is_no_option():
    """RR 1.2 ¶1, RR Cannot ¶1: it concerns only its own controller."""
    run(
        {"play": ["Song"], "plots": ["Ruse", "Feast"]},
        {"plots": ["Trick"]},
        "plot",
        {
            "check": {
                "decision": {"player": "Ann", "kind": "plot", "choices": ["Feast"], "not_choices": ["Ruse"]}
            }
        },
        {"refuse": {"Ann": {"choose": "Ruse"}, "because": "forbidden by Song"}},
        {"check": {"cites": ["2e/rr/cannot/1"]}},
        {"Ann": {"choose": "Feast"}},
        {"Bob": {"choose": "Trick"}},
        {"Bob": {"choose": "Ann"}},
        {"advance": "1.4"},
        {
            "check": {
                "cards": {"Feast": {"zone": "play"}, "Trick": {"zone": "play"}, "Ruse": {"zone": "plot deck"}}
            }
        },
        Song=SONG,
        **PLOTS,
    )


def test_a_player_who_can_choose_none_chooses_none():
    """RR 1.2 ¶1, RR Cannot ¶1: the word is absolute; the plot card that was revealed before stays."""
    run(
        {"play": ["Song"], "plots": ["Ruse"]},
        {"plots": ["Storm"]},
        "plot",
        {"Bob": {"choose": "Storm"}},
        {"Bob": {"choose": "Bob"}},
        {"advance": "1.4"},
        {"check": {"cards": {"Ruse": {"zone": "plot deck"}, "Calm#1": {"zone": "play"}}}},
        Song=SONG,
        **PLOTS,
    )
