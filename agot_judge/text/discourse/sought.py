"""The mention that a pronoun looks for among all that was spoken of."""

from msgspec import Struct

from agot_judge.engine.ability.words import Ref
from agot_judge.text.discourse.mention import Mention
from agot_judge.text.phrases.person import Unclear


class Ambiguous(Unclear):
    """A pronoun may mean one of several: the question, and the candidates."""

    def __init__(self, question: str, candidates: list[Mention]) -> None:
        super().__init__(question)
        self.candidates = candidates


class Sought(Struct, frozen=True, kw_only=True):
    """The words of a pronoun: which mentions fit them."""

    types: tuple[str, ...] = ()
    """Only such cards: ``that character``."""
    plural: bool = False
    named: bool | None = None
    """Only what was given by title (``he``), or only what was not (``that character``); None: the latter first."""
    first: tuple[Ref, ...] = ()
    """The mentions that these name, where one of them fits: ``the chosen character``."""

    but_self: bool = False
    """Not the card that has the text."""

    def is_of(self, types: tuple[str, ...]) -> bool:
        """True where cards of these types (of any, if there are none) may be meant."""
        return not self.types or not types or bool(set(self.types) & set(types))

    def fits(self, mention: Mention) -> bool:
        """True where the pronoun agrees with the mention in number, type and title."""
        # A faction card is only ever named in full.
        of_faction = mention.types != ("faction",) or "faction" in self.types
        agrees = mention.plural == self.plural and self.is_of(mention.types)
        allowed = of_faction and not (self.but_self and mention.ref == "self")
        return agrees and allowed and (self.named is not True or mention.named)
