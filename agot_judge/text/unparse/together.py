"""Effects that are said in one: of one kind, of the same cards or players, for the same time."""

from msgspec.structs import replace

from agot_judge.engine.ability import Effect, Forbid, Modify, Permit
from agot_judge.text.trees.for_how_long import is_while_in_play
from agot_judge.text.trees.marks import is_marked
from agot_judge.text.unparse.changes import change, modifier, of_this_challenge
from agot_judge.text.unparse.conditions import condition
from agot_judge.text.unparse.rules_for_players import forbidden, permitted
from agot_judge.text.unparse.wording import Wording, duration, possessive


def grouped(effects: tuple[Effect, ...]) -> list[list[Effect]]:
    """The effects in groups, each of which is said in one."""
    groups: list[list[Effect]] = []
    for one in effects:
        before = groups[-1][0] if groups else None
        entering = _is_entering(one) and isinstance(before, Modify)  # "cannot enter or leave play"
        if before is not None and (entering or (_kind_of(before) == _kind_of(one) and _goes_on(one))):
            groups[-1].append(one)
        else:
            groups.append([one])
    return groups


def _is_entering(effect: Effect) -> bool:
    """True where it forbids cards to come into play, which is said with their other prohibitions."""
    return isinstance(effect, Forbid) and effect.cannot == "enter play"


def _goes_on(effect: Effect) -> bool:
    """True where it can be said with the one before: a change only if it has a time of its own."""
    if not isinstance(effect, Modify):
        return True
    return any(when is not None for when in (effect.condition, effect.during, effect.unless))


def _kind_of(effect: Effect) -> object:
    """Effects with the same are said together."""
    if isinstance(effect, Modify):
        return (Modify, repr(effect.on), effect.until)
    if isinstance(effect, Forbid):
        return (Forbid, effect.player, effect.until, repr(effect.during), repr(effect.unless))
    if isinstance(effect, Permit):
        return (Permit, effect.player, repr(effect.cards), effect.until)
    return id(effect)


def together(wording: Wording, effects: list[Effect]) -> str:
    """Changes, prohibitions or permissions of a group; empty for other effects."""
    first = effects[0]
    if isinstance(first, Forbid):
        said = forbidden(wording, [one for one in effects if isinstance(one, Forbid)])
        choosing = first.cannot == "choose plots" and first.until == "their next plot"
        return said if choosing else _lasting(duration(wording, first.until), said)
    if isinstance(first, Permit):
        return permitted(wording, [one for one in effects if isinstance(one, Permit)])
    if not isinstance(first, Modify):
        return ""
    changes = [one for one in effects if isinstance(one, Modify)]
    if _is_entering(effects[-1]):
        changes = [replace(one, cannot=("enter play", *one.cannot)) for one in changes]
    if first.condition is not None and first.until == "game" and is_marked(first.condition):
        plain = [replace(one, condition=None) for one in changes]
        return f"{condition(wording, first.condition, 'while')}, {change(wording, plain)}"
    said = modifier(wording, first) if len(changes) == 1 and first.until is None else ""
    if said:
        return said
    whole = change(wording, changes)
    by_itself = whole.startswith("X is ") or all(of_this_challenge(one) for one in changes)
    return whole if by_itself else _while(wording, first, whole)


def _while(wording: Wording, effect: Modify, said: str) -> str:
    """The change with its time: ``until the end of the phase, ..``, ``while the target is in play, ..``."""
    when = effect.condition if effect.until == "game" else None
    if when is not None and when.card is not None and when.fits is not None and when.fits.zone == "shadows":
        return f"while {wording.reference(when.card)} is in shadows, {said.partition(' while ')[0]}"
    if effect.blank and effect.until == "game" and isinstance(effect.on, str):
        card = wording.reference(effect.on)
        return f"while {card} is in play, {said.replace(possessive(card), 'its', 1)}"
    return said if is_while_in_play(effect) else _lasting(duration(wording, effect.until), said)


def _lasting(until: str, said: str) -> str:
    return f"{until.strip()}, {said}" if until else said
