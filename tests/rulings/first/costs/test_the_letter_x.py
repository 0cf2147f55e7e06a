"""The letter X in the cost of a card that is played: what was announced, for as long as the card is in play."""

import pytest

from tests.rulings.first.boards import held

_GIANT = """  Giant: {type: character, faction: baratheon, cost: X, str: 1, icons: [power], text: "Giant gets +X STR."}
  Mint: {type: location, faction: baratheon, text: "Reduce the cost of the first character you play each round by 1."}
  Muster: {type: event, text: "Any Phase: Put a character into play from your hand."}
"""


def test_x_of_a_character_is_what_was_announced_as_it_was_played():
    """1e/faq/action-window-step-1/3, 1e/faq/action-window-step-1/9: X is established in step 1a, and a reducer changes what is
    paid, not X."""
    cites = held(
        "gold: 3, play: [Mint], hand: [Giant]",
        "",
        """
start: marshalling
run:
  - Ann: {marshal: Giant}
  - Ann: {choose: 4}
  - check: {cards: {Giant: {str: 5}}}
""",
        _GIANT,
    )
    assert {"1e/faq/action-window-step-1/3", "1e/faq/3.1/1"} <= cites


def test_x_of_a_character_that_was_put_into_play_is_0():
    """1e/faq/errata-riders-of-the-boneway/1, 1e/faq/3.1/1: nothing was announced, so X equals zero."""
    held(
        "hand: [Giant, Muster]",
        "",
        """
start: challenges
run:
  - Ann: {play: Muster, choose: Giant}
  - check: {cards: {Giant: {str: 1}}}
""",
        _GIANT,
    )


@pytest.mark.parametrize("mark", ["x 3", "{x: 3}"])
def test_a_board_says_what_x_was_announced(mark):
    """1e/faq/3.1/1: X is what a granted player choice made it, which a board of a later time has to say."""
    held(
        f"play: [{{Giant: {mark}}}, Captain]",
        "",
        """
start: challenges
run:
  - check: {cards: {Giant: {str: 4}}}
""",
        _GIANT,
    )
