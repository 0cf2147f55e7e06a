"""Where the sentences, the parentheses and the bullets of a text begin and end."""

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.citation import Span
from agot_judge.engine.ability.words import Period
from agot_judge.text.parsing.words import Word, Words


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
    if not words.is_word(at, ";") or words.has_word(start, at, ":"):
        return False
    end = next((place for place in range(at, last) if words.is_word(place, ".")), last)
    return not any(words.are_words(place, ";", "or") for place in range(at, end))


def with_alternatives_apart(words: Words, sections: list[Section]) -> list[Section]:
    """The same, with a parenthesis at the end of a sentence that says what is so instead (``gains prized 1 (prized 2 instead
    if ..).``) apart from it."""
    found: list[Section] = []
    for section in sections:
        opened = [place for place in range(section.first, section.last) if words.is_word(place, "(")]
        at = opened[-1] if opened else section.first
        says_instead = words.has_word(at + 1, section.last - 1, "instead")
        ends = words.is_word(section.last - 1, ")") and says_instead
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
    about_x = words.are_words(at + 1, "x", "cannot")
    return about_x or words.are_words(at + 1, "cannot", "be", "canceled", ")")


def _begins_sentence(words: Words, at: int, last: int) -> bool:
    return at >= last or words.clean.text[words.start(at)].isupper() or words.is_word(at, "(")


def sentence_at(line: str, span: Span) -> str:
    """The printed words of a sentence, with the full stop after it."""
    return line[span.start : span.end] + ("." if line.startswith(".", span.end) else "")


def clause_at(line: str, start: int) -> str:
    """The printed words from here to the next comma."""
    end = line.find(",", start)
    return line[start:end] if end > 0 else line[start:]


_ANEW = ["(", "choose", "1", "that", "you", "have", "not", "chosen", "this", "round", ")"]
_CHOICES = (_ANEW, ["(", "choose", "1", ")"], ["choose", "1"], ["either"])
"""The words that say that one of the bullets is chosen."""


class Bullets(Struct, frozen=True):
    """Where a text has its colon and bullets. Places are those of the whole text."""

    colon: int
    """The place of the colon that ends the stem."""
    items: tuple[tuple[int, int], ...]
    """The places of each bullet, without its full stop."""
    after: int
    """The first place after the last bullet."""

    def joined(self, words: Words, stem: int, item: tuple[int, int]) -> Words:
        """The text of the stem, from a place on, and one bullet; every word keeps its offsets."""
        end = max(stem, self.colon - self._said_of_choice(words))
        if end > stem and words.is_word(end - 1, ","):
            end -= 1
        return words_at(words, [*range(stem, end), *range(*item)])

    def end_of_stem(self, words: Words) -> int:
        """Where the stem ends; before ``(choose one)``, where that is all that follows the triggering condition."""
        end = self.colon - self._said_of_choice(words)
        return end if words.is_word(end, "(") else self.colon

    def end_without_comma(self, words: Words, first: int) -> int | None:
        """Where the triggering condition that begins at ``first`` ends, if ``(choose one):`` follows it; None for another."""
        end = self.end_of_stem(words)
        return None if end == self.colon or words.has_word(first, end, ",") else end

    def is_choice(self, words: Words) -> bool:
        """True where the stem ends with ``(choose one)``: one of the bullets, otherwise each of them."""
        return self._said_of_choice(words) > 0

    def anew(self, words: Words) -> Period | None:
        """For how long none is chosen a second time; None where each may be chosen again."""
        return "round" if self._said_of_choice(words) == len(_ANEW) else None

    def labels(self, words: Words) -> tuple[str, ...]:
        """The printed words of each bullet, by which a player names the one that is chosen."""
        return tuple(words.clean.text[words.start(first) : words.end(after)] for first, after in self.items)

    def _said_of_choice(self, words: Words) -> int:
        """The number of words before the colon that say that one of the bullets is chosen; 0 where none do."""
        for said in _CHOICES:
            at = self.colon - len(said)
            if at >= 0 and [words.at[place][0].text for place in range(at, self.colon)] == said:
                return len(said)
        return 0


def words_at(words: Words, kept: list[int]) -> Words:
    """The words of these places, as if nothing stood between; every word keeps its offsets."""
    at = {place: index for index, place in enumerate(kept)}
    return Words(
        words.clean,
        tuple(
            tuple(moved for word in words.at[place] if (moved := _moved(word, place, at)) is not None)
            for place in kept
        ),
        words.templating,
    )


def _moved(word: Word, place: int, at: dict[int, int]) -> Word | None:
    """The word at its new place; None for one that reaches beyond what is kept."""
    last = word.next - 1
    if last not in at or at[last] - at[place] != last - place:
        return None
    return replace(word, next=at[last] + 1)


def bullets_of(words: Words) -> Bullets | None:
    """The bullets of a text; None where it has none, or no colon before them."""
    marks = [place for place in range(len(words)) if words.is_word(place, "•")]
    if not marks or marks[0] < 2 or not words.is_word(marks[0] - 1, ":"):
        return None
    items = []
    for index, mark in enumerate(marks):
        end = mark + 1
        last = marks[index + 1] if index + 1 < len(marks) else len(words)
        quoted = False
        while end < last and (quoted or not words.is_word(end, ".")):
            quoted = quoted != words.is_word(end, '"')
            end += 1
        if (
            words.is_word(end + 1, '"') and end + 1 < last
        ):  # ``"immune to events."``: the sentence ends within the quotation
            end += 2
        items.append((mark + 1, end))
    return Bullets(marks[0] - 1, tuple(items), min(items[-1][1] + 1, len(words)))
