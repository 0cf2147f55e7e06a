"""Events played from a discard pile as if they were in hand, which are then placed elsewhere than in it."""

from typing import Any

from tests.rulings.tables import run
from tests.rulings.texts import check, event, person, text

ENVOY = person(
    "Reaction: After Grey Envoy enters play, choose an event in your discard pile. Until the end of the phase, you may play that "
    "event as if it were in your hand. If you do, remove it from the game instead of placing it into your discard pile."
)
LENS = text(
    "attachment",
    "Action: Kneel attached character to choose an event in an opponent's discard pile. Once this phase, you may play that event "
    "as if it were in your hand. If you do, place it on the bottom of its owner's deck instead of placing it in that player's "
    "discard pile.",
)
SONG = event("Action: Draw 1 card.")


def test_it_is_removed_from_the_game() -> None:
    """RR Replacement Effects ¶1, Event Cards ¶3: it would be placed in the discard pile; it is removed from the game instead."""
    sides: dict[str, dict[str, Any]] = {
        "Ann": {"hand": ["Grey Envoy"], "gold": 5, "deck": 9, "discard": ["Song"]},
        "Bob": {},
    }
    moves = (
        {"Ann": {"marshal": "Grey Envoy"}},
        {"Ann": {"trigger": "Grey Envoy", "choose": "Song"}},
        {"Ann": {"play": "Song"}},
        {"advance": "next"},
        check("2e/rr/removed-from-game/1", "2e/rr/replacement-effects/1", Song={"zone": "out of game"}),
        {"check": {"players": {"Ann": {"hand": 1}}}},
    )
    run(sides, "marshaling", *moves, cards={"Grey Envoy": ENVOY, "Song": SONG})


def test_an_opponents_event_goes_to_the_bottom_of_its_owners_deck() -> None:
    """The same for a deck; the permission was used once (RR Limits and Maxima ¶1)."""
    sides: dict[str, dict[str, Any]] = {
        "Ann": {"play": [{"Miller": {"attachments": ["Lens"]}}], "deck": 9},
        "Bob": {"discard": ["Song"], "deck": ["Baker"]},
    }
    moves = (
        {"Ann": {"trigger": "Lens", "choose": "Song"}},
        {"Ann": {"play": "Song"}},
        {"advance": "next"},
        check("2e/rr/move/1", "2e/rr/replacement-effects/1", Song={"zone": "deck", "position": 2}),
        {"check": {"players": {"Ann": {"hand": 1}}}},
    )
    run(sides, "challenges", *moves, cards={"Lens": LENS, "Song": SONG})


def test_a_copy_played_from_hand_is_placed_as_ever() -> None:
    """RR Event Cards ¶3: it was not played from the discard pile, so nothing is placed elsewhere."""
    sides: dict[str, dict[str, Any]] = {
        "Ann": {"hand": ["Grey Envoy", "Hymn"], "gold": 5, "deck": 9, "discard": ["Song"]},
        "Bob": {},
    }
    moves = (
        {"Ann": {"marshal": "Grey Envoy"}},
        {"Ann": {"trigger": "Grey Envoy", "choose": "Song"}},
        {"Ann": {"play": "Hymn"}},
        {"advance": "next"},
        check("2e/rr/event-cards/3", Hymn={"zone": "discard"}, Song={"zone": "discard"}),
    )
    run(sides, "marshaling", *moves, cards={"Grey Envoy": ENVOY, "Song": SONG, "Hymn": SONG})
