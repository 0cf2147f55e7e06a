"""The rules by which cards come into play in the Second Edition: its answers to the rules that editions share
(``engine.values.position``)."""

from agot_judge.editions.second.entering.attaching import (
    against_becoming_attached,
    attachment_requirements,
    may_attach,
)
from agot_judge.editions.second.entering.entering_play import may_enter_play
from agot_judge.editions.second.entering.entry_prohibitions import prohibitions
from agot_judge.editions.second.entering.permissions import why_not_permitted
from agot_judge.editions.second.entering.playing import (
    can_be_played_from_there,
    may_play_of_another,
    might_be_played_from_there,
    play_cost,
    play_requirements,
    why_playing_costs_so_much,
)
from agot_judge.editions.second.entering.put_into_play import keeping_out, obstacles
from agot_judge.editions.second.entering.uniqueness import against_duplicating, presence, uniqueness

__all__ = [
    "against_becoming_attached",
    "against_duplicating",
    "attachment_requirements",
    "can_be_played_from_there",
    "keeping_out",
    "may_attach",
    "may_enter_play",
    "may_play_of_another",
    "might_be_played_from_there",
    "obstacles",
    "play_cost",
    "play_requirements",
    "presence",
    "prohibitions",
    "uniqueness",
    "why_not_permitted",
    "why_playing_costs_so_much",
]
