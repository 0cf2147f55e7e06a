"""Players, as a text speaks of them."""

from msgspec import Struct

from agot_judge.engine.ability.words import Who


class Person(Struct, frozen=True):
    """A player or several, as a text speaks of them."""

    who: Who
    every: bool = False
    """Each of them: ``each opponent``; otherwise one of them: ``an opponent``."""
    none: bool = False
    """``no opponent``."""

    @property
    def in_turn(self) -> Who:
        """How what follows speaks of the same player: of each or any of several it is ``that player``."""
        return "that player" if self.who in ("any", "opponent") else self.who
