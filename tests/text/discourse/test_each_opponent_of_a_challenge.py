"""A challenge is against one player; of each of several it can only be said by the end of a phase."""

import pytest

from tests.text.reading import compiled, read


@pytest.mark.parametrize("whom", ["each opponent", "each other player"])
def test_no_challenge_that_is_won_is_against_each_of_several_players(whom):
    """RR Defender, Defending Character, Defending Player ¶2: it would be used after a challenge against any of them."""
    line = read(f"Reaction: After you win a challenge against {whom}, draw 1 card.")

    assert (line.status, line.cause) == (
        "unread",
        "unclear: when a challenge is against each of several players",
    )


def test_a_challenge_against_one_opponent_is():
    assert (
        compiled("Reaction: After you win a challenge against an opponent, draw 1 card.").trigger is not None
    )
