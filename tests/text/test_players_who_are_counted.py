"""A player of whom a number speaks is not the one who does what is said."""

from agot_judge.engine.ability import Draw, GainGold
from tests.text.reading import compiled, read


def effects(text):
    (ability,) = compiled(text).abilities
    return ability.effects


def test_who_is_counted_does_not_draw():
    (draw,) = effects("Action: Draw 1 card for each opponent who has fewer cards in hand than you.")
    assert isinstance(draw, Draw)
    assert draw.player == "you"


def test_whose_events_are_counted_gains_nothing():
    draw, gain = effects(
        "Action: Choose an opponent. Draw 1 card for each event that player played this phase and gain 1 gold."
    )
    assert isinstance(draw, Draw)
    assert isinstance(gain, GainGold)
    assert (draw.player, gain.player) == ("you", "you")


def test_what_is_not_eligible_is_not_said_and_nothing_stops():
    assert read("Action: Choose and kneel a non-eligible character.").status == "header"


def test_an_opponent_of_each_player_is_not_one_of_yours():
    words = "Action: Each player gives control of a character he or she controls to an opponent."
    assert read(words).cause == "unclear: whose opponent"
    assert read("Action: Give control of a character you control to an opponent.").status == "compiled"
