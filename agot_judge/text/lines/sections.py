"""Where the sentences and the parentheses of a text begin and end."""

from msgspec import Struct

from agot_judge.citation import Span
from agot_judge.text.parsing.words import Words


class Section(Struct, frozen=True):
    """A sentence or a parenthesis: its places, from ``first`` to before ``last``."""

    first: int
    last: int
    parenthesis: bool = False


def sections_of(words: Words, first: int, last: int) -> list[Section]:
    """The sentences, without their full stops, and the parentheses that stand between or after them.

    A parenthesis within a sentence is a part of it; so is quoted text. A sentence ends with its full stop, within
    quotation marks too where they end the sentence: ``with the text: "Terminal."``.
    """
    found: list[Section] = []
    start = at = first
    depth = 0
    quoted = False
    while at < last:
        if words.is_word(at, "("):
            end = _closing(words, at, last)
            if start == at:
                found.append(Section(at, end, parenthesis=True))
                start = end
            elif _ends_sentence(words, at, end, last) or _is_about_the_ability(words, at):
                found += [Section(start, at), Section(at, end, parenthesis=True)]
                start = end
            at = end
            continue
        if words.is_word(at, '"'):
            quoted = not quoted
            if not quoted and words.is_word(at - 1, ".") and _begins_sentence(words, at + 1, last):
                found.append(Section(start, at + 1))
                start = at + 1
        elif (words.is_word(at, ".") and not quoted and depth == 0) or _parts_sentences(
            words, start, at, last
        ):
            if start < at:
                found.append(Section(start, at))
            start = at + 1
        at += 1
    if start < last:
        found.append(Section(start, last))
    return found


def says_otherwise(words: Words, at: int) -> bool:
    """True where the next sentence says what happens if it is not so: nobody is kept from using the ability."""
    following = sections_of(words, at, len(words))[1:2]
    return any(words.is_word(section.first, "otherwise") for section in following)


def _parts_sentences(words: Words, start: int, at: int, last: int) -> bool:
    """True where a semicolon parts two sentences, and not the options of a list: ``..; or ..``, ``at once: ..; ..``."""
    if not words.is_word(at, ";") or any(words.is_word(place, ":") for place in range(start, at)):
        return False
    end = next((place for place in range(at, last) if words.is_word(place, ".")), last)
    return not any(words.is_word(place, ";") and words.is_word(place + 1, "or") for place in range(at, end))


def with_alternatives_apart(words: Words, sections: list[Section]) -> list[Section]:
    """The same, with a parenthesis at the end of a sentence that says what is so instead (``gains prized 1 (prized 2 instead
    if ..).``) apart from it."""
    found: list[Section] = []
    for section in sections:
        opened = [place for place in range(section.first, section.last) if words.is_word(place, "(")]
        at = opened[-1] if opened else section.first
        inside = range(at + 1, section.last - 1)
        ends = words.is_word(section.last - 1, ")") and any(words.is_word(one, "instead") for one in inside)
        if section.parenthesis or at == section.first or not ends:
            found.append(section)
        else:
            found += [Section(section.first, at), Section(at, section.last, parenthesis=True)]
    return found


def _closing(words: Words, at: int, last: int) -> int:
    while at < last and not words.is_word(at, ")"):
        at += 1
    return min(at + 1, last)


def _ends_sentence(words: Words, first: int, end: int, last: int) -> bool:
    """``gets +1 STR. (+2 STR instead if ..)``: what is in parentheses is a sentence if it has a full stop in it and
    nothing follows in its own sentence."""
    return words.is_word(end - 2, ".") and (end == last or _begins_sentence(words, end, last))


def _is_about_the_ability(words: Words, at: int) -> bool:
    """``(X cannot be 0)``, ``(cannot be canceled)``: about the costs, or all that is done, wherever it stands."""
    about_x = words.is_word(at + 1, "x") and words.is_word(at + 2, "cannot")
    return about_x or all(
        words.is_word(at + 1 + place, word) for place, word in enumerate(("cannot", "be", "canceled", ")"))
    )


def _begins_sentence(words: Words, at: int, last: int) -> bool:
    return at >= last or words.clean.text[words.start(at)].isupper() or words.is_word(at, "(")


def sentence_at(line: str, span: Span) -> str:
    """The printed words of a sentence, with the full stop after it."""
    return line[span.start : span.end] + ("." if line.startswith(".", span.end) else "")


def clause_at(line: str, start: int) -> str:
    """The printed words from here to the next comma."""
    end = line.find(",", start)
    return line[start:end] if end > 0 else line[start:]
