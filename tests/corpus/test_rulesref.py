"""The Rules Reference: where a naive reader of its web text goes wrong."""

import re
from itertools import pairwise

import pytest

RR = "2e/rr"


@pytest.fixture(scope="module")
def source(corpus):
    return corpus.source(RR)


@pytest.fixture(scope="module")
def entries(corpus):
    return corpus.entries(RR)


def of_kind(entries, kind):
    return [paragraph for entry in entries for paragraph in entry.paragraphs if paragraph.kind == kind]


def glossary(entries):
    return [entry for entry in entries if entry.path == ("Glossary",)]


def test_every_bullet_is_a_paragraph(source, entries):
    assert len(of_kind(entries, "bullet")) == source.count("• ") == 217


def test_every_related_line_and_every_redirect_is_a_paragraph(source, entries):
    assert len(of_kind(entries, "related")) == len(re.findall(r"^ +Related: ", source, re.M))
    assert len(of_kind(entries, "see")) == len(re.findall(r"^ +See ", source, re.M))


def test_nineteen_entries_only_redirect_seven_of_them_to_the_appendix(entries):
    redirects = [e for e in entries if [p.kind for p in e.paragraphs] == ["see"]]

    assert len(redirects) == 19
    assert sum("Appendix I" in e.paragraphs[0].text for e in redirects) == 7


def test_every_step_of_the_appendix_is_an_entry_under_its_number(source, entries):
    appendix = source[source.index("Framework Event Details") :]
    printed = re.findall(r"^ {4}(\d\.\d(?:\.\d)?) \D", appendix, re.M) + re.findall(
        r"^ {4}(\d)\. \w+ phase$", appendix, re.M
    )

    assert sorted(entry.number for entry in entries if entry.number) == sorted(printed)
    assert len(printed) == 7 + 33


def test_a_step_stands_under_its_phase_and_its_step(corpus):
    assert corpus.entry("2e/rr/4.2.1").path == (
        "Appendix I: Timing and Gameplay",
        "Framework Event Details",
        "4. Challenges phase",
        "4.2 Active player may initiate a challenge",
    )


def test_a_heading_with_a_full_stop_is_a_heading(corpus):
    assert corpus.entry("2e/rr/4.2.4").title == "Apply claim result."


def test_the_marshaling_window_is_a_step_without_a_number(corpus):
    window = corpus.entry("2e/rr/marshaling-phase-player-action-window")

    assert (window.kind, window.number, window.path[-1]) == ("step", "", "3. Marshaling phase")
    assert len(window.paragraphs) == 9


def test_sub_steps_and_notes_of_reveal_plots_are_paragraphs_of_their_own_kind(corpus):
    kinds = [paragraph.kind for paragraph in corpus.entry("2e/rr/1.3").paragraphs]

    assert kinds == ["rule", "rule", "rule", "step", "step", "note", "step", "rule", "note"]
    assert [p.text[:4] for p in corpus.entry("2e/rr/1.3").paragraphs if p.kind == "step"] == [
        "I. C",
        "II. ",
        "III.",
    ]


def test_the_lost_heading_search_is_restored(corpus):
    search = corpus.entry("2e/rr/search")

    assert search.title == "Search"
    assert search.heading == ()
    assert "lost" in search.repaired
    assert search.paragraphs[0].text.startswith("When a player is instructed to search for a card")
    assert corpus.entry("2e/rr/save").paragraphs[-1].kind == "related"


def test_shadows_has_six_parts_and_none_stands_beside_marshal(entries):
    parts = [entry.title for entry in entries if entry.path == ("Glossary", "Shadows")]

    assert parts == [
        "The Shadow Keyword",
        "Marshaling a card into shadows",
        "While a card is in shadows",
        "Bringing a card out of shadows",
        "Printed cost of shadows cards",
        "Unique cards and shadows",
    ]


def test_short_sentences_are_no_headings(corpus):
    for id_, text in (
        ("2e/rr/deckbuilding/1", "To build a custom deck for sanctioned tournament play:"),
        ("2e/rr/gains/1", 'The word "gains" is used in multiple contexts.'),
        ("2e/rr/str/1", 'The abbreviation for "strength."'),
        ("2e/rr/base-value/2", "Related: Printed, Modifiers"),
    ):
        assert corpus.paragraph(id_).text == text


def test_the_glossary_is_in_alphabetical_order_but_for_four_entries(entries):
    """A heading taken for a paragraph, or the other way round, would break the order elsewhere."""

    def key(title):
        quoted = re.fullmatch(r'The (?:word|letter) "(.+)"', title)
        return re.sub(r"[^a-z ]", "", (quoted[1] if quoted else title).split(",")[0].split(" (")[0].lower())

    keys = [key(entry.title) for entry in glossary(entries)]
    out_of_order = {a for a, b in pairwise(keys) if a > b}

    assert out_of_order == {
        "deckbuilding",  # before Deck Limits
        "drawing cards",  # before Draw Phase
        "forced interrupts  forced reactions",  # before For Your Faction
        "reserve value",  # before Reserve Modifier
    }


