"""Sentences of a constant text that say more than what is so: what replaces something, what follows, what each player pays."""

from msgspec.structs import replace

from agot_judge.citation import Span
from agot_judge.engine.ability import Condition
from agot_judge.engine.ability.ability import Ability, Instead, Later
from agot_judge.engine.ability.changed_numbers import Cost
from agot_judge.engine.ability.effects_on_cards import Discard, Move, ReturnToHand, Sacrifice
from agot_judge.engine.ability.triggers import Trigger
from agot_judge.engine.ability.walk import nodes
from agot_judge.text.discourse.reading import Reading
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.lines.complete_parses import NotRead, Understood, read_before, read_whole
from agot_judge.text.lines.sections import Section
from agot_judge.text.lines.unread import Trouble
from agot_judge.text.parsing.lattice import Lattice
from agot_judge.text.trees.substitution import spoken_of


def waits_for(lattice: Lattice, reading: Reading, section: Section) -> Understood | None:
    """The meaning of a sentence of a constant text that works at a time of its own. None: the sentence says something else."""
    return _before_placing(lattice, reading, section) or _replacement(lattice, reading, section)


_BEFORE = ("before", "placing", "setup", "cards", ",")


def _before_placing(lattice: Lattice, reading: Reading, section: Section) -> Understood | None:
    """``Before placing setup cards, place the top 7 cards of your deck ..`` (2e/rr/setup/4)."""
    if not lattice.words.are_words(section.first, *_BEFORE):
        return None
    found = _without_choice(lattice, reading, Section(section.first + len(_BEFORE), section.last))
    if found is None or found.meaning.then or not found.meaning.effects:
        return None
    return _each_time(Trigger(event="place setup cards"), found.meaning.effects, found)


def _without_choice(lattice: Lattice, reading: Reading, section: Section) -> Understood | None:
    """The sentence, in which nothing is chosen; None: it is not understood, or something is."""
    try:
        found = read_whole(lattice, reading, "SENTENCE", section.first, section.last)
    except NotRead:
        return None
    return None if found.reading.choices else found


def _each_time(trigger: Trigger, effects: Effects, found: Understood) -> Understood:
    """The effects, for as long as the ability is active."""
    later = Later(trigger=trigger, effects=effects, on="self", until="game", once=False)
    return Understood(found.chunk, (later,), found.reading)


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
    # not the one place instead of the other is what is said
    if found.reading.choices or not _goes_elsewhere(reading.card_type, trigger, found.meaning):
        return None
    return _each_time(replace(trigger, would=True), (Instead(effects=found.meaning),), found)


def _goes_elsewhere(card_type: str, trigger: Trigger, effects: Effects) -> bool:
    """True where all that is done is that the card which would move moves to another place, or that the attachment on it
    leaves play instead."""
    card = trigger.card
    if card is None or card.pick is not None or trigger.or_else:
        return False
    is_plot = card.type == ("plot",) or (card.this is True and card_type == "plot")
    if not trigger.would and not (trigger.event == "leave play" and is_plot):
        return False
    if len(effects) != 1:
        return False
    (one,) = effects
    if isinstance(one, Discard | Sacrifice):  # the attachment leaves in its place
        return card.host is True and one.on == "self"
    meant = {"occurrence": True, "self": card.this is True, "host": card.host is True}
    return isinstance(one, Move | ReturnToHand) and isinstance(one.on, str) and meant.get(one.on, False)


def what_follows(
    lattice: Lattice, reading: Reading, section: Section, before: Ability | None
) -> Understood | None:
    """``Then, your King gains 1 power``: after a sacrifice, which nothing is saved from. None: it says something else."""
    if before is None or before.then or not lattice.words.is_word(section.first, "then"):
        return None
    if len(before.effects) != 1 or not isinstance(before.effects[0], Sacrifice):
        return None
    found = _without_choice(lattice, reading, section)
    if found is None or not found.meaning.then or not found.meaning.effects:
        return None
    return Understood(found.chunk, found.meaning.effects, found.reading)


RESULTS = ("win challenge", "lose challenge")


def is_of_one_challenge(condition: Condition | None) -> bool:
    """True where it is true only during a challenge that is described: ``during the third challenge you initiate each round``."""
    return any(
        isinstance(one, Condition) and (one.nth_challenge is not None or bool(one.challenge))
        for one in nodes(condition)
    )


def result_of_challenge(lattice: Lattice, reading: Reading, section: Section) -> Understood | None:
    """``if you win that challenge, gain 1 power for your faction``: the present challenge. None: it says something else."""
    found = _without_choice(lattice, reading, section)
    if found is None or found.meaning.then or len(found.meaning.effects) != 1:
        return None
    (later,) = found.meaning.effects
    is_later = isinstance(later, Later) and later.until == "challenge" and later.on == "self"
    is_result = is_later and later.trigger.event in RESULTS
    return Understood(found.chunk, (later,), found.reading) if is_result else None


def of_each_payer(found: Understood, when: Condition, sentence: Span) -> Understood:
    """The costs of cards, where the costs depend on what is true of whoever pays. Raises NotRead for anything but costs."""
    where = spoken_of(when, "this opponent", "that player")
    costs = [
        replace(one, where=where)
        for one in found.meaning
        if isinstance(one, Cost) and one.player in ("any", "opponent") and one.where is None
    ]
    if len(costs) < len(found.meaning):
        raise NotRead(Trouble("unclear: of which player it is true", sentence))
    return Understood(found.chunk, tuple(costs), found.reading)
