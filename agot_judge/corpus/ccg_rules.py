"""The rules of the Iron Throne Edition (002), which came through optical recognition.

Nothing but their shortness tells its headings from captions and chart labels: the document's corrections list them.
"""

from agot_judge.corpus.corrections import Corrections
from agot_judge.corpus.model import Parsed
from agot_judge.corpus.outline import Outline
from agot_judge.corpus.passages import read_passages
from agot_judge.corpus.pointers import pointed_links, with_links

DOCUMENT = "ccg/rules"


def parse(source: str, corrections: Corrections) -> Parsed:
    """Every entry of the rules in the order of the source, and its furniture."""
    passages, furniture = read_passages(source, corrections)
    outline = Outline(DOCUMENT, source, corrections, opened=lambda passage: None)
    entries = tuple(draft.finish(source, corrections) for draft in outline.read(passages))
    parsed = Parsed(entries=entries, furniture=tuple(furniture))
    return with_links(parsed, pointed_links(DOCUMENT, parsed, corrections))
