"""Printed texts of lasting effects, read and played."""

import json

import pytest

from agot_judge.scenario.execution import run_text
from tests.rulings.texts import CARDS, ICONS, check, event, run, text


def test_a_character_that_loses_all_immunities_can_be_chosen():
    """FAQ 2.9 ¶1: it loses each instance of what is lost; RR Immune ¶1: only what is immune cannot be targeted."""
    run(
        {"play": ["Miller", "Unmasking"], "hand": ["Sleep", "Slumber"]},
        {"play": ["Septa"]},
        "challenges",
        {"refuse": {"Ann": {"play": "Sleep", "choose": "Septa"}, "because": "immune"}},
        {"Ann": {"trigger": "Unmasking"}},
        check("2e/faq/2.9/1", Septa={"keywords": []}),
        {"Bob": "pass"},
        {"Ann": {"play": "Slumber", "choose": "Septa"}},
        check(Septa={"kneeling": True}),
        Septa={
            "type": "character",
            "cost": 2,
            "str": 3,
            "icons": ICONS,
            "text": "Renown.\nImmune to events.",
        },
        Slumber=event("Action: Choose and kneel a character."),
        Unmasking={
            "type": "location",
            "cost": 1,
            "text": "Action: Kneel Unmasking to have each character lose all keywords and immunities until the end of "
            "the phase.",
        },
        Sleep=event("Action: Choose and kneel a character."),
    )


def test_attachments_on_the_character_itself_are_counted():
    """RR Modifiers ¶2: the quantity is calculated anew whenever it changes."""
    run(
        {"play": [{"Miller": {"attachments": ["Saddle", "Bit"]}}], "hand": ["Burden"]},
        {},
        "challenges",
        {"Ann": {"play": "Burden", "choose": "Miller"}},
        check("2e/rr/modifiers/2", Miller={"str": 1}),
        Bit=CARDS["Saddle"],
        Burden=event(
            "Action: Choose a character. Until the end of the phase, it gets -1 STR for each attachment on it."
        ),
    )


def test_a_text_box_can_be_blank_for_a_character_spoken_of():
    """RR Blank ¶1: all text is treated as if it did not exist."""
    run(
        {"play": ["Miller"], "hand": ["Silence"]},
        {"play": ["Singer"]},
        "challenges",
        {"Ann": {"play": "Silence", "choose": "Singer"}},
        check("2e/rr/blank/1", Singer={"keywords": [], "traits": ["Bard"]}),
        Singer={"type": "character", "cost": 2, "str": 3, "traits": ["Bard"], "text": "Stealth."},
        Silence=event(
            "Action: Choose a character. Until the end of the phase, treat its printed text box as if it were blank "
            "(except for Traits)."
        ),
    )


def test_a_delayed_effect_waits_for_dominance_and_works_on_the_target_chosen_before():
    """RR Delayed Effects ¶1, ¶2: it resolves immediately after the condition occurs, before reactions."""
    run(
        {"play": ["Miller", {"Baker": "kneeling"}], "hand": ["Vow"]},
        {},
        "dominance",
        {"Ann": {"play": "Vow", "choose": "Baker"}},
        {"advance": "end"},
        check("2e/rr/delayed-effects/1", "2e/rr/delayed-effects/2", Baker={"kneeling": False, "power": 1}),
        Vow=event(
            "Reaction: After the dominance phase begins, choose and stand a character you control. If you win dominance "
            "this phase, that character gains 1 power."
        ),
    )


def test_a_delayed_effect_waits_for_what_happens_to_its_target_only():
    """RR Delayed Effects ¶1: another character that is killed is not the one of which it speaks."""
    run(
        {
            "play": ["Miller", "Baker", "Gibbet"],
            "hand": ["Wager", "Axe"],
            "deck": ["Saddle", "Saddle", "Saddle"],
        },
        {},
        "challenges",
        {"Ann": {"play": "Wager", "choose": "Miller"}},
        {"Bob": "pass"},
        {"Ann": {"play": "Axe", "choose": "Baker"}},
        {"check": {"players": {"Ann": {"hand": 0}}}},
        {"Bob": "pass"},
        {"Ann": {"trigger": "Gibbet", "choose": "Miller"}},
        {"check": {"players": {"Ann": {"hand": 2}}, "cites": ["2e/rr/delayed-effects/2"]}},
        Wager=event("Action: Choose a character. If that character is killed this phase, draw 2 cards."),
        Axe=event("Action: Choose and kill a character."),
        Gibbet={
            "type": "location",
            "cost": 1,
            "text": "Action: Kneel Gibbet to choose and kill a character.",
        },
    )


