"""Actions in turn, passives, responses, saves and cancels, and what lasts."""

from agot_judge.scenario.execution import run_text
from tests.rulings.ccg.boards import cited, held, run, said

START = "\nstart: challenges\nrun:\n"


def test_the_cancel_example_is_played_line_by_line():
    """ccg/rules/save-cancel-responses/3: 3 influence stays spent, the event counts as played, and its effect does not happen.

    ccg/rules/influence/1 ccg/rules/influence/2
    """
    result = run_text(
        """
edition: ccg
players:
  Darrell: {faction: stark, plot: {name: Road, gold: 5, claim: 1}, hand: [Verdict], play: [Court, Keep]}
  Brian: {faction: lannister, plot: {name: Field, gold: 4, claim: 1}, hand: [Question], play: [Lion]}
first_player: Darrell
cards:
  Court: {type: location, cost: 2, influence: 1}
  Keep: {type: location, cost: 2, influence: 2}
  Lion: {type: character, faction: lannister, cost: 4, str: 3}
  Verdict: {type: event, text: "Any Phase: Kneel 3 influence to choose and kill a character."}
  Question: {type: event, text: "Response: Cancel the effects of an event."}
start: challenges
run:
  - Darrell: {play: Verdict, choose: [Court, Keep, Lion]}
  - check: {cards: {Court: {kneeling: true}, Keep: {kneeling: true}}, window: save/cancel}
  - Brian: {play: Question}
  - advance: {window: action, of: Brian}
  - check: {cards: {Lion: {zone: play}, Verdict: {zone: discard}, Question: {zone: discard}, Keep: {kneeling: true}}}
"""
    )
    lines = said(result)
    assert lines.index("The cost is paid.") < lines.index(
        "Canceled, so not executed: the effects of Verdict."
    )
    assert {
        "ccg/rules/save-cancel-responses/1",
        "ccg/rules/save-cancel-responses/2",
        "ccg/rules/events/1",
    } <= cited(result)


def test_the_influence_example_is_played_line_by_line():
    """ccg/rules/influence/3: a card that provides 3 pays a cost of 2, and the 1 overpaid is lost."""
    found = cited(
        run_text(
            """
edition: ccg
players:
  Ann: {faction: stark, plot: {name: Road, gold: 5, claim: 1}, play: [Septon, Septon, Keep, Wolf]}
  Bob: {faction: lannister, plot: {name: Field, gold: 4, claim: 1}}
cards:
  Septon: {type: character, cost: 2, str: 1, text:
      "Challenges: Kneel 2 influence to choose and kneel a character."}
  Keep: {type: location, cost: 2, influence: 3}
  Wolf: {type: character, cost: 4, str: 3, icons: [military]}
start: challenges
run:
  - Ann: {trigger: Septon#1, choose: [Keep, Wolf]}
  - check: {cards: {Keep: {kneeling: true}, Wolf: {kneeling: true}}, may_not: {Ann: [Septon#2]}}
"""
        )
    )
    assert "ccg/rules/influence/2" in found


def test_players_act_in_turn_and_the_segment_ends_when_all_pass():
    """ccg/rules/actions-and-passive-abilities/1, /2 and /3: the first player first, and the others before he acts again (A41).

    ccg/rules/actions-and-passive-abilities/1 ccg/rules/actions-and-passive-abilities/2
    """
    result = run(
        "hand: [Song, Song], play: [Wolf]",
        "hand: [Frost]",
        START + "  - check: {decision: {player: Ann, kind: action}}\n  - Ann: {play: Song#1, choose: Wolf}\n"
        "  - check: {decision: {player: Bob, kind: action}, cards: {Wolf: {str: 6}}}\n"
        "  - Bob: {play: Frost, choose: Wolf}\n  - check: {decision: {player: Ann, kind: action}, cards: {Wolf: {str: 4}}}\n",
    )
    found = cited(result)
    assert {"ccg/rules/actions-and-passive-abilities/3", "ccg/rules/actions-and-passive-abilities/2"} <= found
    assert "A41" in [entry.assumption for entry in result.trace if entry.kind == "assumption"]


def test_an_event_is_played_in_the_phase_that_its_text_names():
    """ccg/rules/playing-cards/2: "Dominance:" is no action of the challenges phase."""
    found = held(
        "hand: [Feast], deck: 2",
        "",
        START + "  - refuse: {Ann: {play: Feast}, because: phase}\n",
        '  Feast: {type: event, text: "Dominance: Draw 1 card."}\n',
    )
    assert "ccg/rules/playing-cards/2" in found


