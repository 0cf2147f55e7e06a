"""The charts of the seven phases, each reproduced line by line by a round with one challenge in it."""

import pytest

from agot_judge.scenario.execution import run_text

ROUND = """
edition: 1e
players:
  Ann: {plots: [Road, Way], deck: 10, play: [Captain, Scribe: kneeling]}
  Bob: {plots: [Field, Hill], deck: 10, play: [Lion]}
cards:
  Road: {type: plot, gold: 4, initiative: 3, claim: 1}
  Way: {type: plot, gold: 4, initiative: 3, claim: 1}
  Field: {type: plot, gold: 3, initiative: 2, claim: 1}
  Hill: {type: plot, gold: 3, initiative: 2, claim: 1}
  Captain: {type: character, str: 3, icons: [military], text: Renown.}
  Scribe: {type: character, str: 2, icons: [intrigue]}
  Lion: {type: character, str: 3, icons: [military]}
start: round
run:
  - Ann: {choose: Road}
  - Bob: {choose: Field}
  - Ann: {choose: Ann}
  - advance: declare-challenge
  - Ann: {challenge: {type: military, against: Bob, with: [Captain]}}
  - advance: end
"""
ACTIONS = "Player actions: the first player has the first action."
CHARTS = {
    "1e/faq/plot-phase-chart": [
        ("2", "Plot phase begins."),
        ("3", ACTIONS),
        ("5", "Plots are revealed."),
        ("5", "Ann reveals Road."),
        ("5", "Bob reveals Field."),
        ("6", "Ann has the high initiative."),
        ("7", "Ann appoints Ann."),
        ("9", ACTIONS),
        ("11", "Plot phase ends."),
        ("12", "Plot phase ends."),
    ],
    "1e/faq/draw-phase-chart": [
        ("2", "Draw phase begins."),
        ("3", ACTIONS),
        ("5", "Each player draws two cards."),
        ("6", ACTIONS),
        ("8", "Draw phase ends."),
        ("9", "Draw phase ends."),
    ],
    "1e/faq/marshalling-phase-chart": [
        ("2", "Marshalling phase begins."),
        ("4", "The active player counts income."),
        ("5", "Ann counts an income of 4 gold."),
        ("6", ACTIONS),
        ("9", "The next player becomes the active player."),
        ("11", "Ann has no more actions that cost gold."),
        ("12", "Bob becomes the active player."),
        ("5", "Bob counts an income of 3 gold."),
        ("6", ACTIONS),
        ("11", "Bob has no more actions that cost gold."),
        ("13", "Every player has been the active player."),
        ("15", "Marshalling phase ends."),
        ("16", "Marshalling phase ends."),
    ],
    "1e/faq/challenges-phase-chart": [
        ("2", "Challenges phase begins."),
        ("3", "Challenges phase begins."),
        ("4", ACTIONS),
        ("6", "Ann declares a military challenge against Bob."),
        ("7", "Captain kneels (attacking)."),
        ("8", ACTIONS),
        ("11", "Stealth targets are chosen, and defenders kneel."),
        ("12", "Bob declares no defenders."),
        ("13", ACTIONS),
        ("16", "Ann wins the challenge by 3 STR."),
        ("17", "The challenge result (military, claim 1) is implemented against Bob."),
        ("18", "Ann gains 1 power (unopposed)."),
        ("19", "Captain gains 1 power (renown)."),
        ("10", ACTIONS),
        ("21", "Ann is finished with challenges."),
        ("22", "Bob becomes the active player."),
        ("14", ACTIONS),
        ("21", "Bob is finished with challenges."),
        ("23", "Every player has been the active player."),
        ("25", "Challenges phase ends."),
        ("26", "Challenges phase ends."),
    ],
    "1e/faq/dominance-phase-chart": [
        ("2", "Dominance phase begins."),
        ("4", "Dominance is rewarded."),
        ("5", ACTIONS),
        ("7", "Dominance phase ends."),
        ("8", "Dominance phase ends."),
    ],
    "1e/faq/standing-phase-chart": [
        ("2", "Standing phase begins."),
        ("4", "Captain stands (standing phase)."),
        ("4", "Scribe stands (standing phase)."),
        ("5", ACTIONS),
        ("7", "Standing phase ends."),
        ("8", "Standing phase ends."),
    ],
    "1e/faq/taxation-phase-chart": [
        ("2", "Taxation phase begins."),
        ("4", "Ann returns 4 gold to the treasury."),
        ("4", "Bob returns 3 gold to the treasury."),
        ("5", ACTIONS),
        ("7", "Taxation phase ends."),
        ("8", "Taxation phase ends."),
    ],
}
"""By chart: its lines in the order in which the round passes them, each with what the trace says there."""


