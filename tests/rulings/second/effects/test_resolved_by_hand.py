"""What the judge does by hand for an effect that was not understood: any card goes where it is sent, by the rules."""

import pytest

from tests.rulings.texts import run

RIDDLE = {"type": "event", "cost": 0, "text": "Action: Ponder the imponderable."}
SQUIRE = {"type": "character", "cost": 2, "str": 2, "unique": True}
ANN = {
    "play": [{"Miller": {"attachments": ["Saddle"]}}],
    "hand": ["Riddle", "Squire"],
    "dead": ["Baker"],
    "deck": 4,
}


@pytest.mark.parametrize(
    ("card", "to", "zone"),
    [
        ("Miller", "hand", "hand"),
        ("Miller", "deck", "deck"),
        ("Miller", "dead", "dead"),
        ("Miller", "shadows", "shadows"),
        ("Miller", "out of game", "out of game"),
        ("Miller", "discard", "discard"),
        ("Squire", "discard", "discard"),
        ("Squire", "play", "play"),
        ("Baker", "hand", "hand"),
        ("Baker", "play", "play"),
    ],
)
def test_a_card_is_moved_by_hand_to_any_zone(card, to, zone):
    """RR Effects ¶3: the judge says what the effect does; RR Leaves Play ¶5: what is attached goes along by the rules."""
    run(
        ANN,
        {},
        "challenges",
        {"Ann": {"play": "Riddle"}},
        {"by_hand": [{"move": card, "to": to}]},
        {
            "check": {
                "cards": {card: {"zone": zone}, "Saddle": {"zone": "hand" if card == "Miller" else "play"}},
                "cites": ["2e/rr/effects/3"],
            }
        },
        Riddle=RIDDLE,
        Squire=SQUIRE,
    )


def test_a_change_by_hand_of_no_card_changes_nothing():
    """RR Effects ¶3: as much as possible is done, and that may be nothing."""
    run(
        ANN,
        {},
        "challenges",
        {"Ann": {"play": "Riddle"}},
        {"by_hand": [{"discard": []}]},
        {"check": {"cards": {"Miller": {"zone": "play"}, "Riddle": {"zone": "discard"}}}},
        Riddle=RIDDLE,
        Squire=SQUIRE,
    )


def test_a_change_by_hand_can_be_saved_from():
    """RR Save ¶1: what the judge kills is killed, and a duplicate saves it."""
    run(
        {"play": [{"Squire": "duplicate 1"}], "hand": ["Riddle"]},
        {},
        "challenges",
        {"Ann": {"play": "Riddle"}},
        {"by_hand": [{"kill": ["Squire"]}]},
        {"Ann": {"trigger": "Squire"}},
        {"check": {"cards": {"Squire": {"zone": "play", "duplicates": 0}}, "cites": ["2e/rr/save/1"]}},
        Riddle=RIDDLE,
        Squire=SQUIRE,
    )
