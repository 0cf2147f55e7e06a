"""Boards that are told in other words: the same scenario with other names, seats and numbers, as typed changes of its tree.

Nothing here knows whether the ruling stays: whoever uses a changed board plays it and proves the question anew.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from random import Random

from agot_judge.scenario.yaml_writer import Data

Tree = dict[str, Data]
Change = Callable[[Tree, Random], Tree | None]
"""A changed tree; None where the change cannot be made there."""

PLAYERS = ("Nora", "Finn", "Iris", "Hugo", "Olga", "Emil", "Vera", "Axel")
NAMES = {
    "character": (
        "Falconer",
        "Ferryman",
        "Tanner",
        "Bowyer",
        "Weaver",
        "Cooper",
        "Shepherd",
        "Fiddler",
        "Chandler",
    ),
    "location": (
        "Watermill",
        "Old Bridge",
        "Salt Marsh",
        "Stone Quay",
        "Winter Barn",
        "Red Gate",
        "Long Pier",
    ),
    "attachment": ("Silver Clasp", "Wool Cloak", "Iron Buckle", "Bone Whistle", "Oak Staff"),
    "event": (
        "Sudden Rain",
        "Long Vigil",
        "Quiet Word",
        "Second Thoughts",
        "Cold Morning",
        "Loud Bells",
        "New Moon",
    ),
    "plot": ("Slow Winter", "Early Thaw", "Quiet Roads", "High Tide", "Dry Summer", "Late Frost"),
}
"""The other names that there are for each type of card."""
_BYSTANDERS = ("Empty Barn", "Dry Well", "Old Milestone")
"""Locations that do nothing: one of them more changes nothing that does not count locations."""
_TOLD_AS_BEFORE = ("edition", "format", "cites")
_COPY = "#"


def names_of(tree: Tree) -> Iterator[tuple[str, str]]:
    """Each name that the scenario itself gives to a card, with the type of the card."""
    for key, card in _mapping(tree.get("cards")).items():
        definition = _mapping(card)
        type_ = str(definition.get("type", ""))
        yield key, type_
        if "name" in definition:
            yield str(definition["name"]), type_
    for player in _mapping(tree["players"]).values():
        plot = _mapping(player).get("plot")
        if isinstance(plot, Mapping) and "name" in plot:
            yield str(plot["name"]), "plot"


def other_names(tree: Tree, random: Random) -> dict[str, str]:
    """Another name for each player and each card that the scenario names itself, none of which stands in it."""
    told = str(tree)
    free = {
        type_: _shuffled([one for one in names if one not in told], random) for type_, names in NAMES.items()
    }
    found = dict(
        zip(
            _mapping(tree["players"]),
            _shuffled([one for one in PLAYERS if one not in told], random),
            strict=False,
        )
    )
    for name, type_ in names_of(tree):
        if name not in found and free.get(type_):
            found[name] = free[type_].pop()
    return found


def renamed(data: Data, names: Mapping[str, str]) -> Data:
    """A part of a tree with other names, in card texts and moves as well as in lists."""
    if not names:
        return data
    pattern = re.compile(
        "|".join(rf"(?<!\w){re.escape(name)}(?!\w)" for name in sorted(names, key=len, reverse=True))
    )
    return _renamed(data, lambda text: pattern.sub(lambda found: names[found[0]], text))


def with_names(tree: Tree, names: Mapping[str, str]) -> Tree:
    """The whole tree with other names, in its title as well."""
    return {key: value if key in _TOLD_AS_BEFORE else renamed(value, names) for key, value in tree.items()}


def with_sides_swapped(tree: Tree, _: Random) -> Tree | None:
    """The two players listed the other way round, each with what is his; who is first stays first.

    Not where copies are told apart by numbers, which count in the order of the list.
    """
    players = _mapping(tree["players"])
    if len(players) != 2 or _COPY in str(tree):
        return None
    first = tree.get("first_player") or next(iter(players))
    return {**tree, "players": dict(reversed(list(players.items()))), "first_player": first}


def with_a_bystander(tree: Tree, random: Random) -> Tree | None:
    """One more location in play, without a text."""
    name = random.choice(_BYSTANDERS)
    if name in str(tree):
        return None
    players = _mapping(tree["players"])
    whose = random.choice(list(players))
    whole = _mapping(players[whose])
    play = whole.get("play", [])
    before = list(play) if isinstance(play, list) else [play]
    return {
        **tree,
        "players": {**players, whose: {**whole, "play": [*before, name]}},
        "cards": {**_mapping(tree.get("cards")), name: {"type": "location", "cost": 1}},
    }


def with_more_strength(tree: Tree, random: Random) -> Tree | None:
    """Every character that the scenario defines with more printed STR, by as much for each."""
    more = random.choice((1, 2))
    cards = _mapping(tree.get("cards"))
    stronger = {
        key: {**definition, "str": strength + more}
        for key, card in cards.items()
        if isinstance(strength := (definition := _mapping(card)).get("str"), int)
    }
    return {**tree, "cards": {**cards, **stronger}} if stronger else None


def with_another_first_player(tree: Tree, _: Random) -> Tree | None:
    """The player who is listed next is the first player."""
    players = list(_mapping(tree["players"]))
    first = str(tree.get("first_player") or players[0])
    if first not in players or tree.get("active_player"):
        return None
    return {**tree, "first_player": players[(players.index(first) + 1) % len(players)]}


CHANGES: tuple[Change, ...] = (
    with_sides_swapped,
    with_a_bystander,
    with_more_strength,
    with_another_first_player,
)
"""The changes beside that of the names."""
CHANGES_OF_A_DISPUTE: tuple[Change, ...] = (with_sides_swapped, with_a_bystander)
"""Changes that make nothing untrue that is written about the board."""


def _renamed(data: Data, told: Callable[[str], str]) -> Data:
    if isinstance(data, str):
        return told(data)
    if isinstance(data, list):
        return [_renamed(one, told) for one in data]
    if isinstance(data, Mapping):
        return {told(key): _renamed(value, told) for key, value in data.items()}
    return data


def _shuffled(names: list[str], random: Random) -> list[str]:
    random.shuffle(names)
    return names


def _mapping(data: Data) -> Mapping[str, Data]:
    return data if isinstance(data, Mapping) else {}
