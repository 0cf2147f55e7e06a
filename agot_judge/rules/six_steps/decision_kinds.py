"""The kinds of decisions in the First Edition, each with what it asks."""

DECISION_KINDS = {
    "action": "Which action to take in a segment of player actions.",
    "response": "Which response to use, a save or cancel among them.",
    "target": "Which cards, or which player, as targets; which character is bypassed by stealth.",
    "cost": "Which cards pay a cost.",
    "claim": "Which characters die for claim.",
    "order": "In which order passives come.",
    "challenge": "Which challenge is declared, and with whom.",
    "defenders": "Which defenders are declared.",
    "yes or no": "Whether to do something.",
    "number": "How many, or how much.",
    "name": "Which of several words, of which one is named.",
    "first player": "Who is appointed first player.",
    "winner": "Who of several wins or is eliminated.",
    "plot": "Which plot card.",
    "discard": "Which cards are discarded.",
    "random": "What came of chance.",
    "by hand": "What changes, where the program does not understand a text.",
    "pause": "What the players change between two decisions.",
}
