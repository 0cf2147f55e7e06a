"""The record of each paragraph: the code that does what it says, the tests that show it."""

from collections import Counter
from typing import Literal

from msgspec import Struct

Status = Literal["shown", "implemented", "open", "not mechanical"]
"""``implemented``: code rests on it, but no test asserts it. ``open``: an engine could do it, and no rule claims to."""


class Covered(Struct, frozen=True, kw_only=True):
    """One paragraph."""

    id: str
    kind: str
    status: Status
    code: tuple[str, ...] = ()
    """The rules that rest on it: ``module:function``, the module without the edition's package."""
    applies: tuple[str, ...] = ()
    """For a worked example or an answer about a card: the paragraphs that it applies."""
    shown_by: tuple[str, ...] = ()
    """Tests (``FILE::NAME``) and scenario files that assert it, from the top of the project."""
    reason: str = ""
    """Why it is not mechanical, or why no rule does what it says."""


class Coverage(Struct, frozen=True, kw_only=True):
    """Every paragraph of an edition's documents in force, in their order."""

    edition: str
    documents: tuple[str, ...]
    paragraphs: tuple[Covered, ...]
    tests_are_known: bool = True
    """True where the tests are beside the program; elsewhere no paragraph can be ``shown``."""

    def having(self, status: Status) -> tuple[Covered, ...]:
        """The paragraphs of this status."""
        return tuple(paragraph for paragraph in self.paragraphs if paragraph.status == status)

    def counts(self) -> dict[str, int]:
        """The numbers of paragraphs: all, the mechanical ones, and of those the ones with each status."""
        count = Counter(paragraph.status for paragraph in self.paragraphs)
        mechanical = len(self.paragraphs) - count["not mechanical"]
        return {
            "paragraphs": len(self.paragraphs),
            "not mechanical": count["not mechanical"],
            "mechanical": mechanical,
            "implemented": count["implemented"] + count["shown"],
            "implemented and shown": count["shown"],
            "implemented, not shown": count["implemented"],
            "mechanical, not implemented": count["open"],
        }
