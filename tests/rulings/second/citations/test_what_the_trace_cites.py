"""Printed texts played: what decides is cited where it decides."""

from tests.rulings.texts import PLOT, event, person, run


def test_instances_of_prized_add_up():
    """RR Prized ¶4 (2e/rr/prized/4): several instances of prized are cumulative."""
    run(
        {"plot": "Glory", "play": ["Heir"]},
        {},
        {"event": "kill", "cards": ["Heir"]},
        {"advance": "end"},
        {"check": {"players": {"Bob": {"power": 3}}, "cites": ["2e/rr/prized/4"]}},
        Glory=PLOT | {"text": "Each Lord character gains prized 2."},
        Heir=person("Prized 1.", traits=["Lord"]),
    )


def test_two_instances_of_prized_of_one_value_add_up():
    """RR Prized ¶4 (2e/rr/prized/4): each instance counts, where other keywords count once (Keywords ¶3)."""
    run(
        {"plot": "Glory", "play": ["Heir"]},
        {},
        {"event": "kill", "cards": ["Heir"]},
        {"advance": "end"},
        {"check": {"players": {"Bob": {"power": 2}}, "cites": ["2e/rr/prized/4"]}},
        Glory=PLOT | {"text": "Each Lord character gains prized 1."},
        Heir=person("Prized 1.", traits=["Lord"]),
    )


def test_one_instance_of_prized_adds_up_to_nothing():
    """RR Prized ¶1: with one instance nothing is cumulative (2e/rr/prized/4 is not what decides)."""
    run(
        {"play": ["Heir"]},
        {},
        {"event": "kill", "cards": ["Heir"]},
        {"advance": "end"},
        {"check": {"players": {"Bob": {"power": 1}}, "cites": ["2e/rr/prized/1"]}},
        Heir=person("Prized 1."),
    )


def test_what_cannot_be_paid_after_then_is_not_offered():
    """FAQ 1.7 (2e/faq/1.7/1): a cost that is due after the initiation and cannot be paid fails to resolve."""
    run(
        {"hand": ["Wager"], "deck": 5},
        {},
        "challenges",
        {"Ann": {"play": "Wager"}},
        {"check": {"players": {"Ann": {"hand": 1}}, "cites": ["2e/faq/1.7/1"]}},
        Wager=event("Action: Draw 1 card. Then, you may pay 2 gold to draw 1 card."),
    )


def test_a_burn_is_timed_by_its_own_steps():
    """FAQ 2.6 ¶4, ¶9 (2e/faq/2.6/4): the reduction resolves, the STR is 0 from then on, and the kill becomes imminent."""
    run(
        {"hand": ["Scorch"]},
        {"play": ["Baker"]},
        "challenges",
        {"Ann": {"play": "Scorch", "choose": "Baker"}},
        {
            "check": {
                "cards": {"Baker": {"zone": "dead"}},
                "cites": ["2e/faq/2.6/4", "2e/faq/2.6/5", "2e/faq/2.6/7", "2e/faq/2.6/9"],
            }
        },
        Scorch=event(
            "Action: Choose a character. Until the end of the phase, that character gets -2 STR and is killed if its STR is 0."
        ),
    )
