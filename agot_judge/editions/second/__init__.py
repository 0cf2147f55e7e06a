"""The Second Edition: its framework and its rules, each with the paragraphs it rests on."""

from agot_judge.editions.second import (
    action_window,
    bonuses,
    by_hand,
    cards_in_play,
    challenge_keywords,
    challenges,
    claim,
    declaration,
    defenders,
    determination,
    effects,
    hand_and_deck,
    initiation,
    leaving_play,
    occurrence,
    period_end,
    power_and_gold,
    resolution,
    title_selection,
    winning,
)
from agot_judge.editions.second.book import second as rulebook
from agot_judge.editions.second.questions import SecondEditionQuestions

rulebook.questions = SecondEditionQuestions()

__all__ = [
    "action_window",
    "bonuses",
    "by_hand",
    "cards_in_play",
    "challenge_keywords",
    "challenges",
    "claim",
    "declaration",
    "defenders",
    "determination",
    "effects",
    "hand_and_deck",
    "initiation",
    "leaving_play",
    "occurrence",
    "period_end",
    "power_and_gold",
    "resolution",
    "rulebook",
    "title_selection",
    "winning",
]
