"""The state that the entries of an event come to: its members, people and cases."""

from typing import Literal

from msgspec import Struct

from agot_judge.events.bodies import CaseAppealed, CaseOpened, Cited, EventFacts, NoteAdded, TraceLine

Standing = Literal["open", "ruled", "appealed", "upheld", "overturned", "changed", "withdrawn"]
STANDINGS: tuple[Standing, ...] = (
    "open",
    "ruled",
    "appealed",
    "upheld",
    "overturned",
    "changed",
    "withdrawn",
)
ConflictKind = Literal[
    "two rulings", "two texts", "two decisions", "after the decision", "after the withdrawal", "one table"
]


class Wording(Struct, frozen=True, kw_only=True):
    """A ruling, a decision or an amendment: a text that stands or has stood."""

    uuid: str
    kind: str
    """As that of its entry: ``case.ruled``, ``case.amended``, ``case.decided``."""
    member: str
    at: int
    received: int | None
    answer: str
    reason: str
    cites: tuple[Cited, ...]
    lines: tuple[TraceLine, ...] = ()
    why: str = ""
    result: str = ""
    replaces: tuple[str, ...] = ()
    is_late: bool = False
    """True where it arrived when the head judge had decided: kept as a note under the decision."""


class Conflict(Struct, frozen=True, kw_only=True):
    """Two things that happened at once, and that nobody has settled."""

    kind: ConflictKind
    entries: tuple[str, ...]
    """The entries that are at odds; of one table the cases."""
    is_open: bool
    """True while somebody has yet to settle it; one that is settled by the rule itself is shown all the same."""


class Said(Struct, frozen=True, kw_only=True):
    """A note or an appeal: who, when, what."""

    uuid: str
    member: str
    at: int
    body: NoteAdded | CaseAppealed


class Case(Struct, frozen=True, kw_only=True):
    """A case."""

    uuid: str
    number: str
    opened: CaseOpened | None
    """None of a case of which only later entries have arrived."""
    opened_by: str
    opened_at: int
    device: str
    wordings: tuple[Wording, ...]
    """Every text that it has had, in order of receipt."""
    stands: tuple[Wording, ...]
    """The text that stands; several where two are at odds; none while it is open."""
    standing: Standing
    appeals: tuple[Said, ...]
    notes: tuple[Said, ...]
    conflicts: tuple[Conflict, ...]
    is_announced: bool
    withdrawn_why: str
    into: str
    """The case that it is merged into; empty where it is none."""
    changed: int
    """The sequence number of its latest entry."""
    waiting: int
    """The number of its entries that no server has received yet, as far as this device knows."""

    @property
    def is_closed(self) -> bool:
        """True where nothing waits for anybody."""
        return self.standing not in ("open", "appealed") and not any(one.is_open for one in self.conflicts)

    @property
    def cites(self) -> tuple[Cited, ...]:
        """The paragraphs that the texts that stand rest on, each once."""
        return tuple({cited.id: cited for one in self.stands for cited in one.cites}.values())

    @property
    def answered_at(self) -> int:
        """When the last text was made that stands; 0 while there is none."""
        return max((one.at for one in self.stands), default=0)


class Person(Struct, frozen=True, kw_only=True):
    """Somebody at a table."""

    uuid: str
    label: str
    """Empty where the name is erased, or was never given."""
    into: str = ""
    is_erased: bool = False


class Member(Struct, frozen=True, kw_only=True):
    """Somebody of the staff."""

    uuid: str
    role: str
    label: str
    revoked_at: int = 0


class Event(Struct, frozen=True, kw_only=True):
    """All of it."""

    id: str
    facts: EventFacts
    members: dict[str, Member]
    people: dict[str, Person]
    cases: tuple[Case, ...]
    """In order of receipt."""
    notes: tuple[Said, ...]
    latest: int
    waiting: int
    """The number of entries that no server has received yet, as far as this device knows."""

    def case(self, number: str) -> Case | None:
        """The case with this number."""
        return next((one for one in self.cases if one.number == number), None)

    def case_of(self, uuid: str) -> Case | None:
        """The case with this uuid."""
        return next((one for one in self.cases if one.uuid == uuid), None)

    def who(self, member: str) -> str:
        """The label of a member."""
        found = self.members.get(member)
        return found.label or found.role if found is not None else "somebody"

    def person(self, uuid: str) -> Person | None:
        """A person, or the one that they were merged into."""
        seen: set[str] = set()
        while uuid not in seen:
            seen.add(uuid)
            found = self.people.get(uuid)
            if found is None or not found.into:
                return found
            uuid = found.into
        return None

    def label(self, uuid: str) -> str:
        """The name of a person; ``Player`` where there is none."""
        found = self.person(uuid)
        return found.label if found is not None and found.label else "Player"
