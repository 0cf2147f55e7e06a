"""Texts with "instead": the order of the words, and the challenge result in whose place something comes."""

import re

from msgspec.structs import replace

from agot_judge.engine.ability import Ability, Instead, May, Move, ReturnToHand, Trigger

_INSTEAD_FIRST = re.compile(
    r"(?P<would>If [^.,]+? would be [^.,]+), (?P<may>you may )?instead (?P<does>[^.\"]+)(?P<rest>\..*|$)",
    re.DOTALL,
)
INSTEAD_OF_CLAIM = "instead of the normal claim effect"
_OF_CLAIM = re.compile(r"(?<=, )instead of the normal claim(?: effects?)?, ")
_OF_PLACEMENT = re.compile(
    r" instead of (?:(?:placing (?:it|him|her|that card|that character) in )?(?:your|its owner's) (?:dead|discard) pile|"
    r"discarding (?:it|that card|that event))(?=\.?$)"
)


def with_instead_last(line: str) -> str:
    """``If .. would be killed, instead ..`` as ``If .. would be killed, .. instead``."""
    found = _INSTEAD_FIRST.fullmatch(line)
    if found is None:
        return line
    return f"{found['would']}, {found['may'] or ''}{found['does']} instead{found['rest']}"


def without_claim(line: str) -> str:
    """The line without ``instead of the normal claim effects`` before what is done."""
    return _OF_CLAIM.sub("", line, count=1)


def instead_of_claim(ability: Ability) -> Ability | None:
    """The passive that answers a challenge which was won, as what comes in the place of its result (1e/faq/3.21/1).

    None where it asks more of the challenge than its result knows of, or where the player may do a part of it alone.
    """
    trigger = ability.trigger
    if trigger is None or not ability.forced or ability.costs or ability.initiated_by != "controller":
        return None
    known = Trigger(
        event="win challenge", player=trigger.player, challenge=trigger.challenge, when=trigger.when
    )
    if trigger != known:
        return None
    effects = ability.effects
    if len(effects) == 1 and isinstance(effects[0], May):
        may = effects[0]
        effects = (replace(may, effects=(Instead(effects=may.effects, of="claim"),)),)
    elif not effects or any(isinstance(one, May) for one in effects):
        return None
    else:
        effects = (Instead(effects=effects, of="claim"),)
    result = Trigger(
        event="claim", would=True, other_player=trigger.player, challenge=trigger.challenge, when=trigger.when
    )
    return replace(ability, kind="interrupt", trigger=result, effects=effects)


def without_placement(line: str) -> str:
    """The line without ``instead of placing it in your dead pile`` behind what is done."""
    return _OF_PLACEMENT.sub("", line)


def instead_of_placement(ability: Ability) -> Ability | None:
    """The ability, which answers a card that is killed or an event that is played, as one that changes where the card will be
    placed: the state of the card is changed while it is moribund (1e/faq/moribund-rules-exception/1). None for any other ability,
    such as one that moves another card."""
    trigger, effects = ability.trigger, ability.effects
    if trigger is None or len(effects) != 1 or ability.then or ability.choose:
        return None
    moved = effects[0]
    if not isinstance(moved, Move | ReturnToHand):
        return None
    if moved.on == "occurrence" or (moved.on == "self" and trigger.card is not None and trigger.card.this):
        return replace(ability, effects=(Instead(effects=effects, of="placement"),))
    return None
