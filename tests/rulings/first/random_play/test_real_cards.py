"""Random games of the First Edition with printed cards, which are read from beside the project: nothing lost, no dead end."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from agot_judge.cards.importers.first_edition import read_cards
from agot_judge.cards.model import CardFace
from agot_judge.cards.pool import Pools
from agot_judge.engine.codec import read_state, write_state
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.decision import Answer
from agot_judge.engine.state.state import State
from agot_judge.errors import AgotJudgeError, NeedsHand
from agot_judge.scenario.builder import build
from agot_judge.scenario.format import load
from tests.amounts import share

DECISIONS = 10_000
MOST = 120
"""So many decisions of a game at most."""
STARTS = ("round", "draw", "marshaling", "challenges", "dominance")
HOUSES = ("stark", "lannister", "baratheon", "greyjoy", "targaryen", "martell")


@pytest.fixture(scope="module")
def pools(shared: Path) -> Pools:
    """The printed cards."""
    folder = shared / "cards-1e"
    if not folder.is_dir():
        pytest.skip("the printed cards are not beside the project")
    unused: Counter[str] = Counter()
    cards = [
        card
        for path in sorted(folder.glob("*.json"))
        for card in read_cards(path.name, json.loads(path.read_text(encoding="utf-8")), unused)
    ]
    return Pools(cards)


def of_type(pools: Pools, *types: str) -> list[str]:
    """The names of these types that mean one card, the title alone or with the set: each card once."""
    found: dict[CardFace, str] = {}
    for name in pools.names("1e"):
        faces = pools.named(name, "1e")
        if len(faces) == 1 and faces[0].type in types:
            found.setdefault(faces[0], name)
    return list(found.values())


def board(pools: Pools, chance: random.Random) -> tuple[Machine, State]:
    """A random board with printed cards, where its run starts."""
    people, places = of_type(pools, "character"), of_type(pools, "location")
    things, plots = of_type(pools, "event", "attachment"), of_type(pools, "plot")
    house = chance.sample(HOUSES, 2)
    players = {}
    dealt = iter(chance.sample(plots, 6))
    cards = iter(chance.sample([*people, *places], 20))
    events = iter(chance.sample(things, 12))
    for number, name in enumerate(("Ann", "Bob")):
        players[name] = {
            "faction": house[number],
            "plot": next(dealt),
            "plots": [next(dealt), next(dealt)],
            "play": [next(cards) for _ in range(chance.randint(3, 6))],
            "hand": [*(next(cards) for _ in range(2)), *(next(events) for _ in range(chance.randint(2, 5)))],
            "deck": [next(cards) for _ in range(2)],
            "power": chance.randint(0, 5),
            "gold": chance.randint(0, 6),
        }
    text = json.dumps(
        {"edition": "1e", "players": players, "first_player": "Ann", "start": chance.choice(STARTS)}
    )
    made = build(load(text, pools))
    return made.machine, made.machine.run(made.state)


def answers(machine: Machine, state: State) -> list[Answer]:
    """The first legal answers; where a text is left to the judge, that nothing is done."""
    if state.asking is not None and state.asking.kind == "by hand":
        return [Answer(by_hand=())]
    return [answer for answer, _ in zip(machine.legal_answers(state), range(40), strict=False)]


def lost(state: State, many: int) -> Iterator[str]:
    """What is wrong about where cards are: each is in one place."""
    places: Counter[int] = Counter()
    for player in state.players:
        for pile in (
            player.hand,
            player.deck or (),
            player.discard,
            player.dead,
            player.play,
            player.plots,
            player.used,
        ):
            places.update(card for card in pile if card >= 0)
    yield from (f"card {card} is in {times} places" for card, times in places.items() if times > 1)
    yield from () if len(state.cards) == many else ("the number of cards has changed",)


def played(pools: Pools, seed: int) -> tuple[int, list[str]]:
    """The number of decisions of one game, and its trace."""
    chance = random.Random(seed)
    machine, state = board(pools, chance)
    many = len(state.cards)
    number = 0
    while state.asking is not None and number < MOST:
        legal = answers(machine, state)
        assert legal, state.asking
        state = machine.run(machine.apply(state, chance.choice(legal)))
        number += 1
        if number % 10 == 0:
            assert read_state(machine.rulebook, write_state(state)) == state
            assert not list(lost(state, many))
    trace = [
        entry
        for entry in machine.trace(state)
        if not entry.text.startswith("Not understood, so not followed")
    ]
    assert all(entry.cites for entry in trace), [entry.text for entry in trace if not entry.cites]
    assert all(cite.startswith("1e/") for entry in trace for cite in entry.cites)
    if not state.stack and not state.over:
        assert not any(card.leaving for card in state.cards)
    return number, [entry.text for entry in trace]


@pytest.mark.long
def test_random_games_with_printed_cards_lose_nothing_and_never_stop(pools: Pools):
    """1e/faq/action/1: whatever is chosen somebody can go on, each state survives JSON, each line says by what right."""
    decisions, seed = 0, 0
    while decisions < share(DECISIONS):
        decisions += tried(pools, seed)
        seed += 1


def test_the_same_choices_give_the_same_trace(pools: Pools):
    """Nothing is left to chance but what the player chooses."""
    assert all(played(pools, seed) == played(pools, seed) for seed in (1, 2, 3) if tried(pools, seed))


def tried(pools: Pools, seed: int) -> int:
    """The number of decisions of a game; 0 for one that the judge must go on with."""
    try:
        return played(pools, seed)[0]
    except NeedsHand:
        return 0
    except AgotJudgeError as error:
        raise AssertionError(f"seed {seed}: {error}") from error
