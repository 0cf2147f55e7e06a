"""Characters that a text says must be chosen for claim, and a number of characters that one text lets another bypass."""

from typing import Any

from agot_judge.scenario.result import Result
from tests.rulings.texts import PLOT, check, person, run, text

MUST = {
    "Victim": text("attachment", "Attached character must be chosen for [military] claim, if able."),
}
REQUIRED = ("2e/rr/military-claim/1", "2e/rr/the-golden-rules/2")
LONE = {"Ann": {"challenge": {"type": "military", "against": "Bob", "with": ["Sneak"]}}}


def _claim(claim: int, bob: dict[str, Any], *moves: Any, **cards: Any) -> Result:
    known = {"Sneak": person(""), "Rage": PLOT | {"claim": claim}, **MUST, **cards}
    return run({"play": ["Sneak"], "plot": "Rage"}, bob, "4.2", LONE, *moves, **known)


def test_a_character_that_must_be_chosen_for_claim_is_the_only_one_that_can_be():
    """RR Military Claim ¶1: the defending player chooses; the text of a card takes precedence (Golden Rules ¶2)."""
    bob = {"play": ["Miller", {"Baker": {"attachments": ["Victim"]}}]}
    _claim(
        1,
        bob,
        {"Bob": {"choose": ["Baker"]}},
        {"advance": "4.2.5"},
        check(*REQUIRED, Baker={"zone": "dead"}, Miller={"zone": "play"}),
    )


def test_where_more_are_to_be_chosen_it_is_one_of_them_and_the_player_chooses_the_rest():
    """RR Military Claim ¶1, Golden Rules ¶2: with claim 2 the other is still chosen by the defending player."""
    bob = {"play": ["Miller", {"Baker": {"attachments": ["Victim"]}}, "Cook"]}
    _claim(
        2,
        bob,
        {"Bob": {"choose": ["Cook"]}},
        {"advance": "4.2.5"},
        check(*REQUIRED, Baker={"zone": "dead"}, Cook={"zone": "dead"}, Miller={"zone": "play"}),
        Cook=person(""),
    )


def test_one_that_cannot_be_killed_cannot_be_chosen_though_it_must_be():
    """FAQ 2.1 ¶1, RR Cannot ¶1: "cannot" is absolute, and "if able" is said besides."""
    bob = {"play": ["Miller", {"Baker": {"attachments": ["Victim", "Ward"]}}]}
    _claim(
        1,
        bob,
        {"Bob": {"choose": ["Miller"]}},
        {"advance": "4.2.5"},
        check("2e/rr/cannot/1", Baker={"zone": "play"}, Miller={"zone": "dead"}),
        Ward=text("attachment", "Attached character cannot be killed."),
    )
