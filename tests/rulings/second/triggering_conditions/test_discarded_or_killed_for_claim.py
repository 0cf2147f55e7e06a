"""A card that reacts to its being discarded for one claim or killed for another: from the pile in which it then is."""

from typing import Any

from tests.rulings.tables import run
from tests.rulings.texts import person

VIPER = person(
    "Reaction: After Young Viper is discarded for [intrigue] claim or killed for [military] claim, move 1 power from the winning "
    "opponent's faction card to your own. Shuffle Young Viper from your discard or dead pile into your deck."
)


def _claimed(kind: str, bob: dict[str, Any]) -> None:
    sides = {"Ann": {"power": 2, "play": [{"Miller": "attacking"}]}, "Bob": {"deck": ["Baker"], **bob}}
    attack = {"type": kind, "attacker": "Ann", "defender": "Bob"}
    after = {
        "cards": {"Young Viper": {"zone": "deck"}},
        "players": {"Ann": {"power": 2}, "Bob": {"power": 1}},
    }
    moves = ({"Bob": {"trigger": "Young Viper"}}, {"check": after})
    run(sides, "duck", *moves, cards={"Young Viper": VIPER}, challenge=attack)


def test_from_the_discard_pile_and_from_the_dead_pile() -> None:
    """RR Reactions ¶2, Dead Pile ¶2, Discard Pile ¶2: the text is used in the pile into which the claim has put its card."""
    _claimed("intrigue", {"hand": ["Young Viper"]})
    _claimed("military", {"play": ["Young Viper"]})
