"""The answer of a search, from what the search found."""

from flask import url_for

from agot_judge.corpus.store import Corpus
from agot_judge.search import Hit, Question, Results
from agot_judge.web import api_models as api
from agot_judge.web.api_answers import place
from agot_judge.web.api_ids import reference
from agot_judge.web.found_cards import card_names
from agot_judge.web.library import Library
from agot_judge.web.urls import card_url, paragraph_url


def search_answer(library: Library, query: str, edition: str | None, limit: int) -> api.SearchAnswer:
    """The results of the query, best first."""
    results: Results = library.search.find(query, edition, limit, card_names())
    return api.SearchAnswer(
        q=results.query,
        edition=results.edition,
        lead=results.lead,
        cards=tuple(
            api.NamedCard(title=one.title, typed=one.typed, is_slip=one.is_slip, page=card_url(one.title))
            for one in results.cards
        ),
        total=results.total,
        has_more=results.has_more,
        by_edition=tuple(api.EditionCount(edition=name, total=count) for name, count in results.by_edition),
        notes=results.notes,
        suggestions=tuple(
            api.SearchSuggestion(text=one.text, q=one.query, edition=one.edition)
            for one in results.suggestions
        ),
        hits=tuple(_hit(library.corpus, hit) for hit in results.hits),
    )


def _hit(corpus: Corpus, hit: Hit) -> api.Hit:
    paragraph = corpus.paragraph(hit.id)
    entry, document = corpus.entry_of(hit.id), corpus.document_of(hit.id)
    return api.Hit(
        id=hit.id,
        label=corpus.cite_label(hit.id),
        document=document.id,
        edition=document.edition,
        entry=entry.id,
        title=entry.title,
        number=entry.number,
        kind=paragraph.kind,
        text=paragraph.text,
        score=hit.score,
        source=place(corpus, paragraph),
        fragments=tuple(api.Fragment(text=one.text, is_match=one.is_match) for one in hit.fragments),
        question=_question(corpus, hit.question),
        why=hit.why,
        overridden_by=tuple(reference(corpus, id_) for id_ in hit.overriding),
        url=url_for("api.paragraph", id=hit.id),
        page=paragraph_url(hit.id),
    )


def _question(corpus: Corpus, question: Question | None) -> api.FoundQuestion | None:
    if question is None:
        return None
    return api.FoundQuestion(id=question.id, text=corpus.paragraph(question.id).text)
