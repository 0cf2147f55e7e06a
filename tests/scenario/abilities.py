"""Structured abilities of several shapes, for scenarios that Hypothesis makes."""

from agot_judge.engine.ability import (
    Ability,
    Cards,
    Comparison,
    Condition,
    Count,
    Delayed,
    GainPower,
    Kill,
    Kneel,
    Limit,
    Modify,
    PayGold,
    Stand,
    Trigger,
)
from agot_judge.engine.ability import (
    Choose as ChooseTargets,
)

ABILITIES = (
    Ability(
        kind="action",
        phase="challenges",
        costs=(Kneel(on="self"),),
        effects=(Stand(on="self"),),
        text="Up: now.",
    ),
    Ability(
        kind="reaction",
        forced=True,
        trigger=Trigger(event="kill", card=Cards(trait=("Lord",), controller="opponent"), would=True),
        choose=(
            ChooseTargets(
                cards=Cards(
                    kneeling=False,
                    where=(Comparison(of="STR", relation="at most", amount=Count(cards=Cards())),),
                ),
                least=0,
                most=2,
            ),
        ),
        effects=(Kill(can_be_saved=False), GainPower(amount=2)),
        then=(Delayed(period="round", effects=(Kill(),), if_with_token="poison"),),
        limit=Limit(times=2, per_title=True),
    ),
    Ability(
        kind="constant",
        condition=Condition(exists=Cards(name="no"), challenge=("any",)),
        costs=(PayGold(amount=1),),
        effects=(
            Modify(on=Cards(this=True), strength=-2, gains_keywords=("stealth",), cannot=("be killed",)),
        ),
    ),
)
