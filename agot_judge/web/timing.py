"""The pages of the timing charts: every step with its citations, loops, and boards to start."""

from collections.abc import Iterable

from flask import Blueprint, abort, render_template, request, url_for
from msgspec import Struct

from agot_judge.corpus.model import Entry
from agot_judge.corpus.store import Corpus
from agot_judge.editions import has_engine, names
from agot_judge.timing import Chart, Jump, Phase, Sequence, Step, charts
from agot_judge.web.library import library
from agot_judge.web.lookup import citation
from agot_judge.web.pages import Citation
from agot_judge.web.responses import tagged
from agot_judge.web.sandbox.starts import offer_named
from agot_judge.web.urls import SANDBOX, has_sandbox, paragraph_url

PARAGRAPHS = "paragraphs"
"""The word of the address that asks for the citations beside each step."""


class ShownJump(Struct, frozen=True, kw_only=True):
    """Where play goes instead of on."""

    url: str
    place: str
    """The name of the place: ``3.2``, ``Declare a challenge``."""
    when: str
    is_back: bool
    """True where it leads to something earlier: a loop."""
    citations: tuple[Citation, ...]
    doubt: str


class BoardStart(Struct, frozen=True, kw_only=True):
    """A point at which a board can start."""

    url: str
    name: str
    """The name of what starts, for a list of several and for screen readers."""


class ShownStep(Struct, frozen=True, kw_only=True):
    """One box of the chart."""

    step: Step
    is_looped: bool
    """True where a loop of the phase runs past it."""
    citation: Citation
    """The paragraph or entry at which the box is opened."""
    overriding: tuple[Citation, ...]
    """The paragraphs that override one of those at which the box is opened."""
    others: tuple[Citation, ...]
    """The other paragraphs that say something about the box."""
    jumps: tuple[ShownJump, ...]
    parts: tuple["ShownStep", ...]
    start: BoardStart | None


class ShownGroup(Struct, frozen=True, kw_only=True):
    """A phase, or a small sequence."""

    of: Phase | Sequence
    citations: tuple[Citation, ...]
    steps: tuple[ShownStep, ...]
    starts: tuple[BoardStart, ...] = ()


class Edition(Struct, frozen=True, kw_only=True):
    """An edition whose chart there is."""

    id: str
    name: str
    url: str
    is_current: bool
    about: str
    phases: tuple[tuple[str, str], ...]
    """Name and address of each of its phases."""
    sequences: tuple[tuple[str, str], ...]


class TimingPage(Struct, frozen=True, kw_only=True):
    """The chart of one edition."""

    chart: Chart
    citations: tuple[Citation, ...]
    phases: tuple[ShownGroup, ...]
    sequences: tuple[ShownGroup, ...]
    editions: tuple[Edition, ...]
    windows: int
    """The number of windows for players that the phases have."""
    has_melee: bool
    """True where some step happens in melee games only."""
    shows_paragraphs: bool
    """True where the citations of each step stand beside it."""
    other_url: str
    """The same chart with them, or without."""


def timing_page(corpus: Corpus, edition: str, beside: str = "") -> TimingPage:
    """The page of an edition's chart, with what is to stand beside each step. Raises KeyError for an edition without one."""
    chart = charts()[edition]
    shown = _Chart(corpus, chart)
    return TimingPage(
        chart=chart,
        citations=shown.citations(chart.cites),
        phases=tuple(shown.phase(phase) for phase in chart.phases),
        sequences=tuple(shown.sequence(sequence) for sequence in chart.sequences),
        editions=editions(edition),
        windows=sum(step.kind == "window" for phase in chart.phases for step in phase.steps),
        has_melee=any(step.is_melee for step in chart.steps()),
        shows_paragraphs=beside == PARAGRAPHS,
        other_url=url_for(
            "timing.chart", edition=edition, beside=None if beside == PARAGRAPHS else PARAGRAPHS
        ),
    )


def editions(current: str = "") -> tuple[Edition, ...]:
    """The editions that have a chart, with the places in each."""
    return tuple(
        Edition(
            id=id_,
            name=names()[id_],
            url=timing_url(id_),
            is_current=id_ == current,
            about=chart.about,
            phases=tuple((_short(phase.title), timing_url(id_, phase.id)) for phase in chart.phases),
            sequences=tuple((one.title, timing_url(id_, one.id)) for one in chart.sequences),
        )
        for id_, chart in charts().items()
    )


def timing_url(edition: str, step: str = "") -> str:
    """Where the chart of an edition is, at one of its steps where one is named."""
    return url_for("timing.chart", edition=edition, _anchor=step or None)


def chart_url(edition: str, entry: Entry) -> str:
    """Where a framework step is on the chart of its edition; empty for what is no step of it."""
    if entry.kind != "step" or all(step.id != entry.number for step in charts()[edition].steps()):
        return ""
    return timing_url(edition, entry.number)


