"""The imported cards, for scenarios named on the command line."""

from functools import cached_property

from agot_judge.cards.model import CardFace
from agot_judge.cards.pool import CardPool


class _ImportedCards:
    """The imported cards, not even looked for before a scenario names a card that it does not define."""

    def named(self, name: str, edition: str) -> tuple[CardFace, ...]:
        """See CardPool."""
        return self._stored.named(name, edition)

    def names(self, edition: str) -> tuple[str, ...]:
        """See CardPool."""
        return self._stored.names(edition)

    @cached_property
    def _stored(self) -> CardPool:
        from agot_judge.catalog.stored import stored_cards

        return stored_cards()


IMPORTED = _ImportedCards()
