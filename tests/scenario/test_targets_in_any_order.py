"""Where a card goes that is named with ``on:``, and targets that are named in any order."""

import json
from typing import Any

import pytest

from agot_judge.scenario.execution import run_text
from agot_judge.scenario.result import Result

PERSON = {"type": "character", "cost": 2, "str": 3}
CARDS: dict[str, Any] = {
    "Smith": PERSON
    | {"text": "Action: Choose a Weapon attachment in your discard pile, and put it into play."},
    "Sword": {"type": "attachment", "cost": 1, "traits": ["Weapon"]},
    "Knight": PERSON,
    "Page": PERSON,
    "Lord": PERSON | {"traits": ["Lord"]},
    "Lady": PERSON | {"traits": ["Lady"]},
    "Both": PERSON | {"traits": ["Lord", "Lady"]},
    "Court": {
        "type": "location",
        "cost": 1,
        "abilities": [
            {
                "kind": "action",
                "text": "Action: Choose a Lord and a Lady. Kneel that Lord and give that Lady 1 power.",
                "choose": [
                    {"cards": {"type": ["character"], "trait": ["Lord"]}},
                    {"cards": {"type": ["character"], "trait": ["Lady"]}},
                ],
                "effects": [
                    {"do": "kneel", "on": "target"},
                    {"do": "gain power", "amount": 1, "on": "target 2"},
                ],
            }
        ],
    },
}


def outcome(ann: dict[str, Any], *moves: Any, **cards: Any) -> Result:
    scenario = {
        "edition": "2e",
        "players": {"Ann": ann, "Bob": {}},
        "cards": CARDS | cards,
        "start": "challenges",
        "run": list(moves),
    }
    return run_text(json.dumps(scenario))


@pytest.mark.parametrize("move", [{"choose": "Sword", "on": "Knight"}, {"choose": ["Sword", "Knight"]}])
def test_on_says_where_an_attachment_goes_beside_what_is_chosen(move):
    """RR Attachment Cards ¶1: what it is attached to is asked after the target; ``on`` says it wherever it is asked."""
    result = outcome(
        {"play": ["Smith", "Knight", "Page"], "discard": ["Sword"]},
        {"Ann": {"trigger": "Smith"} | move},
        {"check": {"cards": {"Knight": {"attachments": ["Sword"]}}}},
    )
    assert result.ok, (result.error, result.checks)


def test_on_says_it_where_something_else_is_chosen_afterwards():
    """RR Attachment Cards ¶1: the Page would be a legal place too, but is what is chosen after "then"."""
    forge = PERSON | {
        "text": "Action: Choose a Weapon attachment in your discard pile, and put it into play. "
        "Then, choose and kneel a character."
    }
    result = outcome(
        {"play": ["Forge", "Knight", "Page"], "discard": ["Sword"]},
        {"Ann": {"trigger": "Forge", "choose": ["Sword", "Page"], "on": "Knight"}},
        {"check": {"cards": {"Knight": {"attachments": ["Sword"]}, "Page": {"kneeling": True}}}},
        Forge=forge,
    )
    assert result.ok, (result.error, result.checks)


def test_on_that_nothing_asks_for_is_an_error():
    """An answer that nothing asks for is one: the Court attaches nothing."""
    result = outcome(
        {"play": ["Court", "Lord", "Lady", "Page"]},
        {"Ann": {"trigger": "Court", "choose": ["Lord", "Lady"], "on": "Page"}},
    )
    assert result.exit == 2
    assert result.error is not None
    assert "nothing asks for Page" in result.error.message


@pytest.mark.parametrize(
    ("chosen", "kneels", "gains"),
    [
        (["Lord", "Lady"], "Lord", "Lady"),
        (["Lady", "Lord"], "Lord", "Lady"),
        (["Both", "Lady"], "Both", "Lady"),
        (["Lady", "Both"], "Both", "Lady"),
        (["Both", "Lord"], "Lord", "Both"),
        (["Lord", "Both"], "Lord", "Both"),
    ],
)
@pytest.mark.parametrize("how", ["at once", "in a list", "one by one"])
def test_targets_of_one_player_are_named_in_any_order(chosen, kneels, gains, how):
    """RR Target ¶5: several targets chosen by one player are chosen simultaneously; what fits only one place goes there."""
    use: list[Any] = [{"Ann": {"trigger": "Court"}}]
    if how == "at once":
        use = [{"Ann": {"trigger": "Court", "choose": chosen}}]
    elif how == "in a list":
        use.append({"Ann": {"choose": chosen}})
    else:
        use += [{"Ann": {"choose": one}} for one in chosen]
    result = outcome(
        {"play": ["Court", "Lord", "Lady", "Both"]},
        *use,
        {"check": {"cards": {kneels: {"kneeling": True}, gains: {"power": 1}}}},
    )
    assert result.ok, (result.error, result.checks)


def test_a_target_that_fits_nowhere_is_still_refused():
    """RR Target ¶1: a Page is neither Lord nor Lady."""
    result = outcome(
        {"play": ["Court", "Lord", "Lady", "Page"]}, {"Ann": {"trigger": "Court", "choose": ["Page", "Lord"]}}
    )
    assert result.exit == 2


def test_a_number_that_nothing_asks_for_is_an_error_and_no_loop():
    """FAQ 1.1 ¶1: a loop repeats something that is done; where everybody passes there is none."""
    result = outcome({"gold": 3}, {"Ann": {"choose": 2}}, {"advance": "end"})
    assert result.exit == 2
    assert result.error is not None
    assert "Nothing asks for 2." in result.error.message
    assert not any(cite.startswith("2e/faq/1.1/") for line in result.trace for cite in line.cites)
