"""The boards that the project ships: our own plain cards, to begin from and to take cards from."""

from functools import cache

from msgspec import Struct

from agot_judge.cards.model import CardFace
from agot_judge.editions import DEFAULT_EDITION
from agot_judge.places import ROOT
from agot_judge.scenario.format import read
from agot_judge.scenario.model import CardList, Definition, GivenChallenge, Inline, Player, Scenario
from agot_judge.scenario.vocabulary import ICONS
from agot_judge.web.sandbox.starts import offers

FOLDER = ROOT / "agot_judge" / "scenario" / "examples"


class Example(Struct, frozen=True, kw_only=True):
    """A board to begin from."""

    name: str
    title: str
    note: str
    text: str
    scenario: Scenario


@cache
def examples() -> tuple[Example, ...]:
    """Every example, in the order of their files."""
    found = []
    for path in sorted(FOLDER.glob("*.yaml")):
        text = path.read_text(encoding="utf-8")
        scenario = read(text)
        name = path.stem.partition("-")[2]
        found.append(
            Example(name=name, title=scenario.title, note=scenario.note, text=text, scenario=scenario)
        )
    return tuple(found)


@cache
def known_cards() -> tuple[Definition, ...]:
    """Every card that an example defines, each name once, in the order of the alphabet."""
    found = {one.key: one for example in examples() for one in example.scenario.cards}
    return tuple(found[name] for name in sorted(found))


def empty_board(edition: str = DEFAULT_EDITION) -> Scenario:
    """Two players, a challenge at the first start that is offered, and no cards: what the form begins with."""
    first = offers(edition)[0]
    return Scenario(
        edition=edition,
        players=tuple(_player(name) for name in ("Ann", "Bob")),
        first_player="Ann",
        challenge=GivenChallenge(type=ICONS[0], attacker="Ann", defender="Bob"),
        start=first.start,
    )


def _player(name: str) -> Player:
    plot = CardFace(name=f"Plot of {name}", type="plot", claim=1)
    return Player(name=name, lists=(CardList("plot", (Inline(Definition(key=plot.name, face=plot)),)),))
