"""A declaration is refused with its reasons also where nothing legal could be declared, so that nobody is asked."""

import pytest

from agot_judge.scenario.execution import run_text

TABLE = """
edition: 2e
players:
  Ann: {plot: Haste, play: [%s]}
  Bob: {plot: {name: Path, gold: 5, initiative: 2, claim: 1, reserve: 6}, play: [Squire]}
cards:
  Haste: {type: plot, gold: 5, initiative: 3, claim: 1, reserve: 6,
    text: "You cannot initiate more than 1 challenge this phase."}
  Shade: {type: character, str: 4, icons: [power], text: "Stealth."}
  Rider: {type: character, unique: yes, cost: 2, str: 4, icons: [military]}
  Squire: {type: character, str: 2, icons: [power]}
%s
"""


def held(ann, rest):
    """The scenario, all of whose checks hold."""
    result = run_text(TABLE % (ann, rest))
    assert result.ok, (result.error, [check for check in result.checks if not check.ok])


def test_the_only_character_is_bypassed_and_refused_as_a_defender():
    """RR Stealth ¶1: it cannot be declared as a defender for that challenge; there is no other, so nobody is asked."""
    held("Shade: attacking", """
challenge: {type: power, attacker: Ann, defender: Bob, stealth: {Shade: Squire}}
start: "4.2.1"
run:
  - refuse: {Bob: {defend: [Squire]}, because: "bypassed by stealth"}
  - advance: "4.2.2"
cites: ["2e/rr/stealth/1"]
""")  # fmt: skip


def test_a_player_who_cannot_initiate_any_challenge_is_told_why_not():
    """RR 4.2 ¶3: who cannot initiate a challenge goes on to step 4.3; the reason is in the words of the card."""
    held("Shade, Rider", """
start: challenges
run:
  - Ann: {challenge: {type: power, against: Bob, with: [Shade]}}
  - advance: "4.2"
  - refuse: {Ann: {challenge: {type: military, against: Bob, with: [Rider]}}, because: "more than 1 challenge"}
  - check: {active_player: Ann}
  - Bob: pass
cites: ["2e/rr/cannot/1"]
""")  # fmt: skip


def test_the_refusal_is_found_where_the_run_begins():
    """RR 4.2 ¶7: an attacker must be standing."""
    held("Rider: kneeling", """
start: "4.2"
run:
  - refuse: {Ann: {challenge: {type: military, against: Bob, with: [Rider]}}, because: "standing"}
  - Bob: {challenge: {type: power, against: Ann, with: [Squire]}}
  - check: {challenge: {attacker: Bob}}
""")  # fmt: skip


def test_a_declaration_is_refused_at_its_step_not_at_an_opportunity_for_an_action():
    """RR 4.2.1 ¶1: who was bypassed is refused where defenders are declared, after the action window."""
    held("Shade, Rider", """
start: "4.2"
run:
  - Ann: {challenge: {type: power, against: Bob, with: [Shade], stealth: {Shade: Squire}}}
  - refuse: {Bob: {defend: [Squire]}, because: "bypassed by stealth"}
  - check: {window: action}
""")  # fmt: skip


def test_a_card_with_a_duplicate_can_be_asked_about():
    """RR Duplicates ¶2: the duplicate grants a triggered game ability, which is none of the card's own."""
    held("Rider: duplicate 1", """
start: challenges
run:
  - check: {may_not: {Ann: [Rider]}, why_not: {Ann: {Rider: "its duplicate can save it"}}}
""")  # fmt: skip


def test_a_step_at_which_nothing_can_be_declared_may_be_passed_all_the_same():
    """RR 4.2 ¶3, 4.2.1 ¶1: nobody can defend, and Bob can initiate nothing; his passes say what is so anyway."""
    held("Rider", """
start: "4.2"
run:
  - Ann: {challenge: {type: military, against: Bob, with: [Rider]}}
  - Ann: pass
  - Bob: pass
  - Bob: pass
  - check: {step: "4.2.1", window: action, decision: {player: Ann}}
  - advance: next
  - Bob: pass
  - Bob: {choose: Squire}
  - advance: end
""")  # fmt: skip


def test_a_reaction_that_nobody_was_asked_about_is_refused_with_its_own_reason():
    """RR Abilities ¶7, Kneel ¶2: an ability can only be initiated if its cost can be paid."""
    result = run_text(
        TABLE
        % (
            "Rider: attacking, Fool: kneeling",
            """
  Fool: {type: character, str: 1, text: "Reaction: After you win a challenge, kneel Fool to draw 1 card."}
challenge: {type: military, attacker: Ann, defender: Bob}
start: duck
run:
  - Bob: {choose: Squire}
  - Ann: {trigger: Fool}
""",
        )
    )
    assert result.exit == 2
    assert result.error is not None
    assert "Fool is kneeling, so it cannot be knelt for the cost." in result.error.message
    assert "2e/rr/kneel/2" in result.error.cites


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        ("{advance: nxt}", "Did you mean 'next'?"),
        ("Ann: {decline: renwon}", "Did you mean 'renown'?"),
        ("Bob: {trigger: Squire}", "no ability, keyword or duplicate that a player can use"),
    ],
)
def test_a_word_that_is_nothing_is_answered_with_the_nearest(entry, said):
    """What is wrong names what was expected, and a move after the end says what it lacks."""
    result = run_text(TABLE % ("Rider", f"start: dominance\nrun:\n  - advance: end\n  - {entry}\n"))
    assert result.exit == 2
    assert result.error is not None
    assert said in result.error.message
