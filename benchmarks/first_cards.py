"""Each printed card of the First Edition on a board of its own, stepped: ``python -m benchmarks.first_cards FILE...``.

The card lies where it is used, with what it may need around it; whoever may use it does. Nothing may crash, no state may
leave the decision without an answer, each line of the trace says by what right and cites documents of its edition alone.
It is counted how many abilities that are understood were used at all.
"""

import argparse
import json
import sys
from collections.abc import Iterable, Iterator
from itertools import islice
from random import Random
from traceback import extract_tb, format_exception_only

from msgspec import Struct

from agot_judge.cards.importers.obtain import obtain
from agot_judge.cards.importers.shapes import read_data
from agot_judge.cards.model import CardFace
from agot_judge.cards.pool import Pools
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.decision import Answer, Decision
from agot_judge.engine.state.state import State
from agot_judge.errors import AgotJudgeError, NeedsHand
from agot_judge.scenario.builder import build
from agot_judge.scenario.format import load

EDITION = "1e"
STARTS = ("marshaling", "challenges", "dominance", "plot")
MOST = 90
"""So many decisions of a board at most."""
MOST_ANSWERS = 40
IN_PLAY, IN_HAND = 6, 4


class Swept(Struct, kw_only=True):
    """What came of the boards of one card."""

    name: str
    faults: list[str]
    abilities: int = 0
    """How many it has that a player may use."""
    used: set[int]
    decisions: int = 0
    by_hand: int = 0
    """Boards that stopped because something had to be resolved by hand."""


