"""What the store of events gives and takes besides entries."""

from msgspec import Struct

LIMIT_BYTES = 256 * 1024
"""The most that one entry says."""
EVENT_BYTES = 64 * 1024 * 1024
"""The most that is kept of one event: thousands of cases with their boards."""
EACH_DAY_EVENTS = 40
"""The most events that one client may make in a day."""


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
    """What has become of entries."""

    added: tuple[str, ...]
    """Their uuids; those that were there already are not among them."""
    latest: int
