"""The Second Edition: its framework and its rules, each with the paragraphs it rests on."""

from agot_judge.editions.second import characteristics, starting
from agot_judge.editions.second.card_rulings import CARD_RULINGS
from agot_judge.editions.second.challenges import (
    bonuses,
    challenge_keywords,
    challenges,
    claim,
    declaration,
    defenders,
    determination,
)
from agot_judge.editions.second.conventions import CONVENTIONS
from agot_judge.editions.second.decision_kinds import DECISION_KINDS
from agot_judge.editions.second.entering import (
    attaching,
    bestow,
    effects_entering,
    entering_play,
    marshaling,
    put_into_play,
)
from agot_judge.editions.second.entering import entry_rules as _entry_rules
from agot_judge.editions.second.framework import declared
from agot_judge.editions.second.leaving import leaving_play, moving
from agot_judge.editions.second.melee import title_selection
from agot_judge.editions.second.questions import SecondEditionQuestions
from agot_judge.editions.second.round import (
    dominance,
    draw_phase,
    effects_initiating,
    effects_steps,
    initiative,
    marshaling_phase,
    period_end,
    phase_begin,
    plot_choice,
    plot_reveal,
    setup,
    setup_placing,
    setup_reveal,
    standing,
    taxation,
    when_revealed,
)
from agot_judge.editions.second.rulebook import second as rulebook
from agot_judge.editions.second.timing import action_window, effects_game, initiation, occurrence
from agot_judge.editions.second.winning import winning
from agot_judge.rules.complete import complete

rulebook.include(complete())
rulebook.card_rulings = CARD_RULINGS
FRAMEWORK = rulebook.framework = declared()
rulebook.conventions = CONVENTIONS
rulebook.decision_kinds = DECISION_KINDS
rulebook.questions = SecondEditionQuestions()
rulebook.entry_rules = _entry_rules

__all__ = [
    "FRAMEWORK",
    "action_window",
    "attaching",
    "bestow",
    "bonuses",
    "challenge_keywords",
    "challenges",
    "characteristics",
    "claim",
    "declaration",
    "defenders",
    "determination",
    "dominance",
    "draw_phase",
    "effects_entering",
    "effects_game",
    "effects_initiating",
    "effects_steps",
    "entering_play",
    "initiation",
    "initiative",
    "leaving_play",
    "marshaling",
    "marshaling_phase",
    "moving",
    "occurrence",
    "period_end",
    "phase_begin",
    "plot_choice",
    "plot_reveal",
    "put_into_play",
    "rulebook",
    "setup",
    "setup_placing",
    "setup_reveal",
    "standing",
    "starting",
    "taxation",
    "title_selection",
    "when_revealed",
    "winning",
]
