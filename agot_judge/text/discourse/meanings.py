"""Meanings of chunks: each rule is asked what it means, from left to right, and the reading goes on after it."""

from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability import Effect, Save
from agot_judge.engine.ability.later_choices import TARGETS
from agot_judge.text.discourse.clause import Clause, begins_part
from agot_judge.text.discourse.groups import must_be_done_now
from agot_judge.text.discourse.mention import Mention
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.discourse.settled import are_still_elsewhere, must_bring_there, settled
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.lattice import Chunk
from agot_judge.text.parsing.parser_stack import Node
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person
from agot_judge.text.phrases.said_together import kept_together
from agot_judge.text.trees.at_once import at_once

_NO_CLAUSES = ("CARDS", "CHALLENGE", "ATTRIBUTES", "ZONE", "AMOUNT", "PER", "PUT_HOW")
"""Within these a player is not who does what the clause says."""
_SETTLING = (
    "cards",
    "changed",
    "attach",
    "attach_as",
    "as_duplicate",
    "put_into_play",
    "put_into_play_how",
    "put_from_into_play",
)
"""The rules whose meaning tells what a pronoun means that could mean one thing or another."""
_DONE_TO_EACH = ("EFFECT", "CLAUSE")
_READ_FIRST = {"player_does_for_each": 1}
"""By rule, the part that is read before the others, which may speak of it: ``for each .. he or she controls, each player ..``."""


class SeveralMeanings(Exception):
    """Words that are part of something longer have more than one meaning: only the whole can tell which is meant."""


def meaning(reading: Reading, chunk: Chunk) -> Any:
    """The meaning of a chunk. Raises Unclear, and SeveralMeanings."""
    return _one_of(reading, chunk) if chunk.others else _meaning(reading, chunk)


def _one_of(reading: Reading, chunk: Chunk) -> Any:
    """The meaning of the only reading of the words that is clear here, or of all that are."""
    found: list[tuple[Any, Reading]] = []
    unclear = Unclear("what this is")
    for one in (chunk, *chunk.others):
        fork = reading.fork()
        try:
            value = _meaning(fork, one)
        except Unclear as error:
            unclear = error
        else:
            found.append((value, fork))
    if not found:
        raise unclear
    value, fork = found[0]
    if any(value != other or vars(fork) != vars(after) for other, after in found[1:]):
        raise SeveralMeanings
    vars(reading).update(vars(fork))
    return value


def _meaning(reading: Reading, chunk: Chunk) -> Any:
    around, before = reading.clause, reading.discourse
    subject, options = reading.subject, reading.before_options
    if chunk.type == "OPTION":
        options = options or before
        reading.discourse = before.back_to(options)
    with reading.within(chunk):
        _begin(reading, chunk, around)
        value = _said(reading, chunk)
    if chunk.type == "DEFINITION":
        reading.discourse = replace(reading.discourse, effects=before.effects)
    reading.before_options = options
    if chunk.type in (*_NO_CLAUSES, "OPTION", "GOLD_PLACE", "POWER_PLACE"):
        reading.subject = subject  # who is described does nothing, and each option is of the same player
    if isinstance(value, Person) and around.kind not in _NO_CLAUSES:
        _speak_of(reading, value, chunk)
    return value


def _said(reading: Reading, chunk: Chunk) -> Any:
    """The meaning of the words of the chunk; of an effect, with what its pronouns left open settled."""
    start = reading.fork() if len(reading.choices) > 1 and chunk.type in _DONE_TO_EACH else None
    read_before = len(reading.discourse.effects.each)
    value = _value(reading, chunk.fragment, chunk.tree)
    if chunk.type in _DONE_TO_EACH and reading.clause.part == "effect":
        reading.discourse = reading.discourse.reading(read_before, value)
    if chunk.type == "EFFECT":
        value = _settled(reading, value)
    if chunk.type == "SENTENCE":
        if reading.together:
            raise Unclear("all that was chosen at once")
        if reading.turned_meant:
            must_be_done_now(value)
    return value if start is None or not reading.together else _for_each(reading, chunk, start, value)


