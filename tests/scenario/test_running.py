"""How a move finds its place, and where a run stands: the format's own words, one by one."""

from pathlib import Path

import pytest

from agot_judge.scenario.execution import run_text

DATA = sorted((Path(__file__).parent / "data").glob("*.yaml"))

BOARD = """\
edition: 2e
players:
  Ann:
    faction: stark
    plot: {name: Plain Plot, gold: 5, initiative: 5, claim: 1, reserve: 6}
    deck: 5
    play: [{Grey Captain: "attacking, kneeling"}, Wolf Keeper, {Grey Hound: kneeling}]
  Bob:
    faction: tyrell
    plot: {name: Other Plot, gold: 5, initiative: 3, claim: 1, reserve: 6}
    power: 2
    hand: [Young Wolf, Old Nurse]
    play: [Rose Maid, Old Gardener, Rose Maid]
first_player: Ann
cards:
  Grey Captain: {type: character, faction: stark, unique: true, cost: 6, str: 5, icons: [military, power], text: Renown.}
  Wolf Keeper:
    type: character
    faction: stark
    str: 2
    icons: [power]
    abilities:
      - {kind: action, choose: {cards: {type: [character], kneeling: true}}, effects: [{do: stand}], limit: {period: round}}
      - {kind: reaction, trigger: {event: win challenge, player: you}, effects: [{do: gain gold, amount: 2}]}
  Grey Hound: {type: character, faction: stark, str: 2, icons: [military]}
  Young Wolf: {type: character, str: 3, icons: [military]}
  Old Nurse: {type: character, str: 1, icons: [power]}
  Rose Maid: {type: character, faction: tyrell, str: 2, icons: [military, intrigue]}
  Old Gardener:
    type: character
    faction: tyrell
    str: 1
    icons: [power]
    abilities:
      - {kind: reaction, trigger: {event: lose challenge, player: you}, effects: [{do: gain gold}]}
"""
MILITARY = "challenge: {type: military, attacker: Ann, defender: Bob}\n"
POWER = "challenge: {type: power, attacker: Ann, defender: Bob}\n"


AFTER = BOARD.count("\n")
"""Lines of the board: a line of a test's own counts from 1 after it."""


def run(text, board=BOARD):
    """The result of the board with this challenge, start and run."""
    return run_text(board + text)


def problems(result):
    """What went wrong, for a message."""
    failing = [check for check in result.checks if not check.ok]
    return result.error, [(check.line - AFTER, check.field, check.expected, check.got) for check in failing]


def holds(text, board=BOARD):
    """The result of a run in which every check holds."""
    result = run(text, board)
    assert result.exit == 0, problems(result)
    return result


def error(text, board=BOARD):
    """Why a run stops, its line counted after the board."""
    result = run(text, board)
    assert result.error is not None
    assert not result.ok
    return result.exit, result.error.line - AFTER, result.error.message


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


def test_a_missing_answer_stops_the_run_and_lists_what_is_possible():
    board = BOARD.replace("text: Renown.", "text: Renown. Insight.")
    assert error(POWER + "start: duck\nrun:\n  - advance: end\n", board) == (
        2,
        4,
        (
            "Ann must decide (keyword type): Which keyword type is processed next? Possible: insight, renown. "
            "The run does not say. It comes before advance: end."
        ),
    )
    holds(
        POWER
        + """\
start: duck
run:
  - Ann: {choose: insight}
  - Ann: {decline: insight}
  - advance: end
  - check: {cards: {Grey Captain: {power: 1}}, players: {Ann: {deck: 5}}}
""",
        board,
    )


def test_a_choice_with_one_legal_answer_is_taken():
    board = BOARD.replace("play: [Rose Maid, Old Gardener, Rose Maid]", "play: [Old Gardener]")
    holds(
        MILITARY + "start: duck\nrun: [{advance: '4.2.5'}, check: {cards: {Old Gardener: {zone: dead}}}]\n",
        board,
    )


def test_a_card_that_could_be_several_must_be_named():
    exit_status, line, message = error(MILITARY + "start: duck\nrun:\n  - Bob: {choose: Rose Maid}\n")
    assert (exit_status, line) == (2, 4)
    assert "Rose Maid means one of them, not several: Rose Maid#1, Rose Maid#2. Say which." in message


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("{Bob: {choose: [Old Gardener, 'Rose Maid#1']}}", "1 must be chosen, not 2."),
        ("{Bob: {choose: [Old Gardener, Old Gardener]}}", "The same one cannot be chosen more than once."),
        ("{Bob: {choose: [Old Gardener, Grey Hound]}}", "Grey Hound is a character under the defending player's control."),
        ("{Bob: pass}", "The decision may be declined. Bob chooses 1 character to kill (claim 1)."),
        ("{Ann: {trigger: Wolf Keeper, ability: 1}}", "Bob must decide (claim)"),
        ("{Bob: {choose: Young Wolf}}", "Bob must decide (claim)"),
    ],
)  # fmt: skip
def test_an_illegal_move_stops_the_run_with_the_reason(move, said):
    result = run(MILITARY + f"start: duck\nrun: [{{advance: '4.2.4'}}, {move}]\n")
    assert result.exit == 2
    assert result.error is not None
    assert said in result.error.message
    assert result.error.cites


