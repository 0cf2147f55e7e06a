"""Effects of plots "when revealed": passives of step 4 that come before all others."""

from agot_judge.engine.values.position import Position
from agot_judge.rules.initiation.requirements import may_initiate
from agot_judge.rules.six_steps.frames import Passive, Window
from agot_judge.rules.six_steps.rulebook import six_steps

FAQ = "1e/faq"


@six_steps.rule(f"{FAQ}/6.1/1", f"{FAQ}/plot-phase-chart/8")
def when_revealed(position: Position, window: Window) -> tuple[Passive, ...]:
    """The passives of the plots that have been revealed and not been looked at yet."""
    found: list[Passive] = []
    for index in range(window.looked_at, len(window.occurred)):
        event = window.occurred[index]
        if event.kind != "reveal plot":
            continue
        for number, ability in enumerate(position.game.cards[event.card].definition.abilities):
            if ability.kind == "when revealed" and may_initiate(
                position, event.player, event.card, number, event
            ):
                found.append(Passive(card=event.card, ability=number, event=index))
    return tuple(found)
