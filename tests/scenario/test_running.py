"""How a move finds its place, and where a run stands: the format's own words, one by one."""

import json
from pathlib import Path

import pytest

from agot_judge.scenario.execution import run_text
from tests.scenario.running import BOARD, MILITARY, POWER, error, holds, problems, run

DATA = sorted((Path(__file__).parent / "data").glob("*.yaml"))


@pytest.mark.parametrize("path", DATA, ids=lambda path: path.stem)
def test_our_own_scenarios_hold(path):
    result = run_text(path.read_text(encoding="utf-8"))
    assert result.exit == 0, problems(result)
    assert result.checks


def test_a_run_stands_at_the_first_decision_after_its_start():
    holds(
        MILITARY
        + """\
start: duck
run:
  - check: {window: reaction, decision: {player: Ann, choices: [Wolf Keeper]}, step: '4.2.2'}
"""
    )


def test_decisions_that_the_next_move_does_not_answer_are_passed():
    """Ann and Bob could react to the challenge's result; the next move is Bob's choice for claim."""
    holds(
        MILITARY
        + """\
start: duck
run:
  - Bob: {choose: Old Gardener}
  - check: {cards: {Old Gardener: {zone: dead}}, players: {Ann: {gold: 0}}}
"""
    )


def test_after_a_move_the_run_stands_at_the_next_decision_before_anyone_passes():
    holds(
        POWER
        + """\
start: duck
run:
  - Ann: {trigger: Wolf Keeper}
  - check: {window: reaction, decision: {player: Bob}, players: {Ann: {gold: 2}}}
"""
    )


def test_passing_does_not_prevent_from_acting_later_in_the_window():
    holds(
        POWER
        + """\
start: duck
run:
  - Bob: {trigger: Old Gardener}
  - Ann: {trigger: Wolf Keeper}
  - advance: end
  - check: {players: {Ann: {gold: 2}, Bob: {gold: 1}}}
"""
    )


def test_keywords_that_say_may_are_used_unless_declined():
    holds(
        POWER
        + """\
start: duck
run:
  - advance: end
  - check: {cards: {Grey Captain: {power: 1}}}
"""
    )
    holds(
        POWER
        + """\
start: duck
run:
  - check: {step: '4.2.2'}
  - Ann: {decline: Grey Captain}
  - check: {cards: {Grey Captain: {power: 0}}}
"""
    )
    holds(
        POWER + "start: duck\nrun: [{Ann: {decline: renown}}, check: {cards: {Grey Captain: {power: 0}}}]\n"
    )


def test_of_several_instances_each_can_be_declined():
    board = BOARD.replace("Wolf Keeper, {Grey", "{Wolf Keeper: attacking}, {Grey").replace(
        "str: 2\n    icons: [power]", "str: 2\n    icons: [power]\n    text: Renown."
    )
    holds(
        POWER
        + """\
start: duck
run:
  - Ann: {decline: Wolf Keeper}
  - check: {cards: {Grey Captain: {power: 1}, Wolf Keeper: {power: 0}}}
""",
        board,
    )
    holds(
        POWER
        + """\
start: duck
run:
  - Ann: {decline: Wolf Keeper}
  - Ann: {decline: Grey Captain}
  - check: {cards: {Grey Captain: {power: 0}, Wolf Keeper: {power: 0}}}
""",
        board,
    )


def test_a_choice_with_one_legal_answer_is_taken():
    board = BOARD.replace("play: [Rose Maid, Old Gardener, Rose Maid]", "play: [Old Gardener]")
    holds(
        MILITARY + "start: duck\nrun: [{advance: '4.2.5'}, check: {cards: {Old Gardener: {zone: dead}}}]\n",
        board,
    )


def test_advance_stands_at_a_point_and_does_nothing_where_it_stands():
    holds(
        MILITARY
        + """\
start: '4.2.1'
run:
  - advance: '4.2.2'
  - advance: '4.2.2'
  - check: {step: '4.2.2', challenge: {winner: none, attacking_str: 5}}
"""
    )