def main(words: list[str]) -> int:
    """Print what came of the boards; 1 where one of them crashed. Raises CardDataError."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.first_cards")
    parser.add_argument("files", nargs="+", metavar="FILE", help="lists of First Edition cards")
    parser.add_argument("--list", action="store_true", help="each card with an ability that no board used")
    given = parser.parse_args(words)
    pools = Pools(card for name in given.files for card in read_data(name, obtain(name)).cards)
    swept = list(sweep(pools))
    for one in swept:
        for fault in dict.fromkeys(one.faults):
            print(f"{one.name}: {fault}")
        if given.list and len(one.used) < one.abilities:
            print(f"not used: {one.name}")
    abilities, used = sum(one.abilities for one in swept), sum(len(one.used) for one in swept)
    print(
        f"{len(swept)} cards, {len(swept) * len(STARTS)} boards, {sum(one.decisions for one in swept)} decisions; "
        f"{sum(bool(one.faults) for one in swept)} cards with a fault; "
        f"{sum(one.by_hand for one in swept)} boards stopped for the judge; "
        f"{used} of {abilities} abilities that a player may use were used"
    )
    return 1 if any(one.faults for one in swept) else 0


def sweep(pools: Pools, names: Iterable[str] = ()) -> Iterator[Swept]:
    """The boards of each card of the pool, or of those that are named."""
    kinds = Kinds(pools)
    for name in names or kinds.every():
        yield swept_of(pools, kinds, name)


class Kinds:
    """The cards of a pool by type; each by a name that means one card."""

    def __init__(self, pools: Pools) -> None:
        self.faces: dict[str, CardFace] = {}
        seen: set[CardFace] = set()
        for name in pools.names(EDITION):
            faces = pools.named(name, EDITION)
            if len(faces) == 1 and faces[0] not in seen and faces[0].type not in ("title", "faction"):
                seen.add(faces[0])
                self.faces[name] = faces[0]

    def every(self) -> tuple[str, ...]:
        """The names of all cards."""
        return tuple(self.faces)

    def of(self, *types: str) -> list[str]:
        """The names of these types."""
        return [name for name, face in self.faces.items() if face.type in types]


class Crashed(Exception):
    """A board that did what no board may do: where."""


def swept_of(pools: Pools, kinds: Kinds, name: str) -> Swept:
    """One board of the card for each start, always the same ones."""
    swept = Swept(name=name, faults=[], used=set())
    for start in STARTS:
        try:
            _play(pools, kinds, name, start, swept)
        except NeedsHand:
            swept.by_hand += 1
        except (AgotJudgeError, Crashed) as error:
            swept.faults.append(f"{start}: {error}")
    return swept


def _play(pools: Pools, kinds: Kinds, name: str, start: str, swept: Swept) -> None:
    """Build the board and play it. Raises Crashed; AgotJudgeError where it is no board."""
    chance = Random(f"{name} {start}")
    made = build(load(json.dumps(board(kinds, name, start, chance)), pools))
    try:
        _go_on(made.machine, made.machine.run(made.state), name, chance, swept)
    except AgotJudgeError:
        raise
    except Exception as error:
        at = extract_tb(error.__traceback__)[-1]
        said = "".join(format_exception_only(error)).strip()
        raise Crashed(f"{said} at {at.filename}:{at.lineno}") from error


def board(kinds: Kinds, name: str, start: str, chance: Random) -> dict[str, object]:
    """A board on which the card lies where it is used, with cards of its House around it."""
    face = kinds.faces[name]
    house = face.factions[0] if face.factions else "stark"
    own = [one for one in kinds.of("character") if house in kinds.faces[one].factions and one != name]
    people = [one for one in kinds.of("character") if one != name]
    places = [one for one in kinds.of("location") if kinds.faces[one].influence and one != name]
    things = [one for one in kinds.of("event", "attachment", "character") if one != name]
    plots = [one for one in kinds.of("plot") if one != name]
    taken: set[str] = set()

    def some(among: list[str], many: int) -> list[str]:
        free = [one for one in among if kinds.faces[one].name not in taken]
        drawn = chance.sample(free, min(many, len(free)))
        taken.update(kinds.faces[one].name for one in drawn)
        return drawn

    taken.add(face.name)
    mine = some(own, IN_PLAY - 2)
    play: list[object] = [*mine, *some(places, 2)]
    player: dict[str, object] = {
        "faction": house,
        "plot": some(plots, 1)[0],
        "plots": some(plots, 2),
        "hand": some(things, IN_HAND),
        "deck": some(people, 6),
        "discard": some(people, 2),
        "dead": some(people, 1),
        "gold": 6,
        "power": 4,
    }
    if face.type in ("character", "location"):
        play.append(name)
    elif face.type == "attachment":
        play[0] = {mine[0]: {"attachments": [name]}}
    elif face.type == "event":
        player["hand"] = [name, *some(things, IN_HAND - 1)]
    elif face.type == "plot":
        player["plot" if start != "plot" else "plots"] = name if start != "plot" else [name]
    elif face.type == "agenda":
        player["agenda"] = name
    player["play"] = play
    other = {
        "faction": "lannister" if house != "lannister" else "stark",
        "plot": some(plots, 1)[0],
        "plots": some(plots, 2),
        "hand": some(things, IN_HAND),
        "deck": some(people, 6),
        "discard": some(people, 2),
        "dead": some(people, 1),
        "gold": 4,
        "power": 3,
        "play": [*some(people, 4), *some(places, 1)],
    }
    return {
        "edition": EDITION,
        "players": {"Ann": player, "Bob": other},
        "first_player": "Ann",
        "start": start,
    }


def _go_on(machine: Machine, state: State, name: str, chance: Random, swept: Swept) -> None:
    """Play the board: the card is used wherever it may be, all else is by lot."""
    title = name.partition(" (")[0]
    numbers = {number for number, card in enumerate(machine.game.cards) if card.definition.face.name == title}
    abilities = {
        place
        for number in numbers
        for place, ability in enumerate(machine.game.cards[number].definition.abilities)
        if ability.kind != "constant" and not ability.forced
    }
    swept.abilities = max(swept.abilities, len(abilities))
    for _ in range(MOST):
        if state.asking is None:
            break
        answer = _answer(machine, state, numbers, chance, swept)
        if answer is None:
            swept.faults.append(f"no answer to {state.asking.text}")
            return
        state = machine.run(machine.apply(state, answer))
        swept.decisions += 1
    for entry in machine.trace(state):
        if entry.text.startswith("Not understood, so not followed"):
            continue
        if not entry.cites or any(not cite.startswith(f"{EDITION}/") for cite in entry.cites):
            swept.faults.append(f"cites {entry.cites}: {entry.text}")


def _answer(machine: Machine, state: State, numbers: set[int], chance: Random, swept: Swept) -> Answer | None:
    asking = state.asking
    assert asking is not None
    if asking.kind == "by hand":
        return Answer(by_hand=())
    own = _own(asking, numbers)
    if own:
        picked = chance.choice(own)
        swept.used.add(asking.options[picked].ability)
        return Answer(options=(picked,))
    legal = list(islice(machine.legal_answers(state), MOST_ANSWERS))
    return chance.choice(legal) if legal else None


def _own(asking: Decision, numbers: set[int]) -> list[int]:
    """The options that use an ability of the card."""
    return [
        place
        for place, option in enumerate(asking.options)
        if option.card in numbers and option.ability >= 0 and asking.least <= 1 <= asking.most
    ]


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
