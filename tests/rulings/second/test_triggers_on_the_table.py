"""Triggering conditions in printed words, played: what meets them and what does not."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.rulings import tables
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
        ("your faction gains power", True),
        ("your faction card gains power", True),
        ("an opponent's faction gains power", False),
        ("you gain power", True),
        ("a character gains power", False),
        ("power is gained by your faction", True),
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
        ("power is moved from an opponent's faction card to your own", True),
        ("power is moved from an opponent's faction card", True),
        ("power is moved from your faction card", False),
        ("power is moved to a character", False),
        ("your faction gains power", False),
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
        ("power is moved from your faction card to a character", True),
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
        ("a character is killed, sacrificed, or discarded from play", True),
        ("a character is killed or discarded from play", True),
        ("you kill a character", True),
        ("an opponent kills a character", False),
        ("a character is killed by an opponent's card effect", False),
        ("a character is killed by an event effect", True),
        ("a character is killed by a location effect", False),
        ("a character is killed outside of the challenges phase", False),
        ("a character is killed outside of the marshaling phase", True),
        ("a character is killed while you control Miller", True),
        ("a character is killed while you control Baker", False),
    ],
)
def test_who_kills_by_what_and_when(words, heard):
    """RR Triggering Condition ¶1: only what the condition says meets it."""
    played(words, "Choose and kill a character.", heard, {"Ann": {"choose": "Baker"}})


@pytest.mark.parametrize(
    ("words", "heard"),
    [
        ("you discard a card from an opponent's hand", True),
        ("an opponent discards a card from his or her hand", True),
        ("you discard a card from your hand", False),
        ("a card is discarded from a hand", True),
        ("a card is discarded from an opponent's hand or deck", True),
        ("an opponent discards a card from your hand", False),
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
    ("words", "winner", "heard"),
    [
        ("you win your second challenge of the phase", "Ann", True),
        ("you win your second challenge of the phase", "Bob", False),
        ("you win your first challenge of the phase", "Bob", True),
        ("you win the second challenge you initiated this phase", "Bob", True),
        ("you win your second [power] challenge of the phase", "Ann", False),
    ],
)
def test_the_so_manyth_challenge_that_is_won_counts_those_that_were_won(words, winner, heard):
    """RR Triggering Condition ¶1: a challenge that was lost is none of those that were won."""
    before = {"type": "intrigue", "attacker": "Ann", "defender": "Bob", "winner": winner}
    is_heard(
        heard,
        {"Ann": {"play": ["Watcher", "Miller"]}, "Bob": {}},
        "4.2",
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Miller"]}}},
        run=tables.run,
        history=[{"challenge": before}],
        cards={"Watcher": watching(words)},
    )


@pytest.mark.parametrize(
    ("words", "heard"),
    [
        ("you win or lose a challenge", True),
        ("you win or lose a challenge in which Miller is participating", True),
        ("you win a challenge you initiated", True),
        ("you win a challenge initiated against you", False),
        ("you win a challenge unopposed", True),
        ("you win a challenge while attacking", True),
        ("you win a challenge in which you have no participating characters", False),
        ("you win your first challenge of the phase", True),
        ("you win your second challenge of the phase", False),
        ("you win a challenge by at least 5 STR", False),
        ("you win a challenge while Miller is attacking", True),
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
        ("Miller is declared as an attacker against an opponent", True),
        ("Miller is declared as an attacker against you", False),
        ("you declare a character as an attacker", True),
        ("an opponent declares a character as an attacker", False),
        ("Miller is declared as an attacker against an opponent who controls a character", False),
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
        ("you would satisfy claim", False),
        ("an opponent satisfies claim", True),
        ("claim is applied against an opponent", True),
        ("claim is being applied for an [intrigue] challenge", True),
        ("[military] claim is applied", False),
        ("you apply claim", True),
        ("claim would be applied against you", False),
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


@pytest.mark.parametrize(
    ("words", "heard"),
    [("you pay gold", True), ("an opponent pays gold", False), ("you pay 3 or more gold", False)],
)
def test_gold_that_is_paid(words, heard):
    """RR Costs ¶2."""
    run(
        {"play": ["Watcher"], "hand": ["Miller"], "gold": 2},
        {},
        "marshaling",
        {"Ann": {"marshal": "Miller"}},
        *([{"Ann": {"trigger": "Watcher"}}] if heard else []),
        {"check": {"players": {"Ann": {"gold": 6 if heard else 5}}}},
        Watcher=watching(words),
    )


@pytest.mark.parametrize(
    ("words", "heard"),
    [
        ("you play your first event each phase", True),
        ("you play your second event each phase", False),
        ("an opponent plays his or her first event each phase", False),
    ],
)
def test_the_so_manyth_card_of_a_phase(words, heard):
    """RR Triggering Condition ¶1: as many have been played then, and no more."""
    played(words, "Draw 1 card.", heard)


@pytest.mark.parametrize(
    ("words", "heard"),
    [
        ("the effects of an ability that chooses Watcher as a target", False),
        ("the effects of an event that chooses a character", True),
        ("the effects of an event that chooses a location", False),
        ("the effects of an action", True),
        ("the effects of a reaction", False),
        ("the effects of an opponent's action", False),
        ("the effects of an event played by an opponent", False),
        ("the effects of a triggered ability on an event", True),
        ("the effects of a triggered ability on a location", False),
    ],
)
def test_which_ability_initiates(words, heard):
    """RR Cancel ¶1: the condition says of what kind, by whom and with which target."""
    is_heard(
        heard,
        {"play": ["Watcher", "Miller"], "hand": ["Deed"]},
        {"play": ["Baker"]},
        "challenges",
        {"Ann": {"play": "Deed"}},
        {"Ann": {"choose": "Baker"}},
        Watcher=text("location", f"Interrupt: When {words} would initiate, gain 1 gold."),
        Deed=text("event", "Action: Choose and kneel a character."),
    )


@pytest.mark.parametrize(
    ("words", "heard"),
    [
        ("you reveal a plot card with initiative value 2 or higher", True),
        ("you reveal a plot card with a printed initiative value of 3 or higher", False),
        ("you reveal a plot card with a claim value of 1", True),
    ],
)
def test_the_values_of_the_plot_card_that_is_revealed(words, heard):
    """RR Plot Cards: the values are those on the revealed card."""
    is_heard(
        heard,
        {"plots": ["Storm"], "play": ["Watcher"]},
        {"plots": ["Calm"]},
        "plot",
        {"Ann": {"choose": "Storm"}},
        {"Bob": {"choose": "Calm"}},
        {"Ann": {"choose": "Ann"}},
        Watcher=watching(words),
    )


@pytest.mark.parametrize(("other", "heard"), [("character", True), ("Knight character", False)])
def test_characters_that_attack_alongside_each_other(other, heard):
    """RR Participating ¶1: both participate on the same side."""
    is_heard(
        heard,
        {"play": ["Watcher", "Miller", "Baker"]},
        {},
        "4.2",
        {"Ann": {"challenge": {"type": "intrigue", "against": "Bob", "with": ["Miller", "Baker"]}}},
        Watcher=watching(f"you win a challenge in which Miller is attacking alongside a {other}"),
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
