"""Random games of the First Edition: no dead end, every state survives JSON, every line is cited."""

import json
import random

import pytest

from agot_judge.engine.codec import read_state, write_state
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.state import State
from agot_judge.scenario.builder import build
from agot_judge.scenario.format import load
from tests.amounts import share
from tests.rulings.first.boards import BOARD

MOST = 200
STARTS = ("round", "marshaling", "challenges")
PEOPLE = ("Captain", "Scribe", "Lion", "Cub", "Widow", "Mourner")
CARDS = """  Bribe: {type: event, text: "Any Phase: Choose a character. Take control of that character."}
  Toll: {type: event, text: "Any Phase: Pay 2 gold to choose a character. Kneel that character."}
  Call: {type: event, text: "Any Phase: Put a character into play from your hand."}
  Bell: {type: location, cost: 0, text: "After a character is killed, claim 1 power for your House."}
  Breath:
    type: event
    text: "Any Phase: Choose a character. Until the end of the phase, that character gets -3 STR and is killed if its STR is 0."
  Muster: {type: plot, gold: 4, initiative: 2, claim: 1, text: "When revealed, each player draws 1 card."}
"""
HANDS = ("Axe", "Sword", "Betrayal", "Counter", "Bribe", "Toll", "Call", "Breath", "Bell", "Captain", "Cub")


def board(chance: random.Random) -> tuple[Machine, State]:
    """A random board, where its run starts."""
    players = []
    for unique in chance.sample(("Lady", "King"), 2):
        play = [chance.choice((*PEOPLE, "Oak", "Bell")) for _ in range(chance.randint(1, 4))]
        marks = {"duplicates": chance.randint(0, 2), "attachments": chance.choice(([], ["Shield"]))}
        hand = [chance.choice(HANDS) for _ in range(chance.randint(2, 6))]
        facts = {"play": [*play, {unique: marks}], "hand": hand, "plots": ["Muster", "Muster"], "deck": 6}
        players.append(json.dumps(facts)[1:-1])
    text = BOARD % (*players, f"{CARDS}start: {chance.choice(STARTS)}\n")
    made = build(load(text))
    return made.machine, made.machine.run(made.state)


@pytest.mark.long
def test_random_play_goes_on_to_its_end():
    """1e/faq/action/1: the game moves forward; whatever is chosen, somebody can go on, and each line says by what right."""
    for seed in range(share(150)):
        _play(random.Random(seed))


def _play(chance: random.Random) -> None:
    machine, state = board(chance)
    for number in range(MOST):
        if state.asking is None:
            break
        answers = [answer for answer, _ in zip(machine.legal_answers(state), range(40), strict=False)]
        assert answers, state.asking
        state = machine.run(machine.apply(state, chance.choice(answers)))
        if number % 5 == 0:
            assert read_state(machine.rulebook, write_state(state)) == state
    assert all(entry.cites for entry in machine.trace(state))
    if not state.stack and not state.over:
        assert not any(card.leaving for card in state.cards)
