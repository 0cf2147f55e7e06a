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
from agot_judge.editions.second.entering import (
    attaching,
    bestow,
    effects_entering,
    entering_play,
    marshaling,
    put_into_play,
)
from agot_judge.editions.second.entering import entry_rules as _entry_rules
from agot_judge.editions.second.framework import FRAMEWORK
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
from agot_judge.editions.second.round.period_end import ENDS, LAST
from agot_judge.editions.second.rulebook import second as rulebook
from agot_judge.editions.second.timing import action_window, effects_game, initiation, occurrence
from agot_judge.editions.second.winning import winning
from agot_judge.rules.costs import spending
from agot_judge.rules.effects import (
    becoming,
    cards_in_play,
    control,
    effects_hand_and_deck,
    effects_holding,
    effects_lasting,
    effects_power_and_gold,
    effects_searching,
    gold_on_cards,
    hand_and_deck,
    pile_order,
    power_and_gold,
    switching,
)
from agot_judge.rules.effects import effects_on_cards as effects
from agot_judge.rules.lasting import lasting, replacing
from agot_judge.rules.resolution import by_hand, loops, resolution
from agot_judge.rules.targets import chosen_together, targets_changed

rulebook.card_rulings = CARD_RULINGS
rulebook.framework = FRAMEWORK
rulebook.questions = SecondEditionQuestions()
rulebook.entry_rules = _entry_rules
rulebook.phase_ends = frozenset(ENDS)
rulebook.round_end = LAST

__all__ = [
    "FRAMEWORK",
    "action_window",
    "attaching",
    "becoming",
    "bestow",
    "bonuses",
    "by_hand",
    "cards_in_play",
    "challenge_keywords",
    "challenges",
    "characteristics",
    "chosen_together",
    "claim",
    "control",
    "declaration",
    "defenders",
    "determination",
    "dominance",
    "draw_phase",
    "effects",
    "effects_entering",
    "effects_game",
    "effects_hand_and_deck",
    "effects_holding",
    "effects_initiating",
    "effects_lasting",
    "effects_power_and_gold",
    "effects_searching",
    "effects_steps",
    "entering_play",
    "gold_on_cards",
    "hand_and_deck",
    "initiation",
    "initiative",
    "lasting",
    "leaving_play",
    "loops",
    "marshaling",
    "marshaling_phase",
    "moving",
    "occurrence",
    "period_end",
    "phase_begin",
    "pile_order",
    "plot_choice",
    "plot_reveal",
    "power_and_gold",
    "put_into_play",
    "replacing",
    "resolution",
    "rulebook",
    "setup",
    "setup_placing",
    "setup_reveal",
    "spending",
    "standing",
    "starting",
    "switching",
    "targets_changed",
    "taxation",
    "title_selection",
    "when_revealed",
    "winning",
]
