"""Texts that say "instead" in the First Edition's order of words, and what they mean."""

from typing import Any

import pytest

from agot_judge.cards.model import CardFace
from agot_judge.engine.ability import Instead, Later, May
from agot_judge.text.templatings import compiler_in, names_in

KING = CardFace(name="Old Wat", type="character", traits=("King",))
COMPILER = compiler_in(names_in("first", (KING,)))


def line(text: str) -> Any:
    (found,) = COMPILER.card(CardFace(name="Grey Reed", type="character", text=text))
    return found


@pytest.mark.parametrize(
    ("text", "event"),
    [
        ("If Grey Reed would be killed, instead put it on the bottom of your deck.", "kill"),
        ("If a King character would be killed, instead return it to its owner's hand.", "kill"),
        (
            "If Grey Reed would be discarded from play, instead return it to its owner's hand.",
            "discard from play",
        ),
    ],
)
def test_instead_before_what_is_done_is_instead_behind_it(text, event):
    """1e/faq/3.21/1: a replacement, whichever word comes first."""
    (ability,) = line(text).abilities
    (waits,) = ability.effects
    assert isinstance(waits, Later)
    assert (waits.trigger.event, waits.trigger.would) == (event, True)
    assert isinstance(waits.effects[0], Instead)


def test_what_comes_in_the_place_of_claim_waits_for_the_result():
    """1e/faq/3.21/1, 1e/faq/challenges-phase-chart/17: it is no passive of the challenge that was won."""
    (ability,) = line(
        "If you win an [intrigue] challenge in which Grey Reed attacked alone, instead of the normal claim effects, choose "
        "a location in the losing player's discard pile. Put that location into play under your control."
    ).abilities
    assert (ability.kind, ability.forced) == ("interrupt", True)
    trigger = ability.trigger
    assert (trigger.event, trigger.would, trigger.other_player) == ("claim", True, "you")
    assert trigger.challenge == ("intrigue",)
    (instead,) = ability.effects
    assert isinstance(instead, Instead)
    assert instead.of == "claim"


def test_claim_is_applied_where_the_player_declines():
    """1e/faq/3.21/1: "may" is asked before anything is replaced."""
    (ability,) = line(
        "If you win a challenge in which Grey Reed attacked alone, instead of the normal claim effects, you may draw 2 cards."
    ).abilities
    (may,) = ability.effects
    assert isinstance(may, May)
    assert isinstance(may.effects[0], Instead)


@pytest.mark.parametrize(
    "text",
    [
        "If you win a challenge by 4 or more STR, instead of the normal claim effects, draw 2 cards.",
        "When a player wins a challenge against you, he or she may draw a card instead of the normal claim effects.",
    ],
)
def test_a_claim_that_is_replaced_in_another_way_is_left_to_the_judge(text):
    """Who won by how much is not asked of a challenge result (1e/faq/challenges-phase-chart/17)."""
    found = line(text)
    assert (found.status, found.cause, found.left) == ("header", "claim", (text,))


@pytest.mark.parametrize(
    ("text", "status"),
    [
        ("If Grey Reed is killed, place him in your discard pile instead of your dead pile.", "compiled"),
        (
            "After you play an event card, put it on the bottom of your deck instead of discarding it.",
            "compiled",
        ),
        ("If Grey Reed is killed, return a King character to your hand instead of your dead pile.", "header"),
    ],
)
def test_only_what_is_placed_is_placed_elsewhere(text, status):
    """1e/faq/moribund-rules-exception/1: another card than the one that is moribund is not moved in its place."""
    found = line(text)
    assert found.status == status
    (effect,) = found.abilities[0].effects
    assert isinstance(effect, Instead) == (status == "compiled")
