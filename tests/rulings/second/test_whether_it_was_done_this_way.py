"""Whether a card was put into play, revealed, stood or added to a hand by the effects before."""

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import event, person

CARDS = {
    "Omen": event(
        "Action: Reveal the top card of each opponent's deck. Draw 1 card. If a character was revealed this way, gain 1 gold."
    ),
    "Quest": event(
        "Action: Search your deck for a Knight character, reveal it, and add it to your hand. Shuffle your deck. If a card was"
        " added to your hand this way, gain 1 gold."
    ),
    "Court": event(
        "Action: Each player puts a character into play from his or her hand. If 2 or more Lord characters were put into play"
        " this way, gain 1 gold."
    ),
    "Rest": event("Action: Stand up to 2 characters. If a Lord character was stood this way, gain 1 gold."),
    "Knight": person("", traits=["Knight"]),
    "Lord": person("", traits=["Lord"]),
    "Lady": person("", traits=["Lord"]),
    "Serf": person(""),
    "Mill": {"type": "location", "cost": 1},
}


@pytest.mark.parametrize(("own", "other", "gold"), [("Serf", "Mill", 0), ("Mill", "Serf", 1)])
def test_what_was_revealed_is_asked_not_what_was_drawn(own, other, gold):
    """RR Reveal ¶1: the opponent's card was revealed; the card that was drawn since is another."""
    run(
        {"Ann": {"hand": ["Omen"], "deck": [own, 5]}, "Bob": {"deck": [other, 5]}},
        "4.1",
        {"Ann": {"play": "Omen"}},
        {"check": {"players": {"Ann": {"gold": gold}}}},
        cites=["2e/rr/reveal/1"],
        cards=CARDS,
    )


@pytest.mark.parametrize(("choice", "gold"), [(["Knight"], 1), ([], 0)])
def test_a_search_may_find_nothing(choice, gold):
    """RR Search ¶1: what is not found is not added to the hand."""
    run(
        {"Ann": {"hand": ["Quest"], "deck": ["Knight", "Mill"]}, "Bob": {}},
        "4.1",
        {"Ann": {"play": "Quest"}},
        {"Ann": {"choose": choice}},
        {"check": {"players": {"Ann": {"gold": gold, "hand": len(choice)}}}},
        cites=["2e/rr/search/1"],
        cards=CARDS,
    )


@pytest.mark.parametrize(("bob", "gold"), [("Lady", 1), ("Serf", 0)])
def test_those_of_all_players_are_counted(bob, gold):
    """RR Effects ¶3: one effect of each player; both characters entered play by it."""
    run(
        {"Ann": {"hand": ["Court", "Lord"]}, "Bob": {"hand": [bob]}},
        "4.1",
        {"Ann": {"play": "Court", "choose": ["Lord"]}},
        {"Bob": {"choose": bob}},
        {"check": {"players": {"Ann": {"gold": gold}}, "cards": {bob: {"zone": "play"}}}},
        cites=["2e/rr/effects/3"],
        cards=CARDS,
    )


@pytest.mark.parametrize(("chosen", "gold"), [(["Serf"], 0), (["Serf", "Lord"], 1)])
def test_only_what_stood_up_is_asked(chosen, gold):
    """RR Stand ¶1: a Lord that kneels on has not stood."""
    run(
        {"Ann": {"hand": ["Rest"], "play": [{"Lord": "kneeling"}, {"Serf": "kneeling"}]}, "Bob": {}},
        "4.1",
        {"Ann": {"play": "Rest", "choose": chosen}},
        {"check": {"players": {"Ann": {"gold": gold}}}},
        cites=["2e/rr/stand/1"],
        cards=CARDS,
    )
