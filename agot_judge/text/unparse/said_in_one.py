"""Which effects are said in one: of one kind, of the same cards or players, for the same time."""

from agot_judge.engine.ability.ability import Effect, Forbid, Modify, Permit


def is_entering(effect: Effect) -> bool:
    """Whether it forbids cards to come into play, which is said with what else they cannot."""
    return isinstance(effect, Forbid) and effect.cannot == "enter play"


def goes_on(effect: Effect) -> bool:
    """Whether it can be said with the one before: a change only if it has a time of its own."""
    if not isinstance(effect, Modify):
        return True
    return any(when is not None for when in (effect.condition, effect.during, effect.unless))


def kind_of(effect: Effect) -> object:
    """Effects with the same are said together."""
    if isinstance(effect, Modify):
        return (Modify, repr(effect.on), effect.until)
    if isinstance(effect, Forbid):
        return (
            Forbid,
            effect.player,
            effect.until,
            repr(effect.during),
            repr(effect.unless),
        )
    if isinstance(effect, Permit):
        return (Permit, effect.player, repr(effect.cards), effect.until)
    return id(effect)
