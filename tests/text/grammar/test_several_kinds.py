"""``a Ferryman character and a location``: of neither kind anything is left out."""

import pytest

from agot_judge.engine.ability import Cards, Condition, Kneel
from tests.text.reading import compiled, read

FERRYMAN = Cards(type=("character",), trait=("Ferryman",), controller="you")
LOCATION = Cards(type=("location",), controller="you")
BOTH = Condition(all_of=(Condition(exists=FERRYMAN), Condition(exists=LOCATION)))


@pytest.mark.parametrize(
    "text",
    [
        "While you control a Ferryman character and a location, Old Tam gets +1 STR.",
        "Action: If you control a Ferryman character and a location, draw 1 card.",
    ],
)
def test_a_player_who_controls_two_kinds_controls_each_of_them(text):
    """A play restriction holds if all of it does (RR Play Restrictions and Permissions ¶1)."""
    (ability,) = compiled(text).abilities

    assert ability.condition == BOTH


def test_an_alternative_looks_at_each_of_the_kinds():
    (ability,) = compiled(
        "Action: Gain 1 gold. (2 gold instead if you control a Ferryman character and a location.)"
    ).abilities

    assert ability.effects[0].condition == BOTH


def test_where_they_are_is_said_of_both_last_of_all():
    """Only what is said of one kind (a cost, a trait) is of that kind alone."""
    (ability,) = compiled(
        "While you have a location and a Ferryman character in your discard pile, Old Tam gets +1 STR."
    ).abilities

    assert [one.exists.zone for one in ability.condition.all_of] == ["discard", "discard"]


@pytest.mark.parametrize(
    "text",
    [
        "Reaction: After a Ferryman character and a location are discarded, draw 1 card.",
        "While an opponent controls a Ferryman character and a location, Old Tam gets +1 STR.",
        "While you control a participating Ferryman character and location, Old Tam gets +1 STR.",
    ],
)
def test_two_kinds_at_once_are_not_read_where_it_is_not_certain_what_is_meant(text):
    """Whether both happens together, of which player, how many of the second kind: the words do not say."""
    assert read(text).status == "unread"


@pytest.mark.parametrize("using", ["draws a card using insight", "discards a card using pillage"])
def test_another_character_is_another_than_this_one_that_did_it(using):
    """The other card was in the deck: it is no character in play (RR In Play and Out of Play ¶1)."""
    (ability,) = compiled(f"Reaction: After Old Tam {using}, kneel another Ferryman character.").abilities

    (effect,) = ability.effects
    assert isinstance(effect, Kneel)
    assert isinstance(effect.on, Cards)
    assert (effect.on.this, effect.on.excluding) == (False, ())


def test_another_character_than_which_of_two_in_play_is_not_known():
    line = read("Reaction: After Old Tam bypasses a character using stealth, kneel another character.")

    assert (line.status, line.cause) == ("header", "unclear: than which of two cards it is another")


@pytest.mark.parametrize(
    ("text", "in_full"),
    [
        (
            "Treat the base gold value on each revealed Summer and each revealed Winter plot card as if it were 1.",
            "Treat the base gold value on each revealed Summer plot card and each revealed Winter plot card "
            "as if it were 1.",
        ),
        (
            "Each kneeling Knight and each attacking Lady character gets +1 STR.",
            "Each kneeling Knight character and each attacking Lady character gets +1 STR.",
        ),
    ],
)
def test_the_type_of_all_of_them_is_said_last(text, in_full):
    """``each`` before the second begins a kind of its own; a revealed plot is none of the cards just shown."""
    (ability,) = compiled(text).abilities
    (meant,) = compiled(in_full).abilities

    assert ability.effects == meant.effects


def test_revealed_said_of_the_second_kind_alone_is_not_one_of_two_kinds():
    """ "Revealed" and a trait are no alternatives: which plot cards are meant is not said."""
    line = read(
        "Raise the gold value on each revealed Ferryman and revealed Ferryman plot card you control by 1."
    )
    assert line.status != "compiled"
    assert "revealed is said of each kind" in line.message


@pytest.mark.parametrize(
    "text",
    [
        "While a player does not control a Ferryman character, characters and locations he or she controls cannot gain power.",
        "While you control a Ferryman character, characters and locations you control cannot gain power.",
    ],
)
def test_the_list_behind_the_comma_is_of_what_is_said_and_not_of_the_condition(text):
    """The condition ends with the comma that follows it (RR Constant Abilities ¶1: while it is met)."""
    (ability,) = compiled(text).abilities

    (effect,) = ability.effects
    assert effect.on.type == ("character", "location")


def test_a_condition_of_use_ends_with_its_comma():
    """RR Play Restrictions and Permissions ¶1: what must be true, and then what is done."""
    (ability,) = compiled(
        "Reaction: After you win a challenge, if you control a Ferryman character, each character and location you "
        "control gains 1 power."
    ).abilities

    assert ability.condition == Condition(exists=FERRYMAN)
    assert ability.effects[0].on.type == ("character", "location")
