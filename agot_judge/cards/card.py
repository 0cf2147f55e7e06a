"""A card as an import gave it: its face, and what else its source tells of this printing."""

import re
from typing import Literal

from msgspec import Struct

from agot_judge.cards.model import CardFace


class AppliedErratum(Struct, frozen=True, kw_only=True):
    """The change that an official erratum made to the text of a card."""

    cite: str
    """Id of the paragraph that has the erratum."""
    outcome: Literal["applied", "already there", "by hand"]
    """``already there``: the text that was imported has the new words. ``by hand``: nothing was changed, because the
    erratum does not say which words of this text it replaces."""
    before: str = ""
    """The line as it was imported, where it was changed."""
    after: str = ""


class Card(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One printed card. ``face`` has the errata; everything else is as its source gives it."""

    face: CardFace
    edition: str = "2e"
    """The game that the card is of: ``2e`` or ``1e``."""
    pack_name: str = ""
    """The pack's name; empty where the source gives only its code."""
    cycle: int | None = None
    """The cycle's place among the cycles, where a list of packs tells it."""
    released: str = ""
    """The day on which the pack was released (``2016-04-07``)."""
    quantity: int | None = None
    """Copies in one pack."""
    illustrator: str = ""
    designer: str = ""
    flavor: str = ""
    octgn_id: str = ""
    errata: tuple[AppliedErratum, ...] = ()
    has_own_errata: bool = False
    """The source itself says that its text is not the printed one any more."""

    @property
    def label(self) -> str:
        """The name by which this card alone is meant: ``Nymeria (WotN)``."""
        return f"{self.face.name} ({self.face.pack})" if self.face.pack else self.face.name

    @property
    def in_cycle(self) -> int | None:
        """The cycle's place among the cycles: as a list of packs tells it, else the first two of a code's five digits."""
        if self.cycle is not None:
            return self.cycle
        return int(self.face.code[:2]) if re.fullmatch(r"\d{5}", self.face.code) else None
