"""An ability that was due and could not be used: the trace says why."""

from tests.rulings.cards import character
from tests.rulings.play import Side, Table


def test_a_save_that_would_not_remedy_a_terminal_condition_was_due_and_cannot_be_used():
    """RR Save ¶4: if the save effect does not also remedy the ongoing condition, it cannot be initiated."""
    nurse = {
        "kind": "interrupt",
        "trigger": {"event": "kill", "would": True, "card": {"this": True}},
        "effects": [{"do": "save"}],
    }
    patient = character("Patient", 2, abilities=(nurse,))
    burn = {
        "on": ["Patient"],
        "modify": {"do": "modify", "lower_strength": 4, "killed_at_zero": True},
        "until": "phase",
    }

    play = Table(
        sides={"Ann": Side(play=(patient, character("Page"))), "Bob": Side()}, in_force=(burn,)
    ).occurrence("kneel", "Page")

    assert play.zone("Patient") == "dead"
    assert play.cites("2e/rr/save/4")


def test_nothing_is_said_of_an_ability_whose_condition_did_not_come_about():
    """RR Triggering Condition ¶1: it is due only when the condition that its text names has come about."""
    idle = {
        "kind": "reaction",
        "trigger": {"event": "stand", "card": {"this": True}},
        "costs": [{"do": "pay gold", "amount": 9}],
        "effects": [{"do": "draw"}],
    }
    play = Table(
        sides={"Ann": Side(play=(character("Idle", abilities=(idle,)), character("Page"))), "Bob": Side()}
    )

    assert not any(
        "cannot be used" in one.text for one in play.occurrence("kneel", "Page").state.log.entries()
    )
