"""The words of a text: what can stand at each place of it."""

from msgspec import Struct

from agot_judge.text.parsing.normalize import Clean


class Word(Struct, frozen=True):
    """One reading of what stands at a place."""

    kind: str
    """``NUMBER``, ``SIGNED``, ``ICON``, ``FACTION``, ``TRAIT``, ``NAME``, ``SELF``, ``ABILITY``; empty for a word of the
    templates."""
    text: str
    """The word in lower case; for a name or trait its own spelling."""
    start: int
    """Offsets in the plain text; ``end`` is the first character after it."""
    end: int
    next: int
    """The index of the place after it."""


class Words(Struct, frozen=True):
    """The words at every place of a text: usually one word, more where several readings are possible."""

    clean: Clean
    at: tuple[tuple[Word, ...], ...]
    templating: str = ""
    """The edition whose templates these are."""

    def __len__(self) -> int:
        return len(self.at)

    def start(self, place: int) -> int:
        """The offset in the plain text at which the place begins; after the last place its end."""
        return self.at[place][0].start if place < len(self.at) else len(self.clean.text)

    def end(self, place: int) -> int:
        """The offset in the plain text at which the place before ``place`` ends."""
        return self.at[place - 1][0].end if place else 0

    def is_word(self, place: int, *texts: str) -> bool:
        """True where one of these words of the templates stands there."""
        if place < len(self.at):
            for word in self.at[place]:  # asked very often: any() takes three times as long
                if not word.kind and word.text in texts:
                    return True
        return False

    def after(self, place: int, *texts: str) -> int:
        """The place after one of these words; where none stands there, the place itself."""
        return place + 1 if self.is_word(place, *texts) else place

    def are_words(self, first: int, *texts: str) -> bool:
        """True where these words of the templates stand from the place on, one after another."""
        return all(self.is_word(first + at, text) for at, text in enumerate(texts))

    def has_word(self, first: int, last: int, *texts: str) -> bool:
        """True where one of these words of the templates stands between the places."""
        return any(self.is_word(place, *texts) for place in range(first, last))

    def is_kind(self, place: int, kind: str) -> bool:
        """True where a word of this kind stands there: ``SIGNED`` of ``+1``."""
        return place < len(self.at) and any(word.kind == kind for word in self.at[place])
