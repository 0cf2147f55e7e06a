"""Keywords that only First Edition cards have."""

from agot_judge.engine.state.game import Keyword
from agot_judge.text.discourse.reading import Reading
from agot_judge.text.grammar.first import TEMPLATING
from agot_judge.text.parsing.fragment import Fragment

first_keywords = Fragment(__name__, "keyword", "keywordname", templating=TEMPLATING)


@first_keywords.rule
def plain(reading: Reading, name: str) -> Keyword:
    """``gains deadly``."""
    return Keyword(name)


@first_keywords.rule
def keywordname(reading: Reading, name: str) -> str:
    """``a character with stalwart``."""
    return name
