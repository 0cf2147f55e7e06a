"""``Those characters`` after each of a description was knelt or stood, by printed texts on the table."""

from tests.rulings.texts import event, person, run


def test_each_character_that_was_to_stand_gets_what_those_characters_get():
    """RR Kneel ¶2: a standing card does not stand again, and is one of the characters of which the text speaks."""
    run(
        {"hand": ["Muster"], "play": [{"Tired": "kneeling"}, "Fresh"]},
        {"play": ["Foe"]},
        "4.1",
        {"Ann": {"play": "Muster"}},
        {
            "check": {
                "cards": {
                    "Tired": {"kneeling": False, "str": 4},
                    "Fresh": {"kneeling": False, "str": 4},
                    "Foe": {"str": 3},
                },
                "cites": ["2e/rr/lasting-effects/1"],
            }
        },
        **{name: person("") for name in ("Tired", "Fresh", "Foe")},
        Muster=event(
            "Action: Stand each character you control. "
            "Until the end of the phase, each of those characters gets +1 STR."
        ),
    )


def test_it_can_be_used_where_all_of_them_kneel_already():
    """RR Abilities ¶6: that they get -1 STR changes the game, whether or not any of them can kneel."""
    run(
        {"hand": ["Frost"]},
        {"play": [{"Old": "kneeling"}]},
        "4.1",
        {"Ann": {"play": "Frost"}},
        {"check": {"cards": {"Old": {"str": 2}}}},
        Old=person(""),
        Frost=event(
            "Action: Kneel each character an opponent controls. "
            "Those characters get -1 STR until the end of the phase."
        ),
    )
