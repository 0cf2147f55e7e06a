"""Each value that decides something is written out in the trace where it is not just what is printed."""

import json

import pytest

from agot_judge.scenario.execution import run_text
from tests.rulings.texts import CARDS, person, text

KINGDOM = {"type": "plot", "gold": 5, "initiative": 3, "claim": 2, "reserve": 6, "traits": ["Kingdom"]}
TREATED = {
    "gold": "Treat the base gold value on each revealed Kingdom plot card as if it were 0.",
    "initiative": "Treat the base initiative value on each revealed plot card as if it were 0.",
}


def lines(start, stop, *moves, play=(), challenge=None, bob=None, **cards):
    """The lines of the trace, and what each of them cites."""
    scenario = {
        "edition": "2e",
        "players": {
            "Ann": {
                "plot": "Crown",
                "plots": ["Crown Two", "Calm"],
                "play": list(play),
                "hand": 9,
                "deck": 20,
            },
            "Bob": {
                "plot": "Calm",
                "plots": ["Storm", "Calm"],
                "play": ["Miller"],
                "deck": 20,
                **(bob or {}),
            },
        },
        "cards": CARDS | {"Crown": KINGDOM, "Crown Two": KINGDOM} | cards,
        "start": start,
        "stop": stop,
        "run": [*moves, {"advance": "end"}],
        **({"challenge": challenge} if challenge else {}),
    }
    result = run_text(json.dumps(scenario))
    assert result.ok, result.error
    return {line.text: line.cites for line in result.trace}


MINT = text("location", "+2 Income.\n+1 Initiative.\n+1 Reserve.")
REVEAL = ({"Ann": {"choose": "Crown Two"}}, {"Bob": {"choose": "Storm"}}, {"Ann": {"choose": "Ann"}})


def test_a_base_value_that_is_treated_as_another_number_is_written_as_such():
    """RR Base Value ¶1, Modifiers ¶2: the quantity is calculated from the base value; what is added is added to it."""
    found = lines(
        "marshaling", "challenges", play=["Mint", "Clerk"], Mint=MINT, Clerk=person(TREATED["gold"])
    )

    cites = found["Ann has income 2: base value treated as 0 by Clerk (5 printed), +2 from Mint."]
    assert cites[:2] == ("2e/rr/base-value/1", "2e/rr/modifiers/2")
    assert "2e/rr/modifiers/5" not in cites


def test_the_same_of_initiative_with_the_sum_before_the_comparison():
    """RR Base Value ¶1: of each revealed plot card."""
    found = lines(
        "plot", "draw", *REVEAL, play=["Mint", "Clerk"], Mint=MINT, Clerk=person(TREATED["initiative"])
    )
    said = list(found)

    of_ann = said.index("Ann has initiative 1: base value treated as 0 by Clerk (3 printed), +1 from Mint.")
    assert "Bob has initiative 0: base value treated as 0 by Clerk (2 printed)." in said
    assert of_ann < said.index("Initiative: Ann 1, Bob 0.")
    assert "2e/rr/base-value/1" in found["Initiative: Ann 1, Bob 0."]


@pytest.mark.parametrize(
    ("start", "stop", "sum_", "then"),
    [
        (
            "marshaling",
            "challenges",
            "Ann has income 7: 5 printed, +2 from Mint.",
            "Ann collects 7 gold as income.",
        ),
        (
            "taxation",
            "end-of-round",
            "Ann has reserve 7: 6 printed, +1 from Mint.",
            "Ann checks reserve: 9 cards in hand, reserve 7.",
        ),
    ],
)
def test_income_and_reserve_are_written_out_before_they_decide(start, stop, sum_, then):
    """RR Plot Value Modifiers ¶1."""
    said = list(lines(start, stop, play=["Mint"], Mint=MINT))

    assert said.index(sum_) < said.index(then)


def test_the_claim_value_is_written_out_before_claim_is_applied():
    """RR Claim or Claim Value ¶2: it incorporates all modifiers."""
    said = list(
        lines(
            "duck",
            "4.2.5",
            play=["Banner", {"Baker": "attacking"}],
            challenge={"type": "power", "attacker": "Ann", "defender": "Bob"},
            bob={"power": 5},
            Banner=text("location", "Raise the claim value on your revealed plot card by 1."),
        )
    )

    assert said.index("Ann has claim 3: 2 printed, +1 from Banner.") < said.index(
        "The claim result (power, 3) is applied to Bob."
    )


def test_the_str_that_counts_for_dominance_is_written_out_and_so_is_what_cards_contribute():
    """RR 5.2 ¶1."""
    said = list(
        lines(
            "dominance",
            "standing",
            play=["Camp", {"Baker": {"attachments": ["Sword"]}}],
            Camp=text("location", "Camp contributes 3 STR to your total for dominance."),
            Sword=text("attachment", "Attached character gets +2 STR."),
        )
    )

    assert said.index("Baker has STR 4: 2 printed, +2 from Sword.") < said.index(
        "Ann counts 7 (Baker 4, contributed 3: Camp 3)."
    )


def test_the_str_of_a_participating_character_is_written_out_before_it_is_counted():
    """RR 4.2.2 ¶1, Strength ¶1."""
    said = list(
        lines(
            "4.2.2",
            "4.2.3",
            play=[{"Baker": {"attacking": True, "attachments": ["Sword"]}}],
            challenge={"type": "military", "attacker": "Ann", "defender": "Bob"},
            Sword=text("attachment", "Attached character gets +2 STR."),
        )
    )

    assert said.index("Baker has STR 4: 2 printed, +2 from Sword.") < said.index(
        "Ann counts 4 STR (Baker 4), Bob counts 0 STR."
    )


def test_the_number_of_cards_drawn_in_the_draw_phase_says_what_changed_it():
    """RR 2.2 ¶1, Constant Abilities ¶1."""
    found = lines(
        "draw",
        "marshaling",
        play=["Library"],
        Library=text("location", "Increase the number of cards you draw in the draw phase by 1."),
    )

    assert "For Ann the cards drawn in the draw phase: 3, not 2 (Library)." in found


def test_what_is_as_printed_is_not_written_out():
    """Only what differs needs a sum."""
    said = lines("marshaling", "challenges")

    assert not any(line.startswith(("Ann has income", "Bob has income")) for line in said)
