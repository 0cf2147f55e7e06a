"""Forced abilities that are due at once, and cannot be told apart."""

import json
from itertools import permutations

from agot_judge.engine.state.decision import Answer
from agot_judge.scenario.builder import build
from agot_judge.scenario.format import load
from tests.rulings.texts import CARDS, person

BOARD = {
    "edition": "2e",
    "players": {
        "Ann": {"plot": "Calm", "play": ["Miser"], "deck": 5},
        "Bob": {"plot": "Calm", "deck": 5},
    },
    "cards": CARDS | {"Miser": person("Forced Interrupt: When you would draw a card, gain 1 gold instead.")},
    "start": "2.1",
}


def test_the_order_of_one_ability_for_two_draws_makes_no_difference():
    """RR Forced Interrupts ¶3: the first player determines the order; which of two draws comes first cannot be said."""
    said = set()
    for order in permutations(range(2)):
        board = build(load(json.dumps(BOARD)))
        state = board.machine.run(board.state)
        while state.asking is not None and state.asking.kind != "order":
            state = board.machine.run(board.machine.apply(state, Answer(options=())))
        assert state.asking is not None
        assert len({option.label for option in state.asking.options}) == 1
        state = board.machine.run(board.machine.apply(state, Answer(options=order)))
        said.add(tuple(entry.text for entry in state.log.entries()))

    assert len(said) == 1
