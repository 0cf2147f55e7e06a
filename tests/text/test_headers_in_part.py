"""Lines of which a part is not understood: what is left to the judge, and what would be a wrong header."""

from agot_judge.engine.ability import ByHand
from tests.text.reading import read


def test_a_condition_that_is_not_understood_is_left_to_the_judge_with_the_effect():
    """RR Play Restrictions ¶1: occurrence and limit are enforced; the judge looks at the condition."""
    line = read(
        "Reaction: After Old Tam enters play, if it was marshaled with honour, draw 1 card. (Limit once per round.)"
    )
    assert line.status == "header"
    (ability,) = line.abilities
    assert ability.trigger is not None
    assert ability.trigger.event == "enter play"
    assert ability.limit is not None
    assert ability.condition is None
    (effect,) = ability.effects
    assert isinstance(effect, ByHand)
    assert effect.text.startswith("if it was marshaled with honour, draw 1 card.")


def test_a_condition_that_is_not_understood_before_costs_leaves_the_line_unread():
    """RR Costs ¶2: what costs there are must be known and paid."""
    line = read(
        "Reaction: After Old Tam enters play, if it was marshaled with honour, kneel Old Tam to draw 1 card."
    )
    assert line.status == "unread"


def test_an_unknown_cost_leaves_the_line_unread():
    """RR Costs ¶2: an order before "to do something" is a cost, whatever it is."""
    assert read("Action: Tickle Old Tam to draw 1 card.").status == "unread"
    assert read("Action: Kneel a tickled character to marshal a location.").status == "unread"


def test_to_within_an_effect_is_no_sign_of_a_cost():
    """RR Costs ¶2: what another player may do resolves with the effect."""
    line = read("Reaction: After you win a challenge, each player may tickle a character to draw 1 card.")
    assert line.status == "header"
    line = read("Reaction: After you win a challenge, return a tickled character to your hand.")
    assert line.status == "header"
