"""Reasons why a paragraph was found, and parts of a query that were not taken as typed, in a few words."""

from collections.abc import Iterator

from agot_judge.corpus.store import Corpus
from agot_judge.search.index import SearchIndex
from agot_judge.search.naming import Named
from agot_judge.search.query import Asked
from agot_judge.search.ranked import Ranked, Ranking

ASKED_AS = 0.5
"""A phrase is shown as the reason when it has so much of the query."""


def why(index: SearchIndex, asked: Asked, ranking: Ranking, one: Ranked) -> str:
    """The reason why ``one`` was found: the name, the quoted words, the words it has, the phrase by which players ask for it."""
    if one.named:
        names = {
            "number": f"number {asked.number}",
            "title": "the name",
            "other word": "another word for the name",
        }
        return names[one.named]
    reasons = [_words(asked, ranking, one)]
    if one.card:
        reasons.append(f"about {one.card}")
    if one.best and one.best.share >= ASKED_AS:
        reasons.append(f"asked as: “{index.phrases[one.best.phrase].text}”")
    reasons = [reason for reason in reasons if reason]
    return "; ".join(reasons) or _standing(index.corpus, one) or "like how players ask"


def _words(asked: Asked, ranking: Ranking, one: Ranked) -> str:
    if not asked.words:
        return "the filters"
    if asked.phrases and not ranking.missing_phrase:
        return "the quoted words"
    if one.matched == ranking.all_words:
        return "all words" if len(asked.words) > 1 else "the word"
    had = [word for bit, word in enumerate(asked.spelled) if one.matched >> bit & 1]
    else_said = [word for bit, word in enumerate(asked.spelled) if (one.meant & ~one.matched) >> bit & 1]
    said = [
        f"{', '.join(had)}" if had else "",
        f"other words for {', '.join(else_said)}" if else_said else "",
    ]
    what = "; ".join(part for part in said if part)
    if not what:
        return ""
    return f"{one.meant.bit_count()} of {len(asked.words)} words: {what}" if len(asked.words) > 1 else what


def _standing(corpus: Corpus, one: Ranked) -> str:
    """The paragraph overridden by one that was found only for that."""
    links = corpus.paragraph(one.id).links
    below = [
        corpus.cite_label(link.to)
        for link in links
        if link.kind in ("overrides", "refines") and link.to in corpus
    ]
    return f"decides over {', '.join(below)}" if below else ""


SEVERAL = 6
"""The most cards that are listed where a name may mean any of them."""


def notes(named: Named, ranking: Ranking, has_hits: bool) -> tuple[str, ...]:
    """Notes on everything that was left out, not found or not understood of what was asked, each in one sentence."""
    asked = named.asked
    said: list[str] = []
    if asked.typed and not asked.words and not asked.condition and not asked.edition:
        said.append("There is no word to search for in this.")
    if ranking.missing_phrase:
        said.append("No paragraph has the quoted words one after the other; they were searched alone.")
    said.extend(_of_names(named))
    for stem, word in zip(asked.words, asked.spelled, strict=True):
        if stem in ranking.slips:
            said.append(f"“{word}” was read as “{ranking.slips[stem]}”.")
    if ranking.unknown and has_hits and not ranking.named:
        words = ", ".join(f"“{word}”" for word in ranking.unknown)
        read_as = (
            ranking.slips.get(stem, word) for stem, word in zip(asked.words, asked.spelled, strict=True)
        )
        rest = [word for word in read_as if word not in ranking.unknown]
        instead = f"; searched {', '.join(f'“{word}”' for word in rest)}" if rest else ""
        said.append(f"No paragraph has {words}, nor another word for it{instead}.")
    found_all = any(ranking.meant[number] == ranking.all_words for number in ranking.order)
    if has_hits and not ranking.named and len(asked.words) > 1 and not asked.condition and not found_all:
        said.append("No paragraph has all of the words.")
    return (*ranking.notes, *said)


def _of_names(named: Named) -> Iterator[str]:
    """The words that were taken for the name of a card, where that is not certain or nobody knows it."""
    for one in named.mentions:
        if len(one.titles) == 1 and one.is_slip:
            yield f"“{one.typed}” was read as {one.titles[0]}."
        elif 1 < len(one.titles) <= SEVERAL:
            yield f"“{one.typed}” may be {', '.join(one.titles[:-1])} or {one.titles[-1]}."
    if named.strangers:
        names = ", ".join(f"“{name}”" for name in dict.fromkeys(named.strangers))
        yield f"{names} was read as the name of a card that is not known here; the other words were searched."
