"""Assumptions where the documents of the First Edition are silent and play needs an answer: declared, with the paragraph to
which each
is anchored. None of them is a rule, and a trace says so."""

from agot_judge.engine.assumptions import Assumption

FAQ = "1e/faq"


def _assumption(number: int, anchor: str, text: str, value: int | None = None) -> Assumption:
    return Assumption(id=f"A{number}", text=text, anchor=f"{FAQ}/{anchor}", value=value)


SETUP = _assumption(
    2,
    "2.1/1",
    "The FAQ has cards revealed during setup; seven cards, up to 5 gold of characters and locations with the gold penalty, one "
    "of them limited, seven cards again, and no mulligan, are an assumption.",
)
POWER_TO_WIN = _assumption(
    3,
    "2.8/1",
    "The FAQ names a win condition; 15 power on the House card and characters is an assumption.",
    15,
)
INITIATIVE = _assumption(
    4,
    "plot-phase-chart/6",
    "The chart has initiative counted; that the value of the revealed plot with all bonuses is compared, and that a tie goes "
    "to the least total power, is an assumption.",
)
INCOME = _assumption(
    5,
    "marshalling-phase-chart/5",
    "The chart has income counted; that it is the gold of the revealed plot with all bonuses is an assumption.",
)
GOLD_PENALTY = _assumption(
    6,
    "action-window-step-1/5",
    "The FAQ has penalties; that a card of another House costs 2 gold more is an assumption.",
    2,
)
CHALLENGES = _assumption(
    7,
    "challenges-phase-chart/6",
    "The chart has the type and the opponent declared; that each type is declared once in the phase, with standing characters "
    "that have the icon, is an assumption.",
    1,
)
DEFENDERS = _assumption(
    8,
    "challenges-phase-chart/12",
    "The chart has defenders kneel; that any number of standing characters with the icon may is an assumption.",
)
WINNER = _assumption(
    9,
    "challenges-phase-chart/16",
    "The chart has the winner determined; that a side needs at least 1 STR to win is an assumption.",
    1,
)
CLAIM = _assumption(
    10,
    "challenges-phase-chart/17",
    "The chart has the challenge result implemented; what it is for each type, and that it is as much as the claim of the "
    "attacker's revealed plot, is an assumption.",
)
CLAIM_OF_SEVERAL = _assumption(
    11,
    "challenges-phase-chart/17",
    "The chart has the challenge result implemented; that several characters are chosen before the saves is an assumption.",
)
UNOPPOSED = _assumption(
    12,
    "challenges-phase-chart/18",
    "The chart has a reward for an unopposed challenge; 1 power for the House of an attacker against whom no STR stands is an "
    "assumption.",
    1,
)
RENOWN = _assumption(
    13,
    "challenges-phase-chart/19",
    "The chart has renown awarded; 1 power for each participating character with it of the winner is an assumption.",
    1,
)
EMPTY_DECK = _assumption(
    14,
    "draw-phase-chart/5",
    "The chart has cards drawn; that an empty deck just gives none is an assumption.",
)
DOMINANCE = _assumption(
    15,
    "dominance-phase-chart/4",
    "The chart has dominance rewarded; 1 power for the most STR of standing characters is an assumption.",
    1,
)
STEALTH = _assumption(
    17,
    "challenges-phase-chart/11",
    "The chart has stealth targets chosen; that each attacker with stealth keeps one character without it from defending is an "
    "assumption.",
)
DEADLY = _assumption(
    18,
    "4.14/1",
    "The FAQ says that one can be saved from deadly; that a defending character is killed where more attackers than defenders "
    "have it is an assumption.",
)
LIMITED = _assumption(
    19,
    "4.4/5",
    "The FAQ speaks of a limited card already played; that one a round may be is an assumption.",
    1,
)
NO_ATTACHMENTS = _assumption(
    20,
    "3.20/1",
    "The FAQ has attachments whose restriction is not met discarded; that this holds of No attachments too is an assumption.",
)
DUPLICATE_IS_FREE = _assumption(
    21,
    "marshalling-phase-chart/8",
    "The chart has duplicates played; that they cost no gold is an assumption.",
)
INFLUENCE = _assumption(
    22,
    "3.2/1",
    "The FAQ has influence knelt as a cost; that any standing cards that provide it kneel, and that what is too much is lost, is "
    "an assumption.",
)
DOOMED = _assumption(
    23, "2.8/1", "The FAQ names elimination by doomed cards; 5 in the dead pile is an assumption.", 5
)
OTHER_KEYWORDS = _assumption(
    24,
    "3.7/1",
    "The FAQ names this keyword and does not say what it does: that it does nothing by itself is an assumption.",
)
ORDER_OF_NESTED = _assumption(
    28,
    "first-actions-and-responses/2",
    "The FAQ says who begins in an action window; that the same holds of saves and cancels for passives and responses is an "
    "assumption.",
)
WHEN_WON = _assumption(
    29,
    "2.8/1",
    'The FAQ says "immediately"; that it is looked at after each execution is an assumption.',
)
REPLACEMENT = _assumption(
    30,
    "3.21/1",
    "The FAQ says what replacement effects change; that each applies as the thing would happen, without an opportunity to save "
    "or cancel of its own, is an assumption.",
)
CHALLENGE_OVER = _assumption(
    32,
    "2.6/2",
    "The FAQ says when effects end that last to the end of a phase; that those to the end of a challenge end after step 6 of its "
    "resolution, and those of the round with the last phase, is an assumption.",
)
LAST_PLAYER = _assumption(
    34,
    "4.6/1",
    "The FAQ says what is done with the cards of who is eliminated; that the last player wins is an assumption.",
)
LEAST_COST = _assumption(
    35, "action-window-step-1/6", "The FAQ has costs modified; that none comes below 0 is an assumption.", 0
)
ASSUMPTIONS: tuple[Assumption, ...] = (
    SETUP, POWER_TO_WIN, INITIATIVE, INCOME, GOLD_PENALTY, CHALLENGES, DEFENDERS, WINNER, CLAIM, CLAIM_OF_SEVERAL, UNOPPOSED,
    RENOWN, EMPTY_DECK, DOMINANCE, STEALTH, DEADLY, LIMITED, NO_ATTACHMENTS, DUPLICATE_IS_FREE, INFLUENCE, DOOMED,
    OTHER_KEYWORDS, ORDER_OF_NESTED, WHEN_WON, REPLACEMENT, CHALLENGE_OVER, LAST_PLAYER, LEAST_COST,
)  # fmt: skip
"""All of them by number. Those on which nothing rests yet that the engine does are not declared."""
