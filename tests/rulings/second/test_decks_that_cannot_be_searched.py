"""Decks that players cannot search, because a text says so."""

from tests.rulings.texts import event, person, run, text

GATE = text("location", "Opponents cannot search their decks.")
PEOPLE = {name: person("") for name in ("Nan", "Pate")}


def test_an_ability_that_only_searches_a_deck_that_cannot_be_searched_is_not_initiated():
    """RR Cannot ¶1: "cannot" is absolute; RR Abilities ¶6: the effect could change nothing."""
    run(
        {"play": ["Gate"], "hand": ["Call"], "deck": ["Nan"]},
        {"hand": ["Call"], "deck": ["Pate"]},
        "4.1",
        {"check": {"may": {"Ann": ["Call"]}, "may_not": {"Bob": ["Call"]}}},
        Gate=GATE,
        Call=event("Action: Search your deck for a character, reveal it, and add it to your hand."),
        **PEOPLE,
    )


def test_what_lies_elsewhere_is_still_searched():
    """RR Cannot ¶1: only the deck cannot be searched; RR Effects ¶3: as much as can be done is done."""
    run(
        {"play": ["Gate"]},
        {"hand": ["Call"], "deck": ["Pate"], "discard": ["Nan"]},
        "4.1",
        {"Ann": "pass"},
        {"Bob": {"play": "Call"}},
        {"refuse": {"Bob": {"choose": ["Pate"]}}},
        {"Bob": {"choose": ["Nan"]}},
        {"check": {"cards": {"Nan": {"zone": "hand"}, "Pate": {"zone": "deck"}}}},
        Gate=GATE,
        Call=event(
            "Action: Search your deck and discard pile for a character, reveal it, and add it to your hand."
        ),
        **PEOPLE,
    )
