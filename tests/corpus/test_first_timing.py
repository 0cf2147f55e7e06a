"""The timing structure of the First Edition FAQ (001): the action window, moribund, the charts, references to steps."""

FAQ = "1e/faq"


def lines(entry):
    return [(paragraph.kind, paragraph.text) for paragraph in entry.paragraphs]


def listed_below(corpus, ordinal_id):
    """The marks of the list items that a paragraph introduces."""
    return [p.mark for p in corpus.entry_of(ordinal_id).paragraphs if p.lead_in == ordinal_id]


def test_the_steps_of_the_action_window_are_a_list_within_a_list(corpus):
    window = f"{FAQ}/action-window"

    assert listed_below(corpus, f"{window}/1") == ["- 1)", "- 2)", "- 3)", "- 4)", "- 5)", "- 6)"]
    assert listed_below(corpus, f"{window}/5") == ["- I)", "- II)", "- III)", "- IV)"]
    assert listed_below(corpus, f"{window}/10") == ["- a)", "- b)", "- c)", "- d)"]
    note = corpus.entry(window).paragraphs[-1]
    assert (note.kind, note.text[:9]) == ("note", "(You may ")


def test_step_3_of_the_player_actions_has_no_dash_and_is_in_the_list(corpus):
    assert listed_below(corpus, f"{FAQ}/player-action/2") == ["- 1)", "- 2)", "3)"]


def test_two_sub_steps_on_one_line_are_two_paragraphs(corpus):
    marks = listed_below(corpus, f"{FAQ}/action-window-step-1/2")
    assert [mark.removeprefix("- ") for mark in marks] == ["a)", "b)", "c)", "d)", "e)", "f)"]
    assert corpus.paragraph(f"{FAQ}/action-window-step-1/6").text.startswith(
        "d) Apply any other active modifiers"
    )


def test_each_step_of_the_action_window_has_an_entry(corpus):
    steps = [e for e in corpus.entries(FAQ) if e.kind == "step"]
    assert [(e.number, e.title) for e in steps] == [
        ("1", "Action is initiated"),
        ("2", "Save/cancel responses"),
        ("3", "Action is executed"),
        ("4", "Passive abilities are triggered"),
        ("5", "Responses"),
        ("6", "Action is resolved (end of action)"),
    ]
    assert corpus.entry(f"{FAQ}/responses").title == "Responses"


def test_an_example_broken_into_fourteen_lines_is_one_paragraph(corpus):
    example = corpus.paragraph(f"{FAQ}/moribund/7")
    assert len(example.spans) == 14
    assert example.text.startswith(
        "No player (yourself included) could save Catelyn Stark during Step 2, so she now"
    )
    assert example.text.endswith("(any attachments would also be discarded at this time).")


def test_words_broken_over_lines_are_whole(corpus):
    assert (
        "The Baratheon player wins the challenge. Play proceeds"
        in corpus.paragraph(f"{FAQ}/framework-actions/7").text
    )
    assert "killed Asha Greyjoy. Since Asha" in corpus.paragraph(f"{FAQ}/action-window-step-4/2").text


def test_the_charts_are_boxes_with_their_steps(corpus):
    charts = [e for e in corpus.entries(FAQ) if e.kind == "chart"]
    assert [e.title for e in charts] == [
        f"{name} Phase"
        for name in ("Plot", "Draw", "Marshalling", "Challenges", "Dominance", "Standing", "Taxation")
    ]
    plot = corpus.entry(f"{FAQ}/plot-phase-chart")
    assert lines(plot)[:5] == [
        ("chart", "FRAMEWORK ACTION"),
        ("step", "1. Plot Phase begins"),
        ("chart", "PLAYER ACTIONS"),
        ("chart", "FRAMEWORK ACTION"),
        ("step", "- 1. Choose and reveal plots"),
    ]
    # Numbering begins again in each box: a step belongs to the label above it.
    assert listed_below(corpus, f"{plot.id}/4") == ["- 1.", "- 2.", "- 3.", "- 4."]


def test_an_arrow_label_inside_a_box_is_no_step_and_parts_no_box(corpus):
    chart = corpus.entry(f"{FAQ}/challenges-phase-chart")
    label = chart.paragraphs[9]

    assert (label.kind, label.text) == ("chart", "Active Player's Next Challenge Opportunity")
    assert [p.text for p in chart.paragraphs if p.lead_in == f"{chart.id}/9"] == [
        "- 1. Active Player chooses Stealth targets",
        "- 2. Defending player kneels defending characters",
    ]
    assert corpus.paragraph(f"{chart.id}/18").text == "- 3. Reward for unopposed challenge is awarded"


def test_arrows_read_as_letters_are_furniture(corpus):
    source = corpus.source(FAQ)
    arrows = [
        source[f.span.start : f.span.end] for f in corpus.furniture(FAQ) if f.reason.startswith("Arrow")
    ]
    assert set(arrows) == {"٧", "¥", "₩", "\\*", "V"}
    assert len(arrows) == 30


def test_the_standing_chart_leads_to_the_plot_phase_and_says_that_this_is_stale(corpus):
    links = corpus.entry(f"{FAQ}/standing-phase-chart").paragraphs[-1].links
    [link] = [one for one in links if one.kind == "see"]
    assert link.to == f"{FAQ}/plot-phase-chart"
    assert "taxation" in link.note


def test_references_to_steps_are_links(corpus):
    def steps(id_):
        return [
            link.to.removeprefix(f"{FAQ}/")
            for link in corpus.paragraph(f"{FAQ}/{id_}").links
            if link.kind == "step"
        ]

    assert steps("2.6/1") == ["action-window-step-2", "action-window-step-5"]  # step two, step five
    assert steps("moribund-state-for-events/1") == [f"action-window-step-{n}" for n in (1, 2, 5, 6)]
    assert steps("action-window-step-1/9") == [
        f"action-window-step-1/{n}" for n in (3, 4, 5, 6, 7, 8)
    ]  # step1a, ...
    assert steps("2.7/1") == []  # "these two steps"


def test_references_by_name_are_links_and_the_stale_one_is_mended(corpus):
    def see(id_):
        return [
            (link.to.removeprefix(f"{FAQ}/"), link.note) for link in corpus.paragraph(f"{FAQ}/{id_}").links
        ]

    assert see("2.5/1")[0][0] == "moribund"
    assert see("errata-support-of-the-people/2")[0][0] == "4.4"
    [(to, note)] = see("action-window/16")
    assert to == "plot-phase-chart"
    assert note.startswith("stale")
