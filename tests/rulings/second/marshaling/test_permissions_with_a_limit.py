"""Permissions that may be used once per phase: why the second use is refused, and when the next one may be made."""

from tests.rulings.texts import event, person, run, run_to

STEWARD = "Once per phase, you may marshal or play the top card of your deck as if it were in your hand."


def test_that_the_limit_of_a_permission_is_used_up_is_said():
    """RR Play Restrictions ¶1 and RR Limits and Maxima ¶1: what permits it once per phase does not permit it again."""
    run(
        {"gold": 5, "play": ["Steward"], "deck": ["Page", "Squire", "Feast"]},
        {},
        "3.2",
        {"Ann": {"marshal": "Page"}},
        {"refuse": {"Ann": {"marshal": "Squire"}, "because": "once per phase"}},
        {"refuse": {"Ann": {"marshal": "Feast"}, "because": "(at the top;"}},
        {"check": {"cards": {"Page": {"zone": "play"}, "Squire": {"zone": "deck"}}}},
        Steward=person(STEWARD),
        Page=person("", cost=1),
        Squire=person("", cost=1),
        Feast=person("", cost=1),
    )


def test_a_permission_for_ones_own_discard_pile_opens_no_other():
    """RR Play Restrictions ¶1: a permission allows what it names; an opponent's events stay in the discard pile and the hand."""
    song = event("Action: Gain 1 gold.")
    run(
        {"gold": 5, "play": ["Steward"], "discard": ["Song"]},
        {"discard": ["Tale"], "hand": ["Ode"]},
        "4.1",
        {"refuse": {"Ann": {"play": "Tale"}}},
        {"refuse": {"Ann": {"play": "Ode"}}},
        {"check": {"may": {"Ann": ["Song"]}, "may_not": {"Ann": ["Tale"], "Bob": ["Tale"]}}},
        {"Ann": {"play": "Song"}},
        Steward=person("You may play events from your discard pile as if they were in your hand."),
        Song=song,
        Tale=song,
        Ode=song,
    )


def test_a_permission_that_was_used_may_be_used_again_in_the_next_phase():
    """RR Limits and Maxima ¶1: X times during the designated period."""
    run_to(
        "standing",
        {"gold": 5, "play": ["Steward"], "deck": ["Feast", "Song", "Page"]},
        {},
        "4.1",
        {"Ann": {"play": "Feast"}},
        {"refuse": {"Ann": {"play": "Song"}, "because": "once per phase"}},
        {"advance": "dominance"},
        {"Ann": {"play": "Song"}},
        {"check": {"cards": {"Song": {"zone": "discard"}}}},
        Steward=person(STEWARD),
        Page=person("", cost=1),
        Feast=event("Action: Gain 1 gold."),
        Song=event("Action: Gain 2 gold."),
    )
