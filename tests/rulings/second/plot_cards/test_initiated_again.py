"""Effects that initiate the when revealed ability of a plot card as if it had just been revealed."""

import json

from agot_judge.scenario.execution import run_text
from tests.rulings.texts import CARDS, PLOT, event, run


def test_the_player_who_initiates_it_is_you_in_the_ability():
    """RR When Revealed ¶1, FAQ Varys's Riddle + Summer Harvest ¶2: "as if you had just revealed it" changes who "you" are."""
    run(
        {"plots": ["Strings"]},
        {"plots": ["Calm", "Rain"], "used": ["Bounty"]},
        "plot",
        {"Ann": {"choose": "Strings"}},
        {"Bob": {"choose": "Calm"}},
        {"Ann": {"choose": "Ann"}},
        {"Ann": {"choose": "Bounty"}},
        {
            "check": {
                "players": {"Ann": {"gold": 2}, "Bob": {"gold": 0}},
                "cards": {"Bounty": {"zone": "used"}},
                "cites": ["2e/faq/varyss-riddle-summer-harvest/2", "2e/rr/when-revealed/1"],
            }
        },
        Rain=PLOT,
        Strings=PLOT
        | {
            "initiative": 3,
            "text": "When Revealed: Choose a Scheme plot card in an opponent's used pile. Initiate the when revealed ability "
            "on that card as if you had just revealed it.",
        },
        Bounty=PLOT | {"traits": ["Scheme"], "text": "When Revealed: Gain 2 gold."},
    )


def test_a_plot_card_without_such_an_ability_is_no_target():
    """RR Target ¶8: a card is no eligible target if the effect could not affect it at all."""
    run(
        {"plots": ["Strings"]},
        {"plots": ["Calm", "Rain"], "used": ["Bounty", "Drought"]},
        "plot",
        {"Ann": {"choose": "Strings"}},
        {"Bob": {"choose": "Calm"}},
        {"Ann": {"choose": "Ann"}},
        {"refuse": {"Ann": {"choose": "Drought"}, "because": "could affect"}},
        {"Ann": {"choose": "Bounty"}},
        {"check": {"players": {"Ann": {"gold": 2}}}},
        Rain=PLOT,
        Strings=PLOT
        | {
            "initiative": 3,
            "text": "When Revealed: Choose a plot card in an opponent's used pile. Initiate the when revealed ability on "
            "that card as if you had just revealed it.",
        },
        Bounty=PLOT | {"text": "When Revealed: Gain 2 gold."},
        Drought=PLOT,
    )


def test_another_opponent_satisfies_the_claim_in_place_of_the_loser():
    """FAQ Master of Whispers + Trial by Combat ¶4: a different opponent suffers that claim for the player who lost."""
    scenario = {
        "edition": "2e",
        "players": {
            "Ann": {"plot": "Calm", "play": ["Miller"]},
            "Bob": {"plot": "Calm", "hand": ["Blame"]},
            "Cat": {"plot": "Calm", "hand": ["Saddle"]},
        },
        "cards": CARDS
        | {
            "Blame": event(
                "Interrupt: When claim is applied for a challenge in which you are the defending player, choose an opponent. "
                "That player must satisfy the normal claim effect instead of you as if they were the defending player."
            )
        },
        "start": "4.2",
        "run": [
            {"Ann": {"challenge": {"type": "intrigue", "against": "Bob", "with": ["Miller"]}}},
            {"Bob": {"play": "Blame", "choose": "Cat"}},
            {"check": {"players": {"Cat": {"hand": 0}}, "cites": ["2e/rr/4.2.4/1"]}},
        ],
    }
    result = run_text(json.dumps(scenario))
    assert result.ok, (result.error, [one for one in result.checks if not one.ok])


def test_claim_is_satisfied_without_a_challenge_and_only_of_a_type_that_was_not_initiated():
    """RR Military Claim ¶1, 4.2 ¶5, as the text says it: of the claim value on the plot card of the ability's controller."""
    sage = {
        "type": "character",
        "cost": 2,
        "str": 3,
        "icons": ["intrigue"],
        "text": "Interrupt: When the challenges phase ends, choose an opponent and a challenge type that has not been initiated "
        "against you this phase. That player must satisfy the claim of that challenge type as if you were the winning "
        "opponent.",
    }
    run(
        {"play": ["Sage"]},
        {"play": ["Miller", "Baker"]},
        "challenges",
        {"Bob": {"challenge": {"type": "intrigue", "against": "Ann", "with": ["Baker"]}}},
        {"advance": {"window": "interrupt", "of": "Ann"}},
        {"refuse": {"Ann": {"trigger": "Sage", "choose": "intrigue"}}},
        {"Ann": {"trigger": "Sage", "choose": "power"}},
        Sage=sage,
    )
    run(
        {"play": ["Sage"]},
        {"play": ["Miller", "Baker"]},
        "4.4",
        {"Ann": {"trigger": "Sage", "choose": "military"}},
        {"Bob": {"choose": ["Miller"]}},
        {"check": {"cards": {"Miller": {"zone": "dead"}, "Baker": {"zone": "play"}}}},
        Sage=sage,
    )


def test_card_abilities_that_cause_no_character_to_enter_play_leave_marshaling_alone():
    """RR Keywords ¶1: a keyword is a card ability, so that ambush is one; marshaling is none."""
    run(
        {"plot": "Barrier"},
        {"hand": ["Raider"], "gold": 4},
        "challenges",
        {"refuse": {"Bob": {"ambush": "Raider"}, "because": "card ability"}},
        Barrier=PLOT | {"text": "Card abilities cannot cause characters to enter play."},
        Raider={"type": "character", "cost": 2, "str": 2, "icons": ["military"], "text": "Ambush (2)."},
    )


def test_dominance_is_determined_by_an_effect_as_in_its_step():
    """RR 5.2 ¶1: each player's total is counted, and the winner gains 1 power for his or her faction."""
    run(
        {"play": ["Miller"], "hand": ["Council"]},
        {"play": ["Baker"]},
        "challenges",
        {"Ann": {"play": "Council"}},
        {"Bob": "pass"},
        {"check": {"players": {"Ann": {"faction_power": 1}}, "cites": ["2e/rr/5.2/1"]}},
        Council=event("Challenges Action: Determine dominance. (Max 1 per phase.)"),
    )


def test_reserve_is_checked_by_an_effect_as_in_its_step():
    """RR 7.3 ¶2: who has more cards in hand than the reserve value discards down to it."""
    run(
        {"play": ["Steward"], "deck": ["Saddle", "Saddle"], "plot": "Lean", "hand": ["Miller"]},
        {},
        "challenges",
        {"Ann": {"trigger": "Steward"}},
        {"Ann": {"choose": ["Miller"]}},
        {
            "check": {
                "players": {"Ann": {"hand": 1}},
                "cards": {"Miller": {"zone": "discard"}},
                "cites": ["2e/rr/7.3/2"],
            }
        },
        Lean=PLOT | {"reserve": 1},
        Steward=CARDS["Baker"]
        | {"text": "Challenges Action: Draw 1 card. Check reserve. (Limit once per round.)"},
    )
