"""Numbers beside others, and what is said of several cards or challenges: as printed, and what is left to a judge."""

import pytest

from agot_judge.engine.ability import Cards, Condition, Modify, PlayerNumber
from agot_judge.engine.ability.cards import Compare
from tests.text.reading import compiled, read


@pytest.mark.parametrize(
    ("said", "relation", "plus"),
    [
        ("more gold than", "more than", 0),
        ("less gold than", "less than", 0),
    ],
)
def test_a_number_is_beside_that_of_each_opponent(said, relation, plus):
    """RR Modifiers 1: what is compared is found anew each time."""
    (ability,) = compiled(f"While you have {said} each opponent, Old Tam gains renown.").abilities
    right = PlayerNumber(what="gold", player="this opponent", plus=plus)
    compare = Compare(left=PlayerNumber(what="gold"), relation=relation, right=right, versus="each opponent")
    assert ability.condition == Condition(compare=compare)


def test_a_time_said_last_holds_for_all_that_is_said_before_it():
    """``gets +1 STR and gains stealth while attacking``: neither at any other time."""
    (ability,) = compiled("Old Tam gets +1 STR and gains stealth while attacking.").abilities
    while_attacking = Condition(exists=Cards(this=True, attacking=True))
    assert ability.effects == (
        Modify(on="self", strength=1, condition=while_attacking),
        Modify(on="self", gains_keywords=("stealth",), condition=while_attacking),
    )


@pytest.mark.parametrize(
    "line",
    [
        "During the first challenge in which Old Tam is participating each phase, he gains renown.",
        "During the first challenge each phase, Old Tam gains renown.",
        "During the first [military] or [power] challenge you initiate each phase, Old Tam gains renown.",
        "Reaction: After you win the first challenge in which Old Tam is attacking each round, draw 1 card.",
        "Action: Choose a character controlled by an opponent without attachments. Kill that character.",
    ],
)
def test_what_can_be_meant_in_two_ways_is_left_to_the_judge(line):
    """Which challenges are counted, of which cards it is the highest, who has none."""
    found = read(line)
    assert found.status != "compiled"
    assert found.cause.startswith("unclear: ")
