"""Keywords."""

from agot_judge.engine.state.game import NO_TRAIT_ATTACHMENTS, Keyword
from agot_judge.text.discourse.reading import Reading
from agot_judge.text.parsing.fragment import Fragment

keywords = Fragment(__name__, "keyword", "keyword_line", "keywordname")


@keywords.rule
def keyword_line(reading: Reading, *found: Keyword) -> tuple[Keyword, ...]:
    return found


@keywords.rule
def plain(reading: Reading, name: str) -> Keyword:
    return Keyword(name)


@keywords.rule
def valued(reading: Reading, name: str, value: int) -> Keyword:
    return Keyword(name, value)


@keywords.rule
def of_x(reading: Reading, name: str) -> Keyword:
    return Keyword(name)


@keywords.rule
def no_attachments(reading: Reading) -> Keyword:
    return Keyword("no attachments")


@keywords.rule
def except_(reading: Reading, *traits: str) -> Keyword:
    return Keyword("no attachments", words=traits)


@keywords.rule
def no_such(reading: Reading, *traits: str) -> Keyword:
    return Keyword(NO_TRAIT_ATTACHMENTS, words=traits)


@keywords.rule
def keywordname(reading: Reading, name: str) -> str:
    return name
