"""Parts of the round that a player carries out."""

from agot_judge.engine.ability.effects_on_players import BecomeFirst, CarryOut
from agot_judge.text.grammar.effects.hands_and_decks import hands_and_decks
from agot_judge.text.parsing.template import SUBJECT

hands_and_decks.means(
    become_first=(BecomeFirst(player=SUBJECT),),
    determine_dominance=(CarryOut(what="determine dominance"),),
    check_reserve=(CarryOut(what="check reserve", player=SUBJECT),),
)
