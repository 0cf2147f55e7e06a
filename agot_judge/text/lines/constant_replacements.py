"""Constant texts that replace what would happen: ``If an event would be placed in your discard pile, .. instead``."""

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Instead, Later
from agot_judge.engine.ability.effects_on_cards import Discard, Move, ReturnToHand, Sacrifice
from agot_judge.engine.ability.triggers import Trigger
from agot_judge.text.discourse.reading import Reading
from agot_judge.text.lines.complete_parses import NotRead, Understood, read_before, read_whole
from agot_judge.text.lines.sections import Section
from agot_judge.text.lines.setup_orders import order_before_placing
from agot_judge.text.parsing.lattice import Lattice


def waits_for(lattice: Lattice, reading: Reading, section: Section) -> Understood | None:
    """The meaning of a sentence of a constant text that works at a time of its own. None: the sentence says something else."""
    return order_before_placing(lattice, reading, section) or _replacement(lattice, reading, section)


def _replacement(lattice: Lattice, reading: Reading, section: Section) -> Understood | None:
    """The meaning of a sentence that lets something go elsewhere each time it would go somewhere. None: it says something else.

    ``When a Scheme plot card leaves play, remove it from the game`` is one as well: the card goes there as it leaves.
    """
    words = lattice.words
    if not words.is_word(section.first, "if", "when"):
        return None
    try:
        awaited = read_before(lattice, reading, "AWAITED", section.first + 1, ",")
        trigger = awaited.meaning.trigger
        instead = words.is_word(section.last - 1, "instead")
        if awaited.meaning.until is not None or trigger.would != instead:
            return None
        after = awaited.reading.fork()
        after.hears(trigger)
        end = section.last - 1 if instead else section.last
        found = read_whole(lattice, after, "EFFECT", awaited.chunk.last + 1, end)
    except NotRead:
        return None
    return _each_time(reading, trigger, found)


def _each_time(reading: Reading, trigger: Trigger, found: Understood) -> Understood | None:
    """For as long as the ability is active. None: not the one place instead of the other is what is said."""
    if found.reading.choices or not _goes_elsewhere(reading.card_type, trigger, found):
        return None
    later = Later(
        trigger=replace(trigger, would=True),
        effects=(Instead(effects=found.meaning),),
        on="self",
        until="game",
        once=False,
    )
    return Understood(found.chunk, (later,), found.reading)


def _goes_elsewhere(card_type: str, trigger: Trigger, found: Understood) -> bool:
    """True where all that is done is that the card which would move moves to another place, or that the attachment on it
    leaves play instead."""
    card = trigger.card
    if card is None or card.pick is not None or trigger.or_else:
        return False
    is_plot = card.type == ("plot",) or (card.this is True and card_type == "plot")
    if not trigger.would and not (trigger.event == "leave play" and is_plot):
        return False
    if len(found.meaning) != 1:
        return False
    (one,) = found.meaning
    if isinstance(one, Discard | Sacrifice):  # the attachment leaves in its place
        return card.host is True and one.on == "self"
    meant = {"occurrence": True, "self": card.this is True, "host": card.host is True}
    return isinstance(one, Move | ReturnToHand) and isinstance(one.on, str) and meant.get(one.on, False)
