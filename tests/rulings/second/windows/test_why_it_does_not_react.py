"""The reason why a card does not react: what did not happen, what it counts, or that its window has closed."""

import json
from typing import Any

from agot_judge.scenario.execution import run_text
from tests.rulings.texts import CARDS, event, person, run, text

PILLAGER = person(
    "Pillage.\nReaction: After Pillager discards a character using pillage, place that card in its owner's dead pile.",
    str=5,
)
KHALEESI = person(
    "Reaction: After you win a challenge as the attacking player, gain 1 power for your faction for each unique attacking"
    " Rider character."
)


def impossible(ann: dict[str, Any], bob: dict[str, Any], *moves: Any, **cards: Any) -> str:
    """The message that the last move was not possible, in a challenge that Ann's first card wins."""
    scenario = {
        "edition": "2e",
        "players": {"Ann": {"plot": "Calm", **ann}, "Bob": {"plot": "Calm", **bob}},
        "cards": CARDS | cards,
        "challenge": {"type": "military", "attacker": "Ann", "defender": "Bob"},
        "start": "duck",
        "run": list(moves),
    }
    result = run_text(json.dumps(scenario))
    assert result.error is not None
    return result.error.message


def pillaged_location():
    """The reason against the reaction of Pillager, which wants a character, where a location was discarded."""
    return impossible(
        {"play": [{"Pillager": "attacking"}]},
        {"deck": ["Garden", "Baker"]},
        {"Ann": {"trigger": "Pillager"}},
        Pillager=PILLAGER,
        Garden=text("location", ""),
    )


def test_what_was_discarded_is_no_such_card_wherever_it_lies_now():
    """RR Triggering Condition ¶1: a location was discarded, and no character; where it is now is as it should be."""
    said = pillaged_location()
    assert "Its triggering condition has not occurred" in said
    assert "Garden would have to be a character." in said
    assert "in play" not in said


def test_what_it_could_do_is_not_judged_where_nothing_of_which_it_speaks_has_happened():
    """RR Abilities ¶6: the potential is that of what happened; without that nobody can say that there is none."""
    said = pillaged_location()
    assert "potential" not in said


def test_what_an_effect_counts_and_does_not_find_is_named():
    """RR Abilities ¶6: to gain 1 power for each of none changes nothing."""
    said = impossible(
        {"play": [{"Khaleesi": "attacking"}, "Rider"]},
        {},
        {"Ann": {"trigger": "Khaleesi"}},
        Khaleesi=KHALEESI,
        Rider=person("", traits=["Rider"], unique=True),
    )
    assert "What it counts is not there: a card would have to be a character, have the trait Rider" in said


def test_a_window_that_has_closed_opens_no_more():
    """RR Reactions ¶5: once it has closed, further reactions to that triggering condition cannot be initiated."""
    run(
        {"play": ["Crow"], "hand": ["Yoke"]},
        {"play": ["Miller"]},
        "4.1",
        {"Ann": {"play": "Yoke", "choose": "Miller"}},
        {"Ann": "pass"},
        {
            "refuse": {
                "Ann": {"trigger": "Crow"},
                "because": "No window for reactions is open: an action window is open",
            }
        },
        {"check": {"cites": ["2e/rr/reactions/5"]}},
        Yoke=event("Action: Choose and kneel a character."),
        Crow=person("Reaction: After a character is knelt, gain 1 gold."),
    )
