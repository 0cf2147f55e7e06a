"""Icons, keywords and traits that cards gain and lose by card effects, as occurrences that can be reacted to."""

from collections.abc import Iterator

from agot_judge.engine.ability import Modify
from agot_judge.engine.machine import Machine
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import in_play
from agot_judge.engine.state.events import Event, facets
from agot_judge.engine.state.state import State
from agot_judge.engine.values.continuous import modifiers
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.values import icons, keywords, traits

GAINS = ("2e/rr/gains/4",)
_LASTING = frozenset({"modify", "raise strength", "lower strength"})
_BRINGS = frozenset({"enter play", "attach"})
"""The kinds of event that bring a card with a constant ability into play, or to another card."""
CHANGED = frozenset(f"{verb} {what}" for verb in ("gain", "lose") for what in ("icon", "keyword", "trait"))


@shared.rule(*GAINS, "2e/rr/effects/1", "2e/rr/lasting-effects/1", "2e/rr/constant-abilities/1")
def gained_and_lost(
    machine: Machine, before: State, after: State, event: Event, index: int
) -> Iterator[Event]:
    """The gains and losses of cards in play by the lasting effect, or by constant abilities of the card that came.

    ``index``: that of the event in its occurrence. A card that has an icon already gains none (2e/faq/3.4/1).
    """
    lasting = event.kind in _LASTING
    if not lasting and _BRINGS.isdisjoint(facets(event.kind)):
        return
    earlier, now = machine.at(before), machine.at(after)
    stayed = set(in_play(before))
    for card in event.cards if lasting else in_play(after):
        if card not in stayed:
            continue
        for what in ("icon", "keyword", "trait"):
            said = _says_so(event.effect, what) if lasting else _changed_by(now, card, what, event.card)
            if not said:
                continue
            old, new = (_names(position, card, what) for position in (earlier, now))
            changes = ((f"gain {what}", new - old), (f"lose {what}", old - new))
            for kind, words in changes:
                for word in sorted(words):
                    yield Event(
                        kind=kind,
                        card=card,
                        player=after.cards[card].controller,
                        word=word,
                        source=event.source if lasting else event.card,
                        by=event.by if lasting else after.cards[event.card].controller,
                        cause="effect",
                        parent=index,
                    )


def _says_so(effect: object, what: str) -> bool:
    """True where it speaks of what is gained or lost: a blank card has lost nothing."""
    fields = (f"gains_{what}s", f"loses_{what}s", f"{what}s_of")
    return isinstance(effect, Modify) and any(getattr(effect, name, None) for name in fields)


def _changed_by(position: Position, card: int, what: str, source: int) -> bool:
    """True where a constant ability of the source changes this about the card."""
    found = modifiers(position, card, f"{what}s")
    return any(change.scope.source == source and _says_so(change.modify, what) for change in found)


def _names(position: Position, card: int, what: str) -> frozenset[str]:
    if what == "icon":
        return icons(position, card)
    if what == "trait":
        return traits(position, card)
    return frozenset(keyword.name for keyword in keywords(position, card))


def _has_happened(machine: Machine, state: State, event: Event) -> State | None:
    """The card has gained or lost it already: it can be reacted to."""
    return state


for _kind in sorted(CHANGED):
    shared.event(_kind, *GAINS)(_has_happened)
