"""Players, as a text speaks of them."""

from msgspec import Struct

from agot_judge.engine.ability import Condition
from agot_judge.engine.ability.words import Who


class Unclear(Exception):
    """A word speaks of something else, and the text does not say of what: nothing fits, or more than one thing does."""


class Person(Struct, frozen=True):
    """A player or several, as a text speaks of them."""

    whoever: Who
    """The player, of whom ``where`` may say more."""
    every: bool = False
    """Each of them: ``each opponent``; otherwise one of them: ``an opponent``."""
    none: bool = False
    """``no opponent``."""
    where: Condition | None = None
    """The condition on the player, who is ``this opponent`` in it: ``who controls fewer locations than you``."""

    @property
    def who(self) -> Who:
        """The player. Raises Unclear if more is said, or ``no opponent``: that must not be lost."""
        if self.none:
            raise Unclear("what is so of no player")
        return self.who_if_any

    @property
    def who_if_any(self) -> Who:
        """The player, where it is minded that it may be ``no opponent``. Raises Unclear if more is said."""
        if self.where is not None:
            raise Unclear("a player of whom something must be true")
        return self.whoever

    @property
    def is_one_of_several(self) -> bool:
        """True for ``an opponent``, ``a player`` and ``no opponent``: nothing says which of them."""
        return self.whoever in ("any", "opponent") and not self.every

    @property
    def one(self) -> Who:
        """The one player who is certain. Raises Unclear for each, any or none of several."""
        if self.every or self.who in ("any", "opponent"):
            raise Unclear("which player")
        return self.who

    @property
    def any_one(self) -> Who:
        """The one player, a certain one or any of several. Raises Unclear for each of them."""
        if self.every:
            raise Unclear("each of several players")
        return self.who

    @property
    def another(self) -> Who:
        """The one player who is meant, besides you. Raises Unclear."""
        if self.one == "you":
            raise Unclear("which player besides you")
        return self.one

    @property
    def in_turn(self) -> Who:
        """The word by which what follows knows the player: of each or any of several it is ``that player``."""
        return "that player" if self.whoever in ("any", "opponent") else self.whoever
