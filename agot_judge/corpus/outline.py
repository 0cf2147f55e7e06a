"""Passages of a recognized document to entries: headings as the arrangement says, paragraphs by their signs."""

import re
from collections.abc import Callable, Iterable

import msgspec

from agot_judge.corpus.arrangement import Heading
from agot_judge.corpus.charts import box_of, is_chart_step
from agot_judge.corpus.corrections import Corrections, LostHeading, reading
from agot_judge.corpus.draft import Draft
from agot_judge.corpus.passages import Passage
from agot_judge.corpus.slugs import slug
from agot_judge.errors import CorpusError

_MARK = re.compile(r"- \S+[.)](?= )|(?:\d{1,2}\.|\d\)|[A-Fa-f]\)|[IV]+\))(?= )|-(?= )")
"""Marks of list items in 001 and 002: "- 1)", "3)", "a)", "1.", "-"."""
_STYLES = (
    ("roman", re.compile(r"[IV]+\)")),
    ("letter", re.compile(r"[A-Fa-f]\)")),
    ("number", re.compile(r"\d")),
)
_EXAMPLE = re.compile(r"\*?(?:Example:|For example[:,]|In another example,|[Mm]arshalling example:)")
_INTRODUCES = re.compile(r":$|\bfollowing [a-z]+\.$|\bas follows:")
_LISTED = ("bullet", "item", "step")
_PROSE = {"ruling": "ruling"}
"""The kind of a plain paragraph, by the kind of its entry; a rule in all others."""

Opened = Callable[[Passage], Heading | None]
"""Says for a passage whether it is a heading that its own words show, such as a numbered ruling."""


class Outline:
    """The entries of one document while its passages are read, one after the other."""

    def __init__(self, document: str, source: str, corrections: Corrections, opened: Opened) -> None:
        """``opened`` finds the headings that need no entry in the corrections' arrangement."""
        self.drafts: list[Draft] = []
        self._document = document
        self._source = source
        self._corrections = corrections
        self._opened = opened
        arranged = corrections.arrangement
        self._headings = {heading.start: heading for heading in arranged.heading}
        self._questions = {item.start: _asked(item) for item in arranged.question}
        self._lost = {heading.start: heading for heading in corrections.heading}
        self._strays = {stray.start: f"{document}/{stray.to}" for stray in arranged.stray}
        self._kinds = {item.start: item.kind for item in arranged.kind}
        self._above: list[tuple[int, str]] = []
        self._lead_ins: dict[str, int | None] = {}
        self._holds = ""

    def read(self, passages: Iterable[Passage]) -> list[Draft]:
        """All entries, opened and filled in the order of the passages."""
        for passage in passages:
            lost = self._lost.get(passage.start)
            if lost:
                self._open(_restored(lost), None)
            question = self._questions.get(passage.start)
            heading = self._headings.get(passage.start) or self._opened(passage)
            if question:
                self._open(question, None)
            if heading:
                self._open(heading, passage)
            else:
                self._add(self._home(passage), passage)
        return self.drafts

    def _open(self, heading: Heading, passage: Passage | None) -> None:
        """Begin the entry of ``heading``, below the open headings of lower levels."""
        spans = passage.spans if passage else ()
        title = heading.title or reading(self._source, spans, self._corrections)[0]
        name = heading.slug or slug(title)
        if self.drafts and self.drafts[-1].id == f"{self._document}/{name}":
            # 001: the words of the lost heading IV stand once more below the introduction.
            self.drafts[-1].heading += spans
            return
        self._above = [(level, above) for level, above in self._above if level < heading.level]
        self.drafts.append(
            Draft(
                self._document,
                name,
                heading=spans,
                title=title,
                number=heading.number,
                path=tuple(title for _, title in self._above),
                kind=heading.kind,
                repaired=heading.note,
            )
        )
        self._above.append((heading.level, title))
        self._holds = heading.holds

    def _home(self, passage: Passage) -> Draft:
        """The entry that a paragraph belongs to: the open one, unless the line strayed."""
        to = self._strays.get(passage.start)
        home = next((draft for draft in reversed(self.drafts) if to in (None, draft.id)), None)
        if home is None:
            raise CorpusError(
                f"{self._document}: no entry for the line at {passage.start}: {to or 'no heading before it'}"
            )
        return home

    def _add(self, draft: Draft, passage: Passage) -> None:
        text = self._text(passage)
        found = _MARK.match(text)
        mark = found[0] if found else ""
        kind = self._kind(draft, passage, text, mark)
        lead_in = self._lead_in(draft, kind, mark)
        self._lead_ins[draft.paragraph_id(draft.add(kind, *passage.spans, mark=mark, lead_in=lead_in))] = (
            lead_in
        )

    def _kind(self, draft: Draft, passage: Passage, text: str, mark: str) -> str:
        """The kind of a paragraph: as the arrangement says, else by its words, else as its entry has it."""
        if passage.start in self._kinds:
            return self._kinds[passage.start]
        if draft.kind == "chart":
            return "step" if is_chart_step(text) else "chart"
        if draft.kind == "faq":
            return "answer" if len(draft) else "question"
        if self._holds:
            return self._holds
        if mark:
            return "bullet" if mark == "-" else "item"
        if _EXAMPLE.match(text):
            return "example"
        if text.startswith(("Note:", "Important note:")):
            return "note"
        return _PROSE.get(draft.kind, "rule")

    def _lead_in(self, draft: Draft, kind: str, mark: str) -> int | None:
        """The ordinal of the paragraph that introduces a list item; None where nothing does.

        The steps of the action window (001) are a list within a list: "I)" is introduced by "4)", and "5)" by what
        introduced "4)".
        """
        if kind not in _LISTED:
            return None
        if draft.kind == "chart":
            return box_of(self._source, draft)
        if not len(draft):
            return None
        style = _style(mark)
        last = draft.spans_of(len(draft))[-1]
        introduced = _INTRODUCES.search(self._source[last.start : last.end]) is not None
        if introduced and self._style_of(draft, len(draft)) != style:
            return len(draft)
        for ordinal in range(len(draft), 0, -1):
            if draft.kind_of(ordinal) not in _LISTED:
                break
            if self._style_of(draft, ordinal) == style:
                return self._lead_ins[draft.paragraph_id(ordinal)]
        return len(draft) if introduced else None

    def _style_of(self, draft: Draft, ordinal: int) -> str | None:
        """The numbering of a list item before; None for a paragraph that is none."""
        if draft.kind_of(ordinal) not in _LISTED:
            return None
        found = _MARK.match(self._source, draft.spans_of(ordinal)[0].start)
        return _style(found[0] if found else "")

    def _text(self, passage: Passage) -> str:
        """The words of a passage as printed, without marks of bold and italic type."""
        first = passage.spans[0]
        return self._source[first.start : first.end].replace("**", "")


def _restored(lost: LostHeading) -> Heading:
    return Heading(
        start=lost.start, begins=lost.begins, level=1, title=lost.title, kind="section", note=lost.reason
    )


def _asked(question: Heading) -> Heading:
    """An entry whose heading is the question itself, which remains its first paragraph."""
    return msgspec.structs.replace(question, title=question.title or question.begins, kind="faq")


def _style(mark: str) -> str:
    """The numbering of a list item: items of one list are numbered alike."""
    return next((name for name, pattern in _STYLES if pattern.search(mark)), mark)
