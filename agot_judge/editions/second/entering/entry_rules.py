"""The rules by which cards come into play in the Second Edition: its answers to the rules that editions share
(``engine.values.position``)."""

from agot_judge.editions.second.entering.attaching import (
    against_becoming_attached as against_becoming_attached,
)
from agot_judge.editions.second.entering.attaching import attachment_requirements as attachment_requirements
from agot_judge.editions.second.entering.attaching import may_attach as may_attach
from agot_judge.editions.second.entering.entering_play import may_enter_play as may_enter_play
from agot_judge.editions.second.entering.entry_prohibitions import prohibitions as prohibitions
from agot_judge.editions.second.entering.permissions import why_not_permitted as why_not_permitted
from agot_judge.editions.second.entering.playing import can_be_played_from_there as can_be_played_from_there
from agot_judge.editions.second.entering.playing import may_play_of_another as may_play_of_another
from agot_judge.editions.second.entering.playing import (
    might_be_played_from_there as might_be_played_from_there,
)
from agot_judge.editions.second.entering.playing import play_cost as play_cost
from agot_judge.editions.second.entering.playing import play_requirements as play_requirements
from agot_judge.editions.second.entering.playing import why_playing_costs_so_much as why_playing_costs_so_much
from agot_judge.editions.second.entering.put_into_play import keeping_out as keeping_out
from agot_judge.editions.second.entering.put_into_play import obstacles as obstacles
from agot_judge.editions.second.entering.uniqueness import against_duplicating as against_duplicating
from agot_judge.editions.second.entering.uniqueness import presence as presence
from agot_judge.editions.second.entering.uniqueness import uniqueness as uniqueness