@pytest.mark.parametrize("chart", CHARTS)
def test_each_chart_is_gone_through_line_by_line(chart: str):
    """What is printed on each line happens there, in that order, and cites the line: 1e/faq/plot-phase-chart/2,
    1e/faq/plot-phase-chart/3, 1e/faq/plot-phase-chart/5, 1e/faq/plot-phase-chart/6, 1e/faq/plot-phase-chart/7,
    1e/faq/plot-phase-chart/9, 1e/faq/plot-phase-chart/11, 1e/faq/plot-phase-chart/12, 1e/faq/draw-phase-chart/2,
    1e/faq/draw-phase-chart/3, 1e/faq/draw-phase-chart/5, 1e/faq/draw-phase-chart/6, 1e/faq/draw-phase-chart/8,
    1e/faq/draw-phase-chart/9, 1e/faq/marshalling-phase-chart/2, 1e/faq/marshalling-phase-chart/4,
    1e/faq/marshalling-phase-chart/5, 1e/faq/marshalling-phase-chart/6, 1e/faq/marshalling-phase-chart/9,
    1e/faq/marshalling-phase-chart/11, 1e/faq/marshalling-phase-chart/12, 1e/faq/marshalling-phase-chart/13,
    1e/faq/marshalling-phase-chart/15, 1e/faq/marshalling-phase-chart/16, 1e/faq/challenges-phase-chart/2,
    1e/faq/challenges-phase-chart/3, 1e/faq/challenges-phase-chart/4, 1e/faq/challenges-phase-chart/6,
    1e/faq/challenges-phase-chart/7, 1e/faq/challenges-phase-chart/8, 1e/faq/challenges-phase-chart/11,
    1e/faq/challenges-phase-chart/12, 1e/faq/challenges-phase-chart/13, 1e/faq/challenges-phase-chart/16,
    1e/faq/challenges-phase-chart/17, 1e/faq/challenges-phase-chart/18, 1e/faq/challenges-phase-chart/19,
    1e/faq/challenges-phase-chart/10, 1e/faq/challenges-phase-chart/21, 1e/faq/challenges-phase-chart/22,
    1e/faq/challenges-phase-chart/14, 1e/faq/challenges-phase-chart/23, 1e/faq/challenges-phase-chart/25,
    1e/faq/challenges-phase-chart/26, 1e/faq/dominance-phase-chart/2, 1e/faq/dominance-phase-chart/4,
    1e/faq/dominance-phase-chart/5, 1e/faq/dominance-phase-chart/7, 1e/faq/dominance-phase-chart/8,
    1e/faq/standing-phase-chart/2, 1e/faq/standing-phase-chart/4, 1e/faq/standing-phase-chart/5, 1e/faq/standing-phase-chart/7,
    1e/faq/standing-phase-chart/8, 1e/faq/taxation-phase-chart/2, 1e/faq/taxation-phase-chart/4, 1e/faq/taxation-phase-chart/5,
    1e/faq/taxation-phase-chart/7, 1e/faq/taxation-phase-chart/8."""
    result = run_text(ROUND)
    assert result.ok, (result.error, result.checks)
    at = -1
    for line, text in CHARTS[chart]:
        cite = f"{chart}/{line}"
        found = [
            number
            for number, entry in enumerate(result.trace)
            if number >= at and cite in entry.cites and entry.text == text
        ]
        assert found, (line, text)
        at = found[0]
