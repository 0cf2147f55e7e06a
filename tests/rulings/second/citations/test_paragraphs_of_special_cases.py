"""A paragraph about a special case stands on the line that it decides there, and on no other."""

from typing import Any

import pytest

from agot_judge.scenario.result import Result
from tests.rulings.texts import event, person, run, run_to, text

COUNTING = {
    "Cheer": event("Action: Choose a character. It contributes its STR to your side in this challenge.")
}


def cites_of(result: Result, words: str) -> tuple[str, ...]:
    """The citations of the last line of the trace with these words, shown or applied."""
    found = [line.cites for line in result.trace if words in line.text]
    assert found, [line.text for line in result.trace]
    return found[-1]


def refused(move: dict[str, Any], because: str, *cites: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """The move is refused for this reason, which rests on these paragraphs."""
    return {"refuse": {**move, "because": because}}, {"check": {"cites": list(cites)}}


def test_a_participant_that_contributes_by_an_effect_as_well_counts_once():
    """FAQ 2.10 ¶2: only add each character's STR once, even if it contributes from multiple sources."""
    both = text(
        "location", "While you control an attacking character, Captain contributes its STR to your side."
    )
    counted = run(
        {"play": ["Captain"]},
        {},
        "4.2",
        {"Ann": {"challenge": {"type": "military", "against": "Bob", "with": ["Captain"]}}},
        {"advance": "4.2.3"},
        Captain=person("While you control an attacking character, Captain contributes its STR to your side."),
        Drum=both,
    )
    plain = run(
        {"play": ["Captain"]},
        {},
        "4.2",
        {"Ann": {"challenge": {"type": "military", "against": "Bob", "with": ["Captain"]}}},
        {"advance": "4.2.3"},
        Captain=person("While you control an attacking character, Captain gains renown."),
    )

    assert "2e/faq/2.10/2" in cites_of(counted, "Ann counts 3 STR")
    assert "2e/faq/2.10/2" not in cites_of(plain, "Ann counts 3 STR")


def test_a_card_that_cannot_be_killed_is_no_target_of_what_kills():
    """FAQ 2.1 ¶1: it cannot be chosen to be killed by a card ability."""
    run(
        {"hand": ["Sword"]},
        {"play": ["Ghost", "Miller"]},
        "4.1",
        {"Ann": {"play": "Sword"}},
        *refused({"Ann": {"choose": "Ghost"}}, "cannot be killed", "2e/faq/2.1/1"),
        Sword=event("Action: Choose and kill a character."),
        Ghost=person("Ghost cannot be killed."),
    )


def test_a_card_that_cannot_be_killed_ignores_a_terminal_condition():
    """FAQ 2.1 ¶1: it ignores any non-targeting ability that would kill it; the trace says so."""
    result = run(
        {"hand": ["Fire"]},
        {"play": ["Ghost", "Miller"]},
        "4.1",
        {"Ann": {"play": "Fire"}},
        {"check": {"cards": {"Ghost": {"zone": "play", "str": 0}, "Miller": {"zone": "dead"}}}},
        Fire=event(
            "Action: Until the end of the phase, each character gets -3 STR and is killed if its STR is 0."
        ),
        Ghost=person("Ghost cannot be killed."),
    )
    spared = cites_of(
        result, 'Ghost cannot be killed (Ghost: "Ghost cannot be killed."): its STR of 0 does not kill it.'
    )
    assert spared[0] == "2e/faq/2.1/1"


def test_a_card_that_cannot_be_knelt_pays_no_cost_of_kneeling():
    """FAQ 2.1 ¶1: something else that would happen to the card, such as "knelt"."""
    run(
        {"play": ["Drum", "Ghost"]},
        {},
        "4.1",
        *refused({"Ann": {"trigger": "Drum"}}, "cannot be knelt", "2e/faq/2.1/1"),
        Drum=text("location", "Action: Kneel a Ghost character to gain 1 gold."),
        Ghost=person("Ghost cannot be knelt.", traits=["Ghost"]),
    )


def test_a_duplicate_that_is_discarded_is_no_character_that_is():
    """RR Duplicates ¶5: it has no text, title, type or traits."""
    run(
        {"hand": ["Sword"], "play": ["Crow", "Bell"]},
        {"play": [{"Lord": "duplicate 1"}]},
        "4.1",
        {"Ann": {"play": "Sword", "choose": "Lord"}},
        {"Bob": {"trigger": "Lord"}},
        *refused(
            {"Ann": {"trigger": "Crow"}}, "A duplicate has neither title nor type", "2e/rr/duplicates/5"
        ),
        Sword=event("Action: Choose and kill a character."),
        Lord=person("", unique=True),
        Bell=text("location", "Reaction: After a card is discarded from play, gain 1 gold."),
        Crow=person("Reaction: After a character is discarded from play, gain 1 gold."),
    )


@pytest.mark.parametrize(
    ("words", "cite"),
    [
        ("cannot participate in challenges against you", "2e/rr/against/1"),
        ("cannot be declared as a defender while you are the attacking player", "2e/rr/attacker/2"),
    ],
)
def test_who_is_against_whom_decides_who_cannot_be_declared(words, cite):
    """RR Against ¶1, Attacker ¶2: the attacking and the defending player are against each other."""
    run(
        {"play": ["Baker"]},
        {"play": [{"Miller": {"attachments": [{"Leash": {"owner": "Ann"}}]}}]},
        "4.2",
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Baker"]}}},
        *refused({"Bob": {"defend": ["Miller"]}}, "cannot be declared", cite),
        Leash=text("attachment", f"Attached character {words}."),
    )


def test_whose_opponent_is_the_defending_player_cannot_be_declared_against_that_player():
    """RR Defender ¶2: the opponent of the attacking player, against whom the challenge is resolving."""
    run(
        {"play": [{"Baker": {"attachments": [{"Leash": {"owner": "Bob"}}]}}]},
        {},
        "4.2",
        *refused(
            {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Baker"]}}},
            "cannot be declared",
            "2e/rr/defender/2",
        ),
        Leash=text(
            "attachment",
            "Attached character cannot be declared as an attacker while you are the defending player.",
        ),
    )


def test_a_sacrifice_that_was_prevented_is_none():
    """RR Sacrifice ¶2: if the chosen card does not leave play, the sacrifice is not considered to have been made."""
    result = run(
        {"play": ["Altar", "Rat"]},
        {},
        "4.1",
        {"Ann": {"trigger": "Altar", "choose": "Rat"}},
        {"Ann": {"trigger": "Rat"}},
        {"check": {"players": {"Ann": {"gold": 0, "hand": 1}}}},
        Altar=text("location", "Action: Sacrifice a Rat character to gain 1 gold."),
        Rat=person("Interrupt: When Rat is sacrificed, return it to your hand.", traits=["Rat"]),
    )
    assert "2e/rr/sacrifice/2" in cites_of(result, "was prevented")


def test_abilities_with_would_come_before_the_other_interrupts_that_wait():
    """RR The word "Would" ¶1: a higher priority than interrupts to the same triggering condition without it."""
    cards = {
        "Sword": event("Action: Choose and kill a character."),
        "Shield": text(
            "location", "Interrupt: When a character would be killed, sacrifice Shield to save it."
        ),
        "Bell": text("location", "Interrupt: When a character is killed, gain 1 gold."),
    }
    both = run(
        {"hand": ["Sword"]},
        {"play": ["Miller", "Shield", "Bell"]},
        "4.1",
        {"Ann": {"play": "Sword", "choose": "Miller"}},
        **cards,
    )
    alone = run(
        {"hand": ["Sword"]},
        {"play": ["Miller", "Shield"]},
        "4.1",
        {"Ann": {"play": "Sword", "choose": "Miller"}},
        **cards,
    )

    assert "2e/rr/the-word-would/1" in cites_of(both, "Interrupts before")
    assert "2e/rr/the-word-would/1" not in cites_of(alone, "Interrupts before")


def test_the_first_player_comes_first_in_a_nested_window_too():
    """RR Nested Ability Sequences ¶4: in each interrupt window and each reaction window, nested or not."""
    result = run(
        {"hand": ["Sword"], "play": ["Crow", "Bell"]},
        {"play": ["Miller", "Drum"]},
        "4.1",
        {"Ann": {"play": "Sword", "choose": "Miller"}},
        {"Ann": {"trigger": "Crow", "choose": "Miller"}},
        Sword=event("Action: Choose and kneel a character."),
        Crow=person("Reaction: After a character is knelt, choose and kill a kneeling character."),
        Bell=text("location", "Reaction: After a character is killed, gain 1 gold."),
        Drum=text("location", "Reaction: After a character is killed, gain 1 gold."),
    )
    assert "2e/rr/nested-ability-sequences/4" in cites_of(result, "Miller is killed (the first opportunity")


def test_a_framework_event_is_reacted_to():
    """RR Reactions and Interrupts ¶1: to the resolution of a framework event, if the triggering condition is met."""
    result = run_to(
        "4.1",
        {"play": ["Steward"]},
        {},
        "marshaling",
        {"Ann": {"trigger": "Steward"}},
        Steward=person("Reaction: After you collect income, gain 1 gold."),
    )
    assert "2e/rr/reactions-and-interrupts/1" in cites_of(result, "Reactions after")


KEPT = "Statue's STR cannot be reduced by card effects."
ANSWER = "2e/faq/daenerys-targaryen-tfm/2"


@pytest.mark.parametrize(
    ("change", "answered"), [("that character gets -1 STR", False), ("set that character's STR to 1", True)]
)
def test_the_answer_about_one_card_is_cited_for_another_only_where_no_rule_decides(change, answered):
    """RR Cannot ¶1 decides what takes away; that a lower number to which STR is set is ignored too, says the answer alone."""
    result = run(
        {"hand": ["Curse"]},
        {"play": ["Statue"]},
        "4.1",
        {"Ann": {"play": "Curse", "choose": "Statue"}},
        {"check": {"cards": {"Statue": {"str": 3}}}},
        Statue=person(KEPT),
        Curse=event(f"Action: Choose and kneel a character. Until the end of the phase, {change}."),
    )
    found = cites_of(result, "Curse ignored, which would reduce it")
    assert "2e/rr/cannot/1" in found
    assert (ANSWER in found) == answered
