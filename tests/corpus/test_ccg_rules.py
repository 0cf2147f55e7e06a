"""The Iron Throne Edition rules (002): headings that nothing marks, icons that recognition invented or lost, charts."""

import re

import pytest

RULES = "ccg/rules"


def lines(entry):
    return [(paragraph.kind, paragraph.text) for paragraph in entry.paragraphs]


@pytest.fixture(scope="module")
def entries(corpus):
    return corpus.entries(RULES)


def test_every_short_line_that_ends_no_sentence_is_a_heading_or_has_another_reason(corpus, entries):
    """A heading taken for a paragraph would be a short one without an end."""
    prose = [
        p for e in entries if e.kind != "chart" for p in e.paragraphs if p.kind in ("rule", "example", "note")
    ]
    assert [p.id for p in prose if len(p.text) < 50 and not re.search(r"[.!?:”]$", p.text)] == []


def test_the_outline_has_the_phases_the_keywords_and_the_titles(entries):
    def below(title):
        return [entry.title for entry in entries if entry.path and entry.path[-1] == title]

    assert [t for t in below("ROUND SEQUENCE") if t.startswith("Phase")] == [
        f"Phase {n}: {name}"
        for n, name in enumerate(("Plot", "Draw", "Marshalling", "Challenges", "Dominance", "Standing"), 1)
    ]
    assert below("KEYWORDS") == [
        "Deadly",
        "Deathbound",
        "Doomed",
        "Immunity",
        "Limited",
        "No Attachments",
        "Renown",
        "Stealth",
        "Setup",
    ]
    assert len(below("THE MULTIPLAYER CARDS")) == 6


def test_a_keyword_is_cited_by_its_title(corpus):
    assert corpus.paragraph(f"{RULES}/deadly/1").text.startswith(
        "During a challenge, if the attacking player controls"
    )


def test_a_heading_in_capitals_inside_a_group_does_not_end_the_group(corpus):
    """CARD ANATOMY and EXAMPLE OF A CHALLENGE are printed like the headings above them."""
    assert corpus.entry(f"{RULES}/card-anatomy").path == ("THE CARDS",)
    assert corpus.entry(f"{RULES}/events").path == ("THE CARDS",)
    assert corpus.entry(f"{RULES}/example-of-a-challenge").path[-1] == "Resolving Challenges"
    assert corpus.entry(f"{RULES}/unopposed-challenges").path == ("ROUND SEQUENCE", "Phase 4: Challenges")


def test_a_heading_broken_in_two_is_one(corpus):
    heading = corpus.entry(f"{RULES}/special-icons-in-rules-text")
    assert heading.title == "SPECIAL ICONS IN RULES TEXT"
    assert len(heading.heading) == 2


def test_new_is_no_part_of_a_title(corpus, entries):
    assert [entry.title for entry in entries if "(NEW)" in entry.title] == []
    assert corpus.entry(f"{RULES}/dual-house-cards").title == "Dual-House Cards"
    assert "(NEW)" in corpus.entry(f"{RULES}/multiplayer-rules").repaired


def test_the_seven_steps_of_the_setup_are_entries_though_printed_like_list_items(corpus, entries):
    steps = [e for e in entries if e.kind == "step"]
    assert [e.number for e in steps] == list("1234567")
    assert steps[4].title == "Place setup cards"
    assert steps[4].paragraphs[0].text.startswith("The first player places his setup cards first")


def test_lines_that_speak_of_the_whole_stand_in_the_entry_of_the_whole(corpus):
    assert [text[:27] for _, text in lines(corpus.entry(f"{RULES}/game-setup"))] == [
        "Before you begin each game ",
        "Note: Cards are considered ",
        "The game is now ready to be",
    ]
    assert lines(corpus.entry(f"{RULES}/phase-4-challenges"))[-1] == (
        "rule",
        "After all players have made their challenges, proceed to the dominance phase.",
    )


def test_captions_and_credits_are_furniture(corpus):
    source = corpus.source(RULES)
    reasons = {source[f.span.start : f.span.end]: f.reason for f in corpus.furniture(RULES)}

    assert {
        "Standing Kneeling",
        "Sample House Card",
        "Sample Agenda",
        "The Six Multiplayer Cards",
    } <= reasons.keys()
    # The same words are a caption the second time and a heading the first.
    assert "Recommended Play Area" in reasons
    assert corpus.entry(f"{RULES}/recommended-play-area").paragraphs[0].text.startswith("When playing AGOT")
    assert any(text.startswith("Lead Designer") or "Lead Designer" in text for text in reasons)


def test_what_is_no_rule_is_front_matter(corpus):
    for name in ("the-iron-throne-edition", "contents", "for-your-first-game", "recommended-play-area"):
        assert {p.kind for p in corpus.entry(f"{RULES}/{name}").paragraphs} == {"front-matter"}
    assert {p.kind for p in corpus.entry(f"{RULES}/a-game-of-thrones-community").paragraphs} == {
        "front-matter"
    }


def test_card_suits_for_house_shields_are_left_out(corpus):
    rows = [p for p in corpus.entry(f"{RULES}/the-six-great-houses").paragraphs if p.kind == "table"]
    assert [row.text for row in rows] == [
        f"House {name}" for name in ("Stark", "Lannister", "Baratheon", "Greyjoy", "Targaryen", "Martell")
    ]
    assert all("card suit" in row.repaired for row in rows)


