"""``paragraph``: the paragraph that decides a line."""

from collections.abc import Iterator

from agot_judge.corpus.model import body
from agot_judge.corpus.store import Corpus
from agot_judge.training.citing import Citing, mistakable
from agot_judge.training.lines import says_something
from agot_judge.training.model import Choice, Question
from agot_judge.training.played import Played

WRONG = 3


def questions(played: Played, citing: Citing, corpus: Corpus) -> Iterator[Question]:
    """A question for each line whose rarest citation tells something (V4)."""
    cited = frozenset(cite for entry in played.trace for cite in entry.cites)
    for moment in played.moments:
        for entry in moment.lines:
            best = citing.rarest(entry.cites)
            if not says_something(entry) or not citing.is_rare(best):
                continue
            right = corpus.paragraph(best)
            near = sorted(
                mistakable(corpus, entry.cites, cited),
                key=lambda cite: abs(len(corpus.paragraph(cite).text) - len(right.text)),
            )
            if len(near) < WRONG:
                continue
            wrong = (corpus.paragraph(cite) for cite in near[:WRONG])
            yield Question(
                kind="paragraph",
                moment=moment,
                prompt=f"{entry.text} Which paragraph decides that?",
                choices=(
                    Choice(text=body(right), cites=(best,)),
                    *(
                        Choice(text=body(one), because="No line here rests on it.", cites=(one.id,))
                        for one in wrong
                    ),
                ),
                key=(0,),
                accepted=entry.cites,
                best=best,
                first=moment.before + 1,
                last=entry.n,
                proof="determinism",
            )
