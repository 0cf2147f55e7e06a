"""The lines of play that an address carries besides the one that is shown, each with a name, in their order.

An address has each of them as ``other``: the packed run, then a full stop and its name where it has one. The line that is
shown has its place among them as a lone full stop with its name; without one it stands last.
"""

from msgspec import Struct
from msgspec.structs import replace

MOST_NAME = 40
"""Letters of a name."""


class Variation(Struct, frozen=True):
    """A line of play; ``packed`` is empty for the one that is shown."""

    packed: str
    name: str = ""


def variations(other: tuple[str, ...]) -> tuple[Variation, ...]:
    """All lines of an address, the one that is shown among them."""
    found = tuple(Variation(packed, name) for packed, _, name in (one.partition(".") for one in other))
    return found if any(not one.packed for one in found) else (*found, Variation(""))


def as_other(lines: tuple[Variation, ...]) -> tuple[str, ...]:
    """The lines as an address has them."""
    if lines and lines[-1] == Variation(""):
        lines = lines[:-1]
    return tuple(f"{one.packed}.{one.name}" if one.name or not one.packed else one.packed for one in lines)


def with_a_new_line(other: tuple[str, ...], left: str) -> tuple[str, ...]:
    """The line ``left``, packed, stays in its place; the one that is shown from now on is new and stands last."""
    kept = (one for one in variations(other) if one.packed != left)
    return as_other((*(one if one.packed else replace(one, packed=left) for one in kept), Variation("")))


def switched(other: tuple[str, ...], to: str, present: str) -> tuple[str, ...]:
    """Another line is shown, ``to``; the present one, packed, stays in its place."""
    there = {"": present, to: ""}
    return as_other(
        tuple(replace(one, packed=there.get(one.packed, one.packed)) for one in variations(other))
    )


def promoted(other: tuple[str, ...], number: int) -> tuple[str, ...]:
    """The line of this number (from 0) stands first."""
    lines = variations(other)
    return as_other((lines[number], *lines[:number], *lines[number + 1 :]))


def deleted(other: tuple[str, ...], number: int) -> tuple[str, ...]:
    """The line of this number is gone; the one that is shown cannot be."""
    lines = variations(other)
    return as_other(
        (
            *lines[:number],
            *(one for one in lines[number : number + 1] if not one.packed),
            *lines[number + 1 :],
        )
    )


def renamed(other: tuple[str, ...], number: int, name: str) -> tuple[str, ...]:
    """The line of this number bears this name; none where it is empty."""
    name = " ".join(name.split())[:MOST_NAME]
    return as_other(
        tuple(
            replace(one, name=name) if place == number else one for place, one in enumerate(variations(other))
        )
    )