def test_flattened_charts_are_rows_introduced_by_their_entry(corpus):
    rows = [p for p in corpus.entry("2e/rr/faction").paragraphs if p.kind == "table"]

    assert [row.text for row in rows][:2] == ["Faction Graphic Icon In Text", "House Stark [stark]"]
    assert len(rows) == 1 + 8
    assert {row.lead_in for row in rows} == {"2e/rr/faction/1"}
    assert [p.kind for p in corpus.entry("2e/rr/plot-value-modifiers").paragraphs] == [
        "rule",
        "table",
        "table",
        "bullet",
        "bullet",
    ]


def test_the_bullets_below_step_eight_of_setup_belong_to_it(corpus):
    setup = corpus.entry("2e/rr/setup").paragraphs

    assert [p.mark for p in setup if p.kind == "item"] == [f"{n}." for n in range(1, 11)]
    eighth = next(p for p in setup if p.mark == "8.")
    below = [p for p in setup if p.kind == "bullet"]
    assert len(below) == 5
    assert {p.lead_in for p in below} == {eighth.id}
    assert next(p for p in setup if p.mark == "9.").lead_in == "2e/rr/setup/1"


@pytest.mark.parametrize("entry", ["initiating-abilities-marshaling-cards", "triggering-condition"])
def test_numbered_sequences_of_seven_are_items(corpus, entry):
    items = [p for p in corpus.entry(f"2e/rr/{entry}").paragraphs if p.kind == "item"]

    assert [item.mark for item in items] == [f"{n}." for n in range(1, 8)]
    assert len({item.lead_in for item in items}) == 1


def test_a_list_is_tied_to_the_paragraph_that_introduces_it_and_other_bullets_to_none(corpus):
    assert corpus.paragraph("2e/rr/4.2.4/2").lead_in == "2e/rr/4.2.4/1"
    assert corpus.paragraph("2e/rr/4.2/5").lead_in == "2e/rr/4.2/4"
    assert corpus.paragraph("2e/rr/leaves-play/3").lead_in == "2e/rr/leaves-play/2"
    assert corpus.paragraph("2e/rr/sacrifice/4").lead_in is None
    assert corpus.paragraph("2e/rr/plot-value-modifiers/4").lead_in is None


def test_the_examples_are_told_from_the_rules(entries):
    assert [p.id for p in of_kind(entries, "example")] == [
        "2e/rr/assault/6",
        "2e/rr/replacement-effects/3",
        "2e/rr/reactions-and-interrupts/3",
    ]


def test_the_editors_note_in_target_is_marked_and_its_stale_number_mended(corpus):
    third_bullet = corpus.paragraph("2e/rr/target/4")

    assert third_bullet.text.endswith("[Overruled by FAQ (3.3).]")
    assert corpus.raw(third_bullet.id).endswith("Overruled by FAQ (3.2).")
    assert "stale" in third_bullet.repaired
    assert [p.id for p in corpus.overriding(third_bullet.id)] == ["2e/faq/3.3/1"]


def test_the_lost_chart_is_an_empty_entry_that_says_so(corpus):
    chart = corpus.entry("2e/rr/timing-sequence-chart")

    assert chart.paragraphs == ()
    assert "lost" in chart.repaired


def test_links_of_the_web_site_are_furniture_and_motto_and_components_no_rules(corpus):
    (furniture,) = corpus.furniture(RR)

    assert corpus.source(RR)[furniture.span.start :].lstrip().startswith("Our friends at the Friendly Open")
    assert corpus.entry("2e/rr/component-list").kind == "front-matter"
    assert corpus.paragraph("2e/rr/the-only-game-that-matters/1").kind == "flavor"
    assert corpus.entry("2e/rr/component-list").path == ()


def test_icons_stay_as_printed(corpus):
    assert "a power ([power]) challenge" in corpus.paragraph("2e/rr/power-claim/1").text
    assert "unique ([unique]) card" in corpus.paragraph("2e/rr/dead-pile/3").text


def test_long_titles_shorten_to_their_first_name_in_an_id(corpus):
    for id_, title in (
        ("2e/rr/attacker", "Attacker, Attacking Character, Attacking Player"),
        ("2e/rr/ambush", "Ambush (X)"),
        ("2e/rr/rivals", "Rivals (Melee game only)"),
        ("2e/rr/the-word-would", 'The word "Would"'),
        ("2e/rr/forced-interrupts-forced-reactions", "Forced Interrupts / Forced Reactions"),
    ):
        assert corpus.entry(id_).title == title