def test_a_point_before_the_next_decision_is_found_and_one_that_is_past_is_not():
    holds(
        MILITARY
        + "start: duck\nrun: [{Bob: {choose: Old Gardener}}, {advance: '4.2.5'}, check: {step: '4.2.5'}]\n"
    )
    late = (
        MILITARY
        + "start: duck\nrun: [{Bob: {choose: Old Gardener}}, {check: {window: none}}, {advance: '4.2.3'}]\n"
    )
    assert error(late) == (
        2,
        3,
        'advance: "4.2.3": this point is never reached before the end of the run. It was past already: line 8 of '
        "the trace. Nothing says where it ends, so it ends "
        "with what it started in; to go on write 'stop: \"4.2.3\"'.",
    )


def test_advance_next_and_to_a_window_always_go_on():
    holds(
        POWER
        + """\
start: '4.2.1'
run:
  - check: {decision: {player: Bob, kind: defenders}}
  - advance: next
  - check: {decision: {player: Ann, kind: action}}
  - advance: next
  - check: {decision: {player: Bob, kind: action}}
  - advance: {window: reaction, of: Bob}
  - check: {decision: {player: Bob}, window: reaction}
"""
    )
    exit_status, _, message = error(POWER + "start: duck\nrun: [{advance: {window: interrupt}}]\n")
    assert (exit_status, message) == (
        2, "advance: {window: interrupt}: no such decision is reached before the end of the run."
    )  # fmt: skip
    _, _, message = error(POWER + "start: '4.2.1'\nrun: [{advance: {window: defenders}}]\n")
    assert message.endswith("The run stood at one already, from which 'advance' goes on.")


def test_stop_ends_the_run_at_its_point():
    holds(
        POWER
        + """\
start: duck
stop: '4.2.4'
run:
  - advance: end
  - check: {step: '4.2.4', players: {Ann: {power: 1}}}
  - advance: '4.2.4'
"""
    )


def test_a_limited_action_may_not_be_used_again_and_the_trace_says_why():
    result = holds("""\
start: '4.1'
run:
  - Ann: {trigger: Wolf Keeper, choose: Grey Hound}
  - check: {may_not: {Ann: [Wolf Keeper]}, why_not: {Ann: {Wolf Keeper: limit 1 per round}}}
""")
    assert any("could not use Wolf Keeper" in line.text and line.cites for line in result.trace)


SAVERS = BOARD.replace("claim: 1, reserve: 6}\n    deck: 5", "claim: 2, reserve: 6}\n    deck: 5").replace(
    "  Rose Maid: {type: character, faction: tyrell, str: 2, icons: [military, intrigue]}\n",
    """\
  Rose Maid:
    type: character
    faction: tyrell
    str: 2
    icons: [intrigue]
    abilities:
      - kind: interrupt
        trigger: {event: kill, would: true}
        costs: [{do: kneel, on: self}]
        effects: [{do: save}]
""",
)


def test_where_it_matters_which_occurrence_is_meant_it_is_said_first():
    """Two characters are killed for claim 2; one interrupt can save either."""
    claim = MILITARY + "start: duck\nrun:\n  - Bob: {choose: [Old Gardener, 'Rose Maid#1']}\n"
    exit_status, _, message = error(claim + "  - Bob: {trigger: 'Rose Maid#2'}\n", SAVERS)
    assert exit_status == 2
    assert "Rose Maid#2 could answer several occurrences. Say which with 'choose:'" in message

    holds(
        claim
        + """\
  - Bob: {trigger: 'Rose Maid#2', choose: Old Gardener}
  - advance: end
  - check: {cards: {Old Gardener: {zone: play}, 'Rose Maid#1': {zone: dead}, 'Rose Maid#2': {kneeling: yes}}}
""",
        SAVERS,
    )


def test_a_given_result_of_the_challenge_counts():
    holds("""\
challenge: {type: power, attacker: Ann, defender: Bob, winner: Ann, by: 3}
start: '4.2.3'
run:
  - advance: '4.2.5'
  - check: {challenge: {by: 3, unopposed: yes}, players: {Ann: {power: 2}, Bob: {power: 1}}}
""")


