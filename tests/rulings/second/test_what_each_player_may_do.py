"""What each player may do, and the cards to which those who did it have done it."""

import pytest

from tests.rulings.texts import check, event, run

GUESTS = (
    "Action: Each player may put a character into play from his or her hand. At the end of the phase, return each of those "
    "characters to its owner's hand if it is still in play."
)
KNIFE = event("Action: Choose and kill a character.")


def _feast(*moves, **zones):
    run(
        {"hand": ["Feast", "Knife", "Miller"]},
        {"hand": ["Baker"]},
        "challenges",
        {"Ann": {"play": "Feast"}},
        *moves,
        {"advance": "end"},
        check("2e/rr/delayed-effects/2", **zones),
        Feast=event(GUESTS),
        Knife=KNIFE,
    )


def test_those_characters_are_those_of_every_player_who_put_one_into_play():
    """RR Delayed Effects ¶2: it resolves for both of them."""
    _feast(
        {"Ann": {"choose": "Miller"}},
        {"Bob": {"choose": "Baker"}},
        check(Miller={"zone": "play"}, Baker={"zone": "play"}),
        Miller={"zone": "hand"},
        Baker={"zone": "hand"},
    )


def test_one_of_those_who_did_not_is_left_out():
    """RR May ¶1: Ann put none into play; Bob's is returned all the same."""
    _feast(
        {"Ann": "pass"},
        {"Bob": {"choose": "Baker"}},
        check(Miller={"zone": "hand"}, Baker={"zone": "play"}),
        Miller={"zone": "hand"},
        Baker={"zone": "hand"},
    )


@pytest.mark.parametrize("dead", ["Miller", "Baker"])
def test_what_has_left_play_stays_where_it_is_and_the_other_is_returned(dead):
    """RR Leaves Play ¶6: the delayed effect expires for the card that left."""
    _feast(
        {"Ann": {"choose": "Miller"}},
        {"Bob": {"choose": "Baker"}},
        {"Bob": "pass"},
        {"Ann": {"play": "Knife", "choose": dead}},
        **{name: {"zone": "dead" if name == dead else "hand"} for name in ("Miller", "Baker")},
    )
