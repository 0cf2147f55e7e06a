"""What happens to cards: where it leaves them, and what they are called by it."""

IN_PLAY = frozenset(
    {"attach", "bypass", "declare attacker", "declare defender", "enter play", "gain power", "kneel", "marshal",
     "place token", "put into play", "save", "stand"}
)  # fmt: skip
"""What happens to cards in play only, and leaves them there."""

HAPPENED_SO = {
    "killed": ("kill",),
    "sacrificed": ("sacrifice",),
    "discarded": (
        "discard",
        "discard from play",
        "discard from hand",
        "discard from deck",
        "discard from shadows",
    ),
    "returned": ("return to hand",),
    "knelt": ("kneel",),
    "bypassed": ("bypass",),
    "ambushed": ("ambush",),
    "marshaled": ("marshal",),
    "saved": ("save", "kill", "discard from play", "leave play", "return to hand", "discard"),
}
"""What a card is called to which this has happened; what is saved is what was about to leave play."""
