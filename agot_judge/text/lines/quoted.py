"""Abilities in quotation marks, which cards gain: each is read by itself, and is one word of its line."""

from msgspec import json
from msgspec.structs import replace

from agot_judge.cards.model import CardFace
from agot_judge.engine.ability import Forbid, Modify
from agot_judge.text.compiled import CompiledLine
from agot_judge.text.lines.constant_lines import compile_untriggered
from agot_judge.text.lines.header import header_of
from agot_judge.text.lines.sections import words_at
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
    marks = [place for place in range(len(words)) if words.is_word(place, '"')]
    found = words
    for first, last in reversed(list(zip(marks[::2], marks[1::2], strict=False))):
        inner = _apart(words, first + 1, last)
        header = header_of(inner)
        if header is not None:
            read = compile_triggered(line, Lattice(inner), header, WHOEVER)
        else:
            read = compile_untriggered(line, Lattice(inner), WHOEVER)
        if read.status != "compiled" or len(read.abilities) != 1:
            continue
        if header is None and not _is_gained_whole(inner, read):
            continue
        said = words.clean.text[words.start(first + 1) : words.end(last)]
        tree = json.encode(replace(read.abilities[0], text=said)).decode()
        word = Word(GAINED, tree, words.start(first), words.end(last + 1), first + 1)
        # the full stop in the quotation ends the sentence around it as well
        stop = (last - 1,) if words.is_word(last - 1, ".") else ()
        kept = words_at(found, [*range(first + 1), *stop, *range(last + 1, len(found))])
        found = Words(words.clean, (*kept.at[:first], (word,), *kept.at[first + 1 :]), words.templating)
    return found


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
    inner = words_at(words, [*range(first, last)])
    found = list(inner.at)
    for place in range(len(inner) - 1):
        if inner.is_word(place, "this") and inner.is_word(place + 1, *TYPES):
            own = Word("SELF", "this card", inner.start(place), inner.end(place + 2), place + 2)
            found[place] = (*found[place], own)
    return Words(words.clean, tuple(found), words.templating)
