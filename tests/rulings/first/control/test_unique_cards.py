"""Unique cards and changing control."""

from tests.rulings.first.boards import held

_CARDS = """  Bribe: {type: event, text: "Any Phase: Choose a character. Take control of that character."}
  Crown: {type: attachment, unique: true, cost: 1, text: "Attached character gets +1 STR."}
"""


def test_a_character_with_a_unique_attachment_of_which_one_is_in_play_is_not_taken():
    """1e/faq/3.27/2: Ann has a Crown in play, so the Lion who wears one cannot come to her; Cub can."""
    cites = held(
        "hand: [Bribe], play: [Captain: {attachments: [Crown]}]",
        "play: [Lion: {attachments: [Crown]}, Cub]",
        """
start: challenges
run:
  - refuse: {Ann: {play: Bribe, choose: Lion}}
  - Ann: {play: Bribe, choose: Cub}
  - check: {cards: {Lion: {controller: Bob}, Cub: {controller: Ann}}}
""",
        _CARDS,
    )
    assert "1e/faq/3.26/1" in cites


def test_a_unique_card_is_not_played_while_an_opponent_controls_the_copy_that_the_player_owns():
    """1e/faq/3.27/2: Bob took the King that Ann owns, so Ann cannot play her other one."""
    cites = held(
        "hand: [King], gold: 9",
        "play: [King: {owner: Ann}]",
        """
start: marshaling
run:
  - refuse: {Ann: {marshal: King}, because: "unique"}
  - check: {cards: {"King#1": {zone: hand}}}
""",
    )
    assert "1e/faq/3.27/2" in cites