def test_challenge_icons_are_what_the_sentence_names(corpus):
    assert "military ([military]), intrigue ([intrigue]), and power ([power])" in (
        corpus.paragraph(f"{RULES}/phase-4-challenges/1").text
    )
    goals = [
        p.text
        for p in corpus.entry(f"{RULES}/resolving-challenges").paragraphs
        if p.text.startswith("The goal")
    ]
    assert [re.findall(r"(\w+) challenge \(\[(\w+)\]\)", text) for text in goals] == [
        [("military", "military")],
        [("intrigue", "intrigue")],
        [("power", "power")],
    ]
    anatomy = [p.text for p in corpus.entry(f"{RULES}/card-anatomy").paragraphs]
    assert "[military] Military challenges (axe)" in anatomy
    assert {"Holy Learned", "Noble War"} <= set(anatomy)


@pytest.mark.parametrize(
    "id_",
    [
        "influence/3",
        "example-of-a-challenge/5",
        "crown-regent/1",
        "lord-commander-of-the-kingsguard/1",
        "lord-commander-of-the-kingsguard/2",
        "master-of-whispers/1",
    ],
)
def test_an_icon_that_is_lost_is_unknown(corpus, id_):
    paragraph = corpus.paragraph(f"{RULES}/{id_}")
    assert "[unknown icon]" in paragraph.text
    assert "cannot be known" in paragraph.repaired


def test_no_double_blank_stands_where_an_icon_was_without_a_repair(corpus, entries):
    unmarked = [
        p.id
        for entry in entries
        for p in entry.paragraphs
        if re.search(r"\w  \w", corpus.raw(p.id)) and "[unknown icon]" not in p.text
    ]
    assert unmarked == []


def test_broken_words_and_a_formula_are_mended_and_a_misprint_is_not(corpus):
    assert "both players simultaneously revealing" in corpus.paragraph(f"{RULES}/round-sequence/9").text
    assert corpus.paragraph(f"{RULES}/challenges-phase-in-detail/18").text == "Proceed to Dominance Phase."
    assert "is 0 STR (2 - 2 = 0)." in corpus.paragraph(f"{RULES}/lasting-effects/4").text
    assert "keyword maybe be played" in corpus.paragraph(f"{RULES}/setup/1").text


def test_no_mark_of_emphasis_remains(entries):
    assert [p.id for e in entries for p in e.paragraphs if "*" in p.text] == []


def test_the_marshalling_chart_is_lost_and_says_so(corpus):
    chart = corpus.entry(f"{RULES}/marshalling-phase-in-detail")
    assert chart.paragraphs == ()
    assert "lost" in chart.repaired


def test_charts_are_steps_labels_and_notes(corpus):
    chart = corpus.entry(f"{RULES}/challenges-phase-in-detail")
    steps = [p.text for p in chart.paragraphs if p.kind == "step"]

    assert len(steps) == 13
    assert [text[:2] for text in steps] == [
        "1.",
        "2.",
        "1.",
        "2.",
        "1.",
        "2.",
        "1.",
        "2.",
        "3.",
        "4.",
        "1.",
        "2.",
        "1.",
    ]
    assert [p.text for p in chart.paragraphs if p.kind == "note"] == [
        "A player can only be active player once."
    ]
    assert lines(chart)[-2:] == [("chart", "Next Active Player"), ("chart", "Active Player's Next Challenge")]
    # Its boxes of framework actions have no labels: no step belongs to the label of the box before it.
    assert {p.lead_in for p in chart.paragraphs} == {None}


def test_examples_go_on_until_the_rule_does(corpus):
    kinds = [p.kind for p in corpus.entry(f"{RULES}/phase-3-marshalling").paragraphs]
    assert kinds[-4:] == ["note", "example", "example", "example"]
    assert {p.kind for p in corpus.entry(f"{RULES}/example-of-a-challenge").paragraphs} == {"example"}


def test_deck_rules_are_bullets_below_their_introduction(corpus):
    deck = corpus.entry(f"{RULES}/deck-construction-rules").paragraphs
    assert [p.kind for p in deck] == ["rule", "bullet", "bullet", "bullet"]
    assert {p.lead_in for p in deck[1:]} == {deck[0].id}
    assert all(p.text.startswith("- Your") for p in deck[1:])


def test_references_without_a_name_lead_where_they_mean(corpus):
    def see(id_):
        links = corpus.paragraph(f"{RULES}/{id_}").links
        return [link.to.removeprefix(f"{RULES}/") for link in links if link.kind == "see"]

    assert see("game-setup-step-5/1") == ["duplicates", "phase-3-marshalling/6"]
    assert see("phase-3-marshalling/5") == ["duplicates"]
    assert see("duplicates/2") == ["responses"]
    assert see("unique-cards/1") == ["duplicates"]
    assert see("actions-and-passive-abilities/4") == ["lasting-effects"]
    assert see("claiming-power/1") == ["game-setup-step-7"]
    assert see("setup/1") == ["game-setup-step-5"]
    assert "gold penalty" in corpus.paragraph(f"{RULES}/phase-3-marshalling/6").text


def test_references_to_what_is_not_in_the_corpus_are_listed(corpus):
    missing = [u.words for u in corpus.unresolved if u.paragraph.startswith(RULES)]
    assert missing == ["the AGoT FAQ document"]
