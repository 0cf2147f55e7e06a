"""Common errors at work: the values that they reckon, what they put first, and which facts they take for an obstacle."""

import pytest
from msgspec.structs import replace

from agot_judge.training.cards_used import initiated
from agot_judge.training.doubts import Doubts
from agot_judge.training.happenings import happenings, turned_rounds
from agot_judge.training.misconceptions import doubted, misconceptions, mistaken
from agot_judge.training.misreckoned import misreckoned
from agot_judge.training.so_far import has_passed, used_this_round
from tests.training.boards import CROWS, EVENTS, WON, played


@pytest.mark.parametrize(
    ("way", "changes", "so", "reckoned"),
    [
        ("added to what is set", "+2 from Song, set to 4 by Truth", 4, 6),
        ("doubled first", "+2 from Song, times 2 by Frenzy", 10, 8),
        ("lost below 0", "-4 from Fear, +2 from Song", 1, 2),
        ("one copy counts", "+1 from Banner#1, +1 from Banner#2", 5, 4),
    ],
)
def test_a_value_is_reckoned_as_an_error_has_it(way, changes, so, reckoned):
    """RR Modifiers ¶3, ¶5, ¶6 and Constant Abilities ¶3 say otherwise."""
    line = f"Squire has STR {so}: 3 printed, {changes}."
    assert misreckoned(line, way) == f"Squire has STR {reckoned}: 3 printed, {changes}."


@pytest.mark.parametrize("way", ["added to what is set", "doubled first"])
def test_a_value_without_such_a_change_is_reckoned_alike(way):
    """RR Modifiers ¶2: there is nothing to get wrong."""
    assert not misreckoned("Squire has STR 5: 3 printed, +2 from Song.", way)
    assert not misreckoned("Squire is killed.", way)


def test_an_error_that_another_line_suggests_is_none_without_it():
    """RR 4.2.2 ¶3: who thinks that any defender makes a challenge opposed thinks so only where one defends."""
    board = played(WON)
    line = next(entry for entry in board.trace if entry.text == "The challenge is unopposed.")
    defended = next(entry for entry in board.trace if "counts" in entry.text)
    assert not list(mistaken("2e", line, board.trace))
    ghost = replace(defended, text="Ann counts 3 STR (Spearman 3), Bob counts 0 STR (Ghost 0).")
    assert [text for text, _ in mistaken("2e", line, (ghost,))] == ["The challenge is opposed."]


def test_a_pair_that_an_error_turns_round_is_found_with_its_error():
    """RR 4.2.3 ¶1: the reaction to winning, then the power for an unopposed challenge."""
    board = played(WON)
    happened = happenings(board, [entry for moment in board.moments for entry in moment.lines])
    pairs = {(happened[one.first].text, happened[one.later].text) for one in turned_rounds(board, happened)}
    assert ("Ann draws, by Bard.", "Ann gains 1 power (unopposed).") in pairs
    plain = ("Ghost is killed (claim).", "Grey Wolf gains 1 power (renown).")
    assert plain not in pairs  # two steps without an ability between


def test_every_doubt_of_the_second_edition_has_its_error():
    """Each fact that seems to forbid a use is refuted by a paragraph."""
    board = played(CROWS)
    moment = board.moments[-1]
    card = next(number for number, one in enumerate(board.machine.game.cards) if one.label == "Crow#2")
    (way,) = (
        one for one in initiated(board.machine, moment.state, moment.decision.player, card) if one.is_legal
    )
    found = list(Doubts(board, moment, card, way))
    assert "Ann has used Crow#1" in [one.text for one in found]
    assert all(doubted("2e", one.matter) for one in found)


def test_what_was_used_this_round_and_who_has_passed_is_known():
    """RR Limits and Maxima ¶1, Pass ¶2."""
    board = played(EVENTS)
    assert used_this_round(board, len(board.trace), "Ann") == ("Harper", "Cheap Song")
    assert used_this_round(board, len(board.trace), "Bob") == ()
    passed = [one for one in board.moments if has_passed(board, one, 1)]
    assert all(any(before.decision.player == 1 for before in board.moments[: one.number]) for one in passed)


@pytest.mark.parametrize("edition", ["2e", "1e"])
def test_an_error_says_one_thing(edition):
    """A pattern beside it belongs to a line that it has otherwise; a way of reckoning is a known one."""
    for one in misconceptions(edition):
        assert not one.beside or one.instead is not None
        assert one.reckons == "" or misreckoned("Squire stands.", one.reckons) == ""
