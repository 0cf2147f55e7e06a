"""What waits for a time to come: the end of the challenge, a phase of this round, the next challenge."""

import pytest

from tests.rulings.texts import check, event, person, run, run_to, text


@pytest.mark.parametrize(("strength", "hand"), [(1, 0), (5, 2)])
def test_at_the_end_of_the_challenge_it_is_known_who_won_it(strength, hand):
    """RR Delayed Effects ¶1: the condition is looked at when the effect resolves."""
    run(
        {"play": ["Baker", "Guard"], "hand": ["Bet", "Saddle"], "deck": ["Grain", "Oats"]},
        {"play": ["Miller"]},
        "4.1",
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Guard"]}}},
        {"Ann": {"play": "Bet"}},
        {"Bob": {"defend": ["Miller"]}},
        {"advance": "4.2"},
        {"check": {"players": {"Ann": {"hand": hand}}}},
        Bet=event(
            "Challenges Action: At the end of the challenge, if you won, draw 1 card. Otherwise, discard 1 card from "
            "your hand."
        ),
        Guard=person("", str=strength),
        Grain=text("location", ""),
        Oats=text("location", ""),
    )


def test_what_is_done_at_the_beginning_of_a_phase_of_this_round_waits_for_it():
    """RR Delayed Effects ¶2: it resolves as soon as its timing point is there."""
    run_to(
        "taxation",
        {"play": ["Baker"], "hand": ["Vow"]},
        {},
        "marshaling",
        {"Ann": {"play": "Vow", "choose": ["Baker"]}},
        {"advance": "challenges"},
        check(Baker={"kneeling": False}),
        {"advance": "dominance"},
        {"advance": "next"},
        check("2e/rr/delayed-effects/2", Baker={"kneeling": True}),
        Vow=event(
            "Action: Choose a character. At the beginning of the dominance phase, kneel that character."
        ),
    )


def test_the_next_challenge_is_the_one_that_is_initiated_next_and_no_other():
    """RR Lasting Effects ¶3: the change expires at the end of that challenge."""
    run(
        {"play": ["Baker", "Miller"], "hand": ["March"]},
        {},
        "4.1",
        {"Ann": {"play": "March", "choose": ["Miller"]}},
        check(Miller={"str": 3}),
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Miller"]}}},
        check(Miller={"str": 5}),
        {"advance": "4.2"},
        check(Miller={"str": 3}),
        {"Ann": {"challenge": {"type": "military", "against": "Bob", "with": ["Baker"]}}},
        check(Miller={"str": 3}),
        March=event(
            "Action: Choose a character. That character gets +2 STR during the next challenge you initiate this phase."
        ),
    )


@pytest.mark.parametrize("other", ["military", "intrigue"])
def test_the_claim_of_another_type_is_applied_after_that_of_the_challenge(other):
    """RR Claim or Claim Value ¶1: of which type is chosen as it is applied, and not that of the challenge."""
    run(
        {"play": ["Miller", "Horde"]},
        {"play": ["Baker"], "hand": ["Saddle"], "power": 2},
        "4.1",
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Miller"]}}},
        {"advance": "4.2.4"},
        {"Ann": {"trigger": "Horde"}},
        {"Ann": {"choose": other}},
        {"advance": "4.2.5"},
        {
            "check": {
                "cards": {"Baker": {"zone": "dead" if other == "military" else "play"}},
                "players": {"Bob": {"power": 1, "hand": 0 if other == "intrigue" else 1}},
            }
        },
        Horde=text(
            "location",
            "Reaction: After claim is applied for a challenge in which you are the attacking player, kneel Horde to "
            "apply the claim of another challenge type.",
        ),
    )
