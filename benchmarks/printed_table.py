"""A board as it lies on a real table: ten printed cards in play on each side, decks of 61 cards; and a game on it by lot."""

from itertools import islice
from random import Random
from typing import Any

from msgspec.structs import replace

from agot_judge.cards.card import Card
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.decision import PASS, Answer
from agot_judge.engine.state.state import State
from agot_judge.scenario.answering import move_for
from agot_judge.scenario.builder import build
from agot_judge.scenario.entries import Entry
from agot_judge.scenario.format import Loaded, load, write
from agot_judge.scenario.model import Definition, Scenario
from agot_judge.scenario.write_scenario import scenario_as_data
from agot_judge.scenario.yaml_writer import as_yaml
from benchmarks.printed_boards import printed

IN_PLAY = {
    "Ann": ("01146", "01144", "03002", "01148", "01142", "01141", "01147", "03017", "01156", "01039"),
    "Bob": ("01090", "01087", "01089", "01084", "09029", "01091", "01031", "01098", "01097", "01038"),
}
"""The codes of the cards in play."""
FACTIONS = {"Ann": "stark", "Bob": "lannister"}
PLOTS = {"Ann": "01006", "Bob": "01001"}
PACKS = ("01", "03", "05")
"""The packs of which the decks are, by how their codes begin."""
DIFFERENT = 17
COPIES = 3
IN_HAND = 7
PASSING = 0.7
"""How often a player who may pass does, but in place of a challenge."""
MOST_ANSWERS = 40
SEED = 31


def table() -> Scenario | None:
    """The board before its challenges phase, to the end of the round; None where the files of the cards are not there."""
    cards = {one.face.code: one for several in printed().values() for one in several}
    if not all(code in cards for codes in IN_PLAY.values() for code in codes):
        return None
    taken: dict[str, Card] = {}
    players = {name: _side(name, cards, taken) for name in IN_PLAY}
    definitions = tuple(Definition(key=key, face=card.face) for key, card in taken.items())
    said: Any = scenario_as_data(Scenario(edition="2e", players=(), cards=definitions))
    return load(
        as_yaml(
            {
                "edition": "2e",
                "players": players,
                "first_player": "Ann",
                "cards": said["cards"],
                "start": "challenges",
                "stop": "7.3",
            }
        )
    ).scenario


def _side(name: str, cards: dict[str, Card], taken: dict[str, Card]) -> dict[str, Any]:
    """A player: what is in play, and a deck of copies of other cards of the faction, the first of them in hand."""
    named = {cards[code].face.name for codes in IN_PLAY.values() for code in codes}
    others = [
        card
        for code, card in sorted(cards.items())
        if code.startswith(PACKS)
        and card.face.type in ("character", "location", "attachment", "event")
        and set(card.face.factions) <= {FACTIONS[name]}
        and card.face.name not in named | set(taken)
    ]
    chosen = Random(SEED).sample(others, DIFFERENT)
    taken |= {card.face.name: card for card in chosen}
    for code in (*IN_PLAY[name], PLOTS[name]):
        taken[cards[code].face.name] = cards[code]
    drawn = [card.face.name for card in chosen for _ in range(COPIES)]
    Random(SEED).shuffle(drawn)
    return {
        "faction": FACTIONS[name],
        "gold": 2,
        "plot": cards[PLOTS[name]].face.name,
        "play": [cards[code].face.name for code in IN_PLAY[name]],
        "hand": drawn[:IN_HAND],
        "deck": drawn[IN_HAND:],
    }


def played(scenario: Scenario, decisions: int, seed: int = SEED) -> tuple[Entry, ...]:
    """So many moves of a game by lot on this board, in which who may pass mostly does; fewer where it ends before."""
    board = build(Loaded(scenario, load(write(scenario)).tree))
    machine, pick = board.machine, Random(seed)
    state = machine.run(board.state)
    moves: list[Entry] = []
    while state.asking is not None and len(moves) < decisions:
        answer = lot(machine, state, pick)
        moves.append(move_for(machine, state, answer))
        state = machine.run(machine.apply(state, answer))
    return tuple(moves)


def lot(machine: Machine, state: State, pick: Random) -> Answer:
    """A legal answer by lot."""
    asking = state.asking
    if asking is not None and asking.may_pass and asking.kind != "challenge" and pick.random() < PASSING:
        return PASS
    return pick.choice(list(islice(machine.legal_answers(state), MOST_ANSWERS)))


def with_moves(scenario: Scenario, moves: tuple[Entry, ...]) -> str:
    """The text of the board with these moves."""
    return write(replace(scenario, run=moves))
