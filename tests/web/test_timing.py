"""The charts as data: every paragraph that they cite exists, every framework step of the corpus is on them."""

import re

import pytest

from agot_judge.editions import framework_for
from agot_judge.errors import CorpusError
from agot_judge.timing import Chart, charts
from agot_judge.timing.reading import read_chart

CHARTS = charts()
SECOND = framework_for("2e")

PLACES_OF_WINDOWS = ["1.4", "2.2", "3.2", "4.1", "4.2", "4.2.1", "5.2", "6.2", "7.4"]
"""The framework steps of the Second Edition after which an action window stands."""

IN_THE_TEXT = {
    "window-3.2": "Marshaling phase player action window",
    "window-4.1": "the action window between framework steps 4.1 and 4.2",
    "window-4.2": "the challenge action window before declaring defenders",
}
"""The windows that the corpus itself names, with its words."""


def cited(chart: Chart) -> list[str]:
    groups = [id_ for group in chart.groups for id_ in group.cites]
    steps = [id_ for step in chart.steps() for id_ in (*step.cites, *step.printed)]
    jumps = [id_ for step in chart.steps() for jump in step.jumps for id_ in jump.cites]
    return [*chart.cites, *groups, *steps, *jumps]


def plain(text: str) -> str:
    """Words without the marks between them, in which recognition and typesetting differ."""
    return " ".join(re.findall(r"\w+", text))


@pytest.fixture(scope="module")
def entries(corpus):
    return {entry.id: entry for entry in corpus.entries()}


@pytest.mark.parametrize("edition", CHARTS)
def test_every_paragraph_that_a_chart_cites_exists_and_is_of_its_edition(edition, corpus, entries):
    found = cited(CHARTS[edition])
    assert len(found) > 80
    assert [id_ for id_ in found if id_ not in corpus and id_ not in entries] == []
    assert {id_.split("/")[0] for id_ in found} == {edition}


def test_every_framework_step_of_the_rules_reference_is_on_the_chart_in_its_order(corpus):
    chart = CHARTS["2e"]
    steps = [entry for entry in corpus.entries("2e/rr") if entry.kind == "step"]
    shown = [(group.number, group.title, "") for group in chart.phases]
    shown += [(step.number, step.title, step.cites[0]) for phase in chart.phases for step in phase.steps]
    printed = {
        (entry.number, entry.title.removesuffix(".").removesuffix(" (melee format only)"), entry.id)
        for entry in steps
    }

    phases = {(number, title, "") for number, title, id_ in printed if number and "." not in number}
    missing = {(number, title, id_) for number, title, id_ in printed if "." in number or not number}
    assert len(printed) == 7 + len(SECOND.numbers) + 1
    assert phases | missing <= set(shown)
    assert [number for number, _, _ in shown if "." in number] == list(SECOND.numbers)


def test_the_steps_of_melee_games_alone_are_those_whose_title_says_so(corpus):
    printed = {entry.number for entry in corpus.entries("2e/rr") if "(melee format only)" in entry.title}
    assert {step.number for step in CHARTS["2e"].steps() if step.is_melee} == printed == {"1.4", "7.4"}


@pytest.mark.parametrize("edition", ["1e", "ccg"])
def test_every_paragraph_of_a_printed_chart_is_on_the_chart(edition, corpus):
    charted = [
        paragraph.id
        for entry in corpus.entries()
        if entry.kind == "chart" and entry.id.startswith(edition)
        for paragraph in entry.paragraphs
    ]
    assert len(charted) == {"1e": 87, "ccg": 30}[edition]
    assert set(charted) - set(cited(CHARTS[edition])) == set()