def test_at_the_end_of_the_phase_the_condition_is_looked_at_then():
    """RR Delayed Effects ¶1: it dictates an effect that is to happen at that time."""
    run(
        {"hand": ["Thrift", "Saddle"], "deck": ["Miller", "Baker"]},
        {},
        "challenges",
        {"Ann": {"play": "Thrift"}},
        {"advance": "end"},
        {"check": {"players": {"Ann": {"hand": 1}}}},
        Thrift=event("Action: At the end of the phase, if you have no cards in hand, draw 2 cards."),
    )


def test_who_won_the_challenge_is_that_player():
    """RR Winning a Challenge ¶1, of a reaction to an opponent's victory: "that player" is the one who won."""
    run(
        {"play": ["Miller"], "deck": ["Saddle", "Saddle"]},
        {"play": ["Witness"], "deck": ["Saddle", "Saddle"]},
        "4.2",
        {"Ann": {"challenge": {"type": "military", "against": "Bob", "with": ["Miller"]}}},
        {"advance": {"window": "reaction", "of": "Bob"}},
        {"Bob": {"trigger": "Witness"}},
        {"check": {"players": {"Ann": {"hand": 1}, "Bob": {"hand": 0}}}},
        Witness=CARDS["Miller"]
        | {
            "text": "Reaction: After an opponent wins a challenge, that player draws 1 card. (Limit once per round.)"
        },
    )


def test_a_delayed_effect_that_speaks_of_no_card_outlives_the_card_that_created_it():
    """RR Lasting Effects ¶2, RR Leaves Play ¶6: it expires only for a card that it affects."""
    run(
        {"play": ["Planner"], "hand": ["Axe"], "deck": ["Saddle", "Saddle"]},
        {},
        "challenges",
        {"Ann": {"trigger": "Planner"}},
        {"Bob": "pass"},
        {"Ann": {"play": "Axe", "choose": "Planner"}},
        check(Planner={"zone": "dead"}),
        {"advance": "end"},
        {"check": {"players": {"Ann": {"hand": 1}}}},
        Planner=CARDS["Miller"] | {"text": "Action: Kneel Planner to, at the end of the phase, draw 1 card."},
        Axe=event("Action: Choose and kill a character."),
    )


def test_an_additional_challenge_against_one_opponent_is_none_against_another():
    """RR 4.2 ¶2: one challenge of each type, and what a card permits besides, as it permits it."""
    again = {"type": "intrigue", "with": ["Baker"]}
    scenario = {
        "edition": "2e",
        "players": {
            "Ann": {"plot": "Calm", "play": ["Miller", "Baker", "Maid"], "hand": ["Grudge"]},
            "Bob": {"plot": "Calm"},
            "Cat": {"plot": "Calm"},
        },
        "cards": CARDS
        | {
            "Maid": CARDS["Miller"],
            "Grudge": event(
                "Reaction: After you win a challenge, you may initiate an additional [intrigue] challenge against the losing "
                "opponent this phase."
            ),
        },
        "start": "4.2",
        "run": [
            {"Ann": {"challenge": {"type": "intrigue", "against": "Bob", "with": ["Miller"]}}},
            {"Ann": {"play": "Grudge"}},
            {"advance": "4.2"},
            {"refuse": {"Ann": {"challenge": again | {"against": "Cat"}}, "because": "permitted"}},
            {"Ann": {"challenge": again | {"against": "Bob"}}},
            {"check": {"challenge": {"type": "intrigue"}, "cites": ["2e/rr/4.2/2"]}},
        ],
    }
    result = run_text(json.dumps(scenario))
    assert result.ok, (result.error, [check for check in result.checks if not check.ok])


def test_a_character_cannot_be_declared_in_challenges_of_the_type_chosen():
    """RR Cannot ¶1, of the type that was chosen as the effect came into force."""
    fight = {"against": "Bob", "with": ["Miller"]}
    run(
        {"play": ["Miller", "Herald"]},
        {},
        "challenges",
        {"Ann": {"trigger": "Herald", "choose": ["Miller", "military"]}},
        {"advance": "4.2"},
        {"refuse": {"Ann": {"challenge": fight | {"type": "military"}}, "because": "cannot"}},
        {"Ann": {"challenge": fight | {"type": "power"}}},
        Herald=CARDS["Baker"]
        | {
            "text": "Action: Kneel Herald to choose a character and a challenge type. Until the end of the phase, that "
            "character cannot be declared as an attacker in challenges of that type."
        },
    )


def test_a_condition_that_names_two_kinds_of_cards_wants_both():
    """RR Constant Abilities ¶2: the ability is active only while its condition is true."""
    run(
        {"play": ["Miller", "Knight"]},
        {},
        "challenges",
        check(Miller={"str": 3}),
        Miller=CARDS["Miller"]
        | {"text": "While you control a Knight character and a Lady character, Miller gets +1 STR."},
        Knight=CARDS["Baker"] | {"traits": ["Knight"]},
    )


