"""The mutation check on a rulebook of three rules."""

from collections.abc import Iterator

import pytest

from agot_judge.engine.machine import Machine
from agot_judge.engine.rulebook import Rulebook
from agot_judge.engine.state.decision import Requirement
from agot_judge.engine.state.state import State
from tests.shown.check import verdict
from tests.shown.neutral import mutants, taken_out

EMPTY = State(players=(), cards=())
book: Rulebook[Machine] = Rulebook("2e")


@book.rule("2e/rr/stand/1")
def doubled(number: int) -> int:
    return 2 * number


@book.rule("2e/rr/stand/2", "2e/rr/stand/3")
def is_even(number: int) -> bool:
    return number % 2 == 0


@book.rule("2e/rr/kneel/1")
def forgotten(number: int = 3, *, also: int = 4) -> tuple[int, ...]:
    return (number, also)


def optional(state: State) -> State | None:
    return state


def both(state: State, count: int) -> tuple[State, int]:
    return state, count + 1


def listed() -> Iterator[int]:
    yield 1


def required() -> Requirement:
    return Requirement(text="No.", met=False)


def unknown() -> object:
    return object()


TESTS = {
    "doubling": lambda: doubled(2) == 4,
    "four is even": lambda: is_even(4),
    "three is not": lambda: not is_even(3),
    "crashing": lambda: 1 // doubled(1) == 0,
    "of nothing": lambda: True,
}
SHOWN = {
    "2e/rr/stand/1": ["of nothing", "crashing", "doubling"],
    "2e/rr/stand/2": ["four is even"],
    "2e/rr/stand/3": ["of nothing"],
    "2e/rr/kneel/1": ["of nothing", "no such test"],
}


def test_a_rule_is_shown_when_a_test_of_its_paragraph_fails_without_it():
    result = verdict(book.cites, SHOWN, TESTS, workers=2)

    assert result.unshown == ("test_check:forgotten",)
    assert result.half_shown == ("test_check:is_even (always True)",)
    assert result.paragraphs_proved == {"2e/rr/stand/1", "2e/rr/stand/2"}
    assert result.unproved == (
        ("test_check:is_even", "2e/rr/stand/3"),
        ("test_check:forgotten", "2e/rr/kneel/1"),
    )
    assert len(result.trials) == 1 + 2 + 1


def test_a_test_that_crashes_without_the_rule_has_noticed():
    result = verdict(book.cites, {"2e/rr/stand/1": ["crashing"]}, TESTS)
    assert [trial.failed for trial in result.trials if trial.rule.endswith("doubled")] == [("crashing",)]


def test_another_rules_test_shows_nothing():
    result = verdict(book.cites, {"2e/rr/kneel/1": ["doubling"]}, TESTS)
    assert "test_check:doubled" in result.unshown


def test_both_answers_of_a_predicate_are_tried():
    result = verdict(book.cites, SHOWN | {"2e/rr/stand/3": ["three is not"]}, TESTS)
    assert result.half_shown == ()
    assert "2e/rr/stand/3" in result.paragraphs_proved


def test_a_rule_is_out_wherever_it_is_called_from_and_back_afterwards():
    from tests.shown.test_check import forgotten as known_elsewhere

    (mutant,) = mutants(forgotten)
    with taken_out(forgotten, mutant):
        assert known_elsewhere(1, also=2) == ()
        assert forgotten() == ()
    assert known_elsewhere() == (3, 4)


@pytest.mark.parametrize(
    ("rule", "happens", "left"),
    [
        (optional, False, [None]),
        (optional, True, [EMPTY, None]),
        (both, False, [(EMPTY, 0)]),
    ],
)
def test_what_is_left_of_a_rule(rule, happens, left):
    assert [mutant.behaviour((EMPTY, 1)) for mutant in mutants(rule, happens)] == left


def test_what_lists_gives_nothing_and_what_demands_is_met():
    assert list(mutants(listed)[0].behaviour(())) == []
    assert mutants(required)[0].behaviour(()).met


def test_what_cannot_be_taken_out_counts_as_not_shown():
    other: Rulebook[Machine] = Rulebook("2e")
    other.rule("2e/rr/kneel/1")(unknown)
    result = verdict(other.cites, {"2e/rr/kneel/1": ["doubling"]}, TESTS)
    assert result.unshown == ("test_check:unknown",)
