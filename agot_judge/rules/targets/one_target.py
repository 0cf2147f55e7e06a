"""One target that is enough for an ability to be initiated: found at once, before all that may be chosen is listed."""

from collections.abc import Iterator

from agot_judge.engine.ability import Ability, Choose
from agot_judge.engine.ability.later_choices import TARGETS, is_of_cards
from agot_judge.engine.memo import ByIdentity
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.events import Event
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.values import is_prohibited
from agot_judge.rules.targets.choosing import targets_one_by_one
from agot_judge.rules.targets.effects_on_targets import effects_on, effects_with_target
from agot_judge.rules.targets.only_targets import AS_THE_ONLY_TARGET
from agot_judge.rules.targets.target_options import scopes_of_payment


@ByIdentity
def one_choice(ability: Ability) -> Choose | None:
    """The one choice of cards that the ability makes, of which a single target is enough; None where it makes another one."""
    if len(ability.choose) != 1:
        return None
    (choose,) = ability.choose
    is_plain = (
        is_of_cards(choose) and choose.by == "you" and choose.each_of is None and choose.instead is None
    )
    return choose if is_plain and not choose.apart_if_able and choose.least in (0, 1) else None


@shared.rule("2e/rr/target/3", "2e/rr/target/8", "2e/rr/cannot/1")
def targets_for_one(
    position: Position, player: int, card: int, ability: Ability, choose: Choose, event: Event | None
) -> Iterator[int]:
    """The cards that may be chosen as the only target of the ability's ``one_choice``, each as it is found."""
    (ref, *_) = TARGETS
    effects = effects_with_target(ability, 0)
    affecting = effects_on(effects, ref) or ()
    for scope in scopes_of_payment(position, player, card, ability, event):
        for target in targets_one_by_one(position, choose, affecting, scope, 0):
            if not is_prohibited(position, target, AS_THE_ONLY_TARGET, source=card):
                yield target
