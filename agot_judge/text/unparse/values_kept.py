"""Values of plot cards that cannot be raised or reduced."""

from agot_judge.engine.ability.ability import Modify
from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.values.plot_values import value_change
from agot_judge.text.unparse.immunities import immunity

YOUR_OTHER_CARDS = Cards(this=False, controller="you", zone="any")
VALUES = ("gold", "initiative", "claim", "reserve")


def value_kept(effect: Modify, plot: str) -> str:
    """``the claim value on your revealed plot card cannot be reduced``; empty where it says something else."""
    if effect.by == YOUR_OTHER_CARDS and effect.cannot == (value_change("gold", raised=True),):
        return "your other cards do not provide a gold bonus"
    for name in VALUES:
        done = [
            word
            for word, raised in (("raised", True), ("reduced", False))
            if value_change(name, raised=raised) in effect.cannot
        ]
        if done and len(done) == len(effect.cannot):
            by = "" if effect.by is None else f" by {immunity(effect.by)}"
            return f"the {name} value on {plot} cannot be {' or '.join(done)}{by}"
    return ""
