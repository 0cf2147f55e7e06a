"""Where the documents point, by their own words and by review."""

import pytest

from agot_judge.citation import CitationId
from agot_judge.corpus.links import link
from agot_judge.corpus.model import Entry, Link, Paragraph, Parsed
from agot_judge.corpus.names import Names, name_key, split_names
from agot_judge.corpus.printings import difference
from agot_judge.corpus.relations import Relations

OTHER_WORDINGS = [
    ("Abilities", "Forced Interrupts/Forced Reactions", "Forced Interrupts / Forced Reactions"),
    (
        "Attacker, Attacking Character, Attacking Player",
        "Defender",
        "Defender, Defending Character, Defending Player",
    ),
    ("Cancel", "Initiating Abilities", "Initiating Abilities / Marshaling Cards"),
    ("Deckbuilding", "Copy", "Copy (of a card)"),
    ("Deckbuilding", "Deck", "Deck, Draw Deck"),
    ("Deckbuilding", "Deck Limits", "Deck Limits, Deck Limit: X"),
    ("Deckbuilding", "Faction", "Faction, Faction Cards"),
    (
        "Defender, Defending Character, Defending Player",
        "Attacker",
        "Attacker, Attacking Character, Attacking Player",
    ),
    ("Effects", "Initiating Abilities", "Initiating Abilities / Marshaling Cards"),
    ("Faction, Faction Cards", "Loyal", "Loyal, Loyalty"),
    ("In Play and Out of Play", "Deck", "Deck, Draw Deck"),
    ("Initiative", "First Player", "First Player, First Player Token"),
    ("Interrupts", "First Player", "First Player, First Player Token"),
    ("Interrupts", "Forced Interrupts/Forced Reactions", "Forced Interrupts / Forced Reactions"),
    ("Keywords", "Ambush", "Ambush (X)"),
    ("Limits and Maxima", "Deck Limits", "Deck Limits, Deck Limit: X"),
    ("Limits and Maxima", "Plot Deck Limits", "Plot Deck Limit: X"),
    ("Marshal", "Initiating Abilities/Marshaling Cards", "Initiating Abilities / Marshaling Cards"),
    ("Melee Game", "Title Cards", "Title Cards, Title Pool (Melee game only)"),
    ("Neutral", "Faction", "Faction, Faction Cards"),
    ("Ownership and Control", "Deck", "Deck, Draw Deck"),
    ("Participating", "Attacker", "Attacker, Attacking Character, Attacking Player"),
    ("Participating", "Defender", "Defender, Defending Character, Defending Player"),
    ("Player Order", "First Player", "First Player, First Player Token"),
    ("Priority of Simultaneous Resolution", "First Player", "First Player, First Player Token"),
    ("Rivals (Melee game only)", "Title Cards", "Title Cards, Title Pool (Melee game only)"),
    ("Search", "Deck", "Deck, Draw Deck"),
    ("Self-Referential Text", "Copy", "Copy (of a card)"),
    ("Stand, Standing", "Kneel, Kneeling", "Kneel, Kneeling, Knelt"),
    ("Supports (Melee game only)", "Title Cards", "Title Cards, Title Pool (Melee game only)"),
    ("Target", "Initiating Abilities", "Initiating Abilities / Marshaling Cards"),
    ("Title Cards, Title Pool (Melee game only)", "Redirect", "Redirect (Melee game only)"),
    ("Title Cards, Title Pool (Melee game only)", "Rivals", "Rivals (Melee game only)"),
    ("Title Cards, Title Pool (Melee game only)", "Supports", "Supports (Melee game only)"),
    ("Triggering Condition", "Initiating Abilities", "Initiating Abilities / Marshaling Cards"),
    ("Winning a Challenge", "Claim", "Claim or Claim Value"),
    ("Winning a Challenge", "Unopposed", "Unopposed, Unopposed Challenge"),
]
"""Entries of the Rules Reference that name another one otherwise than its title does, with that title."""


def links_of(corpus, paragraph, kind):
    return [link.to for link in corpus.paragraph(paragraph).links if link.kind == kind]


@pytest.mark.parametrize(("entry", "words", "title"), OTHER_WORDINGS)
def test_a_related_entry_is_found_under_another_wording(corpus, entry, words, title):
    (start,) = [e for e in corpus.entries("2e/rr") if e.title == entry]
    (found,) = [
        link for p in start.paragraphs for link in p.links if (link.kind, link.text) == ("related", words)
    ]

    assert corpus.entry(found.to).title == title


