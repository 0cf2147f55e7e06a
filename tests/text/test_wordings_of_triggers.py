"""Where cards come from, against whom they are declared, whose plot has which value: sibling wordings."""

import pytest

from agot_judge.engine.ability import Cards, Condition, Move, Trigger
from agot_judge.engine.ability.cards import PlayerNumber
from agot_judge.engine.ability.conditions import Compare
from tests.text.reading import compiled, read


def trigger(text):
    (ability,) = compiled(f"Reaction: {text}, draw 1 card.").abilities
    return ability.trigger


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "After a location is placed in your discard pile from play",
            Trigger(
                event="discard from play",
                or_events=("sacrifice",),
                card=Cards(type=("location",), owner="you"),
            ),
        ),
        (
            "After a location is discarded from an opponent's deck by pillage",
            Trigger(
                event="discard from deck", card=Cards(type=("location",)), player="opponent", cause="pillage"
            ),
        ),
        (
            "After Old Tam is declared as an attacker against you",
            Trigger(
                event="declare attacker",
                card=Cards(this=True),
                when=(Condition(you_are="defending player"),),
            ),
        ),
        (
            "After a character is declared as a defender against Old Tam",
            Trigger(
                event="declare defender",
                card=Cards(type=("character",)),
                when=(Condition(exists=Cards(this=True, attacking=True)),),
            ),
        ),
        (
            "After an opponent takes control of a location you own",
            Trigger(event="take control", card=Cards(type=("location",), owner="you"), player="opponent"),
        ),
        (
            "After power is discarded from Old Tam",
            Trigger(event="discard power", card=Cards(this=True)),
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
        "While your revealed plot card has a claim value of 1 or lower, Old Tam gains renown.",
        "While the claim value on your revealed plot card is 1 or lower, Old Tam gains renown.",
        "While your claim value is 1 or lower, Old Tam gains renown.",
    ],
)
def test_the_value_of_the_revealed_plot_card_is_the_players(text):
    (ability,) = compiled(text).abilities
    assert ability.condition == Condition(
        compare=Compare(left=PlayerNumber(what="claim"), relation="at most", right=1)
    )


def test_the_side_on_which_you_are():
    (ability,) = compiled("While you are defending, Old Tam gets +2 STR.").abilities
    assert ability.condition == Condition(you_are="defending player")


def test_a_card_in_a_pile_is_removed_from_the_game_as_a_cost():
    (ability,) = compiled(
        "Action: Remove Old Tam from your discard pile from the game to draw 1 card."
    ).abilities
    assert (ability.zone, ability.costs) == ("discard", (Move(on="self", to="out of game"),))


@pytest.mark.parametrize(
    ("words", "counted"),
    [
        ("initiate your second challenge in a phase", "initiated"),
        ("win the second challenge you initiated this phase", "initiated"),
        ("win your second challenge in a phase", "won"),
        ("win the second challenge you won this phase", "won"),
        ("lose your second challenge in a phase", "lost"),
    ],
)
def test_the_second_challenge_that_you_win_is_not_the_second_that_you_initiate(words, counted):
    found = trigger(f"After you {words}")
    assert [one.nth_of for one in found.when] == [counted]


def test_a_new_plot_card_is_one_that_is_revealed():
    """RR 1.3 ¶1: revealing a plot card is the occurrence; of a card that is no plot nothing new is revealed."""
    found = trigger("After you reveal a new plot card")
    assert found.event == "reveal plot"
    assert found.player == "you"
    assert read("Reaction: After you reveal a new card, draw 1 card.").status == "unread"