@pytest.mark.parametrize("edition", ["1e", "ccg"])
def test_the_steps_of_a_printed_chart_keep_its_order_and_words(edition, corpus):
    shown = [
        (step, step.cites[0])
        for phase in CHARTS[edition].phases
        for one in phase.steps
        for step in (one, *one.parts)
        if step.cites[0] in corpus and corpus.paragraph(step.cites[0]).kind == "step"
    ]
    order = [paragraph.id for paragraph in corpus.paragraphs(edition)]
    assert [order.index(id_) for _, id_ in shown] == sorted(order.index(id_) for _, id_ in shown)
    for step, id_ in shown:
        assert plain(step.title) in plain(corpus.paragraph(id_).text)


def test_windows_of_the_second_edition_stand_after_these_steps():
    found = []
    for phase in CHARTS["2e"].phases:
        for before, step in zip(phase.steps, phase.steps[1:], strict=False):
            if step.kind == "window":
                assert step.id == f"window-{before.number}"
                found.append(before.number)
    assert found == PLACES_OF_WINDOWS


def test_a_window_that_no_paragraph_names_is_marked_as_from_outside_the_corpus(corpus):
    chart = CHARTS["2e"]
    windows = [step for phase in chart.phases for step in phase.steps if step.kind == "window"]
    assert {step.id for step in windows if not step.is_outside} == set(IN_THE_TEXT)
    for step in windows:
        own = [id_ for id_ in step.cites if id_ != "2e/rr/action-windows"]
        assert bool(own) != step.is_outside
    for id_, words in IN_THE_TEXT.items():
        step = next(step for step in windows if step.id == id_)
        texts = [corpus.paragraph(one).text for one in step.cites if one in corpus]
        titles = [corpus.entry(one).title for one in step.cites if one not in corpus]
        assert any(words in text for text in (*texts, *titles))
    assert "lost" in chart.outside
    assert corpus.entry("2e/rr/timing-sequence-chart").paragraphs == ()


@pytest.mark.parametrize(
    ("edition", "step", "to", "words"),
    [
        ("2e", "3.3", "3.2", "Return to step 3.2"),
        ("2e", "3.3", "3.4", "proceed to step 3.4"),
        ("2e", "4.2", "4.3", "proceed to step 4.3"),
        ("2e", "4.2.6", "window-4.1", "Proceed to the action window between framework steps 4.1 and 4.2"),
        (
            "2e",
            "4.3",
            "window-4.1",
            "Proceed to the player action window between framework steps 4.1 and 4.2",
        ),
        ("2e", "4.3", "4.4", "proceed to 4.4"),
        ("2e", "7.5", "1", "proceeds to the beginning of the plot phase"),
        ("1e", "challenge-resolution", "declare-challenge", "Active Player's Next Challenge Opportunity"),
        ("1e", "taxation-phase-ends", "plot", "Proceed to next Plot Phase"),
        ("ccg", "finish-challenges", "challenges-actions-1", "Next Active Player"),
    ],
)
def test_where_play_goes_back_or_on_is_what_the_paragraph_says(edition, step, to, words, corpus):
    jumps = [jump for one in CHARTS[edition].steps() if one.id == step for jump in one.jumps]
    jump = next(jump for jump in jumps if jump.to == to)
    assert any(words in corpus.paragraph(id_).text for id_ in jump.cites)


def test_no_jump_of_a_chart_whose_arrows_are_lost_is_without_doubt():
    """Of the printed arrows only the labels are left: that one ends here must not look like print."""
    for edition in ("1e", "ccg"):
        for step in CHARTS[edition].steps():
            for jump in step.jumps:
                is_label = any("chart" in id_ or "in-detail" in id_ for id_ in jump.cites)
                is_back = jump.to not in ("plot",) and is_label
                assert bool(jump.doubt) == is_back, (edition, step.id)


