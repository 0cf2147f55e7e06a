"""The names that deck lists have for the factions."""

from agot_judge.errors import CardDataError
from agot_judge.spelling import did_you_mean, shown

FACTION_NAMES = {
    "House Baratheon": "baratheon",
    "House Greyjoy": "greyjoy",
    "House Lannister": "lannister",
    "House Martell": "martell",
    "The Night's Watch": "thenightswatch",
    "Night's Watch": "thenightswatch",
    "House Stark": "stark",
    "House Targaryen": "targaryen",
    "House Tyrell": "tyrell",
    "Neutral": "neutral",
}


def faction_called(words: str) -> str:
    """The faction that the words name (``House Stark``, ``stark``); empty where they name none."""
    names = {name.lower(): faction for name, faction in FACTION_NAMES.items()}
    names |= {name.removeprefix("house ").removeprefix("the "): faction for name, faction in names.items()}
    names |= {faction: faction for faction in FACTION_NAMES.values()}
    return names.get(words.lower().replace("’", "'"), "")


def name_of(faction: str) -> str:
    """The name of a faction, as cards have it: ``House Stark``."""
    return next((name for name, code in FACTION_NAMES.items() if code == faction), faction)


def faction_named(place: str, words: str) -> str:
    """The faction that the words at this place must name. Raises CardDataError."""
    faction = faction_called(words)
    if not faction:
        raise CardDataError(f"{place}: {shown(words)} is no faction. {did_you_mean(words, FACTION_NAMES)}")
    return faction