def _begin(reading: Reading, chunk: Chunk, around: Clause) -> None:
    """Forget what was true of the chunk before this one."""
    if begins_part(chunk):
        reading.discourse = replace(reading.discourse, step=reading.discourse.step + 1)
    match chunk.type:
        case "CHALLENGE" if around.part == "trigger":
            reading.occurrence = replace(reading.occurrence, of_challenge=True)
        case "EFFECT" | "COST":
            if around.kind != "OPTION":  # which whoever chooses it does
                reading.subject = "you"  # an order, unless the clause names who does it
            reading.left_open = ()
            reading.undecided = None
            reading.before_options = None if chunk.type == "EFFECT" else reading.before_options
        case "SENTENCE":
            reading.discourse = replace(reading.discourse, sentence=reading.discourse.sentence + 1)
            reading.subject = "you"  # whatever the triggering condition speaks of
            reading.ending = ""
            reading.turned_meant = False
        case "DEFINITION":
            reading.discourse = reading.discourse.before_last_effect()  # the one that X is in
        case "DELAYED":
            reading.before_delayed = len(reading.choices)
        case "AWAITED":
            reading.awaited_in = ""
        case "OPTION":
            reading.chosen_before = len(reading.choices)


def _speak_of(reading: Reading, person: Person, chunk: Chunk) -> None:
    """Let "his or her" and "that player" mean this person."""
    reading.subject, reading.beside_subject = person.in_turn, False
    if person.whoever != "you":
        unknown = person.is_one_of_several and chunk.type != "SUCHPLAYER" and reading.clause.part == "effect"
        reading.player = None if unknown else person.in_turn


def _settled(reading: Reading, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The effects, which tell what their pronouns mean. Raises Unclear where they do not."""
    if any(one.or_occurrence for one in reading.left_open) and Save() not in effects:
        effects = settled(effects, reading.discourse.effects.left("cost"))
    if any(one.or_target for one in reading.left_open):
        must_bring_there(effects)
    if reading.discourse.those_elsewhere:
        still = are_still_elsewhere(effects)
        reading.discourse = replace(reading.discourse, those_elsewhere=still)
    return effects


def _value(reading: Reading, fragment: Fragment, node: Any) -> Any:
    if isinstance(node, Chunk):
        return meaning(reading, node)
    if isinstance(node, Node):
        chosen_beside = reading.choosing and node.name == "all_of"
        reading.choosing = fragment.name == "effects.on_cards" and node.name == "choose"
        parts = _chosen_beside(reading, fragment, node) if chosen_beside else _parts(reading, fragment, node)
        if reading.occurrence.doer is not None and node.name not in _SETTLING:
            _must_be_settled(reading, parts)
        value = fragment.meanings[node.name](reading, *parts)
        kept_together(parts, (value, reading.choices))
        return value
    if node is None:
        return None
    return int(node.text) if node.kind == "NUMBER" else node.text


def _chosen_beside(reading: Reading, fragment: Fragment, node: Node) -> list[Any]:
    """``choose a Knight and a character with lower STR``: what the later ones say may speak of those before them."""
    parts: list[Any] = []
    with reading.aside():
        for known, child in enumerate(node.parts, len(reading.targets)):
            found = _value(reading, fragment, child)
            parts.append(found)
            if isinstance(found, Noun) and found.ref is None and known < len(TARGETS):
                plural = found.plural or bool(found.each_of)
                said = Mention(
                    TARGETS[known], found.types, plural, found.named, reading.discourse.step, noun=found
                )
                reading.discourse = reading.discourse.with_mentions(said)
    return parts


def _parts(reading: Reading, fragment: Fragment, node: Node) -> list[Any]:
    """The meanings of the parts, read in the order in which they are said, but for one of which the others speak."""
    first = _READ_FIRST.get(node.name)
    if first is None:
        return [_value(reading, fragment, child) for child in node.parts]
    parts, before = node.parts, _value(reading, fragment, node.parts[first])
    return [before if at == first else _value(reading, fragment, one) for at, one in enumerate(parts)]


def _for_each(reading: Reading, chunk: Chunk, start: Reading, value: Any) -> Any:
    """The effects on each of several targets, each with a name of its own. Raises Unclear where more is chosen."""
    if start.together:
        raise Unclear("all that was chosen at once")
    many, reading.together = len(reading.together), ()
    each = [value]
    for turn in range(1, many):
        again = start.fork()
        again.turn = turn
        more = _value(again, chunk.fragment, chunk.tree)
        if len(again.choices) != len(start.choices) or not isinstance(value, tuple):
            raise Unclear("what is done to each of those that were chosen")
        each.append(more)
    if len(reading.choices) != len(start.choices):
        raise Unclear("what is chosen for each of those that were chosen")
    return at_once(tuple(each))


def _must_be_settled(reading: Reading, parts: list[Any]) -> None:
    """Raises Unclear for a pronoun of which the words around it do not tell what it means."""
    if any(isinstance(part, Noun) and part.or_else is not None for part in parts):
        raise Unclear("this could mean one thing or another")
