"""Decisions on what an attachment or a duplicate goes: as it enters play, as a target, or as an effect attaches it."""

from agot_judge.engine.ability import Attach, ChooseNow, Effect, GainAbility
from agot_judge.engine.ability.later_choices import TARGETS
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import card_options, label
from agot_judge.engine.state.decision import Decision
from agot_judge.engine.state.frames import Initiation, PuttingIntoPlay, Resolution
from agot_judge.engine.state.game import Game
from agot_judge.engine.values.position import Position
from agot_judge.rules.targets.picking import slots_of


@shared.rule("2e/rr/attachment-cards/1", "2e/rr/duplicates/1")
def is_where_it_goes(position: Position) -> bool:
    """True where the innermost ability, or card that enters play, asks that now."""
    state = position.state
    if state.asking is None or state.asking.kind != "target":
        return False
    top = state.stack[-1]
    if isinstance(top, PuttingIntoPlay):
        return True
    if isinstance(top, Initiation):
        ability = position.ability(top.card, top.ability)
        return _attach_to((*ability.effects, *ability.then), len(top.targets))
    if not isinstance(top, Resolution) or top.done >= len(top.effects):
        return False
    effect = top.effects[top.done]
    if isinstance(effect, ChooseNow):
        return _attach_to((*effect.effects, *effect.then), 0)
    slots = slots_of(position, top, effect)
    return isinstance(effect, Attach | GainAbility) and slots[len(top.picked)].field == "to"


def _attach_to(effects: tuple[Effect, ...], index: int) -> bool:
    """True where something is attached to the targets of this choice."""
    if index >= len(TARGETS):
        return False
    attaching = (node for node in nodes(effects) if isinstance(node, Attach | GainAbility))
    return any(node.to == TARGETS[index] for node in attaching)


def which_host(
    game: Game, player: int, card: int, hosts: tuple[int, ...], cites: tuple[str, ...]
) -> Decision:
    """The player's decision to which of these cards the attachment is attached."""
    text = f"What is {label(game, card)} attached to?"
    return Decision(player=player, kind="target", text=text, options=card_options(game, hosts), cites=cites)
