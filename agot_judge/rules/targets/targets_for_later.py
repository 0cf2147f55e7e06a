"""Targets that only what is done later can affect: ``Choose a character. It is now participating. If you win, stand it.``"""

from agot_judge.engine.ability import Delayed, Effect, Later
from agot_judge.engine.ability.later_choices import TARGETS, is_of_cards
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.decision import Answer, Decision
from agot_judge.engine.state.frames import Initiation
from agot_judge.engine.values.position import Position
from agot_judge.rules.resolution.scope_of import scope_of_initiation
from agot_judge.rules.targets.choosing import legal_targets
from agot_judge.rules.targets.effects_on_targets import effects_on

_COULD_AFFECT = ("2e/rr/target/8",)


@shared.rule(*_COULD_AFFECT)
def about_later(position: Position, frame: Initiation, decision: Decision, given: Answer) -> tuple[str, ...]:
    """The paragraphs to cite where one of the targets just chosen can be affected only by what the effect does later: it is no
    target
    only if the effect could not affect it at all."""
    ability = position.ability(frame.card, frame.ability)
    if decision.kind != "target" or frame.made >= len(ability.choose) or not position.state.log.is_kept:
        return ()
    at_once = tuple(effect for effect in ability.effects if not _waits(effect))
    choose, index = ability.choose[frame.made], len(frame.targets)
    if not is_of_cards(choose) or len(at_once) == len(ability.effects):
        return ()
    affecting = effects_on(at_once, TARGETS[index])
    if not affecting:
        return ()
    affected = legal_targets(position, choose, affecting, scope_of_initiation(frame), index)
    cards = [decision.options[option].card for option in given.options]
    return _COULD_AFFECT if any(card >= 0 and card not in affected for card in cards) else ()


def _waits(effect: Effect) -> bool:
    return isinstance(effect, Delayed | Later)
