"""A walk over an ability tree: every node once, in the order in which they stand."""

from agot_judge.engine.ability import Condition
from agot_judge.engine.ability.ability import If, Instead
from agot_judge.engine.ability.effects_on_cards import Kneel, Stand
from agot_judge.engine.ability.effects_on_players import Draw
from agot_judge.engine.ability.walk import nodes

WINNING = Condition(succeeded=True)
ASIDE = Instead(effects=(Kneel(), Stand()))
WHOLE = (If(condition=WINNING, effects=(Draw(), ASIDE), otherwise=(Draw(amount=2),)),)


def test_each_node_before_what_is_within_it_and_before_what_stands_after_it():
    assert list(nodes(WHOLE)) == [WHOLE[0], WINNING, Draw(), ASIDE, Kneel(), Stand(), Draw(amount=2)]


def test_nothing_within_a_kind_that_is_left_out():
    assert list(nodes(WHOLE, outside=(Instead,))) == [WHOLE[0], WINNING, Draw(), Draw(amount=2)]
    assert list(nodes(ASIDE, outside=(Instead,))) == []


def test_what_is_no_node_has_none():
    assert list(nodes(("a word", 1, None, ()))) == []
