"""What is due at the end of a period speaks of that period: "this phase" is the one that has just ended.

FAQ End of Phase Timing Sequence ¶4: delayed effects resolve after the phase has ended. RR Delayed Effects ¶2.
"""

import pytest

from tests.rulings.texts import check, run_to

END = {"advance": "end"}


@pytest.mark.parametrize("enters", [False])
@pytest.mark.parametrize("kind", ["Forced Interrupt", "Forced Reaction"])
def test_the_round_in_which_a_card_entered_play_is_the_one_that_ends(kind, enters):
    """RR 7.5: a card that was in play before is kept; one that entered play in the round is sacrificed as it ends."""
    visitor = {
        "type": "character",
        "cost": 0,
        "str": 1,
        "text": f"{kind}: When the round ends in which Visitor entered play, sacrifice Visitor.",
    }
    ann = {
        "plot": "Calm",
        "deck": 5,
        "hand": ["Visitor"] if enters else [],
        "play": [] if enters else ["Visitor"],
    }
    moves = ({"Ann": {"marshal": "Visitor"}},) if enters else ()
    zone = "discard" if enters else "play"
    run_to("round", ann, {}, "marshaling", *moves, END, check(Visitor={"zone": zone}), Visitor=visitor)
