"""The words of the scenario format that are those of every edition; what an edition adds to them its framework declares."""

FORMATS = ("joust", "melee")

FACTIONS = (
    "baratheon",
    "greyjoy",
    "lannister",
    "martell",
    "thenightswatch",
    "stark",
    "targaryen",
    "tyrell",
    "neutral",
)
FACTION_CARDS = {
    "House Baratheon": "baratheon",
    "House Greyjoy": "greyjoy",
    "House Lannister": "lannister",
    "House Martell": "martell",
    "The Night's Watch": "thenightswatch",
    "House Stark": "stark",
    "House Targaryen": "targaryen",
    "House Tyrell": "tyrell",
}
CARD_TYPES = ("character", "location", "attachment", "event", "plot", "agenda", "title", "faction")
ICONS = ("military", "intrigue", "power")
CRESTS = ("holy", "learned", "noble", "war", "shadow", "summer", "winter")

OCCURRENCES = (
    "kill",
    "sacrifice",
    "discard from play",
    "discard",
    "return to hand",
    "put into deck",
    "put into play",
    "kneel",
    "stand",
    "draw",
    "gain power",
)
"""The kinds of event that ``start: {event: ...}`` may name."""

USES = ("trigger", "play")
"""The verbs by which an ability of a card is used; each edition has ways of using a card out of play besides."""
OTHER_VERBS = ("challenge", "defend", "choose", "decline", "set_up", "mulligan")
"""The verbs that take something else than one card."""
ENTRIES = ("advance", "refuse", "random", "by_hand", "check")
