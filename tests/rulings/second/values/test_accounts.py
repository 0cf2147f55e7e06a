"""How values come about: the line that a check adds to the trace, with the paragraphs that made the value."""

import pytest

from agot_judge.scenario.execution import run_text

BOARD = """
edition: 2e
players:
  Ann:
    faction: stark
    plot: {{name: Ploy, gold: 5, initiative: 0, claim: 1, reserve: 6}}
    play: [{play}]
    hand: [{hand}]
  Bob: {{faction: lannister, plot: {{name: Plan, gold: 5, initiative: 0, claim: 1, reserve: 6}}}}
cards:
  Hound: {{type: character, cost: 3, str: 3, icons: [military], traits: [Beast], text: "Renown."}}
  Den: {{type: location, cost: 1, text: "Each Beast character you control gets +1 STR."}}
  Mint: {{type: location, cost: 1, text: "+1 Income."}}
  Rags: {{type: attachment, cost: 1, text: "Treat attached character as if its printed text box were blank (except for Traits)."}}
  Cold: {{type: event, cost: 0, text: "Action: Choose a character. Until the end of the phase, that character gets -4 STR."}}
start: challenges
run:
{moves}
  - check: {{{check}}}
"""


def looked_at(play, check, hand="", moves=""):
    """The lines of the kind ``state`` that the check added to the trace, once it holds."""
    result = run_text(BOARD.format(play=play, hand=hand, moves=moves, check=check))
    assert result.ok, (result.error, [one for one in result.checks if not one.ok])
    return [line for line in result.trace if line.kind == "state"]


def test_the_sum_of_str_is_written_out_with_each_source():
    """RR Modifiers 2 (2e/rr/modifiers/2), RR Constant Abilities 3: each instance affects the game state."""
    (line,) = looked_at("Hound, Den, Den", "cards: {Hound: {str: 5}}")
    assert line.text == "Hound has STR 5: 3 printed, +1 from Den#1, +1 from Den#2."
    assert {"2e/rr/modifiers/2", "2e/rr/constant-abilities/1", "2e/rr/constant-abilities/3"} <= set(
        line.cites
    )


def test_a_value_below_zero_is_treated_as_zero():
    """RR Modifiers 6 (2e/rr/modifiers/6); the effect lasts though its source has left (2e/rr/lasting-effects/2)."""
    lines = looked_at(
        "Hound", "cards: {Hound: {str: 0}}", hand="Cold", moves="  - Ann: {play: Cold, choose: Hound}"
    )
    assert {"2e/rr/modifiers/6", "2e/rr/lasting-effects/2"} <= set(lines[-1].cites)


def test_enough_str_is_not_below_zero():
    (line,) = looked_at("Hound, Den", "cards: {Hound: {str: 4}}")
    assert "2e/rr/modifiers/6" not in line.cites
    assert "2e/rr/lasting-effects/2" not in line.cites
    assert "2e/rr/constant-abilities/3" not in line.cites


@pytest.mark.parametrize(
    ("play", "check", "cite"),
    [
        ("Hound: gold 1", "cards: {Hound: {gold: 1}}", "2e/rr/bestow/3"),
        ("Hound: power 2", "players: {Ann: {power: 2}}", "2e/faq/1.4/2"),
        ("Mint", "players: {Ann: {income: 6}}", "2e/rr/plot-value-modifiers/1"),
        ("Mint, Mint", "players: {Ann: {income: 7}}", "2e/rr/plot-value-modifiers/4"),
        ("{Hound: {owner: Bob}}", "cards: {Hound: {controller: Ann}}", "2e/rr/ownership-and-control/2"),
        ("Hound: facedown", "cards: {Hound: {str: 0}}", "2e/rr/facedown-cards/1"),
        ("Hound: facedown", "cards: {Hound: {traits: []}}", "2e/rr/facedown-cards/1"),
    ],
)
def test_what_is_not_as_printed_cites_why(play, check, cite):
    (line,) = looked_at(play, check)
    assert cite in line.cites
