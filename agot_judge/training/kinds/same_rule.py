"""``same-rule``: the other dispute that the same paragraph settles."""

from collections import Counter
from collections.abc import Iterable, Iterator

from msgspec import Struct

from agot_judge.corpus.store import Corpus
from agot_judge.training.citing import Citing, changing, grounds, of_named_entries
from agot_judge.training.disputes.explained import asked, deciding_line, told
from agot_judge.training.disputes.in_words import reason
from agot_judge.training.disputes.proving import Proof
from agot_judge.training.disputes.summary import summary
from agot_judge.training.model import Choice, Question, entry_of
from agot_judge.training.names import all_names
from agot_judge.training.played import Played
from agot_judge.training.subject import stems

WRONG = 3
MOST_OF_A_PARAGRAPH = 3
"""The most disputes of which each is asked for one that is settled by the same paragraph."""
_RIGHT_ONES = 4
"""The number of disputes of one paragraph that are tried as the right one, the least alike first."""
_TOO_ALIKE = 0.6
_AS_LIKE = 0.75
"""A wrong dispute is as like the given one as the right one is, or nearly: else it is found without the rule (V5)."""
_LIKE_SITUATION = 0.75
"""By so much may a neighbour be less like the given one than the right one is, and still tell a like situation."""
LEAST_NEIGHBOURS = 2
"""The least number of wrong disputes of neighbouring paragraphs."""
_FITTING = 2.0
"""By so much may another dispute's words be longer or shorter than those of the right one."""


class Story(Struct, frozen=True, kw_only=True):
    """A dispute, as it is told to somebody who does not see its board: without its ruling, whose words would name the rule."""

    proof: Proof
    played: Played
    cite: str
    lesson: str
    grounds: frozenset[str]
    """All paragraphs on which its run rests after what is shown."""
    text: str
    words: frozenset[str]
    all_words: frozenset[str]
    """With those of the cards that are told."""


def story(proof: Proof, played: Played, lesson: str = "") -> Story:
    """The story of a dispute that is proved."""
    text = f"{proof.dispute.asks} {summary(proof, played)}".strip()
    names = stems(" ".join(all_names(played)))
    return Story(
        proof=proof,
        played=played,
        cite=proof.dispute.cite,
        lesson=lesson,
        grounds=frozenset(cite for entry in played.trace[proof.lines :] for cite in grounds(entry)),
        text=text,
        words=stems(told(proof)) - names,
        all_words=stems(text) - names,
    )


def questions(stories: Iterable[Story], citing: Citing, corpus: Corpus) -> Iterator[tuple[Played, Question]]:
    """A question for each two disputes that one rare paragraph settles, among others that look alike."""
    every = tuple(stories)
    count = Counter(word for one in every for word in one.all_words)
    by_cite: dict[str, list[Story]] = {}
    for one in every:
        if citing.is_rare(one.cite):
            by_cite.setdefault(one.cite, []).append(one)
    for cite, alike in by_cite.items():
        changed = changing(corpus.paragraph(cite))
        near = frozenset(map(entry_of, (cite, *of_named_entries(corpus, cite))))
        for one in alike[:MOST_OF_A_PARAGRAPH]:
            others = [other for other in alike if other is not one and _likeness(one, other) < _TOO_ALIKE]
            for right in sorted(others, key=lambda other: _likeness(one, other))[:_RIGHT_ONES]:
                wrong = _mistakable(one, right, every, changed, near, count)
                if len(wrong) == WRONG and _is_no_matter_of_words(one, right, wrong):
                    yield one.played, _question(one, right, wrong)
                    break


def _likeness(one: Story, other: Story) -> float:
    """From 0 to 1: the share of words that both have. What is nearly the same is found without the rule."""
    return len(one.words & other.words) / max(1, len(one.words | other.words))


def _is_no_matter_of_words(one: Story, right: Story, wrong: list[Story]) -> bool:
    return max(_likeness(one, other) for other in wrong) >= _AS_LIKE * _likeness(one, right)


def _rarest(words: frozenset[str], count: Counter[str]) -> frozenset[str]:
    """The word of these that fewest stories have: by it somebody finds what belongs together who knows no rule."""
    return frozenset(sorted(words, key=lambda word: (count[word], word))[:1])


def _mistakable(
    one: Story,
    right: Story,
    every: tuple[Story, ...],
    changed: frozenset[str],
    entries: frozenset[str],
    count: Counter[str],
) -> list[Story]:
    """Disputes of other paragraphs, each of its own: of neighbours in the entry, in those that it names and of the same lesson
    first, then those that share words. Neither rests on what settles the other. None where fewer than two are of neighbours
    and tell a situation that is like one of the two: the right one would be found by its subject alone."""
    size = len(right.text)
    fitting = [
        other
        for other in every
        if size / _FITTING <= len(other.text) <= size * _FITTING
        and other.cite not in one.grounds | right.grounds | changed
        and one.cite not in other.grounds
        and not any(_likeness(given, other) >= _TOO_ALIKE for given in (one, right))
    ]
    wanted = _LIKE_SITUATION * _likeness(one, right)
    rarest = _rarest(one.all_words & right.all_words, count)

    def likeness(other: Story) -> float:
        return max(_likeness(one, other), _likeness(right, other))

    def is_a_neighbour(other: Story) -> bool:
        is_near = entry_of(other.cite) in entries or other.lesson == one.lesson
        return is_near and likeness(other) >= wanted and rarest <= other.all_words

    def temptation(other: Story) -> tuple[bool, float, str]:
        near = (entry_of(other.cite) == entry_of(one.cite)) + (other.lesson == one.lesson)
        return not is_a_neighbour(other), -(near / 4 + likeness(other)), other.text

    taken: list[Story] = []
    for other in sorted(fitting, key=temptation):
        if all(each.cite != other.cite and each.played.text != other.played.text for each in taken):
            taken.append(other)
            if len(taken) == WRONG:
                break
    return taken if sum(map(is_a_neighbour, taken)) >= LEAST_NEIGHBOURS else []


def _question(one: Story, right: Story, wrong: list[Story]) -> Question:
    prompt = f"{told(one.proof)} Which of these is decided by the same paragraph?"
    line = deciding_line(right.proof, right.played)
    choices = (
        Choice(
            text=right.text, because=f"The same paragraph decides it: {reason(line.text)}", cites=(one.cite,)
        ),
        *(
            Choice(text=other.text, because="Another paragraph decides it.", cites=(other.cite,))
            for other in wrong
        ),
    )
    return asked(one.proof, one.played, "same-rule", prompt, choices, 0)
