"""A set as a text file that Anki imports: one note an exercise."""

import csv
import io
from collections.abc import Sequence

from markupsafe import Markup, escape

from agot_judge.corpus.store import Corpus
from agot_judge.training.model import Exercise
from agot_judge.training.sets.model import Proved
from agot_judge.web.train.exercise_page import kind_name, paragraph_shown
from agot_judge.web.train.position import Position, explaining_lines, played_again, position
from agot_judge.web.train.side import Side

HEAD = "#separator:tab\n#html:true\n#guid column:1\n#tags column:5\n"
"""The head that tells Anki the columns: guid, front, back, the paragraph, tags."""


def notes(corpus: Corpus, items: tuple[Proved, ...]) -> str:
    """The file: the front is the position and the question, the back the key, the quotation and the trace."""
    out = io.StringIO()
    writer = csv.writer(out, delimiter="\t", lineterminator="\n")
    for item in items:
        one = item.exercise
        played = played_again(one)
        lines = explaining_lines(corpus, played, one)
        best = paragraph_shown(corpus, one.best)
        back = [
            _list([one.choices[place].text for place in one.key], is_ordered=one.takes == "order"),
            Markup("<blockquote>{} <b>{}</b></blockquote>").format(best.text, best.citation.label),
            _list([line.text for line in lines], is_ordered=False),
            *(Markup("<p>{}</p>").format(text) for text in (item.explain, item.doubt) if text),
        ]
        front = [
            _board(position(corpus, played, one)),
            Markup("<p><b>{}</b></p>").format(one.prompt),
            _list([choice.text for choice in one.choices], is_ordered=False),
        ]
        writer.writerow(
            (
                f"agot-judge-{one.id}",
                _in_one_line(front),
                _in_one_line(back),
                best.citation.label,
                _tags(one),
            )
        )
    return HEAD + out.getvalue()


def _tags(one: Exercise) -> str:
    """Words without blanks between them: Anki parts tags at blanks."""
    return " ".join(
        word.replace(" ", "-")
        for word in ("agot-judge", one.edition, one.lesson, kind_name(one.kind))
        if word
    )


def _board(shown: Position) -> Markup:
    head = Markup("<p>{}</p>").format(shown.challenge) if shown.challenge else Markup("")
    before = _list([line.text for line in shown.before], is_ordered=False)
    return head + Markup("").join(map(_side, shown.sides)) + before


def _side(side: Side) -> Markup:
    cards = [(card, "") for card in side.play] + [(card, "in hand") for card in side.hand]
    items = [
        Markup("<b>{}</b> {}").format(
            card.name,
            ". ".join(
                part for part in (", ".join((*card.marks, *([where] if where else []))), card.text) if part
            ),
        )
        for card, where in cards
    ]
    facts = " · ".join(side.facts)
    return Markup("<p><b>{}</b> {}</p>").format(side.name, facts) + _list(items, is_ordered=False)


def _list(items: Sequence[str], *, is_ordered: bool) -> Markup:
    if not items:
        return Markup("")
    name = "ol" if is_ordered else "ul"
    inner = Markup("").join(Markup("<li>{}</li>").format(escape(item)) for item in items)
    return Markup("<{0}>{1}</{0}>").format(Markup(name), inner)


def _in_one_line(parts: list[Markup]) -> str:
    return " ".join(str(Markup("").join(parts)).split())
