"""Cards described beside other cards, beside the challenge, or by what has not happened to them."""

from tests.rulings.cards import character
from tests.rulings.keep_as_printed import using
from tests.rulings.play import Side

ROY = character("Roy", 3, icons="military", traits=("Knight",))
GUY = character("Guy", 5, icons="military power", traits=("Knight", "Fool"))


def test_the_chosen_player_controls_the_character_that_is_chosen_beside_him():
    """RR Target ¶1: "that player" is the one chosen in the same sentence."""
    text = "Choose an opponent and a Knight character controlled by that player. Kneel that character."

    play = using(text, ann=Side(play=(ROY,)), bob=Side(play=(GUY,))).choose("Bob")
    assert play.choices == ["Guy"]
    assert play.choose("Guy").cites("2e/rr/target/1")