def test_the_printed_page_names_the_entries_of_the_web_text(corpus):
    assert links_of(corpus, "2e/rr-p23/winning-a-challenge/6", "related") == [
        "2e/rr/challenges-phase",
        "2e/rr/claim-or-claim-value",
        "2e/rr/unopposed",
    ]
    assert "2e/rr/replacement-effects" in links_of(corpus, "2e/rr-p23/would/4", "related")


def test_every_related_list_and_every_redirect_resolves_whole(corpus):
    for paragraph in corpus.paragraphs("2e"):
        if paragraph.kind == "related":
            words = [link.text for link in paragraph.links if link.kind == "related"]
            assert "Related: " + ", ".join(words) == paragraph.text
        if paragraph.kind == "see":
            assert [link.kind for link in paragraph.links if link.kind != "printing-of"] == ["see"]
    assert [u for u in corpus.unresolved if u.reason == "no entry bears this name"] == []


def test_every_link_leads_to_something_that_exists(corpus):
    for paragraph in corpus.paragraphs():
        for found in paragraph.links:
            if not found.to.startswith("card:"):
                assert found.to in corpus or corpus.entry(found.to)


def test_a_redirect_through_a_phase_lands_in_two_hops(corpus):
    (phase,) = [id_ for id_ in links_of(corpus, "2e/rr/stealth/2", "related") if "phase" in id_]

    assert phase == "2e/rr/challenges-phase"
    assert corpus.landing(phase).number == "4"
    assert corpus.landing("2e/rr/gold-modifier").title == "Plot Value Modifiers"
    assert corpus.landing("2e/rr/stealth").id == "2e/rr/stealth"


@pytest.mark.parametrize(
    ("paragraph", "steps"),
    [
        ("2e/rr/reactions-and-interrupts/3", ["2e/rr/4.2.2"]),
        ("2e/rr/4.2/9", ["2e/rr/4.2.6"]),
        ("2e/rr/melee-game/2", ["2e/rr/1.4", "2e/rr/7.4"]),
        ("2e/rr/4.3/2", ["2e/rr/4.4"]),
        ("2e/rr/1.3/9", ["2e/rr/1.3/7"]),
        ("2e/rr/target/4", []),
        ("2e/rr-p23/unopposed/1", ["2e/rr/4.2.3"]),
        ("2e/faq/2.10/2", ["2e/rr/4.2.2"]),
        ("2e/faq/time-of-plenty/2", ["2e/rr/2.2"]),
        ("2e/faq/at-prince-dorans-behest/2", ["2e/rr/1.3/7", "2e/rr/1.3/4"]),
        ("2e/faq/2.6/9", ["2e/faq/2.6/4"]),
        ("2e/faq/1.9/2", ["2e/rr/setup/16"]),
    ],
)
def test_a_step_named_by_its_number_is_linked(corpus, paragraph, steps):
    assert links_of(corpus, paragraph, "step") == steps


def test_page_ten_of_the_book_is_the_entry_on_initiating_abilities(corpus):
    for paragraph in ("2e/faq/1.5/2", "2e/faq/3.3/1"):
        assert links_of(corpus, paragraph, "see") == ["2e/rr/initiating-abilities-marshaling-cards"]


@pytest.mark.parametrize(
    ("over", "by"),
    [
        ("2e/rr/target/4", "2e/faq/3.3/1"),
        ("2e/rr/4.2.5/1", "2e/faq/resolving-keywords/2"),
        ("2e/rr/priority-of-simultaneous-resolution/3", "2e/faq/1.6/1"),
        ("2e/rr/winning-a-challenge/2", "2e/faq/2.10/2"),
        ("2e/rr/strength/2", "2e/faq/2.10/2"),
        ("2e/rr/strength/3", "2e/faq/2.10/2"),
    ],
)
def test_where_faq_and_rules_reference_differ_the_faq_stands_above(corpus, over, by):
    assert [p.id for p in corpus.overriding(over)] == [by]
    assert over in links_of(corpus, by, "overrides")
    assert all(found.note for found in corpus.paragraph(over).links if found.kind == "overridden-by")


def test_contradictions_that_nothing_settles_point_at_each_other(corpus):
    assert links_of(corpus, "2e/faq/nymeria-sand/2", "conflicts-with") == ["2e/faq/3.4/1"]
    assert links_of(corpus, "2e/faq/3.4/1", "conflicts-with") == ["2e/faq/nymeria-sand/2"]


def test_an_erratum_is_of_its_card_and_the_rulebook_erratum_of_its_paragraph(corpus):
    assert links_of(corpus, "2e/faq/errata-esgred/1", "erratum-of") == ["card:Esgred"]
    carried_out = "2e/faq/errata-rules-reference-page-26-column-1-paragraph-9/1"
    assert links_of(corpus, carried_out, "erratum-of") == ["2e/rr/1.3/4"]
    assert "all relevant initiative modifiers" in corpus.paragraph("2e/rr/1.3/4").text


