"""``same-rule``: the other dispute that the same paragraph settles."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from agot_judge.corpus.store import Corpus
from agot_judge.training.citing import Citing, grounds
from agot_judge.training.disputes.explained import asked, deciding_line, right_answer, told
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
_TOO_ALIKE = 0.6
_AS_LIKE = 0.75
"""A wrong dispute is as like the given one as the right one is, or nearly: else it is found without the rule (V5)."""
_FITTING = 2.0
"""By so much may another dispute's words be longer or shorter than those of the right one."""


class Story(Struct, frozen=True, kw_only=True):
    """A dispute with its right answer, as it is told to somebody who does not see its board."""

    proof: Proof
    played: Played
    cite: str
    lesson: str
    grounds: frozenset[str]
    """All paragraphs on which its run rests after what is shown."""
    text: str
    words: frozenset[str]


def story(proof: Proof, played: Played, lesson: str = "") -> Story:
    """The story of a dispute that is proved."""
    text = f"{proof.dispute.asks} Ruling: “{right_answer(proof).says}” {summary(proof, played)}".strip()
    names = stems(" ".join(all_names(played)))
    return Story(
        proof=proof,
        played=played,
        cite=proof.dispute.cite,
        lesson=lesson,
        grounds=frozenset(cite for entry in played.trace[proof.lines :] for cite in grounds(entry)),
        text=text,
        words=stems(f"{told(proof)} {right_answer(proof).says}") - names,
    )


def questions(stories: Iterable[Story], citing: Citing, corpus: Corpus) -> Iterator[tuple[Played, Question]]:
    """A question for each two disputes that one rare paragraph settles, among others that look alike."""
    every = tuple(stories)
    by_cite: dict[str, list[Story]] = {}
    for one in every:
        if citing.is_rare(one.cite):
            by_cite.setdefault(one.cite, []).append(one)
    for cite, alike in by_cite.items():
        linked = frozenset(link.to for link in corpus.paragraph(cite).links)
        for one in alike[:MOST_OF_A_PARAGRAPH]:
            others = [other for other in alike if other is not one and _likeness(one, other) < _TOO_ALIKE]
            if others:
                right = min(others, key=lambda other: _likeness(one, other))
                wrong = _mistakable(one, right, every, linked)
                if len(wrong) == WRONG and _is_no_matter_of_words(one, right, wrong):
                    yield one.played, _question(one, right, wrong)


def _likeness(one: Story, other: Story) -> float:
    """From 0 to 1: the share of words that both have. What is nearly the same is found without the rule."""
    return len(one.words & other.words) / max(1, len(one.words | other.words))


def _is_no_matter_of_words(one: Story, right: Story, wrong: list[Story]) -> bool:
    return max(_likeness(one, other) for other in wrong) >= _AS_LIKE * _likeness(one, right)


def _mistakable(one: Story, right: Story, every: tuple[Story, ...], linked: frozenset[str]) -> list[Story]:
    """Disputes of other paragraphs, each of its own: of neighbours in the entry and of the same lesson first, then those
    that share words. Neither rests on what settles the other."""
    size = len(right.text)
    fitting = [
        other
        for other in every
        if size / _FITTING <= len(other.text) <= size * _FITTING
        and other.cite not in one.grounds | right.grounds | linked
        and one.cite not in other.grounds
        and not any(_likeness(given, other) >= _TOO_ALIKE for given in (one, right))
    ]

    def temptation(other: Story) -> tuple[float, str]:
        near = (entry_of(other.cite) == entry_of(one.cite)) + (other.lesson == one.lesson)
        return -(near / 4 + max(_likeness(one, other), _likeness(right, other))), other.text

    taken: list[Story] = []
    for other in sorted(fitting, key=temptation):
        if all(each.cite != other.cite and each.played.text != other.played.text for each in taken):
            taken.append(other)
            if len(taken) == WRONG:
                break
    return taken


def _question(one: Story, right: Story, wrong: list[Story]) -> Question:
    answer = right_answer(one.proof).says
    prompt = f"{told(one.proof)} Ruling: “{answer}” Which of these is decided by the same paragraph?"
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
