"""Cards that are removed from the game until something happens: where they come back to, and under whose control."""

import json

from agot_judge.scenario.execution import run_text
from tests.rulings.tables import run
from tests.rulings.texts import CARDS as ALL
from tests.rulings.texts import event, person

CARDS = {
    "Fog": person(
        "Action: Kneel Fog to choose a character. Remove that character from the game until Fog leaves play."
    ),
    "Axe": event("Action: Choose and kill a character."),
    "Veil": event(
        "Action: Choose a card in an opponent's discard pile and remove it from the game until the end of the phase."
    ),
    "Shroud": event(
        "Action: Choose a card in an opponent's dead pile and remove it from the game until the end of the phase."
    ),
    "Cloak": event("Action: Remove a character in your hand from the game until the end of the phase."),
    "Squire": person(""),
    "Page": person(""),
    "Groom": person(""),
}


def test_who_was_under_anothers_control_comes_back_to_its_owner():
    """RR Ownership and Control ¶2: cards by default enter play under their owner's control; what gave the other player
    control expired as the card left play (RR Leaves Play ¶6)."""
    run(
        {
            "Ann": {"play": ["Fog", {"Squire": {"owner": "Bob"}}], "deck": 5},
            "Bob": {"hand": ["Axe"], "deck": 5},
        },
        "4.1",
        {"Ann": {"trigger": "Fog", "choose": "Squire"}},
        {"check": {"cards": {"Squire": {"zone": "out of game"}}}},
        {"Bob": {"play": "Axe", "choose": "Fog"}},
        {"check": {"cards": {"Squire": {"zone": "play", "controller": "Bob"}}}},
        cites=["2e/rr/ownership-and-control/2"],
        cards=CARDS,
    )


def test_what_was_not_in_play_comes_back_to_where_it_was():
    """RR Removed from Game ¶1: it is set aside for the duration of its removal; nothing puts it into play."""
    run(
        {
            "Ann": {"hand": ["Veil", "Shroud", "Cloak", "Groom"], "deck": 5},
            "Bob": {"discard": ["Squire"], "dead": ["Page"], "deck": 5},
        },
        "5.1",
        {"Ann": {"play": "Veil", "choose": "Squire"}},
        {"Ann": {"play": "Shroud", "choose": "Page"}},
        {"Ann": {"play": "Cloak", "choose": "Groom"}},
        {"check": {"cards": {name: {"zone": "out of game"} for name in ("Squire", "Page", "Groom")}}},
        {"Ann": {"choose": ["Veil", "Shroud", "Cloak"]}},
        {"advance": "end"},
        {
            "check": {
                "cards": {"Squire": {"zone": "discard"}, "Page": {"zone": "dead"}, "Groom": {"zone": "hand"}}
            }
        },
        cites=["2e/rr/removed-from-game/1"],
        cards=CARDS,
    )


def test_where_in_a_deck_a_card_comes_back_is_left_to_the_judge():
    """RR Removed from Game ¶1 says for how long it is set aside; no paragraph says on which place of a deck it is put then."""
    dusk = event(
        "Action: Reveal the top card of your deck. Remove that card from the game until the end of the phase."
    )
    scenario = {
        "edition": "2e",
        "players": {
            "Ann": {"plot": "Calm", "hand": ["Dusk"], "deck": ["Squire", "Page"]},
            "Bob": {"plot": "Calm"},
        },
        "cards": ALL | CARDS | {"Dusk": dusk},
        "start": "4.1",
        "run": [{"Ann": {"play": "Dusk"}}, {"advance": "end"}],
    }

    result = run_text(json.dumps(scenario))

    assert result.exit == 3
    assert result.error is not None
    assert "no paragraph says where in it" in result.error.message
    assert "2e/rr/removed-from-game/1" in result.error.cites
