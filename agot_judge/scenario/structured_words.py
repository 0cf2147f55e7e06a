"""Words in structured abilities that the tree itself takes as any text, but that only mean something if they are known."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from agot_judge.editions import framework_for, rulebook_for
from agot_judge.engine import ability as tree
from agot_judge.engine.ability.walk import fields_of
from agot_judge.engine.ability.words import DURATIONS
from agot_judge.engine.state.events import FACETS
from agot_judge.errors import NotSupportedYet
from agot_judge.scenario.vocabulary import CARD_TYPES, FACTIONS, ICONS
from agot_judge.text.keywords import NAMES

PLACES = ("play", "hand", "deck", "discard", "dead", "shadows", "plot deck", "used", "agenda")
PLOT_VALUES = ("gold", "initiative", "claim", "reserve")
PROHIBITIONS = (
    "be killed",
    "be saved",
    "be knelt",
    "be stood",
    "stand",
    "change control",
    "gain power",
    "be discarded",
    "be sacrificed",
    "leave play",
    "enter play",
    "be put into play",
    "be bypassed",
    "target using assault",
    "be chosen for claim",
    "be removed from the challenge",
    "be returned to hand",
    "participate",
    "have its STR raised",
    "have its STR reduced",
    "be chosen as a target",
    "be chosen as the only target",
    "be declared as an attacker",
    "be declared as a defender",
    *(f"have its {value} {done}" for value in PLOT_VALUES for done in ("raised", "reduced")),
    "gain icons",
    "gain keywords",
    *(f"gain {name} icon" for name in ICONS),
    *(f"gain {name}" for name in NAMES),
    "lose icons",
    "lose keywords",
    *(f"lose {name}" for name in (*ICONS, *NAMES)),
)
LASTING = (
    tree.Modify,
    tree.Cost,
    tree.Forbid,
    tree.Permit,
    tree.Adjust,
    tree.Move,
    tree.TakeControl,
    tree.InitiateChallenge,
    tree.Later,
)
KNOWN: dict[tuple[type, str], tuple[str, ...]] = {
    (tree.Cards, "type"): (*CARD_TYPES, "card", "duplicate"),
    (tree.Cards, "zone"): (*PLACES, "any", "out of game"),
    (tree.Cards, "faction"): (*FACTIONS, "in-faction"),
    (tree.Cards, "icon"): (*ICONS, "any", "challenge", "chosen"),
    (tree.Cards, "keyword"): NAMES,
    (tree.Cards, "printed_type"): CARD_TYPES,
    (tree.Cards, "printed_keyword"): NAMES,
    (tree.Condition, "challenge"): (*ICONS, "any", "chosen"),
    (tree.Trigger, "challenge"): ICONS,
    (tree.Ability, "zone"): PLACES,
    (tree.Modify, "gains_icons"): (*ICONS, "chosen"),
    (tree.Modify, "loses_icons"): (*ICONS, "chosen", "all"),
    (tree.Modify, "gains_keywords"): NAMES,
    (tree.Modify, "loses_keywords"): (*NAMES, "all"),
    (tree.Modify, "cannot"): PROHIBITIONS,
}


class UnknownWord(Struct, frozen=True):
    """A word that means nothing where it stands."""

    field: str
    word: str
    known: tuple[str, ...]


def unknown_words(written: tuple[Any, ...], edition: str) -> Iterator[UnknownWord]:
    """Every word of abilities or effects that means nothing in this edition, where its words are known."""
    phases = framework_for(edition).phase_names
    known = {**KNOWN, (tree.Condition, "phase"): phases, (tree.Ability, "phase"): phases}
    until = (*DURATIONS, *(f"{edge} of {phase}" for edge in ("end", "beginning") for phase in phases))
    known |= {(kind, "until"): until for kind in LASTING} | {(tree.Delayed, "period"): until}
    events = _events(edition)
    if events:
        known[tree.Trigger, "event"] = events
    waiting: list[Any] = list(written)
    while waiting:
        node = waiting.pop(0)
        if isinstance(node, tuple):
            waiting += node
        elif isinstance(node, Struct):
            for field in fields_of(type(node)):
                value = getattr(node, field.name)
                possible = known.get((type(node), field.name))
                if possible is None:
                    waiting.append(value)
                    continue
                words = value if isinstance(value, tuple) else () if value is None else (value,)
                yield from (UnknownWord(field.name, word, possible) for word in words if word not in possible)


def _events(edition: str) -> tuple[str, ...]:
    """The triggering conditions that the edition's occurrences create; empty where nobody executes it yet."""
    try:
        own = rulebook_for(edition).events
    except NotSupportedYet:
        return ()
    return tuple(dict.fromkeys((*own, *(facet for facets in FACETS.values() for facet in facets))))
