"""Coming out of shadows by other means than paying, and what keeps cards there."""

from tests.rulings.tables import run
from tests.rulings.texts import person, text

LURE = text("location", "Action: Kneel Lure to put a character into play from shadows.")
BOLD = "Action: Choose a character. That character gets +2 STR until the end of the phase."
LATER = "2e/rr/shadows.bringing-a-card-out-of-shadows"


def test_an_effect_that_puts_a_card_into_play_from_shadows_brings_it_out_and_the_reason_says_so():
    """RR Bringing a card out of shadows ¶7, Cannot ¶1: whatever makes it enter play from shadows brings it out."""
    ban = "Action: Until the end of the phase, each opponent cannot bring cards out of shadows."
    run(
        {"Ann": {"play": ["Lure"], "shadows": ["Spy"]}, "Bob": {"hand": ["Lamps"]}},
        "challenges",
        {"Bob": {"play": "Lamps"}},
        {
            "refuse": {
                "Ann": {"trigger": "Lure"},
                "because": "cannot be brought out of shadows: Lamps",
            }
        },
        {"check": {"cites": ["2e/rr/cannot/1", f"{LATER}/7"]}},
        cards={"Lure": LURE, "Spy": person("Shadow (2)."), "Lamps": text("event", ban)},
    )


def test_an_event_that_is_played_from_shadows_comes_out_of_shadows():
    """RR Bringing a card out of shadows ¶4, ¶7: for its shadow cost; what reacts to a card coming out reacts to it."""
    run(
        {"Ann": {"play": ["Miller", "Watch"], "shadows": ["Plot"], "gold": 1}, "Bob": {}},
        "challenges",
        {"Ann": {"unshadow": "Plot", "choose": "Miller"}},
        {"Ann": {"trigger": "Watch"}},
        {"check": {"cards": {"Plot": {"zone": "discard"}, "Miller": {"str": 5}}, "cites": [f"{LATER}/4", f"{LATER}/7"]}},
        cards={
            "Plot": text("event", f"Shadow (1).\n{BOLD}") | {"cost": 3},
            "Watch": person("Reaction: After a card comes out of shadows, gain 1 gold."),
        },
    )  # fmt: skip
