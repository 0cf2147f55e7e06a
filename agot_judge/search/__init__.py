"""Finds the paragraphs for a judge's words. Nothing outside this package knows Whoosh."""

from agot_judge.search.building import questions
from agot_judge.search.card_names import CardNames
from agot_judge.search.compared import compared_words
from agot_judge.search.highlight import Fragment, parted
from agot_judge.search.index import SearchIndex, open_index
from agot_judge.search.results import FoundCard, Hit, Question, Results, Search, Suggestion, find

__all__ = [
    "CardNames",
    "FoundCard",
    "Fragment",
    "Hit",
    "Question",
    "Results",
    "Search",
    "SearchIndex",
    "Suggestion",
    "compared_words",
    "find",
    "open_index",
    "parted",
    "questions",
]
