"""The page of a paragraph or an entry, as its template shows it."""

from msgspec import Struct

from agot_judge.web import pages
from agot_judge.web.link_preview import LinkPreview
from agot_judge.web.other_editions import Contradiction, OtherReading
from agot_judge.web.practice import Practice
from agot_judge.web.printings import Printing
from agot_judge.web.train.choosing import Practised


class OtherVersion(Struct, frozen=True):
    """The same place in another version of the document."""

    version: str
    url: str
    changes_url: str
    """The address of the changes that came with the version that replaced this one."""


class VersionNotice(Struct, frozen=True, kw_only=True):
    """The notice of a page for an older version."""

    version: str
    in_force: str
    """The version that is in force."""
    now: pages.Citation | None
    """The paragraph or entry in force in place of what the page shows; None where nothing is."""
    reason: str
    """Why it is not there any more, where it is not."""
    words: tuple[tuple[str, str], ...]
    """This version and the one in force word by word: in ``both``, only ``here``, only ``there``; empty for an entry."""
    is_same: bool
    changes_url: str
    """The address of the changes that came with the version that replaced this one."""


class ReadPage(Struct, frozen=True, kw_only=True):
    """An entry as in the book, with one paragraph marked where the page is about one."""

    id: str
    url: str
    label: str
    """Of the paragraph marked, else of the entry."""
    title: str
    number: str
    path: tuple[pages.Heading, ...]
    document: pages.DocumentInForce
    first_in_version: str
    """Version of the document in which the entry first appeared; empty where none is printed."""
    repaired_title: str
    paragraphs: tuple[pages.ReadParagraph, ...]
    marked: pages.ReadParagraph | None
    introduced_by: tuple[pages.ReadParagraph, ...]
    """The paragraphs without which the marked one cannot be read: the lead-in of a list item, the question of an answer."""
    overriding: tuple[pages.Overriding, ...]
    contradictions: tuple[Contradiction, ...]
    relations: tuple[pages.Relation, ...]
    practice: Practice
    practised: Practised | None
    """The exercises about it; None where there are none."""
    enforced: str
    """A sentence: does the engine enforce the paragraph marked; empty for an entry, and where no engine runs the document."""
    same_term: tuple[OtherReading, ...]
    """The term in the other editions."""
    printings: tuple[Printing, ...]
    previous: pages.Citation | None
    following: pages.Citation | None
    source: pages.Source | None
    quotation: pages.Quotation
    book_url: str
    """The same place in the book; empty where the book has another version."""
    link_preview: LinkPreview
    sandbox_url: str
    """Where this step can be stepped through on a board; empty where it cannot."""
    chart_url: str
    """Where this step is on the chart of its round; empty for what is no step of it."""
    other_versions: tuple[OtherVersion, ...] = ()
    version_notice: VersionNotice | None = None
    """Only on the page of an older version."""
