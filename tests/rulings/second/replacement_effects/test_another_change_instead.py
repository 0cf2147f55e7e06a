"""``(Renown instead if ..)``, ``(by 2 instead if ..)``, ``(top 10 cards instead if ..)``: another change of the same kind."""

import pytest

from tests.rulings.texts import event, person, run_to

KING = person("", traits=["King"])


def _played(words, kings, *moves, ann=None, bob=None, start="4.1", **cards):
    run_to(
        "end-of-round",
        {"hand": ["Ode"], "play": [*kings, "Baker"], **(ann or {})},
        bob or {},
        start,
        *moves,
        Ode=event(words),
        King=KING,
        **cards,
    )


@pytest.mark.parametrize(("kings", "claim"), [([], 2), (["King"], 3)])
def test_a_value_is_raised_by_another_number(kings, claim):
    """RR Modifiers ¶1: 2 are added in place of 1, not besides."""
    _played(
        "Action: Raise the claim value on your revealed plot card by 1 until the end of the phase. (By 2 instead if you control "
        "a King character.)",
        kings,
        {"Ann": {"play": "Ode"}},
        {"check": {"players": {"Ann": {"claim": claim}}}},
    )


@pytest.mark.parametrize(("kings", "claim"), [([], 1), (["King"], 0)])
def test_a_value_is_reduced_by_another_number(kings, claim):
    """RR Modifiers ¶1: "by 2" is a reduction where what was said before was one."""
    _played(
        "Action: Choose an opponent. Reduce the claim value on that player's revealed plot card by 1 until the end of the phase. "
        "(By 2 instead if you control a King character.)",
        kings,
        {"Ann": {"play": "Ode", "choose": ["Bob"]}},
        {"check": {"players": {"Bob": {"claim": claim}}}},
        bob={"plot": "Siege"},
        Siege={"type": "plot", "gold": 4, "initiative": 0, "claim": 2, "reserve": 6},
    )
