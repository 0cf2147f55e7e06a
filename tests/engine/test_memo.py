"""What is remembered about a position holds for that position alone."""

import msgspec
from msgspec.structs import replace

from agot_judge.engine.memo import NO_POSITION, POSITIONS, ByEqualPosition, ByIdentity, ByPosition
from agot_judge.engine.state.state import State
from tests.rulings.cards import character
from tests.rulings.play import Side, Table


def board() -> State:
    """Any board."""
    return Table(sides={"Ann": Side(play=(character("Hound"),)), "Bob": Side()}).start("4.2").state


def changed(state: State, name: str) -> State:
    """The state with another value of one of its parts."""
    value = getattr(state, name)
    other = {
        bool: lambda: not value,
        int: lambda: value + 1,
        str: lambda: f"{value}x",
        tuple: lambda: (*value, 0),
    }
    return replace(state, **{name: other[type(value)]() if type(value) in other else object()})


def test_every_part_of_a_position_makes_another_position_when_it_changes():
    """Also a part that is added to the state later: it must be compared, or named as no part of a position."""
    state = board()
    for field in msgspec.structs.fields(State):
        for known in (ByPosition(), ByEqualPosition()):
            known.of(state)["x"] = 1
            is_kept = "x" in known.of(changed(state, field.name))
            assert is_kept == (field.name in NO_POSITION), field.name


def test_what_is_known_is_kept_for_the_last_few_positions_each_by_itself():
    state, known = board(), ByPosition()
    known.of(state)["x"] = 1
    assert known.of(replace(state, stack=())) == {"x": 1}
    assert known.of(replace(state, round=2)) == {}
    assert known.of(state) == {"x": 1}
    for number in range(POSITIONS):
        known.of(replace(state, round=3 + number))
    assert known.of(state) == {}


def test_lines_of_play_that_come_to_equal_positions_share_what_is_known_of_them():
    one, other = board(), board()
    by_identity, by_value = ByPosition(), ByEqualPosition(most=2)
    for known in (by_identity, by_value):
        known.of(one)["x"] = 1
    assert by_identity.of(other) == {}
    assert by_value.of(other) == {"x": 1}
    assert by_value.of(replace(one, round=2)) == {}
    assert by_value.of(replace(one, round=3)) == {}
    assert by_value.of(one) == {}  # the oldest ones are forgotten


def test_objects_are_told_apart_by_identity():
    asked: list[list[int]] = []

    def find(one: list[int]) -> int:
        asked.append(one)
        return len(one)

    size = ByIdentity(find)
    one, other = [1], [1]
    assert [size(one), size(one), size(other)] == [1, 1, 1]
    assert asked == [one, other]
    assert asked[0] is one
    assert asked[1] is other
