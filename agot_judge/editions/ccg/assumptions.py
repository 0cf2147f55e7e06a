"""Assumptions where the booklet is silent and play needs more: declared, with the paragraph to which each is anchored.

None of them is a rule, and a trace says so. The names are those that the shared rules use.
"""

from agot_judge.engine.assumptions import Assumption

RULES = "ccg/rules"


def _assumption(number: int, anchor: str, text: str, value: int | None = None) -> Assumption:
    return Assumption(id=f"A{number}", text=text, anchor=f"{RULES}/{anchor}", value=value)


CLAIM_OF_SEVERAL = _assumption(
    40,
    "high-claim-military-challenges/1",
    "The booklet asks for different characters; that all are chosen before any save, and as many as there are where there are "
    "fewer, is an assumption.",
)
END_OF_SEGMENT = _assumption(
    41,
    "actions-and-passive-abilities/3",
    "The booklet has players act or pass in turn; that it ends when all have passed one after another is an assumption.",
)
PLAYER_ACTIONS = _assumption(
    42,
    "playing-cards/2",
    "The booklet lets cards be played at any time of the phase that they name; that it is after the phase begins and after "
    "what is done in it, as on the charts that exist, is an assumption.",
)
ITS_OWN_LEAVING = _assumption(
    43,
    "responses/1",
    "The booklet says that a response is used when its card says so; that a card which has left play may respond to that is an "
    "assumption.",
)
PLAIN_MEANING = _assumption(
    44,
    "the-golden-rule/1",
    "The booklet has cards take precedence and does not define this word of theirs; that it means what it says is an assumption.",
)
ICONS_OF_TITLES = _assumption(
    47,
    "multiplayer-rules/7",
    "The booklet shows the icons of the titles as pictures; that Crown Regent counts in power, Lord Commander of the Kingsguard "
    "in military and Master of Whispers in intrigue challenges is an assumption.",
)
PLOTS_ARE_USED = _assumption(
    48,
    "phase-6-standing/2",
    "The booklet moves plots at the end of the standing phase; that it is done before the round ends is an assumption.",
)
CARDS_OF_THE_ELIMINATED = _assumption(
    51,
    "doomed/1",
    "The booklet has a player eliminated; that the cards which the player owns or controls leave play is an assumption.",
)
CLOSED_END = _assumption(
    52,
    "actions-and-passive-abilities/3",
    "The booklet ends a phase when all have passed; that nothing is saved, canceled or responded to at its end is an assumption.",
)
ASSUMPTIONS: tuple[Assumption, ...] = (
    CLAIM_OF_SEVERAL, END_OF_SEGMENT, PLAYER_ACTIONS, ITS_OWN_LEAVING, PLAIN_MEANING, ICONS_OF_TITLES, PLOTS_ARE_USED,
    CARDS_OF_THE_ELIMINATED,
    CLOSED_END,
)  # fmt: skip
"""All of them by number. Those on which nothing rests yet that the engine does are not declared."""
NUMBERS = {
    "power to win": 15,
    "challenges": 1,
    "winner": 1,
    "unopposed": 1,
    "renown": 1,
    "dominance": 1,
    "limited": 1,
    "gold penalty": 2,
    "doomed": 5,
    "least cost": 0,
}
"""The numbers that the booklet gives, or that follow from it: a cost is paid in gold, so it is not below 0."""
