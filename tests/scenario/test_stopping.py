"""When a run stops: what is missing, illegal, at random, or for the judge to say."""

import pytest

from agot_judge.scenario.execution import run_text
from tests.scenario.running import BOARD, MILITARY, POWER, error, holds, run


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


def test_a_card_that_could_be_several_must_be_named():
    exit_status, line, message = error(MILITARY + "start: duck\nrun:\n  - Bob: {choose: Rose Maid}\n")
    assert (exit_status, line) == (2, 4)
    assert "Rose Maid could mean several: Rose Maid#1, Rose Maid#2. Say which." in message


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("{Bob: {choose: [Old Gardener, 'Rose Maid#1']}}", "1 must be chosen, not 2."),
        ("{Bob: {choose: [Old Gardener, Old Gardener]}}", "The same one cannot be chosen more than once."),
        ("{Bob: {choose: [Old Gardener, Grey Hound]}}", "Grey Hound is no character under the defending player's control."),
        ("{Bob: pass}", "The decision cannot be declined. Bob chooses 1 character to kill (claim 1)."),
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
        "Ann: {trigger: Wolf Keeper, ability: 1}: it was not possible before. Not legal:"
    )
    assert "Not legal: It is not the plot phase." in message
    assert "Now Bob must decide (claim)" in message


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
    followed = run(POWER + "start: '4.2.1'\nrun: [{advance: '4.2.3'}]", board)
    assert followed.exit == 3
    assert followed.trace[0].kind == "by-hand"
    assert (
        followed.trace[0].text == "Not understood, so not followed: Grey Hound: Sometimes: do what you like."
    )

    exit_status, _, message = error(POWER + "start: '4.2.1'\nrun: [{Ann: {trigger: Grey Hound}}]", board)
    assert exit_status == 3
    assert "the text of Grey Hound is not understood yet: Sometimes: do what you like." in message


def test_of_a_line_that_is_understood_in_part_only_the_other_sentence_is_noted():
    board = BOARD.replace(
        "Grey Hound: {type: character,",
        'Grey Hound: {type: character, text: "Each other character you control gets +1 STR. Each hound dances.",',
    )
    followed = run(POWER + "start: '4.2.1'\nrun: [{advance: '4.2.3'}]", board)
    assert followed.exit == 3
    assert followed.trace[0].text == "Not understood, so not followed: Grey Hound: Each hound dances."


def test_an_effect_that_is_not_understood_is_resolved_by_hand_and_its_header_is_enforced():
    board = BOARD.replace(
        "Grey Hound: {type: character,", 'Grey Hound: {type: character, text: "Action: Do what you like.",'
    )

    entries = POWER + "start: '4.2.1'\nrun: [{Ann: {trigger: Grey Hound}}, {advance: '4.2.3'}]"
    exit_status, _, message = error(entries, board)

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


def test_a_stop_may_be_the_second_time_that_its_point_is_reached():
    """RR 7.5 ¶3: after the taxation phase play proceeds to the next round, in which each step begins anew."""
    names = ("Old", "New", "Last")
    plots = "".join(
        f"  {player} {name}: {{type: plot, gold: 4, claim: 1, initiative: {number}, reserve: 6}}\n"
        for number, player in enumerate(("His", "Her"))
        for name in names
    )
    text = (
        "edition: 2e\nplayers:\n"
        "  Ann: {plot: Her Old, plots: [Her New, Her Last], deck: 20}\n"
        "  Bob: {plot: His Old, plots: [His New, His Last], deck: 20}\n"
        f"cards:\n{plots}start: standing\n"
    )

    def of_round(name: str) -> str:
        return f"  - Ann: {{choose: Her {name}}}\n  - Bob: {{choose: His {name}}}\n  - Ann: {{choose: Ann}}\n"

    first, end = of_round("New"), "  - advance: end\n"
    result = run_text(f"{text}stop: standing\nrun:\n{first}{end}")
    assert result.exit == 0, result.error
    assert sum("6.1 Standing phase begins" in line.text for line in result.trace) == 1
    assert any("and with it round 2" in line.text for line in result.trace)

    result = run_text(f"{text}stop: {{point: standing, time: 2}}\nrun:\n{first}{of_round('Last')}{end}")
    assert result.exit == 0, result.error
    assert sum("6.1 Standing phase begins" in line.text for line in result.trace) == 2
    assert any("and with it round 3" in line.text for line in result.trace)


@pytest.mark.parametrize(
    ("stop", "said"),
    [
        ("{time: 2}", "stop has no point"),
        ("{point: '1.1', time: 0}", "time"),
        ("{point: '9.9', time: 2}", "there is no such framework step"),
        ("{point: '1.1', times: 2}", "times"),
    ],
)
def test_a_stop_that_cannot_be_read_says_what_was_expected(stop, said):
    exit_status, line, message = error(f"start: standing\nstop: {stop}\n")
    assert (exit_status, line) == (2, 2)
    assert said in message


@pytest.mark.parametrize(("edition", "document"), [("1e", "FAQ"), ("ccg", "booklet")])
def test_a_mulligan_is_refused_where_the_documents_know_none(edition, document):
    """The 1e FAQ and the CCG's booklet have no mulligan: it is said, with the line and where to start."""
    board = "edition: 2e\nplayers: {Ann: {}, Bob: {}}\nstart: mulligan\n"
    result = run_text(board.replace("2e", edition))
    assert result.exit == 2
    assert result.error is not None
    assert f"The {document} knows no mulligan. Start at setup." in result.error.message
    assert result.error.line == 3
