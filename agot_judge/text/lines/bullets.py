"""Bullets: the stem before the colon, read once with each of them."""

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.ability.words import Period
from agot_judge.text.parsing.words import Word, Words

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
        said = any(words.is_word(place, ",") for place in range(first, end))
        return None if end == self.colon or said else end

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
