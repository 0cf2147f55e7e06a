"""Where cards come from, against whom they are declared, whose plot has which value: sibling wordings."""

import pytest

from agot_judge.engine.ability import Cards, Condition, Trigger
from agot_judge.engine.ability.cards import Compare, PlayerNumber
from tests.text.reading import compiled, read


def trigger(text):
    (ability,) = compiled(f"Reaction: {text}, draw 1 card.").abilities
    return ability.trigger


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "After a location is discarded from an opponent's deck by pillage",
            Trigger(
                event="discard from deck", card=Cards(type=("location",)), player="opponent", cause="pillage"
            ),
        ),
    ],
)
def test_what_happened_and_where_it_came_from(text, expected):
    assert trigger(text) == expected


def test_a_pile_that_cards_reach_from_another_place_than_a_deck_hand_or_play_is_left_to_the_judge():
    line = read("Reaction: After a character is placed in your dead pile from play, draw 1 card.")
    assert line.status == "unread"


def test_a_when_revealed_ability_is_not_any_ability():
    text = "Interrupt: When the effects of a when revealed ability would initiate, cancel those effects."
    (ability,) = compiled(text).abilities
    assert ability.trigger == Trigger(event="initiate", would=True, ability_kind="when revealed")


@pytest.mark.parametrize(
    "text",
    [
        "While your claim value is 1 or lower, Old Tam gains renown.",
    ],
)
def test_the_value_of_the_revealed_plot_card_is_the_players(text):
    (ability,) = compiled(text).abilities
    assert ability.condition == Condition(
        compare=Compare(left=PlayerNumber(what="claim"), relation="at most", right=1)
    )
