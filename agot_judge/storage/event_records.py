"""The records that the store of events gives and takes besides entries."""

from msgspec import Struct

LIMIT_BYTES = 256 * 1024
"""The most that one entry says."""
ENTRY_COSTS = 512
"""An entry counts as so many bytes besides what it says: who, when, on which device."""
EVENT_BYTES = 64 * 1024 * 1024
"""The most that is kept of one event: thousands of cases with their boards."""
EVENT_COSTS = 64 * 1024
"""A new event counts as so many bytes of what a client may save in a day: 500 events."""


class KeptMember(Struct, frozen=True, kw_only=True):
    """A member as they are kept."""

    uuid: str
    event: str
    role: str
    label: str
    revoked_at: int


class Invitation(Struct, frozen=True, kw_only=True):
    """An invitation that can still be taken."""

    event: str
    role: str
    label: str
    uses: int
    ends: int


class Added(Struct, frozen=True, kw_only=True):
    """The entries that were added."""

    added: tuple[str, ...]
    """Their uuids; those that were there already are not among them."""
    latest: int
    size: int
    """Bytes that were added."""


class Here(Struct, frozen=True, kw_only=True):
    """The way in which a device without network writes entries."""

    device: str
    """Its name in them."""
    offset: int
    """The milliseconds by which the server's clock is ahead of its own."""
    after: int
    """Its last count."""
