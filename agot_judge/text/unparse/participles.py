"""What is done, as it is said of the cards to which it happens: ``is killed``, ``has been discarded``."""

PARTICIPLES = {
    "kill": "killed",
    "sacrifice": "sacrificed",
    "save": "saved",
    "kneel": "knelt",
    "stand": "stood",
    "play event": "played",
    "marshal": "marshaled",
    "ambush": "ambushed",
    "draw": "drawn",
    "discard": "discarded",
    "discard from play": "discarded from play",
    "return to hand": "returned to its owner's hand",
    "return to shadows": "returned to shadows",
    "remove from challenge": "removed from a challenge",
    "leave game": "removed from the game",
    "put into play": "put into play",
    "reveal": "revealed",
    "reveal plot": "revealed",
    "bypass": "bypassed by stealth",
    "assault": "targeted by assault",
    "attach": "attached",
    "declare attacker": "declared as an attacker",
    "declare defender": "declared as a defender",
}
"""By kind of occurrence."""