def test_an_example_shows_the_rule_in_front_of_it_or_what_was_found_by_review(corpus):
    assert links_of(corpus, "2e/faq/2.3/2", "example-of") == ["2e/faq/2.3/1"]
    assert links_of(corpus, "2e/rr/assault/6", "example-of") == ["2e/rr/assault/1", "2e/rr/assault/4"]
    assert links_of(corpus, "1e/faq/3.16/4", "example-of") == ["1e/faq/3.16/1"]
    assert links_of(corpus, "2e/rr/replacement-effects/3", "example-of") == ["2e/rr/replacement-effects/1"]


def test_every_example_is_tied_to_a_paragraph_of_its_edition(corpus):
    for paragraph in corpus.paragraphs():
        if paragraph.kind == "example":
            shown = links_of(corpus, paragraph.id, "example-of")
            assert shown, paragraph.id
            assert all(to in corpus and to.split("/")[0] == paragraph.id.split("/")[0] for to in shown)
            assert all(corpus.paragraph(to).kind != "example" for to in shown)


def test_an_example_after_a_list_shows_its_whole_entry_where_nobody_said_otherwise():
    def made(n, kind):
        return Paragraph(id=CitationId(f"d/e/{n}"), entry="d/e", text="x", spans=(), kind=kind, ordinal=n)

    entry = Entry(
        id="d/e", document="d", title="E", paragraphs=(made(1, "rule"), made(2, "bullet"), made(3, "example"))
    )

    linked = link({"d": Parsed(entries=(entry,), furniture=())}, Relations())

    assert [x.to for x in linked.documents["d"].entries[0].paragraphs[2].links] == ["d/e"]


def test_what_leads_nowhere_is_listed_with_the_words_that_are_really_there(corpus):
    listed = {unresolved.paragraph: unresolved for unresolved in corpus.unresolved}

    assert "chart is lost" in listed["2e/rr/actions/1"].reason
    for unresolved in corpus.unresolved:
        assert unresolved.words in " ".join(corpus.raw(unresolved.paragraph).split())


def test_reviewed_references_quote_their_paragraph(corpus):
    for paragraph in corpus.paragraphs("2e"):
        printed = " ".join(corpus.raw(paragraph.id).split())
        for found in paragraph.links:
            if found.text and found.kind in ("step", "ruling", "see"):
                assert found.text in printed


def named(*titles):
    return Names(Entry(id=f"d/{n}", document="d", title=title) for n, title in enumerate(titles))


def test_a_title_with_a_comma_stays_whole_in_a_list():
    names = named("Stand, Standing", "Enters Play", "Kneel, Kneeling, Knelt")

    assert split_names(names, "Enters Play, Kneel, Kneeling") == [
        ("Enters Play", "d/1"),
        ("Kneel, Kneeling", "d/2"),
    ]
    assert split_names(names, "Stand, Standing") == [("Stand, Standing", "d/0")]


def test_a_name_that_fits_two_entries_means_neither_unless_it_is_the_title_of_one():
    assert named("Save (X)", "Save (Y)").find("Save") is None
    assert named("Save", "Save (Y)").find("Save") == "d/0"


def test_names_compare_without_case_quotes_and_blanks_around_a_slash():
    assert name_key("The word “Would”") == name_key('the WORD "would"')
    assert name_key("A / B") == name_key("A/B")


def test_a_name_that_nobody_bears_is_listed_and_not_dropped():
    line = Paragraph(
        id=CitationId("2e/rr/a/1"),
        entry="2e/rr/a",
        text="Related: Nothing, A",
        spans=(),
        kind="related",
        ordinal=1,
    )
    entry = Entry(id="2e/rr/a", document="2e/rr", title="A", paragraphs=(line,))

    linked = link({"2e/rr": Parsed(entries=(entry,), furniture=())}, Relations())

    assert linked.documents["2e/rr"].entries[0].paragraphs[0].links == (
        Link(kind="related", to="2e/rr/a", text="A"),
    )
    assert [(u.paragraph, u.words) for u in linked.unresolved] == [("2e/rr/a/1", "Nothing")]


def test_a_difference_names_the_words_on_both_sides():
    assert difference("as it is", "as it is") == "the same words"
    assert difference("are eligibly to", "are eligible to") == "here “eligibly”, there “eligible”"
    assert difference("a b", "a") == "only here “b”"
    assert difference("“a”", '"a"') == "the same words"
