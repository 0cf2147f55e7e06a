"""Abilities that a card has gained, beside those that are printed on it: used, counted and explained."""

from agot_judge.scenario.execution import run_text
from agot_judge.scenario.format import load
from agot_judge.scenario.why import why

WORKER = """
edition: 2e
players:
  Ann: {plot: Calm, play: [{Worker: {attachments: [Manual]}}], deck: 5}
  Bob: {plot: Calm, deck: 5}
cards:
  Calm: {type: plot, gold: 0, initiative: 0, claim: 1, reserve: 6}
  Worker: {type: character, cost: 1, str: 1, text: "Action: Gain 1 gold. (Limit once per phase.)"}
  Manual:
    type: attachment
    cost: 0
    text: 'Attached character gains "Action: Kneel this card to draw 1 card."'
start: "4.1"
run:
  - check: {may: {Ann: [Worker]}}
  - Ann: {trigger: Worker, ability: 2}
  - check: {players: {Ann: {hand: 1, gold: 0}}, cards: {Worker: {kneeling: true}}}
  - Bob: pass
  - Ann: {trigger: Worker, ability: 1}
  - check:
      players: {Ann: {gold: 1}}
      why_not: {Ann: {Worker: A standing card}}
"""


def test_a_gained_ability_is_counted_after_the_printed_ones():
    """RR Gains ¶4: the card functions as if it had the ability; RR Kneel ¶2: knelt, it cannot pay for it again."""
    result = run_text(WORKER)
    assert result.ok, (result.error, [check for check in result.checks if not check.ok])


def test_why_tells_of_a_gained_ability_too():
    """RR Gains ¶4; each way to use the card is told, and what it would take."""
    (worker,) = why(load(WORKER), "Worker").cards
    assert [(way.ability, way.is_legal) for way in worker.ways] == [(1, False), (2, False)]
    missing = {one.remedy: one.cites for one in worker.ways[1].requirements if not one.met}
    assert "2e/rr/kneel/2" in missing["Worker standing"]
