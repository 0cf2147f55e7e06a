"""Values that the engine computes, with the paragraphs of the booklet on which they rest."""

from agot_judge.editions.ccg.rulebook import ccg
from agot_judge.engine.state import board
from agot_judge.engine.values import titles, values
from agot_judge.engine.values.immunity import is_immune_to

RULES = "ccg/rules"

ccg.rule(f"{RULES}/lasting-effects/2", f"{RULES}/lasting-effects/5", f"{RULES}/card-anatomy/4")(
    values.strength
)
ccg.rule(f"{RULES}/card-anatomy/5", f"{RULES}/lasting-effects/2")(values.icons)
ccg.rule(f"{RULES}/dual-house-cards/1", f"{RULES}/house-cards/1")(values.factions)
ccg.rule(f"{RULES}/immunity/1")(values.is_immune)
ccg.rule(f"{RULES}/immunity/1")(is_immune_to)
ccg.rule(f"{RULES}/the-golden-rule/1")(values.is_prohibited)
ccg.rule(f"{RULES}/power-and-victory/1", f"{RULES}/power-and-victory/3")(values.power_of)
ccg.rule(f"{RULES}/card-anatomy/16", f"{RULES}/initiative-bonuses/1")(values.plot_value)
ccg.rule(f"{RULES}/step-3-resolve/1", f"{RULES}/participating-characters/1")(values.contributions)
ccg.rule(f"{RULES}/in-play/1")(board.in_play)
ccg.rule(
    f"{RULES}/crown-regent/1",
    f"{RULES}/lord-commander-of-the-kingsguard/1",
    f"{RULES}/master-of-whispers/1",
)(titles.title_strength)
ccg.rule(f"{RULES}/supports/1")(titles.supports)
ccg.rule(f"{RULES}/opposes/1")(titles.is_rival)
