"""The First Edition FAQ (001), which came through optical recognition: errata, rulings, timing structure, questions.

Its four section headings are lost, the marks of the others say nothing, and column breaks run through sentences; what
the form does not show is data in the document's corrections.
"""

import re

from agot_judge.corpus.arrangement import Heading
from agot_judge.corpus.charts import without_arrows
from agot_judge.corpus.corrections import Corrections, reading
from agot_judge.corpus.first_errata import Errata
from agot_judge.corpus.first_repeats import repeat_links
from agot_judge.corpus.first_steps import step_links
from agot_judge.corpus.model import Parsed
from agot_judge.corpus.outline import Outline
from agot_judge.corpus.passages import Passage, read_passages
from agot_judge.corpus.pointers import pointed_links, retitled_links, with_links

DOCUMENT = "1e/faq"
RULING_LEVEL = 4
"""Below the section, its groups ("Card Effects and Abilities") and theirs ("Paying Costs")."""

_RULING = re.compile(r"\((\d\.\d{1,2})\) (.+)")


def parse(source: str, corrections: Corrections) -> Parsed:
    """Every entry of the FAQ in the order of the source, and its furniture."""
    passages, furniture = read_passages(source, corrections)
    about, errata, rulings, timing, questions = _sections(passages, corrections)
    timing, arrows = without_arrows(source, timing)

    def ruling(passage: Passage) -> Heading | None:
        """Rulings and definitions are known by their numbers; 001 marks their headings at random."""
        found = _RULING.fullmatch(reading(source, passage.spans, corrections)[0])
        if not found or passage not in rulings:
            return None
        number, title = found.groups()
        kind = "definition" if number.startswith("4.") else "ruling"
        return Heading(
            start=passage.start,
            begins="",
            level=RULING_LEVEL,
            slug=number,
            title=title,
            number=number,
            kind=kind,
        )

    outline = Outline(DOCUMENT, source, corrections, ruling)
    # What section I says of all errata is its first paragraph; the rest are sets and cards.
    outline.read([*about, errata[0]])
    cards = Errata(DOCUMENT, outline.drafts[-1].title, source, corrections)
    drafts = [*outline.drafts, *cards.read(errata[1:])]
    count = len(outline.drafts)
    drafts += outline.read([*rulings, *timing, *questions])[count:]
    entries = tuple(draft.finish(source, corrections) for draft in drafts)
    parsed = Parsed(entries=entries, furniture=(*furniture, *arrows, *cards.furniture))
    links = [
        *step_links(parsed),
        *repeat_links(parsed),
        *retitled_links(parsed, corrections),
        *pointed_links(DOCUMENT, parsed, corrections),
    ]
    return with_links(parsed, links)


def _sections(passages: list[Passage], corrections: Corrections) -> list[list[Passage]]:
    """The passages from one lost heading to the next: what comes before section I, and the four sections."""
    starts = [heading.start for heading in corrections.heading]
    ends = [*starts[1:], passages[-1].start + 1]
    return [
        [passage for passage in passages if start <= passage.start < end]
        for start, end in zip(starts, ends, strict=True)
    ]
