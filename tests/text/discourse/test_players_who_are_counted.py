"""A player of whom a number speaks is not the one who does what is said."""

from tests.text.reading import read


def test_what_is_not_eligible_is_not_said_and_nothing_stops():
    assert read("Action: Choose and kneel a non-eligible character.").status == "header"


def test_an_opponent_of_each_player_is_not_one_of_yours():
    words = "Action: Each player gives control of a character he or she controls to an opponent."
    assert read(words).cause == "unclear: whose opponent"
    assert read("Action: Give control of a character you control to an opponent.").status == "compiled"
