"""What waits for the next phase, and what happened in this round or in the one before."""

import pytest

from tests.rulings.texts import PLOT, check, person, run, run_to, text

SUMMER = PLOT | {"traits": ["Summer"]}


def test_what_waits_for_the_next_phase_happens_as_it_begins():
    """RR Delayed Effects ¶2: it resolves as soon as its timing point is there."""
    run(
        {"play": [{"Baker": "kneeling"}, "Nurse"], "plots": ["Storm"]},
        {"plots": ["Calm"]},
        "round",
        {"Ann": {"choose": "Ann"}},
        {"Ann": {"trigger": "Nurse", "choose": ["Baker"]}},
        check(Baker={"kneeling": True}),
        {"advance": "draw"},
        {"advance": "next"},
        check("2e/rr/delayed-effects/2", Baker={"kneeling": False}, Nurse={"kneeling": True}),
        Nurse=person(
            "Action: Kneel Nurse to choose a character. At the beginning of the next phase, stand that character."
        ),
    )


@pytest.mark.parametrize(("plot", "strength"), [("Calm", 3), ("Heat", 5)])
def test_the_plot_cards_that_lie_revealed_were_revealed_this_round(plot, strength):
    """RR 1.3 ¶3: each player reveals a plot card each round, also where the run begins later."""
    run(
        {"play": ["Guard"]},
        {"plot": plot},
        "marshaling",
        check(Guard={"str": strength}),
        Guard=person("During a round in which a Summer plot card was revealed, Guard gets +2 STR."),
        Heat=SUMMER,
    )


def test_a_challenge_won_in_the_round_before_counts_in_this_round_only():
    """RR Modifiers ¶1: the modifier holds while its condition does, which speaks of the round before."""
    guard = person("If you won a [power] challenge during the previous round, Guard gets +2 STR.")
    run_to(
        "marshaling",
        {"play": ["Guard"], "plots": ["Storm"], "deck": 9},
        {"plots": ["Calm"], "deck": 9},
        "4.2",
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Guard"]}}},
        {"advance": "standing"},
        check(Guard={"str": 3}),
        {"Ann": {"choose": "Ann"}},
        {"advance": "draw"},
        check(Guard={"str": 5}),
        Guard=guard,
    )


@pytest.mark.parametrize(("gold", "keywords"), [(1, []), (2, ["renown"])])
def test_gold_is_counted_over_all_cards_that_are_spoken_of(gold, keywords):
    """RR Modifiers ¶1: what is counted is on all of the player's cards together."""
    run(
        {"play": [{"Vault": f"gold {gold}"}, {"Guard": "gold 1"}]},
        {"play": [{"Baker": "gold 3"}]},
        "marshaling",
        check(Guard={"keywords": keywords}),
        Vault=text("location", ""),
        Guard=person("While there are at least 3 gold on cards you control, Guard gains renown."),
    )


def test_what_holds_during_the_next_phase_of_a_name_begins_with_it_and_ends_with_it():
    """RR Delayed Effects ¶2, RR Lasting Effects ¶3: Bob may stand a character before, and must not in the standing phase."""
    run_to(
        "end-of-round",
        {"play": ["Nurse"]},
        {"play": [{"Baker": "kneeling"}, {"Miller": "kneeling"}]},
        "4.1",
        {"Ann": {"trigger": "Nurse", "choose": ["Baker"]}},
        {"advance": "standing"},
        {"advance": "taxation"},
        check("2e/rr/delayed-effects/2", Baker={"kneeling": True}, Miller={"kneeling": False}),
        Nurse=person(
            "Action: Kneel Nurse to choose a character. That character cannot stand during the next standing phase."
        ),
    )


WORDS = ("{} during the next challenges phase", "during the next challenges phase, {}")


def _nurse(when, words):
    said = words.format("that player cannot initiate [military] challenges")
    return person(f"{when}: Kneel Nurse to choose an opponent. {said[0].upper()}{said[1:]}.")


@pytest.mark.parametrize("words", WORDS)
def test_the_next_challenges_phase_is_not_the_present_one(words):
    """RR Delayed Effects ¶2: said in a challenges phase, it speaks of that of the next round."""
    run(
        {"play": ["Nurse"]},
        {"play": ["Baker"]},
        "4.1",
        {"Ann": {"trigger": "Nurse", "choose": ["Bob"]}},
        {"Bob": {"challenge": {"type": "military", "against": "Ann", "with": ["Baker"]}}},
        Nurse=_nurse("Action", words),
    )


@pytest.mark.parametrize("words", WORDS)
def test_what_is_forbidden_during_the_next_challenges_phase_is_so_in_the_next_round(words):
    """RR Delayed Effects ¶2, RR Lasting Effects ¶3."""
    run_to(
        "dominance",
        {"play": ["Nurse"], "plots": ["Storm"], "deck": 9},
        {"play": ["Baker"], "plots": ["Calm"], "deck": 9},
        "5.1",
        {"Ann": {"trigger": "Nurse", "choose": ["Bob"]}},
        {"Ann": {"choose": "Ann"}},
        {"advance": "challenges"},
        {
            "refuse": {
                "Bob": {"challenge": {"type": "military", "against": "Ann", "with": ["Baker"]}},
                "because": "cannot",
            }
        },
        {"Bob": {"challenge": {"type": "power", "against": "Ann", "with": ["Baker"]}}},
        Nurse=_nurse("Dominance Action", words),
    )
