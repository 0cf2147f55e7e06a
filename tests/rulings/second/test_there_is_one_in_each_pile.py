"""``there is a character in each dead pile``: in that of each player."""

import pytest

from tests.rulings.texts import asked, person


@pytest.mark.parametrize(
    ("ann", "bob", "holds"),
    [
        (["Miller"], ["Baker"], True),
        (["Miller"], [], False),
        ([], ["Baker"], False),
        (["Miller", "Cook"], [], False),
    ],
)
@pytest.mark.parametrize("where", ["each dead pile", "each player's dead pile"])
def test_what_lies_in_one_pile_does_not_count_for_the_other(where, ann, bob, holds):
    """RR Dead Pile ¶2: each owner has one; "each" says that it must be so of every one of them."""
    asked(f"there is a character in {where}", holds, {"dead": ann}, {"dead": bob}, Cook=person(""))


@pytest.mark.parametrize(
    ("ann", "bob", "holds"),
    [
        (["Miller", "Cook"], ["Baker", "Nan"], True),
        (["Miller", "Cook", "Pate"], ["Baker"], False),
    ],
)
def test_a_number_in_each_pile_is_not_a_number_in_all_of_them(ann, bob, holds):
    """RR Dead Pile ¶2: so many in each are so many of each player; of all together another text would speak."""
    people = {name: person("") for name in ("Cook", "Nan", "Pate")}
    asked("there are 2 or more characters in each dead pile", holds, {"dead": ann}, {"dead": bob}, **people)


@pytest.mark.parametrize(("bob", "holds"), [(["Baker"], True), ([], False)])
def test_in_each_opponents_pile_is_not_in_your_own(bob, holds):
    """RR Dead Pile ¶2: it is the pile of its owner, and you are none of your opponents."""
    asked("there is a character in each opponent's dead pile", holds, {"dead": ["Miller"]}, {"dead": bob})