@pytest.mark.parametrize(
    ("sequence", "entry", "ordinals"),
    [
        ("triggering-condition", "2e/rr/triggering-condition", range(4, 11)),
        ("duck", "2e/faq/challenge-application-timing-sequence", range(2, 6)),
        ("end-of-phase", "2e/faq/end-of-phase-timing-sequence", range(2, 6)),
        ("initiating", "2e/rr/initiating-abilities-marshaling-cards", range(2, 9)),
    ],
)
def test_a_sequence_has_every_item_of_its_list_in_order(sequence, entry, ordinals, corpus):
    chart = next(one for one in CHARTS["2e"].sequences if one.id == sequence)
    assert [step.cites[0] for step in chart.steps] == [f"{entry}/{ordinal}" for ordinal in ordinals]
    assert [f"{step.number}." for step in chart.steps] == [
        corpus.paragraph(step.cites[0]).mark for step in chart.steps
    ]


def test_the_action_window_of_the_first_edition_has_its_six_steps(corpus):
    window = next(one for one in CHARTS["1e"].sequences if one.id == "action-window")
    assert [step.cites[0] for step in window.steps] == [f"1e/faq/action-window-step-{n}" for n in range(1, 7)]
    for step in window.steps:
        assert step.title.startswith(corpus.entry(step.cites[0]).title)
    listed = {id_ for step in CHARTS["1e"].steps() for id_ in step.cites}
    assert {f"1e/faq/action-window/{n}" for n in range(2, 16)} <= listed


def test_framework_actions_bear_the_words_of_the_scenario_format():
    first = {step.id for phase in CHARTS["1e"].phases for step in phase.steps if step.kind == "framework"}
    assert first == set(framework_for("1e").actions)
    iron_throne = {step.id for phase in CHARTS["ccg"].phases for step in phase.steps}
    charted = [
        one for one in framework_for("ccg").actions if one.startswith(("challenge", "dominance", "standing"))
    ]
    assert set(charted) <= iron_throne


def test_every_phase_of_the_second_edition_ends_with_its_last_step():
    ends = [phase.steps[-1].number for phase in CHARTS["2e"].phases]
    assert ends == [phase.last for phase in SECOND.phases]


STEP = '{ id = "a", kind = "step", title = "A", cites = ["x"] }'
HEAD = 'edition = "2e"\ntitle = "T"\nabout = "A"\n[[phases]]\nid = "p"\ntitle = "P"\n'


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (f"{HEAD}steps = [{STEP}, {STEP}]", "two things have the id 'a'"),
        (f"{HEAD}steps = [{STEP.replace('}', ', colour = 1 }')}]", "colour"),
        (f"{HEAD}steps = [{STEP.replace('step', 'box')}]", "box"),
        (f"{HEAD}steps = [", "cannot read"),
        (
            f'{HEAD}steps = [{STEP[:-2]}, jumps = [{{ to = "z", when = "never" }}] }}]',
            "a jump leads to 'z', which is nothing",
        ),
    ],
)
def test_a_chart_that_does_not_fit_together_is_refused_with_what_is_wrong(text, words, tmp_path):
    path = tmp_path / "2e.toml"
    path.write_text(text)
    with pytest.raises(CorpusError) as fault:
        read_chart(path)
    assert words in fault.value.message
    assert "2e.toml" in fault.value.message


def test_what_the_second_edition_declares_of_its_round_is_on_its_chart():
    phases = CHARTS["2e"].phases
    numbered = [(step.number, step.title) for phase in phases for step in phase.steps if step.number]
    melee_only = " (melee format only)"
    assert [(one.number, one.title.removesuffix(melee_only)) for one in SECOND.steps] == numbered
    assert [f"{phase.name} phase" for phase in SECOND.phases] == [phase.title.lower() for phase in phases]
    windows = [step.id for phase in phases for step in phase.steps if step.kind == "window"]
    assert sorted(f"window-{one.after}" for one in SECOND.windows_after if one.after != "4.2.6") == sorted(
        windows
    )


@pytest.mark.parametrize("edition", ["1e", "ccg"])
def test_the_phases_that_another_edition_declares_are_those_of_its_chart(edition):
    framework = framework_for(edition)
    charted = [phase.id for phase in CHARTS[edition].phases]
    assert [framework.spellings.get(one, one) for one in charted] == list(framework.phase_names)
