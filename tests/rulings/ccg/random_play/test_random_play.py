"""Random games of the Iron Throne Edition: no dead end, nothing lost, every state survives JSON, every line is cited."""

import json
import random
from collections import Counter

import pytest

from agot_judge.engine.codec import read_state, write_state
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.state import State
from agot_judge.scenario.builder import build
from agot_judge.scenario.format import load
from tests.amounts import share
from tests.rulings.ccg.boards import BOARD

MOST = 200
STARTS = ("round", "marshaling", "challenges", "setup")
PEOPLE = ("Sentry", "Scribe", "Guard", "Viper", "Runner", "Widow", "Ghost")
CARDS = """  Viper: {type: character, cost: 2, str: 2, icons: [military], text: "Deadly."}
  Runner: {type: character, cost: 2, str: 2, icons: [intrigue], text: "Stealth. Renown."}
  Widow: {type: character, cost: 2, str: 2, text: "Response: After a character is killed, Widow claims 1 power."}
  Ghost: {type: character, cost: 1, str: 1, text: "Deathbound.\\nResponse: After Ghost is killed, draw 1 card."}
  Oak: {type: location, cost: 1, text: "After a character is killed, claim 1 power for your House."}
  Muster: {type: plot, gold: 4, initiative: 2, claim: 1, text: "When revealed, each player draws 1 card."}
"""
HANDS = ("Axe", "Song", "Frost", "Veto", "Ring", "Mine", "Oak", "Sentry", "Guard", "Wolf", "Ghost")


def board(chance: random.Random) -> tuple[Machine, State]:
    """A random board, where its run starts."""
    players = []
    start = chance.choice(STARTS)
    for unique in chance.sample(("Wolf", "Lion"), 2):
        play = [chance.choice((*PEOPLE, "Oak", "Mine")) for _ in range(chance.randint(1, 4))]
        marks = {"duplicates": chance.randint(0, 2), "attachments": chance.choice(([], ["Ring"]))}
        hand = [chance.choice(HANDS) for _ in range(chance.randint(2, 6))]
        facts = {"hand": hand, "plots": ["Muster", "Muster"], "deck": 6}
        facts |= {} if start == "setup" else {"play": [*play, {unique: marks}]}
        players.append(json.dumps(facts)[1:-1])
    text = BOARD % (*players, f"{CARDS}start: {start}\n")
    if start == "setup":
        text = text.replace("plot: {name: Road, gold: 5, initiative: 5, claim: 1}, ", "")
        text = text.replace("plot: {name: Field, gold: 4, initiative: 3, claim: 1}, ", "")
    made = build(load(text))
    return made.machine, made.machine.run(made.state)


@pytest.mark.long
def test_random_play_goes_on_to_its_end():
    """ccg/rules/round-sequence/1: whatever is chosen, somebody can go on, and each line says by what right."""
    for seed in range(share(300)):
        _play(random.Random(seed))


def test_the_same_moves_give_the_same_trace():
    """ccg/rules/actions-and-passive-abilities/2: nothing but the moves decides what comes of a board."""
    assert _play(random.Random(7)) == _play(random.Random(7))


def _play(chance: random.Random) -> list[str]:
    machine, state = board(chance)
    known = Counter(card for card in range(len(machine.game.cards)))
    for number in range(MOST):
        if state.asking is None:
            break
        answers = [answer for answer, _ in zip(machine.legal_answers(state), range(40), strict=False)]
        assert answers, state.asking
        state = machine.run(machine.apply(state, chance.choice(answers)))
        if number % 5 == 0:
            assert read_state(machine.rulebook, write_state(state)) == state
    trace = machine.trace(state)
    assert all(entry.cites for entry in trace), [entry.text for entry in trace if not entry.cites]
    assert {cite.partition("/")[0] for entry in trace for cite in entry.cites} == {"ccg"}
    assert not any("moribund" in entry.text or "Step 6" in entry.text for entry in trace)
    assert set(_listed(state)) <= set(known)
    assert all(many == 1 for many in Counter(_listed(state)).values())
    if not state.stack:
        assert not any(card.leaving for card in state.cards)
    return [entry.text for entry in trace]


def _listed(state: State) -> list[int]:
    """The known cards in the lists of the players: each is in one place alone."""
    return [
        card
        for player in state.players
        for cards in (
            player.play,
            player.hand,
            player.deck or (),
            player.discard,
            player.dead,
            player.plots,
            player.used,
        )
        for card in cards
        if card >= 0
    ]
