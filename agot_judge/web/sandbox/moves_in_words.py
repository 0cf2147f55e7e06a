"""A move of a run in words, as somebody at the table would say it."""

from collections.abc import Sequence

from agot_judge.engine.framework import Framework
from agot_judge.scenario import entries
from agot_judge.scenario.points import At

_VERBS = {"trigger": "uses {card}", "play": "plays {card}"}


def said(entry: entries.Entry, framework: Framework) -> str:
    """The move in words: ``Bob chooses Rose and Thorn``."""
    if isinstance(entry, entries.Use):
        return f"{entry.player} {_use(entry, framework)}"
    if isinstance(entry, entries.DeclareChallenge):
        against = f" against {entry.against}" if entry.against else ""
        with_ = f" with {_all(entry.attackers)}" if entry.attackers else ""
        article = "an" if entry.type[:1] in "aeiou" else "a"
        return f"{entry.player} initiates {article} {entry.type} challenge{against}{with_}"
    if isinstance(entry, entries.Defend):
        return (
            f"{entry.player} defends with {_all(entry.cards)}"
            if entry.cards
            else f"{entry.player} does not defend"
        )
    if isinstance(entry, entries.Choose):
        return f"{entry.player} chooses {_all(entry.answers) or 'nothing'}"
    if isinstance(entry, entries.Decline):
        return f"{entry.player} does not use {entry.what}"
    if isinstance(entry, entries.Pass):
        return f"{entry.player} passes"
    if isinstance(entry, entries.SetUp):
        return f"{entry.player} sets up {_all([one.card for one in entry.cards]) or 'nothing'}"
    if isinstance(entry, entries.Mulligan):
        return f"{entry.player} {'takes a mulligan' if entry.taken else 'keeps the hand'}"
    if isinstance(entry, entries.Random):
        return f"At random: {_all(entry.results)}"
    if isinstance(entry, entries.ByHand):
        return f"The judge makes {len(entry.changes)} change{'' if len(entry.changes) == 1 else 's'} by hand"
    if isinstance(entry, entries.AdvanceTo):
        point = (
            entry.point.word if isinstance(entry.point, At) else f"the end of the {entry.point.phase} phase"
        )
        return f"On to {point}"
    return (
        "On to the next decision"
        if isinstance(entry, entries.AdvanceNext | entries.AdvanceToWindow)
        else "A check"
    )


def _use(entry: entries.Use, framework: Framework) -> str:
    way = framework.way(entry.verb)
    words = way.name[:1].lower() + way.name[1:] if way is not None else ""
    first, _, rest = words.partition(" ")
    done = f"{first}s {rest}" if words else _VERBS.get(entry.verb, "uses {card}")
    on = f" on {entry.on}" if entry.on else ""
    chosen = f", choosing {_all(entry.choose)}" if entry.choose else ""
    return f"{done.format(card=entry.card)}{on}{chosen}"


def _all(words: Sequence[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}" if words else ""
