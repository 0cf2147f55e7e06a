"""A corpus of one document, for tests of how an index is built and kept: that of all documents takes two seconds."""

from msgspec.structs import replace

from agot_judge.corpus.content import load_content
from agot_judge.corpus.manifest import DEFAULT_ROOT
from agot_judge.corpus.store import Corpus

DOCUMENT = "2e/faq"
ASKED = "terminal condition"
ANSWER = "2e/faq/terminal-condition/1"


def one_document() -> Corpus:
    """The FAQ of the Second Edition, alone."""
    content = load_content(DEFAULT_ROOT)
    (faq,) = (one for one in content.documents if one.id == DOCUMENT)
    source = (DEFAULT_ROOT / "sources" / faq.file).read_bytes().decode()
    alone = replace(content, documents=(faq,), fingerprint=f"{content.fingerprint} {DOCUMENT}")
    return Corpus(alone, {DOCUMENT: source}, DEFAULT_ROOT)
