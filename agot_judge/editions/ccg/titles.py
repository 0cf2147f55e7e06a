"""The six titles of the multiplayer game, as far as the booklet says what they do.

Whom a title supports and opposes its card says; of two the examples do.
"""

from agot_judge.cards.model import CardFace
from agot_judge.cards.title import Title, TitleAbilities

RULES = "ccg/rules"


def _title(
    name: str,
    abilities: TitleAbilities | None = None,
    supports: tuple[str, ...] = (),
    opposes: tuple[str, ...] = (),
    influence: int = 0,
) -> Title:
    face = CardFace(name=name, type="title", rivals=opposes, supports=supports, influence=influence)
    return Title(face=face, abilities=abilities or TitleAbilities())


TITLES: tuple[Title, ...] = (
    _title("Crown Regent", TitleAbilities(strength=(("power", 3),), redirects=1)),
    _title("Hand of the King", influence=2),
    _title("Lord Commander of the Kingsguard", TitleAbilities(strength=(("military", 3),))),
    _title("Master of Coin", TitleAbilities(gold=2)),
    _title("Master of Laws", TitleAbilities(cards_drawn=1), supports=("Hand of the King",)),
    _title(
        "Master of Whispers",
        TitleAbilities(strength=(("intrigue", 3),)),
        opposes=("Master of Laws", "Crown Regent"),
    ),
)
CITES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("Crown Regent", (f"{RULES}/crown-regent/1",)),
    ("Hand of the King", (f"{RULES}/hand-of-the-king/1",)),
    ("Lord Commander of the Kingsguard", (f"{RULES}/lord-commander-of-the-kingsguard/1",)),
    ("Master of Coin", (f"{RULES}/master-of-coin/1",)),
    ("Master of Laws", (f"{RULES}/master-of-laws/1",)),
    ("Master of Whispers", (f"{RULES}/master-of-whispers/1",)),
)
