"""A title of which an opponent takes control: it is that player's title from then on."""

import pytest

from agot_judge.scenario.execution import run_text

BOARD = """
edition: 2e
players:
  Ann: {{title: Voice of the Deep, gold: {gold}}}
  Bob: {{gold: 1}}
cards:
  Voice of the Deep:
    type: title
    text: "+1 Reserve.\\nForced Reaction: After an opponent wins dominance, that opponent takes control of Voice of the Deep."
start: dominance
run:
  - advance: end
  - check:
      players: {{{bearer}: {{title: Voice of the Deep, power: 1}}, {other}: {{title: none, power: 0}}}}
"""


@pytest.mark.parametrize(("gold", "bearer", "other"), [(0, "Bob", "Ann"), (2, "Ann", "Bob")])
def test_who_takes_control_of_a_title_bears_it(gold, bearer, other):
    """RR Title Cards ¶2, RR Ownership and Control ¶2: an effect may cause a card to change control, a title too."""
    result = run_text(BOARD.format(gold=gold, bearer=bearer, other=other))

    assert result.ok, (result.error, [check for check in result.checks if not check.ok])
    taken = [entry for entry in result.trace if "2e/rr/ownership-and-control/2" in entry.cites]
    assert bool(taken) == (bearer == "Bob")


def test_what_becomes_of_a_second_title_is_not_guessed():
    """RR Title Cards ¶2 speaks of the title that a player bears; no paragraph says what becomes of two: the run says so."""
    board = BOARD.format(gold=0, bearer="Bob", other="Ann").replace(
        "Bob: {", "Bob: {title: Voice of the Wind, ", 1
    )
    board = board.replace("cards:\n", "cards:\n  Voice of the Wind: {type: title, text: '+1 Reserve.'}\n", 1)
    result = run_text(board)

    assert result.error is not None
    assert "a second title for one player, of which no paragraph speaks" in result.error.message
