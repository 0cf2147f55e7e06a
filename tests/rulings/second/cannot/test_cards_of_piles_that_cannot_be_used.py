"""Prohibitions of cards that are in a certain pile: what lies elsewhere is not concerned."""

from tests.rulings.texts import event, person, run, text

CALL = event("Action: Put a character into play from your hand or dead pile.")
PEOPLE = {"Nan": person(""), "Pate": person("")}


def test_only_cards_in_that_pile_cannot_be_put_into_play():
    """RR Cannot ¶1: "cannot" is absolute for what it speaks of; a card in hand is not in a dead pile."""
    run(
        {"play": ["Gate"]},
        {"hand": ["Call", "Nan"], "dead": ["Pate"]},
        "4.1",
        {"Ann": "pass"},
        {"Bob": {"play": "Call"}},
        {"refuse": {"Bob": {"choose": ["Pate"]}}},
        {"Bob": {"choose": ["Nan"]}},
        {"check": {"cards": {"Nan": {"zone": "play"}, "Pate": {"zone": "dead"}}}},
        Gate=text("location", "Cards in opponents' dead piles cannot be put into play."),
        Call=CALL,
        **PEOPLE,
    )
