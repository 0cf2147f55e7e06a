"""``Lower than each of those characters``, by printed texts on the table."""

import pytest

from tests.rulings.texts import event, person, run
from tests.text.reading import read


@pytest.mark.parametrize(("words", "kneels"), [("lower", ("Page",)), ("higher", ("Giant",))])
def test_lower_than_each_is_lower_than_the_lowest_of_them(words, kneels):
    """RR Strength ¶1: each of them has a STR of its own, and it is not their total that is compared."""
    cards = {"Page": 1, "Squire": 2, "Knight": 4, "Lord": 5, "Giant": 8}
    run(
        {"hand": ["Horn"], "play": ["Squire", "Lord"]},
        {"play": ["Page", "Knight", "Giant"]},
        "4.1",
        {"Ann": {"play": "Horn", "choose": ["Squire", "Lord"]}},
        {"check": {"cards": {name: {"kneeling": name in kneels} for name in cards}}},
        Horn=event(
            f"Action: Choose 2 characters. Kneel each character with {words} STR than each of those characters."
        ),
        **{name: person("", str=strength) for name, strength in cards.items()},
    )


def test_lower_than_those_characters_is_left_to_the_judge():
    """Nothing says whether it is to be lower than one of them, than each, or than their total."""
    found = read("Action: Choose 2 characters. Kneel each character with lower STR than those characters.")
    assert found.cause == "unclear: which of them it is compared with"


@pytest.mark.parametrize(
    "words",
    [
        "Each player kneels a different character.",
        "Kneel any Lord characters you control to draw that many cards.",
    ],
)
def test_how_many_and_than_which_must_be_said(words):
    """RR Effects ¶3: what is not said is not made up."""
    assert read(f"Action: {words}").status in ("header", "unread")


@pytest.mark.parametrize(
    "words",
    [
        "Kneel Old Tam or 2 Lord characters to draw 1 card.",
        "Sacrifice a location or each attachment you control to draw 1 card.",
        "If you control a Lord character or 2 Lady characters, draw 1 card.",
        "Choose up to 2 Lord characters or a Lady character. Kneel those cards.",
    ],
)
def test_one_of_the_one_kind_or_several_of_the_other_is_not_one_of_either(words):
    """RR Costs ¶1: what is asked for is what the text says, and 1 location is not 2."""
    assert read(f"Action: {words}").cause == "unclear: how many of each kind"


@pytest.mark.parametrize(
    "words",
    ["Choose a Lord and Lady character. Kneel it.", "Stand each attacking and kneeling character."],
)
def test_what_may_be_true_of_one_card_at_once_is_not_one_or_the_other(words):
    """RR Target ¶1: the card has to meet what the text asks for, and whether that is both is not certain."""
    assert read(f"Action: {words}").status == "header"