def test_passives_come_before_responses_and_responses_before_the_next_action():
    """ccg/rules/actions-and-passive-abilities/4, ccg/rules/responses/1: the passive is no choice, the response is one."""
    result = run(
        "hand: [Axe], play: [Widow]",
        "play: [Oak, Guard]",
        START + "  - Ann: {play: Axe, choose: Guard}\n  - Ann: {trigger: Widow}\n"
        "  - check: {cards: {Widow: {power: 1}}, players: {Bob: {faction_power: 1}}}\n"
        "  - check: {decision: {player: Bob, kind: action}}\n",
        '  Widow: {type: character, cost: 2, str: 2, text: "Response: After a character is killed, Widow claims 1 power."}\n'
        '  Oak: {type: location, cost: 1, text: "After a character is killed, claim 1 power for your House."}\n',
    )
    lines = said(result)
    passive = next(number for number, line in enumerate(lines) if line.startswith("Oak initiates"))
    assert passive < next(number for number, line in enumerate(lines) if line.startswith("Ann uses Widow"))
    assert {
        "ccg/rules/actions-and-passive-abilities/4",
        "ccg/rules/responses/1",
        "ccg/rules/claiming-power/1",
        "ccg/rules/claiming-power/2",
    } <= cited(result)


def test_a_save_leaves_the_card_in_play_and_the_cost_paid():
    """ccg/rules/save-cancel-responses/4: it interrupts the killing; ccg/rules/duplicates/2: a duplicate does it too."""
    found = held(
        "hand: [Axe]",
        "play: [{Lion: {duplicates: 1}}]",
        START + "  - Ann: {play: Axe, choose: Lion}\n  - Bob: {trigger: Lion}\n"
        "  - check: {cards: {Lion: {zone: play, duplicates: 0}, Axe: {zone: discard}}, players: {Bob: {discard: 1}}}\n",
    )
    assert {"ccg/rules/duplicates/2", "ccg/rules/save-cancel-responses/4"} <= found


def test_the_net_sum_of_lasting_effects_counts():
    """ccg/rules/lasting-effects/4, ccg/rules/lasting-effects/2: +2 and -2 leave the base STR of 3."""
    found = held(
        "hand: [Rage], play: [Wolf]",
        "hand: [Frost]",
        START + "  - Ann: {play: Rage, choose: Wolf}\n  - check: {cards: {Wolf: {str: 5}}}\n"
        "  - Bob: {play: Frost, choose: Wolf}\n  - check: {cards: {Wolf: {str: 3}}}\n",
        '  Rage: {type: event, text: "Any Phase: Choose a character. Until the end of the phase, that character gets +2 STR."}\n',
    )
    assert "ccg/rules/lasting-effects/2" in found


def test_icons_that_are_gained_and_lost_negate_each_other():
    """ccg/rules/lasting-effects/3: one effect adds a military icon, another removes one: the character has none."""
    cards = (
        '  Needle: {type: attachment, cost: 1, text: "Attached character gains a [military] icon."}\n'
        '  Break: {type: attachment, cost: 1, text: "Attached character loses a [military] icon."}\n'
    )
    result = run(
        "play: [{Scribe: {attachments: [Needle, Break]}}, {Scribe: {attachments: [Needle]}}]",
        "",
        START
        + "  - check: {cards: {Scribe#1: {icons: [intrigue]}, Scribe#2: {icons: [intrigue, military]}}}\n",
        cards,
    )
    assert "ccg/rules/lasting-effects/2" in cited(result)


def test_strength_is_never_below_0():
    """ccg/rules/lasting-effects/5, ccg/rules/card-anatomy/4: -4 on a STR of 1 is 0, and +3 is added to the net sum."""
    found = held(
        "hand: [Song], play: [Scribe]",
        "hand: [Frost, Frost]",
        START + "  - Ann: pass\n  - Bob: {play: Frost#1, choose: Scribe}\n  - Ann: pass\n"
        "  - Bob: {play: Frost#2, choose: Scribe}\n  - check: {cards: {Scribe: {str: 0}}}\n"
        "  - Ann: {play: Song, choose: Scribe}\n  - check: {cards: {Scribe: {str: 0}}}\n",
    )
    assert "ccg/rules/lasting-effects/5" in found


def test_a_card_takes_precedence_over_the_rules():
    """ccg/rules/the-golden-rule/1: "cannot be killed" keeps the character from the claim of a military challenge."""
    found = held(
        'play: [Sentry: "attacking, kneeling"]',
        "play: [Guard, Rock]",
        "\nchallenge: {type: military, attacker: Ann, defender: Bob}\nstart: challenge-resolution\nrun:\n"
        "  - refuse: {Bob: {choose: Rock}}\n  - Bob: {choose: Guard}\n",
        '  Rock: {type: character, cost: 2, str: 1, text: "Rock cannot be killed."}\n',
    )
    assert "ccg/rules/the-golden-rule/1" in found
