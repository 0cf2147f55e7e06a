"""Cards that are placed in shadows by a card effect, which can be reacted to and interrupted, and that cannot come out."""

from tests.rulings.texts import person, run, text

KEEP = text(
    "location",
    "Reaction: After a card is placed in shadows by a card effect, kneel Keep. Then, until Keep stands or leaves play, that "
    "card cannot come out of shadows.",
)
MIST = text("location", "Action: Kneel Mist to choose a character. Place that character in shadows.")
SHADE = person("Shadow (1).")


def test_a_card_placed_there_by_an_effect_is_kept_in_shadows_as_long_as_the_location_kneels():
    """RR Cannot ¶1; Lasting Effects ¶1: by no card ability and for no shadow cost; when the location stands it can."""
    run(
        {"play": ["Keep"]},
        {"gold": 3, "play": ["Mist", "Shade"]},
        "challenges",
        {"Bob": {"trigger": "Mist", "choose": "Shade"}},
        {"Ann": {"trigger": "Keep"}},
        {
            "check": {
                "cards": {"Shade": {"zone": "shadows"}, "Keep": {"kneeling": True}},
                "why_not": {"Bob": {"Shade": "cannot come out of shadows"}},
                "cites": ["2e/rr/cannot/1"],
            }
        },
        Keep=KEEP,
        Mist=MIST,
        Shade=SHADE,
    )


def test_a_card_that_is_marshaled_into_shadows_is_placed_by_no_effect():
    """RR Shadows, Marshaling ¶1: its player marshals it there."""
    run(
        {"play": ["Keep"]},
        {"gold": 5, "hand": ["Shade"]},
        "3.2",
        {"Bob": {"shadow": "Shade"}},
        {"check": {"may_not": {"Ann": ["Keep"]}}},
        Keep=KEEP,
        Shade=SHADE,
    )


def test_that_a_character_is_about_to_be_placed_in_shadows_can_be_interrupted():
    """RR Interrupts ¶1: it is imminent before it leaves play."""
    run(
        {"deck": 3, "play": ["Seer"]},
        {"play": ["Mist", "Miller"]},
        "challenges",
        {"Bob": {"trigger": "Mist", "choose": "Miller"}},
        {"Ann": {"trigger": "Seer"}},
        {"check": {"players": {"Ann": {"hand": 1}}, "cites": ["2e/rr/interrupts/1"]}},
        Mist=MIST,
        Seer=person(
            "Interrupt: When another character is returned to a player's hand or placed in shadows, draw 1 card."
        ),
    )
