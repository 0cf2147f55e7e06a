"""Triggering conditions in printed words, played: what meets them and what does not."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.rulings.texts import person, run, text

USED = ({"Ann": {"trigger": "Watcher"}}, {"check": {"players": {"Ann": {"gold": 1}}}})


def watching(words: str, kind: str = "Reaction: After") -> dict:
    return text("location", f"{kind} {words}, gain 1 gold.")


def is_heard(heard: bool, *board: Any, run: Callable[..., object] = run, **rest: Any) -> None:
    """Whether Watcher can be triggered after these moves; where not, the run says that it never could."""
    if heard:
        run(*board, *USED, **rest)
        return
    with pytest.raises(AssertionError, match="trigger: Watcher}: it was not possible"):
        run(*board, *USED, **rest)


def played(
    words: str, deed: str, heard: bool, *more: object, phase: str = "challenges", **cards: Any
) -> None:
    """Ann plays an event with the deed; her Watcher can be triggered by it, or not."""
    is_heard(
        heard,
        {"play": ["Watcher", "Miller"], "hand": ["Deed"], "power": 2},
        {"play": ["Baker"], "hand": ["Saddle"], "power": 2},
        phase,
        {"Ann": {"play": "Deed"}},
        *more,
        Watcher=watching(words),
        Deed=text("event", f"Action: {deed}"),
        **cards,
    )


@pytest.mark.parametrize(
    ("words", "heard"),
    [
        ("your faction card gains power", True),
        ("you gain power", True),
        ("a character gains power", False),
        ("power is gained by or moved to your faction card", True),
    ],
)
def test_power_gained_for_a_faction_is_on_the_faction_card(words, heard):
    """RR For Your Faction ¶1: it is placed on the faction card; no character gains it."""
    played(words, "Gain 1 power for your faction.", heard)


@pytest.mark.parametrize(
    ("words", "heard"),
    [
        ("power is moved to your faction card", True),
        ("power is moved to a character", False),
        ("power is gained by or moved to your faction card", True),
    ],
)
def test_power_that_moves_between_faction_cards_is_not_gained(words, heard):
    """RR Moving Power ¶1; FAQ 1.4 ¶1."""
    played(words, "Move 1 power from an opponent's faction card to your own.", heard)


@pytest.mark.parametrize(
    ("words", "heard"),
    [
        ("power is moved to Miller", True),
        ("power is moved to your faction card", False),
        ("Miller gains power", False),
    ],
)
def test_power_that_moves_to_a_character_is_moved_to_it(words, heard):
    """RR Moving Power ¶1: the card to which it moves is the one named after ``to``."""
    played(words, "Move 1 power from your faction card to Miller.", heard)


@pytest.mark.parametrize(
    ("words", "heard"),
    [
        ("a character is killed or discarded from play", True),
        ("a character is killed by an opponent's card effect", False),
        ("a character is killed by an event effect", True),
        ("a character is killed by a location effect", False),
    ],
)
def test_who_kills_by_what_and_when(words, heard):
    """RR Triggering Condition ¶1: only what the condition says meets it."""
    played(words, "Choose and kill a character.", heard, {"Ann": {"choose": "Baker"}})


@pytest.mark.parametrize(
    ("words", "heard"),
    [
        ("a card is discarded from an opponent's hand or deck", True),
        ("a card is discarded from an opponent's hand by you", True),
    ],
)
def test_a_card_is_discarded_from_the_hand_of_one_player_by_the_effect_of_another(words, heard):
    """RR Discard Pile ¶2: it is that player's card; whose effect discards it is another matter."""
    played(words, "Discard 1 card at random from each opponent's hand.", heard)


def test_a_character_that_comes_out_of_shadows_meets_a_condition_of_two_occurrences():
    """RR Triggering Condition ¶1: either of them meets it."""
    lurker = person(
        "Shadow (2).\nReaction: After Lurker is marshaled or comes out of shadows, gain 1 gold.", cost=2
    )
    run(
        {"hand": ["Lurker"], "gold": 4},
        {},
        "marshaling",
        {"Ann": {"marshal": "Lurker"}},
        {"Ann": {"trigger": "Lurker"}},
        {"check": {"players": {"Ann": {"gold": 8}}}},
        Lurker=lurker,
    )


@pytest.mark.parametrize(
    ("words", "heard"),
    [
        ("you win a challenge you initiated", True),
        ("you win a challenge in which you have no participating characters", False),
    ],
)
def test_which_challenge_is_won(words, heard):
    """RR Triggering Condition ¶1."""
    is_heard(
        heard,
        {"play": ["Watcher", "Miller"]},
        {},
        "4.2",
        {"Ann": {"challenge": {"type": "intrigue", "against": "Bob", "with": ["Miller"]}}},
        Watcher=watching(words),
    )


@pytest.mark.parametrize(
    ("words", "heard"),
    [
        ("1 or more characters are declared as attackers", True),
    ],
)
def test_against_whom_a_character_is_declared(words, heard):
    """RR Triggering Condition ¶1: the defending player is the one against whom."""
    is_heard(
        heard,
        {"play": ["Watcher", "Miller"]},
        {},
        "4.2",
        {"Ann": {"challenge": {"type": "intrigue", "against": "Bob", "with": ["Miller"]}}},
        Watcher=watching(words),
    )


@pytest.mark.parametrize(
    ("words", "heard"),
    [
        ("claim is being applied for an [intrigue] challenge", True),
    ],
)
def test_to_whom_claim_is_applied(words, heard):
    """RR Challenges Phase, 4.2.4: the claim result is the loser's, the challenge the winner's."""
    is_heard(
        heard,
        {"play": ["Watcher", "Miller"]},
        {"hand": ["Saddle"]},
        "4.2",
        {"Ann": {"challenge": {"type": "intrigue", "against": "Bob", "with": ["Miller"]}}},
        Watcher=watching(words, "Interrupt: When"),
    )


def test_a_triggering_condition_that_goes_on_after_the_comma_is_not_cut_short():
    """RR Triggering Condition ¶1: half of a condition would be another condition."""
    from agot_judge.cards.model import CardFace
    from agot_judge.text.compile import compile_line
    from agot_judge.text.names import Names

    line = compile_line(
        "Reaction: After Watcher is killed, tickled, or discarded from play, draw 1 card.",
        CardFace(name="Watcher", type="location"),
        Names(),
    )
    assert line.status == "unread"


@pytest.mark.parametrize(
    ("deed", "heard"),
    [("Draw 1 card.", True), ("Kill Baker.", True), ("Kneel Baker.", False)],
)
def test_an_ability_with_two_triggering_conditions_is_used_to_what_meets_either(deed, heard):
    """RR Triggering Condition ¶1: the condition that is specified can be met in the one way or in the other."""
    played("you draw a card or a character an opponent controls is killed", deed, heard)
