"""Effects that initiate the when revealed ability of a plot card as if it had just been revealed."""

import json

from agot_judge.scenario.execution import run_text
from tests.rulings.second.test_lasting_texts import CARDS, PLOT, event, run


def test_the_player_who_initiates_it_is_you_in_the_ability():
    """FAQ Varys's Riddle + Summer Harvest ¶2: "as if you had just revealed it" changes who "you" are."""
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
                "cites": ["2e/faq/varyss-riddle-summer-harvest/2"],
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
