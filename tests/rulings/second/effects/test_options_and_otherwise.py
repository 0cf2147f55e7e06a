"""What a player must do, one thing or the other, and what is done otherwise."""

import pytest

from tests.rulings.texts import check, person, run, text


def test_a_target_of_only_one_of_two_sentences_is_left_to_the_judge():
    """RR Target ¶2: without a legal target an ability that chooses one cannot be initiated; here it need not choose."""
    run(
        {"hand": ["Turn"], "deck": 2},
        {},
        "4.1",
        {"Ann": {"play": "Turn"}},
        {"check": {"players": {"Ann": {"hand": 0}}}},
        {"by_hand": [{"draw": 1, "player": "Ann"}]},
        {"check": {"players": {"Ann": {"hand": 1}}}},
        Turn=text(
            "event", "Action: If you control a Lord, choose and kneel a character. Otherwise, draw 1 card."
        ),
    )


@pytest.mark.parametrize(("others", "zone"), [(["Miller"], "hand"), ([], "dead")])
def test_what_is_done_instead_later_depends_on_what_is_so_then(others, zone):
    """RR Delayed Effects ¶2: how the challenge ended is known when the delayed effect resolves, not when it is created."""
    run(
        {"play": ["Raft", "Baker", *others], "dead": ["Wench"]},
        {},
        "challenges",
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Baker", *others]}}},
        {"Ann": {"trigger": "Raft"}},
        {"Ann": {"choose": "Wench"}},
        {"advance": "4.3"},
        check(Wench={"zone": zone}),
        Raft=text(
            "location",
            "Reaction: After you initiate a [power] challenge, put a Ferryman character into play from your dead pile, "
            "participating as an attacker. At the end of the challenge, if that card is still in play, place it in your "
            "dead pile. If you won the challenge by 6 or more STR, return it to your hand instead.",
        ),
        Wench=person("", traits=["Ferryman"]),
    )