@pytest.mark.parametrize(
    ("given", "step", "decision"),
    [
        (MILITARY, "", "action"),
        ("challenge: {type: military, attacker: Ann, defender: Bob, winner: Ann}\n", "4.2.4", "claim"),
        ("history: [{challenge: {type: military, attacker: Ann, defender: Bob}}]\n", "", "action"),
    ],
)
def test_without_a_start_a_run_begins_as_early_as_the_board_allows(given, step, decision):
    holds(given + f"run: [check: {{decision: {{kind: {decision}}}{f', step: {step!r}' if step else ''}}}]")


def test_an_impossible_board_is_remarked_on_with_its_paragraph():
    board = BOARD.replace("Wolf Keeper, {Grey Hound", "Grey Captain, Wolf Keeper, {Grey Hound")
    texts = {line.text: line.cites for line in holds("start: challenges\n", board).trace}
    said = (
        "The table says so: Grey Captain#2 is unique, and Ann owns or controls another Grey Captain in play."
    )
    assert texts[said] == ("2e/rr/unique-cards/1",)
    assert any("the mark counts for nothing" in text for text in texts)


def test_the_result_has_the_final_board():
    result = run(POWER + "start: duck\nrun: []\n")
    captain = next(card for card in result.final.cards if card["name"] == "Grey Captain")
    assert {
        "zone": "play",
        "attacking": True,
        "str": 5,
        "controller": "Ann",
        "keywords": ["renown"],
    }.items() <= captain.items()
    assert result.final.players["Bob"]["hand"] == 2


def test_citations_are_of_the_trace_since_the_last_check():
    cites = "2e/rr/4.2.2/1"
    result = run(
        POWER
        + f"start: duck\nrun: [check: {{cites: [{cites}]}}, check: {{cites: [{cites}, no such words anywhere]}}]\n"
    )
    assert [check.ok for check in result.checks] == [True, False, False]
    assert result.checks[2].got["meant"] == "no paragraph has these words"


def test_a_check_of_the_decision_adds_what_it_rests_on_to_the_trace():
    """RR Military Claim ¶1: the losing opponent chooses the characters that are killed."""
    board = {
        "edition": "2e",
        "players": {
            "Ann": {"plot": "Calm", "play": [{"Miller": "attacking, kneeling"}]},
            "Bob": {"plot": "Calm", "play": ["Baker", "Cook"]},
        },
        "cards": {
            "Calm": {"type": "plot", "gold": 5, "initiative": 0, "claim": 1, "reserve": 6},
            **{
                name: {"type": "character", "cost": 2, "str": 2, "icons": ["military"]}
                for name in ("Miller", "Baker", "Cook")
            },
        },
        "challenge": {"type": "military", "attacker": "Ann", "defender": "Bob"},
        "start": "duck",
        "run": [{"check": {"decision": {"player": "Bob"}, "cites": ["2e/rr/military-claim/1"]}}],
    }
    result = run_text(json.dumps(board))

    assert result.ok
    assert result.trace[-1].text.startswith("Bob decides: ")


def test_a_card_that_is_defined_with_a_number_is_no_copy_of_another():
    """``Sir#9`` is what it is defined as, where there is such a definition, and not the ninth ``Sir``."""
    result = run_text(
        json.dumps(
            {
                "edition": "2e",
                "players": {"Ann": {"faction": "stark", "play": ["Sir", "Sir#9"]}, "Bob": {}},
                "cards": {
                    "Sir": {"type": "character", "cost": 1, "str": 1},
                    "Sir#9": {"type": "character", "cost": 1, "str": 4},
                },
                "history": [{"marshaled": "Sir#9", "by": "Ann"}],
                "start": "4.1",
                "run": [{"check": {"cards": {"Sir": {"str": 1}, "Sir#9": {"str": 4}}}}],
            }
        )
    )
    assert result.exit == 0, problems(result)
