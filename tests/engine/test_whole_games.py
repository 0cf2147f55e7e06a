"""Whole games on random decks, from setup to the end of a game: no dead end, nothing lost, the same again."""

from dataclasses import replace
from random import Random

import msgspec
import pytest

from agot_judge.corpus.store import Corpus
from agot_judge.engine.ability import Cards
from agot_judge.engine.codec import read_state, write_state
from agot_judge.engine.state.decision import Answer
from agot_judge.engine.state.game import Keyword
from tests.engine.test_properties import is_well_formed
from tests.rulings.cards import Card, attachment, character, event, location, plot
from tests.rulings.play import Play, Side, Table

MOVES = 500
NAMES = ("Ann", "Bob", "Cat", "Dan")


def when_revealed(effect):
    return {"kind": "when revealed", "effects": [effect]}


def after(kind, **more):
    return {
        "kind": "reaction",
        "trigger": {"event": kind, "player": "you"},
        "effects": [more or {"do": "draw"}],
    }


def plots(dice: Random) -> tuple[Card, ...]:
    """A plot deck; some reveal with an effect, some are prized."""
    effects = (
        {"do": "gain gold"},
        {"do": "draw", "amount": 2},
        {"do": "kill", "on": {"type": ["character"]}},
    )
    found = [
        plot(f"Plot {number}", initiative=dice.randrange(4), reserve=dice.randrange(2, 7))
        for number in range(3)
    ]
    found += [
        plot(f"Loud {number}", when_revealed(dice.choice(effects)), initiative=number) for number in range(2)
    ]
    found.append(plot("Worthy", keywords=(Keyword("prized", 1),)))
    return tuple(dice.sample(found, dice.randrange(1, 6)))


def deck(dice: Random) -> tuple[Card | int, ...]:
    """Cards of every type, and some that nobody identified."""
    limited = (Keyword("limited"),)
    shadow = (Keyword("shadow", 2),)
    pool: list[Card] = [
        character("Lord", 4, unique=True),
        character("Lord", 4, unique=True),
        character("Knight", 3, traits=("Knight",), abilities=(after("win initiative"),)),
        character("Steward", 2, abilities=(after("win dominance", do="gain gold"),)),
        replace(character("Spy", 2), keywords=shadow),
        character("Fool", 1, abilities=(after("reveal plot", do="gain gold"),)),
        replace(location("Road", cost=0), keywords=limited),
        replace(location("Harbor", cost=1), keywords=limited),
        location("Crypt", after("return gold"), cost=1),
        attachment("Sword", "terminal"),
        replace(attachment("Horse"), attaches_to=Cards(type=("character",), trait=("Knight",))),
        event("Song", {"kind": "action", "effects": [{"do": "draw"}], "phase": "dominance"}),
    ]
    cards: list[Card | int] = dice.choices(pool, k=dice.randrange(6, 16))
    return (*cards, dice.randrange(1, 20))


def table(seed: int) -> tuple[Random, Play]:
    """A random table at the beginning of setup, to be played until somebody has won."""
    dice = Random(seed)
    players = NAMES[: dice.choice((2, 2, 2, 3, 4))]
    sides = {name: Side(deck=deck(dice), plots=plots(dice), power=dice.randrange(12)) for name in players}
    return dice, Table(sides=sides, first_player=dice.choice(players)).start("setup", stop="game")


def some_answer(dice: Random, play: Play) -> Answer:
    """A legal answer, found among the first few."""
    decision = play.state.asking
    assert decision is not None
    if decision.kind == "random":
        return Answer(options=tuple(dice.sample(range(len(decision.options)), decision.least)))
    legal = [one for one, _ in zip(play.machine.legal_answers(play.state), range(60), strict=False)]
    assert legal, f"a dead end: {play.state.asking}"
    return dice.choice(legal)


@pytest.mark.parametrize("seed", range(60))
def test_a_game_can_be_played_to_its_end(corpus: Corpus, seed: int):
    dice, play = table(seed)
    for move in range(MOVES):
        if play.state.asking is None:
            break
        if move % 7 == 0:
            kept = read_state(play.machine.rulebook, write_state(play.state))
            assert kept == play.state
            play = Play(play.machine, msgspec.structs.replace(kept, log=play.state.log))
        play = play.answer(some_answer(dice, play))
        if play.state.phase or not play.state.step.startswith("setup"):
            is_well_formed(play)
    assert play.state.over or play.state.asking is not None
    assert all(entry.cites for entry in play.state.log.entries())
    assert {cite for entry in play.state.log.entries() for cite in entry.cites if cite not in corpus} == set()
