"""Printed texts about effects that are canceled, and that cannot be."""

from tests.rulings.texts import person, run, text

HUSH = text("event", "Interrupt: When the effects of an event would initiate, cancel those effects.", cost=0)
FEAST = text("event", "Action: Gain 1 gold.", cost=0)


def test_effects_of_which_a_card_says_so_cannot_be_canceled_while_it_says_so():
    """RR Cannot ¶1: "cannot" is absolute."""
    firm = person("The effects of events you play cannot be canceled while Keeper is standing.")
    before = ({"Ann": {"play": "Feast"}},)
    for mark, after in (
        ("kneeling", {"check": {"may": {"Bob": ["Hush"]}}}),
        ("standing", {"check": {"players": {"Ann": {"gold": 1}}, "cites": ["2e/rr/cannot/1"]}}),
    ):
        keeper = {"Keeper": {"kneeling": mark == "kneeling"}}
        run(
            {"play": [keeper], "hand": ["Feast"]},
            {"hand": ["Hush"]},
            "challenges",
            *before,
            after,
            Keeper=firm,
            Feast=FEAST,
            Hush=HUSH,
        )


def test_the_effects_of_events_you_play_are_not_those_of_an_opponent():
    """RR Cannot ¶1, for what the text names: the player of the event is its "you" (FAQ 2.7 ¶1)."""
    run(
        {"hand": ["Feast"]},
        {"play": ["Keeper"], "hand": ["Hush"]},
        "challenges",
        {"Ann": {"play": "Feast"}},
        {"Bob": {"play": "Hush"}},
        {"check": {"players": {"Ann": {"gold": 0}}}},
        Keeper=person("The effects of events you play cannot be canceled."),
        Feast=FEAST,
        Hush=HUSH,
    )
