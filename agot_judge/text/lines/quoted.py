"""Abilities in quotation marks, which cards gain: each is read by itself, and is one word of its line."""

from msgspec import json
from msgspec.structs import replace

from agot_judge.cards.model import CardFace
from agot_judge.engine.ability import Forbid, Modify
from agot_judge.text.compiled import CompiledLine
from agot_judge.text.lines.constant_lines import compile_untriggered
from agot_judge.text.lines.header import header_of
from agot_judge.text.lines.triggered_lines import compile_triggered
from agot_judge.text.parsing.lattice import Lattice
from agot_judge.text.parsing.words import Word, Words

GAINED = "ABILITY"
"""The kind of the word; its text is the ability's tree."""
WHOEVER = CardFace(name="", type="character")
"""The card that gains it."""
TYPES = ("character", "location", "attachment", "card")


def with_quoted_abilities(words: Words, line: str) -> Words:
    """The words, with one for each ability in quotation marks that is understood in full."""
    places = list(words.at)
    marks = [place for place in range(len(words)) if words.is_word(place, '"')]
    for first, last in reversed(list(zip(marks[::2], marks[1::2], strict=False))):
        inner = _apart(words, first + 1, last)
        header = header_of(inner)
        if header is not None:
            found = compile_triggered(line, Lattice(inner), header, WHOEVER)
        else:
            found = compile_untriggered(line, Lattice(inner), WHOEVER)
        if found.status != "compiled" or len(found.abilities) != 1:
            continue
        if header is None and not _is_gained_whole(inner, found):
            continue
        said = words.clean.text[words.start(first + 1) : words.end(last)]
        tree = json.encode(replace(found.abilities[0], text=said)).decode()
        word = Word(GAINED, tree, words.start(first), words.end(last + 1), first + 1)
        kept: list[tuple[Word, ...]] = [(word,)]
        if words.is_word(last - 1, "."):
            kept.append(words.at[last - 1])  # which ends the sentence around it as well
        places[first : last + 1] = kept
    return _renumbered(words, places)


def _is_gained_whole(words: Words, found: CompiledLine) -> bool:
    """True where a card can have it as a constant ability of its own; keywords and immunities are said in other ways."""
    if found.kind not in ("constant", "modifier") or found.keywords or words.is_word(0, "immune"):
        return False
    return all(
        isinstance(effect, Forbid) and effect.until is None and effect.more_than is None
        if not isinstance(effect, Modify)
        else effect.until is None
        and not effect.gains_abilities
        and effect.contributes is None
        and not effect.contributes_its_strength
        and effect.dominance is None
        for effect in found.abilities[0].effects
    )


def _apart(words: Words, first: int, last: int) -> Words:
    """The words between two places; ``this character`` is the card that has the ability."""
    found = [
        tuple(
            Word(word.kind, word.text, word.start, word.end, word.next - first)
            for word in words.at[place]
            if word.next <= last
        )
        for place in range(first, last)
    ]
    for index, place in enumerate(range(first, last)):
        if words.is_word(place, "this") and words.is_word(place + 1, *TYPES) and place + 1 < last:
            start, end = words.start(place), words.end(place + 2)
            found[index] = (*found[index], Word("SELF", "this card", start, end, index + 2))
    return Words(words.clean, tuple(found), words.templating)


def _renumbered(words: Words, places: list[tuple[Word, ...]]) -> Words:
    """Each word leads to the place after it, as the places are counted now."""
    at = {readings[0].start: index for index, readings in enumerate(places)}
    at[len(words.clean.text)] = len(places)
    old = {place: words.start(place) for place in range(len(words) + 1)}
    found = []
    for index, readings in enumerate(places):
        moved = []
        for word in readings:
            joined = not word.kind and word.end > readings[0].end  # "it's", printed for "its"
            several = joined or word.kind in ("SELF", "NAME", "TRAIT", "FACTION")
            after = at.get(old.get(word.next, -1), -1) if several else index + 1
            if after > index:
                moved.append(Word(word.kind, word.text, word.start, word.end, after))
        found.append(tuple(moved))
    return Words(words.clean, tuple(found), words.templating)