def test_a_move_that_never_becomes_possible_says_why():
    won = POWER.replace("Bob}", "Bob, winner: Ann}")
    exit_status, line, message = error(won + "start: '4.2.6'\nrun:\n  - Bob: {trigger: Old Gardener}\n")
    assert (exit_status, line) == (2, 4)
    assert "it was not possible before the end of the run" in message


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
    assert error(late) == (2, 3, 'advance: "4.2.3": this point is never reached before the end of the run.')


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


def test_an_answer_that_nothing_asks_for_is_an_error():
    text = "start: '4.1'\nrun:\n  - Ann: {trigger: Wolf Keeper, choose: [Grey Hound, 'Rose Maid#1']}\n  - advance: next\n"
    exit_status, _, message = error(text)
    assert exit_status == 2
    assert "nothing asks for Rose Maid#1." in message


def test_refuse_leaves_the_state_as_it_was():
    result = run(
        MILITARY
        + """\
start: duck
run:
  - refuse: {Bob: {choose: Grey Hound}, because: it does not answer the decision}
  - check: {decision: {player: Ann}}
  - refuse: {Ann: {trigger: Grey Hound}, because: has an ability}
  - refuse: {Bob: {trigger: Old Gardener}, because: x}
"""
    )
    assert [check.ok for check in result.checks] == [True, True, True, False]
    assert (result.exit, result.checks[-1].got) == (1, "The move is legal.")


def test_the_reasons_of_a_move_come_before_the_decision_that_stops_it():
    board = BOARD.replace("limit: {period: round}", "limit: {period: round}, phase: plot")
    text = MILITARY + "start: '4.2.1'\nrun: [{Ann: {trigger: Wolf Keeper, ability: 1}}]\n"
    exit_status, _, message = error(text, board)
    assert exit_status == 2
    assert message.startswith(
        "Ann: {trigger: Wolf Keeper, ability: 1}: it was not possible before. Not fulfilled:"
    )
    assert "Not fulfilled: It is the plot phase." in message
    assert "Now Bob must decide (claim)" in message


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
    assert "Rose Maid#2 answers one occurrence, not several. Say which with 'choose:'" in message

    holds(
        claim
        + """\
  - Bob: {trigger: 'Rose Maid#2', choose: Old Gardener}
  - advance: end
  - check: {cards: {Old Gardener: {zone: play}, 'Rose Maid#1': {zone: dead}, 'Rose Maid#2': {kneeling: yes}}}
""",
        SAVERS,
    )


def test_a_random_event_needs_the_judge():
    board = BOARD.replace("icons: [military, power], text: Renown.", "icons: [intrigue]")
    intrigue = "challenge: {type: intrigue, attacker: Ann, defender: Bob}\nstart: duck\nrun: "
    exit_status, _, message = error(intrigue + "[{advance: end}]", board)
    assert exit_status == 3
    assert "Say it in run with 'random:'." in message

    assert error(intrigue + "[{random: Grey Hound}]", board)[0] == 2
    holds(
        intrigue + "[{random: Old Nurse}, {advance: end}, check: {cards: {Old Nurse: {zone: discard}}}]",
        board,
    )


def test_text_that_is_not_understood_is_noted_and_using_it_stops_the_run():
    board = BOARD.replace(
        "Grey Hound: {type: character,", 'Grey Hound: {type: character, text: "Sometimes: do what you like.",'
    )
    followed = holds(POWER + "start: '4.2.1'\nrun: [{advance: '4.2.3'}]", board)
    assert followed.trace[0].kind == "by-hand"
    assert (
        followed.trace[0].text == "Not understood, so not followed: Grey Hound: Sometimes: do what you like."
    )

    exit_status, _, message = error(POWER + "start: '4.2.1'\nrun: [{Ann: {trigger: Grey Hound}}]", board)
    assert exit_status == 3
    assert "the text of Grey Hound is not understood yet: Sometimes: do what you like." in message


def test_an_effect_that_is_not_understood_is_resolved_by_hand_and_its_header_is_enforced():
    board = BOARD.replace(
        "Grey Hound: {type: character,", 'Grey Hound: {type: character, text: "Action: Do what you like.",'
    )

    run = POWER + "start: '4.2.1'\nrun: [{Ann: {trigger: Grey Hound}}, {advance: '4.2.3'}]"
    exit_status, _, message = error(run, board)

    assert exit_status == 3
    assert "Resolve by hand: Do what you like" in message


@pytest.mark.parametrize(
    ("text", "said", "line"),
    [
        ("start: duck\n", "This start is within a challenge. Say which: add 'challenge:'.", 1),
        (MILITARY + "start: '4.2.4'\n", "This start is after the winner was determined. Add 'winner:' to the challenge, or "
         "start at duck.", 2),
        ("start: challenges\nrun:\n  - check: {window_step: 3}\n", "not supported yet: the check of window_step.", 3),
    ],
)  # fmt: skip
def test_what_is_not_reached_yet_is_refused_and_never_ignored(text, said, line):
    exit_status, at, message = error(text)
    assert (exit_status, at) == (2, line)
    assert message.startswith(said)


@pytest.mark.parametrize("edition", ["1e", "ccg"])
def test_other_editions_are_read_and_refused(edition):
    result = run_text(BOARD.replace("edition: 2e", f"edition: {edition}") + "start: marshalling\n")
    assert result.exit == 2
    assert result.error is not None
    assert result.error.message.startswith("not supported yet: stepping a board of the ")
    assert result.error.line == 1


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