class _Chart:
    """Makes the shown parts of one chart."""

    def __init__(self, corpus: Corpus, chart: Chart) -> None:
        self._corpus = corpus
        self._chart = chart
        self._entries = {entry.id: entry for entry in corpus.entries()}
        self._names = {step.id: _name(step) for step in chart.steps()}
        self._names |= {phase.id: phase.title for phase in chart.phases}
        self._order = {id_: place for place, id_ in enumerate(_ids(chart))}

    def phase(self, phase: Phase) -> ShownGroup:
        """A phase, its loops marked."""
        looped = self._looped(phase.steps)
        return ShownGroup(
            of=phase,
            citations=self.citations(phase.cites),
            steps=tuple(self.step(step, step.id in looped) for step in phase.steps),
        )

    def sequence(self, sequence: Sequence) -> ShownGroup:
        """A small sequence with the boards that show it."""
        looped = self._looped(sequence.steps)
        starts = (self._start(value) for value in sequence.starts)
        return ShownGroup(
            of=sequence,
            citations=self.citations(sequence.cites),
            steps=tuple(self.step(step, step.id in looped) for step in sequence.steps),
            starts=tuple(start for start in starts if start),
        )

    def step(self, step: Step, is_looped: bool) -> ShownStep:
        """A step with everything within it."""
        overriding, others = self._overriding(step.cites[0]), self.citations(step.cites[1:])
        return ShownStep(
            step=step,
            is_looped=is_looped,
            citation=self._citation(step.cites[0]),
            overriding=overriding,
            others=tuple(one for one in others if one.id not in {each.id for each in overriding}),
            jumps=tuple(self._jump(step, jump) for jump in step.jumps),
            parts=tuple(self.step(part, False) for part in step.parts),
            start=self._start(step.number) if step.kind == "framework" else None,
        )

    def citations(self, ids: Iterable[str]) -> tuple[Citation, ...]:
        """Chips for ``ids``."""
        return tuple(self._citation(id_) for id_ in ids)

    def _citation(self, id_: str) -> Citation:
        """The chip of a paragraph or an entry, which opens exactly that."""
        return Citation(id=id_, label=self._corpus.cite_label(id_), url=paragraph_url(id_))

    def _overriding(self, id_: str) -> tuple[Citation, ...]:
        """The paragraphs that override a paragraph of the step: whoever reads the chart must see it."""
        entry = self._entries.get(id_)
        paragraphs = [paragraph.id for paragraph in entry.paragraphs] if entry else [id_]
        found = {one.id: one for id_ in paragraphs for one in self._corpus.overriding(id_)}
        return tuple(citation(self._corpus, one, overrides=True) for one in found)

    def _jump(self, step: Step, jump: Jump) -> ShownJump:
        return ShownJump(
            url=f"#{jump.to}",
            place=self._names[jump.to],
            when=jump.when,
            is_back=self._order[jump.to] <= self._order[step.id],
            citations=self.citations(jump.cites),
            doubt=jump.doubt,
        )

    def _looped(self, steps: tuple[Step, ...]) -> frozenset[str]:
        """The steps between a place to which a jump goes back and the step from which it goes."""
        holder = {part.id: step.id for step in steps for part in (step, *step.parts)}
        order = [step.id for step in steps]
        found: set[str] = set()
        for at, step in enumerate(steps):
            for jump in step.jumps:
                if jump.to in holder and order.index(holder[jump.to]) <= at:
                    found.update(order[order.index(holder[jump.to]) : at + 1])
        return frozenset(found)

    def _start(self, value: str) -> BoardStart | None:
        """A board at this point; None where none can start there."""
        edition = self._chart.edition
        offer = offer_named(edition, value) if has_engine(edition) and has_sandbox() else None
        return BoardStart(url=f"{SANDBOX}?start={value}", name=offer.name) if offer else None


def _ids(chart: Chart) -> Iterable[str]:
    for group in chart.groups:
        yield group.id
        for step in group.steps:
            yield step.id
            yield from (part.id for part in step.parts)


def _name(step: Step) -> str:
    """The name of a jump's goal: a framework step by its number, which is its name; another by its title."""
    return step.number if "." in step.number else step.title


def _short(title: str) -> str:
    return title.removesuffix(" phase")


blueprint = Blueprint("timing", __name__, url_prefix="/timing")
blueprint.after_request(tagged)


@blueprint.get("", strict_slashes=False)
def overview() -> str:
    """The editions whose round is drawn."""
    return render_template("timing/overview.html", editions=editions())


@blueprint.get("/<edition>")
def chart(edition: str) -> str:
    """The round of one edition."""
    if edition not in charts():
        abort(404, f"There is no chart of “{edition}”: there are {', '.join(charts())}.")
    page = timing_page(library().corpus, edition, request.args.get("beside", ""))
    return render_template("timing/chart.html", page=page)
