"""The Second Edition FAQ (003): errata, definitions, rulings, questions and answers, quick reference.

Each heuristic is one function or one ``if``, with the artefact that it answers.
"""

import re

from agot_judge.corpus.blocks import Block, covering, read_blocks
from agot_judge.corpus.corrections import Corrections
from agot_judge.corpus.draft import Draft
from agot_judge.corpus.furniture import furniture_runs, outside
from agot_judge.corpus.headings import is_heading
from agot_judge.corpus.lists import lead_in_of
from agot_judge.corpus.model import Parsed, PrintedCard
from agot_judge.corpus.slugs import slug

DOCUMENT = "2e/faq"
ERRATA = "Notes and Errata"
RULES_ERRATA = "Rulebook Errata"
CARD_ERRATA = "Card Errata"
DEFINITIONS = "Definitions and Terms"
RULINGS = "Rulings and Clarifications"
LEGALITY = "Card Legality"
QUESTIONS = "Frequently Asked Questions"
QUICK = "Quick Reference"
SECTIONS = (ERRATA, RULES_ERRATA, CARD_ERRATA, DEFINITIONS, RULINGS, LEGALITY, QUESTIONS, QUICK)
KIND_BELOW = {DEFINITIONS: "definition", QUESTIONS: "faq", QUICK: "reference"}
"""The kind of an entry below each section; errata and rulings are told by their own marks."""

_ERRATUM = re.compile(r"\(v(?P<version>\d+\.\d+)\) (?P<title>.+?)(?: \((?P<set>[^()]+), (?P<number>\d+)\))?")
_RULING = re.compile(r"\((?P<number>\d+\.\d+)\) (?P<title>.+)")
_GROUP = re.compile(r"(?P<number>\d)\. (?P<title>.+)")


def parse(source: str, corrections: Corrections) -> Parsed:
    """Every entry of the FAQ in the order of the source, and its furniture."""
    blocks = outside(corrections.furniture, read_blocks(source))
    drafts: list[Draft] = []
    for place, block in enumerate(blocks):
        following = blocks[place + 1] if place + 1 < len(blocks) else None
        erratum = _ERRATUM.fullmatch(block.text)
        # 003: "(v1.4) Title" is an erratum, "(1.4) Title" a ruling; only the v tells them apart.
        if erratum:
            drafts.append(_erratum(block, erratum, drafts))
        elif is_heading(block, following):
            drafts.append(_headed(block, drafts))
        elif not _continues(block, blocks[place - 1]):
            # 003: the address under "Card Legality" ends the sentence of the line above it.
            whole = [block, following] if following and _continues(following, block) else [block]
            _add(source, drafts[-1], whole)
    entries = tuple(draft.finish(source, corrections) for draft in drafts)
    return Parsed(entries=entries, furniture=furniture_runs(corrections.furniture))


def _continues(block: Block, previous: Block) -> bool:
    return not block.after_gap and previous.text.endswith(", here:")


def _section(drafts: list[Draft]) -> str:
    """The title of the section that is open."""
    return next((draft.title for draft in reversed(drafts) if draft.title in SECTIONS), "")


def _erratum(block: Block, line: re.Match[str], drafts: list[Draft]) -> Draft:
    """An erratum's draft from its card line: version, title, set, collector number."""
    title = line["title"]
    card = PrintedCard(title=title, set=line["set"], number=line["number"]) if line["set"] else None
    return Draft(
        DOCUMENT,
        f"errata-{slug(title)}",
        heading=(block.span,),
        title=title,
        path=(ERRATA, _section(drafts)),
        kind="erratum",
        version=line["version"],
        card=card,
    )


def _headed(block: Block, drafts: list[Draft]) -> Draft:
    """A draft for the heading in ``block``: a section, a group of rulings, a ruling, or an entry of the open section."""
    heading = (block.span,)
    if block.text in SECTIONS:
        path: tuple[str, ...] = (ERRATA,) if block.text in (RULES_ERRATA, CARD_ERRATA) else ()
        # 003: "Card Legality" stands right after ruling (3.5) and has no number: a section of its own.
        return Draft(DOCUMENT, slug(block.text), heading=heading, title=block.text, path=path, kind="section")
    section = _section(drafts)
    group = _GROUP.fullmatch(block.text)
    if section == RULINGS and group:
        number, title = group.groups()
        return Draft(
            DOCUMENT, number, heading=heading, title=title, number=number, path=(RULINGS,), kind="section"
        )
    ruling = _RULING.fullmatch(block.text)
    if section == RULINGS and ruling:
        number, title = ruling.groups()
        above = next(draft for draft in reversed(drafts) if draft.kind == "section")
        path = (RULINGS, f"{above.number}. {above.title}")
        return Draft(DOCUMENT, number, heading=heading, title=title, number=number, path=path, kind="ruling")
    return Draft(
        DOCUMENT,
        slug(block.text),
        heading=heading,
        title=block.text,
        path=(section,),
        kind=KIND_BELOW[section],
    )


def _add(source: str, draft: Draft, blocks: list[Block]) -> None:
    """Append the paragraph in ``blocks`` to its entry."""
    kind = _kind(draft, blocks[0])
    mark = blocks[0].mark if kind in ("bullet", "item") else ""
    draft.add(kind, covering(blocks), mark=mark, lead_in=lead_in_of(source, draft, kind))


def _kind(draft: Draft, block: Block) -> str:
    if draft.kind == "erratum":
        return "erratum"
    if block.mark == "•":
        return "bullet"
    if block.mark:
        return "item"
    # 003: examples are paragraphs of their own that begin so; inside a paragraph they belong to its rule.
    if block.text.startswith("For example: "):
        return "example"
    # 003: the title of a question is not the question; the first paragraph is, all others answer it.
    if draft.kind == "faq":
        return "answer" if len(draft) else "question"
    if draft.kind == "ruling":
        return "ruling"
    # 003: what a section says of itself is no rule; what it says of precedence and of errata is.
    if draft.kind == "section" and block.text.startswith("This section "):
        return "front-matter"
    return "rule"
