"""Keywords that only First Edition cards have."""

from agot_judge.engine.state.game import Keyword
from agot_judge.text.reading import Reading
from agot_judge.text.topic import Topic
from agot_judge.text.topics.first import TEMPLATING

first_keywords = Topic("first_keywords", "keyword", "keywordname", templating=TEMPLATING)


@first_keywords.rule
def plain(reading: Reading, name: str) -> Keyword:
    """``gains deadly``."""
    return Keyword(name)


@first_keywords.rule
def keywordname(reading: Reading, name: str) -> str:
    """``a character with stalwart``."""
    return name
