"""The words of the scenario format."""

EDITIONS = ("2e", "1e", "ccg")
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
CRESTS = ("holy", "learned", "noble", "war", "shadow")

PHASES = ("plot", "draw", "marshaling", "challenges", "dominance", "standing", "taxation")
PHASE_SPELLINGS = {"marshalling": "marshaling"}
STEPS = (
    *("1.1", "1.2", "1.3", "1.4", "1.5"),
    *("2.1", "2.2", "2.3"),
    *("3.1", "3.2", "3.3", "3.4"),
    *("4.1", "4.2", "4.2.1", "4.2.2", "4.2.3", "4.2.4", "4.2.5", "4.2.6", "4.3", "4.4"),
    *("5.1", "5.2", "5.3"),
    *("6.1", "6.2", "6.3"),
    *("7.1", "7.2", "7.3", "7.4", "7.5"),
)
"""The framework steps of the second edition (Rules Reference, Appendix I)."""
LAST_STEPS = {
    "plot": "1.5",
    "draw": "2.3",
    "marshaling": "3.4",
    "challenges": "4.4",
    "dominance": "5.3",
    "standing": "6.3",
    "taxation": "7.5",
}

SEQUENCES = ("duck", "end-of-round", "round", "setup", "mulligan")
FRAMEWORK_ACTIONS = (
    *("plot-phase-begins", "reveal-plots", "plot-phase-ends"),
    *("draw-phase-begins", "draw-cards", "draw-phase-ends"),
    *("marshalling-phase-begins", "count-income", "next-active-player", "marshalling-phase-ends"),
    *("challenges-phase-begins", "declare-challenge", "stealth-and-defenders", "challenge-resolution"),
    *("finish-challenges", "challenges-phase-ends"),
    *("dominance-phase-begins", "reward-dominance", "dominance-phase-ends"),
    *("standing-phase-begins", "stand-cards", "standing-phase-ends"),
    *("taxation-phase-begins", "return-gold", "taxation-phase-ends"),
)
"""The framework actions of the First Edition and the Iron Throne Edition, by the words of their charts."""

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
"""What ``start: {event: ...}`` may name."""

LISTS = (
    "plot",
    "agenda",
    "plots",
    "used",
    "hand",
    "deck",
    "discard",
    "dead",
    "shadows",
    "play",
    "faction_attachments",
)
"""The keys of a player that hold cards."""

ZONES = (
    "play",
    "hand",
    "deck",
    "discard",
    "dead",
    "shadows",
    "plot deck",
    "used",
    "out of game",
    "being played",
)
WINDOWS = (
    "action",
    "interrupt",
    "forced interrupt",
    "reaction",
    "forced reaction",
    "cancel",
    "none",
    "save/cancel",
    "passive",
    "response",
)
DECISIONS = (
    "action",
    "interrupt",
    "reaction",
    "cancel",
    "response",
    "target",
    "cost",
    "claim",
    "order",
    "keyword type",
    "challenge",
    "defenders",
    "yes or no",
    "number",
    "name",
    "first player",
    "winner",
    "plot",
    "title",
    "setup",
    "discard",
)
ADVANCE_WINDOWS = tuple(dict.fromkeys((*WINDOWS, *DECISIONS)))

USES = ("trigger", "play", "marshal", "duplicate", "shadow", "unshadow", "ambush")
"""The verbs that take one card."""
VERBS = (*USES, "challenge", "defend", "choose", "decline", "set_up", "mulligan")
ENTRIES = ("advance", "refuse", "random", "by_hand", "check")
CHANGES = ("kill", "sacrifice", "discard", "kneel", "stand", "draw", "gain_power", "gain_gold", "move")
