"""First Edition lines on gold penalties, on what is canceled, and on who is declared while kneeling."""

import pytest

from agot_judge.cards.model import CardFace
from agot_judge.text.unparse import unparse
from tests.text.first_edition.test_templates import SECOND, line


@pytest.mark.parametrize(
    ("text", "wording"),
    [
        (
            "Reduce the gold penalty to play Grey Reed by 1.",
            "Reduce the gold penalty to marshal Grey Reed by 1.",
        ),
        (
            "Reduce the gold penalty on all Army characters you play from your hand by 1.",
            "Reduce the gold penalty on each Army character you marshal by 1.",
        ),
    ],
)
def test_a_change_of_the_gold_penalty_is_none_of_the_cost(text, wording):
    """1e/faq/action-window-step-1/5: it is applied to the penalty before that becomes a part of the cost."""
    (ability,) = line(text).abilities
    (effect,) = ability.effects
    assert effect.of_penalty
    assert unparse(ability, "Grey Reed") == wording


def test_a_change_of_the_cost_is_none_of_the_penalty():
    (ability,) = line("Reduce the cost to play Grey Reed by 1.").abilities
    assert not ability.effects[0].of_penalty


@pytest.mark.parametrize(
    ("what", "triggered"),
    [
        ("a triggered effect", True),
        ("1 effect triggered during a Military challenge", True),
        ("the effects of a triggered character ability", True),
        ("the effects of a character ability just triggered", True),
        ("the effects of a character ability", False),
    ],
)
def test_what_is_triggered_is_told_from_what_initiates_by_itself(what, triggered):
    """1e/faq/3.6/1, 1e/faq/3.10/3: a passive is no triggered effect."""
    found = line(f"Response: Kneel Grey Reed to cancel {what}.")
    assert found.status == "compiled"
    assert found.abilities[0].trigger.triggered is triggered


def test_a_canceled_triggered_ability_is_worded_as_one():
    (ability,) = line(
        "Response: Kneel Grey Reed to cancel the effects of a triggered character ability."
    ).abilities
    assert "a triggered character ability would initiate" in unparse(ability, "Grey Reed")


@pytest.mark.parametrize(
    ("text", "same"),
    [
        (
            "Grey Reed can attack or defend Military challenges while knelt.",
            "Grey Reed may be declared as an attacker or defender during [military] challenges, even while kneeling.",
        ),
        (
            "Grey Reed can defend [intrigue] challenges declared against you, even while kneeling.",
            "Grey Reed may be declared as a defender during [intrigue] challenges initiated against you, even while kneeling.",
        ),
        (
            "You may declare Grey Reed as the defender of an Intrigue challenge against you even if he is already kneeling.",
            "Grey Reed may be declared as a defender during [intrigue] challenges initiated against you, even while kneeling.",
        ),
    ],
)
def test_who_is_declared_though_it_kneels_is_said_in_many_ways(text, same):
    (found,) = line(text).abilities
    (second,) = SECOND.card(CardFace(name="Grey Reed", type="character", text=same))
    (meant,) = second.abilities
    assert found.effects == meant.effects


@pytest.mark.parametrize(
    ("text", "ways"),
    [
        ("Increase the cost of the first character each opponent plays each round by 2.", ("marshal",)),
        ("Increase the cost of each character your opponents play by 2.", ("marshal",)),
        ("Reduce the cost of the first event you play each round by 1.", ("play",)),
        ("Reduce the cost of each event you play by 1.", ("play",)),
        ("Reduce the cost of each card you play by 1.", ("marshal", "play")),
    ],
)
def test_what_is_played_says_in_which_way_whoever_plays_it(text, ways):
    """1e/faq/4.4/1, 1e/faq/4.4/2: characters are played by marshalling, events by placing them on the table."""
    (ability,) = line(text).abilities
    assert ability.effects[0].ways == ways