def test_a_waiting_effect_forgets_its_card_that_left_play_in_another_way():
    """RR Leaves Play ¶2, ¶6: it expires for that card, which is another one when it comes back."""
    run(
        {"play": ["Miller", "Gibbet"], "hand": ["Wager", "Flight"], "deck": ["Saddle", "Saddle"], "gold": 5},
        {},
        "challenges",
        {"Ann": {"play": "Wager", "choose": "Miller"}},
        {"Bob": "pass"},
        {"Ann": {"play": "Flight", "choose": "Miller"}},
        {"Bob": "pass"},
        {"Ann": {"trigger": "Gibbet", "choose": "Miller"}},
        {"check": {"cards": {"Miller": {"zone": "dead"}}, "players": {"Ann": {"hand": 0}}}},
        Wager=event("Action: Choose a character. If that character is killed this phase, draw 2 cards."),
        Flight=event(
            "Action: Choose a character you control. Return it to your hand. Then, put a character into play from your hand."
        ),
        Gibbet={
            "type": "location",
            "cost": 1,
            "text": "Action: Kneel Gibbet to choose and kill a character.",
        },
    )


def test_what_two_players_each_do_both_do():
    """RR Effects ¶3: each part of the effect resolves as much as it can."""
    run(
        {"hand": ["Feast"], "deck": ["Saddle", "Saddle"]},
        {"deck": ["Saddle", "Saddle"]},
        "challenges",
        {"Ann": {"play": "Feast", "choose": "Bob"}},
        {"check": {"players": {"Ann": {"hand": 1}, "Bob": {"hand": 1}}}},
        Feast=event("Action: Choose an opponent. You and that player each draw 1 card."),
    )


def test_a_choice_between_two_modifiers_is_made_as_the_effect_resolves():
    """RR Lasting Effects ¶1: the one chosen is in force until the end of the phase."""
    run(
        {"play": ["Miller"], "hand": ["Potion"]},
        {},
        "challenges",
        {"Ann": {"play": "Potion", "choose": ["Miller", "-1 STR"]}},
        check("2e/rr/lasting-effects/1", Miller={"str": 2}),
        Potion=event("Action: Choose a character. It gets +1 STR or -1 STR until the end of the phase."),
    )


def test_exactly_one_card_is_not_one_of_two():
    """FAQ Scouting Vessel ¶3, RR Reactions ¶1: two cards discarded together do not meet "exactly 1 card"."""
    raven = {
        "type": "location",
        "cost": 1,
        "text": "Reaction: After exactly 1 card is discarded from an opponent's deck, gain 1 gold.",
    }
    deck = ["Miller", "Baker", "Saddle"]
    asks = ("2e/rr/reactions/3", "2e/rr/discard-pile/2")
    for number, use, cite in (("1 card", "may", asks[0]), ("2 cards", "may_not", asks[1])):
        raid = event(f"Challenges Action: Discard the top {number} of an opponent's deck.")
        if number == "1 card":
            raid = event("Challenges Action: Discard the top card of an opponent's deck.")
        run(
            {"play": ["Raven"], "hand": ["Raid"]},
            {"deck": deck},
            "challenges",
            {"Ann": {"play": "Raid"}},
            {"check": {use: {"Ann": ["Raven"]}, "cites": [cite]}},
            Raven=raven,
            Raid=raid,
        )


@pytest.mark.parametrize(
    ("words", "strength", "said"),
    [
        ("+1 STR for each location you control", 3 + 0, "it goes on being counted"),
        ("+X STR, where X is the printed cost of that character", 3 + 2, "it is found once"),
        ("+1 STR", 3 + 1, ""),
    ],
)
def test_that_the_documents_leave_open_whether_a_number_is_fixed_is_said(words, strength, said):
    """RR Modifiers ¶1, ¶2: the modified value is checked constantly; of the number by which, no paragraph speaks."""
    result = run(
        {"play": ["Miller", "Fair"], "hand": ["Feast"]},
        {"hand": ["Fire"]},
        "challenges",
        {"Ann": {"play": "Feast", "choose": "Miller"}},
        {"Bob": {"play": "Fire"}},
        check(Miller={"str": strength}),
        Feast=event(f"Action: Choose a character. Until the end of the phase, that character gets {words}."),
        Fair=text("location", ""),
        Fire=event("Action: Discard each location from play."),
    )
    told = [line for line in result.trace if "No paragraph says outright" in line.text]
    assert [line.text.rpartition("here ")[2] for line in told] == ([f"{said}."] if said else [])
    assert all(line.cites == ("2e/rr/modifiers/1", "2e/rr/modifiers/2") for line in told)
