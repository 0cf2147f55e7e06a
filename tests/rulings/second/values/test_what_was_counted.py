"""What was counted, applied, sacrificed or is run, in printed words: conditions and amounts on the table."""

import pytest

from tests.rulings.tables import run as run_table
from tests.rulings.texts import check, person, run, text


@pytest.mark.parametrize(("sacrificed", "kneels"), [("Elm", True), ("Miller", False)])
def test_what_was_sacrificed_is_asked_about_and_what_was_chosen_kneels(sacrificed, kneels):
    """RR Cost ¶1 and RR Target ¶1: the faction card that knelt with it is not what was sacrificed."""
    words = (
        "Action: Kneel your faction card and sacrifice a character to choose a character controlled by an opponent."
        " If the sacrificed character was a Knight, kneel that character."
    )
    run(
        {"play": ["Altar", "Elm", "Miller"]},
        {"play": ["Baker"]},
        "challenges",
        {"Ann": {"trigger": "Altar", "choose": [sacrificed]}},
        {"Ann": {"choose": ["Baker"]}},
        check(Baker={"kneeling": kneels}),
        Altar=text("location", words),
        Elm=person("", traits=["Knight"]),
    )


def test_a_challenge_that_an_opponent_has_lost():
    """RR Play Restrictions ¶1: Ann has initiated and won a military and a power challenge against Bob."""
    condition = "no opponent has lost a challenge this phase"
    run_table(
        {"Ann": {"play": ["Ledger", "Miller"]}, "Bob": {"play": ["Baker"]}},
        "challenges",
        {"refuse": {"Ann": {"trigger": "Ledger"}, "because": "condition"}},
        history=[
            {"challenge": {"type": kind, "attacker": "Ann", "defender": "Bob", "winner": "Ann"}}
            for kind in ("military", "power")
        ],
        cards={"Ledger": text("location", f"Action: If {condition}, gain 1 gold.")},
    )
