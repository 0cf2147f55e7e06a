"""The paragraphs about what a lasting effect changes, and the STR that comes of it, written out."""

from agot_judge.engine.ability import Modify
from agot_judge.engine.machine import Machine
from agot_judge.engine.memo import ByIdentity
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import has_type_of_character, label
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import say
from agot_judge.engine.values.values import strength
from agot_judge.explain.accounts import account_of_card, is_of_strength

_STRENGTH = ("2e/rr/modifiers/2", "2e/rr/strength/1", "2e/rr/effects/5")
_SET = ("2e/rr/modifiers/5",)
_GAINS = ("2e/rr/gains/4",)
_ALL = ("2e/faq/2.9/1",)
_BLANK = ("2e/rr/blank/1",)
_CANNOT = ("2e/rr/cannot/1",)
_IMMUNE = ("2e/rr/immune/1", "2e/rr/immune/2")
_TERMINAL = ("2e/faq/terminal-condition/1",)
_CONTRIBUTES = ("2e/faq/2.10/1", "2e/faq/2.10/3")
_DOES_NOT = ("2e/faq/2.10/5",)


@ByIdentity
@shared.rule(*_SET, *_GAINS, *_ALL, *_BLANK, *_CANNOT, *_IMMUNE, *_TERMINAL, *_CONTRIBUTES, *_DOES_NOT)
def about_changes(modify: Modify) -> tuple[str, ...]:
    """The paragraphs on which the parts of a change of cards rest."""
    gains = modify.gains_icons + modify.gains_keywords + modify.gains_traits + modify.gains_factions
    gains += modify.gains_crests
    loses = modify.loses_icons + modify.loses_keywords + modify.loses_traits + modify.loses_crests
    sets = (modify.set_strength, modify.set_gold, modify.set_initiative, modify.set_claim, modify.set_reserve)
    found: tuple[str, ...] = _GAINS if gains or modify.gains_abilities else ()
    found += _ALL if "all" in loses or modify.loses_factions or modify.loses_immunities else ()
    found += _SET if any(value is not None for value in sets) else ()
    found += _BLANK if modify.blank else ()
    found += _CANNOT if modify.cannot else ()
    found += _IMMUNE if modify.immune_to or modify.immune_to_triggered else ()
    found += _TERMINAL if modify.killed_at_zero else ()
    found += _CONTRIBUTES if modify.contributes_its_strength or modify.contributes is not None else ()
    return found + (_DOES_NOT if "does not contribute STR" in modify.rules else ())


@shared.rule(*_STRENGTH)
def saying_strength(
    machine: Machine, state: State, changes: tuple[Modify, ...], cards: tuple[int, ...]
) -> State:
    """The state with a line for each of these characters whose STR the changes concern: what it is now, and why."""
    if not state.log.is_kept:
        return state
    blanks = any(change.blank for change in changes)
    if not blanks and not any(is_of_strength(change) for change in changes):
        return state
    for card in cards:
        if not any(map(is_of_strength, changes)) and machine.game.cards[card].definition.face.strength != "X":
            continue
        if state.cards[card].zone == "play" and has_type_of_character(machine.game, state, card):
            account = account_of_card(machine.at(state), card, "str")
            text = f"{label(machine.game, card)} has STR {strength(machine.at(state), card)}, as printed."
            state = say(
                state,
                "state",
                account.text if account is not None else text,
                account.cites if account is not None else _STRENGTH[:1],
            )
    return state
