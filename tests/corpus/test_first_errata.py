"""The errata of the First Edition FAQ (001): what its recognition broke, and what an erratum is about and stays."""

import re
from collections import Counter

import pytest

from agot_judge.corpus.slugs import slug

FAQ = "1e/faq"
END_OF_ERRATA = "This section contains the official rules clarification"


@pytest.fixture(scope="module")
def source(corpus):
    return corpus.source(FAQ)


@pytest.fixture(scope="module")
def errata(corpus):
    return [entry for entry in corpus.entries(FAQ) if entry.kind == "erratum"]


def erratum(corpus, name):
    return corpus.entry(f"{FAQ}/errata-{name}")


def texts(entry):
    return [paragraph.text for paragraph in entry.paragraphs]


def test_every_card_line_is_an_erratum_with_a_version_and_a_text(source, errata):
    """Card lines come in many shapes: the version is what all of them have."""
    lines = re.findall(r"^[#* A-Z0-9]*\(v?\.? ?(\d[\d.]*)\)", source[: source.index(END_OF_ERRATA)], re.M)

    assert [entry.version for entry in errata] == lines
    assert len(errata) == 198
    assert [entry.id for entry in errata if not entry.paragraphs] == []


def test_no_title_holds_a_number_a_version_or_a_text(errata):
    assert [e.title for e in errata if re.search(r"\d|[#*()]|Should|:", e.title)] == []


def test_set_headings_are_sections_and_every_erratum_stands_below_one(corpus, errata):
    sets = [e.title for e in corpus.entries(FAQ) if e.id.startswith(f"{FAQ}/set-")]

    assert len(sets) == 26
    assert {entry.path[1] for entry in errata} <= set(sets)
    assert {entry.path[0] for entry in errata} == {"Card Clarification and Errata"}


def test_capital_t_of_the_display_font_was_read_as_c_but_not_everywhere(corpus):
    """ "A Crown of Suns" and "A Clash of Arms" are right: no blind C to T."""
    sets = {e.title: e for e in corpus.entries(FAQ) if e.id.startswith(f"{FAQ}/set-")}

    assert {
        "A Game of Thrones Core Set",
        "A Time of Ravens",
        "A House of Talons",
        "A House of Thorns",
        "Iron Throne Legacy Pack",
        "Iron Throne Edition",
        "A Tourney of Swords",
        "A Throne of Blades",
        "Multiplayer Titles",
    } <= {title for title, entry in sets.items() if entry.repaired}
    assert not sets["A Crown of Suns"].repaired
    assert not sets["A Clash of Arms"].repaired
    assert erratum(corpus, "chamber-of-the-painted-table").title == "Chamber of the Painted Table"
    assert "Deck being possible" in sets["Iron Throne Legacy Pack"].repaired


def test_small_f_in_set_titles_is_the_capital(corpus):
    for title in (
        "Five Kings Edition",
        "Ice and Fire Edition",
        "Ice and Fire Premium Starter",
        "A Flight of Dragons",
    ):
        assert corpus.entry(f"{FAQ}/set-{slug(title)}").title == title


def test_y_read_as_v_is_mended_in_titles(corpus):
    for name, title in (
        ("balon-greyjoy-a-reign-of-kings", "Balon Greyjoy"),
        ("under-the-guilds-sway", "Under the Guild's Sway"),
        ("swayed-by-the-light", "Swayed by the Light"),
    ):
        entry = erratum(corpus, name)
        assert entry.title == title
        assert "read as v" in entry.repaired


@pytest.mark.parametrize(
    ("name", "printed", "right"),
    [
        ("house-tully-footsoilder", "House Tully Footsoilder", "House Tully Footsoldier"),
        ("rhakharo", "Rhakharo", "Rakharo"),
        ("ser-rodrick-cassel", "Ser Rodrick Cassel", "Ser Rodrik Cassel"),
        ("quaithe-of-the-shadows", "Quaithe of the Shadows", "Quaithe of the Shadow"),
    ],
)
def test_a_misprint_that_an_erratum_is_about_stays_and_both_titles_lead_to_it(corpus, name, printed, right):
    entry = erratum(corpus, name)

    assert entry.title == entry.card.title == printed
    assert not entry.repaired
    cards = {link.to for link in entry.paragraphs[0].links if link.kind == "erratum-of"}
    assert cards == {f"card:{printed}", f"card:{right}"}


def test_a_text_on_the_card_line_is_no_part_of_the_title(corpus):
    for name, title, text in (
        ("jaqen-hghar", "Jaqen H'ghar", "Jaqen H'ghar is banned from tournament play."),
        ("raw-recruit", "Raw Recruit", "This character should have STR 2. It is misprinted as STR 1."),
        ("kings-landing", "King's Landing", "Should be unique."),
        ("lightbringer", "Lightbringer", "Should be unique."),
    ):
        assert erratum(corpus, name).title == title
        assert texts(erratum(corpus, name)) == [text]
    assert texts(erratum(corpus, "kings-hall"))[0].startswith(
        "King's Hall may not be used to pay the cost of event"
    )


def test_toll_gate_has_its_text_and_its_set_across_a_column_break(corpus):
    entry = erratum(corpus, "toll-gate")

    assert texts(entry)[0].startswith('Should read: "Challenges: Kneel Toll Gate to choose')
    assert entry.card.set == entry.path[1] == "A Game of Thrones Core Set"
    assert "inferred" in entry.card.doubt
    ravens = corpus.entry(f"{FAQ}/set-a-time-of-ravens")
    assert [(p.kind, p.text) for p in ravens.paragraphs] == [("note", "No errata at this time.")]


def test_robert_baratheon_of_the_core_set_has_the_text_that_stands_above_him(corpus):
    entry = erratum(corpus, "robert-baratheon-a-game-of-thrones-core-set")

    assert texts(entry)[0].startswith("Robert Baratheon appears twice in the Core Set by design.")
    assert entry.card.number == ""
    assert "B90" in entry.card.doubt
    assert texts(erratum(corpus, "lannisport-brothel")) == ["Lannisport Brothel should be unique."]


def test_conquer_is_read_forwards(corpus):
    conquer = erratum(corpus, "conquer-ice-and-fire-premium-starter")

    assert texts(conquer) == ['Should have the text: "Attach to a non-unique location."']
    assert conquer.card.number == "G37"
    assert conquer.paragraphs[0].repaired


def test_powerless_has_no_erratum_in_force(corpus):
    powerless = erratum(corpus, "powerless")

    assert [(p.kind, p.text) for p in powerless.paragraphs] == [
        ("note", "The errata for this card has been removed.")
    ]
    assert "removed" in powerless.repaired
    assert not [link for p in corpus.paragraphs("1e") for link in p.links if link.to == "card:Powerless"]


def test_every_other_erratum_leads_to_its_card(errata):
    without = [
        entry.title
        for entry in errata
        if f"card:{entry.title}" not in {link.to for link in entry.paragraphs[0].links}
    ]
    assert without == ["Powerless"]


def test_repeated_titles_have_ids_of_their_own(corpus, errata):
    assert [i for i, count in Counter(entry.id for entry in corpus.entries(FAQ)).items() if count > 1] == []
    repeated = {title: n for title, n in Counter(entry.title for entry in errata).items() if n > 1}
    assert repeated == {
        "Robert Baratheon": 2,
        "Lord Commander of the Kingsguard": 2,
        "Jon Snow": 2,
        "Viserys Targaryen": 2,
        "Balon Greyjoy": 2,
        "White Hatchling": 3,
        "Asha Greyjoy": 2,
        "Black Hatchling": 2,
        "Conquer": 2,
        "Green Hatchling": 2,
        "The Eyrie": 2,
        "Harrenhal": 2,
        "Shipbreaker Bay": 3,
    }


def test_the_same_erratum_for_another_printing_is_told_from_another_card_of_the_name(corpus):
    def kinds(name):
        links = erratum(corpus, name).paragraphs[0].links
        return {link.to.removeprefix(f"{FAQ}/errata-"): link.kind for link in links if "errata-" in link.to}

    assert kinds("shipbreaker-bay-ice-and-fire-edition") == {
        "shipbreaker-bay-westeros-premium-starter": "printing-of",
        "shipbreaker-bay-westeros-edition": "printing-of",
    }
    assert kinds("lord-commander-of-the-kingsguard-v1.0") == {
        "lord-commander-of-the-kingsguard-v5.0": "printing-of"
    }
    assert kinds("asha-greyjoy-a-sea-of-storms") == {"asha-greyjoy-ice-and-fire-premium-starter": "related"}
    assert kinds("white-hatchling-valyrian-edition") == {
        "white-hatchling-ice-and-fire-premium-starter": "related",
        "white-hatchling-a-flight-of-dragons": "related",
    }


def test_three_icons_in_one_sentence_are_known_by_their_order(corpus):
    three = "a [military], an [intrigue], and a [power] icon"
    for name in ("the-scorpions-sting", "the-princes-wrath", "ser-alliser-thorne"):
        [paragraph] = erratum(corpus, name).paragraphs
        assert three in paragraph.text
        assert "misread" in paragraph.repaired


@pytest.mark.parametrize(
    ("name", "ordinal", "count"),
    [
        ("the-good-gods-own-kiss", 1, 1),
        ("burning-heart-tunic", 1, 1),
        ("heir-to-the-iron-throne", 1, 1),
        ("sorceress-shadow", 1, 2),
        ("seal-of-the-stag", 1, 1),
        ("persuasion", 2, 1),
        ("proxy", 1, 1),
    ],
)
def test_any_other_icon_is_unknown(corpus, name, ordinal, count):
    paragraph = erratum(corpus, name).paragraphs[ordinal - 1]
    assert len(re.findall(r"\[(?:another )?unknown icon\]", paragraph.text)) == count
    assert "cannot be known" in paragraph.repaired


def test_a_text_that_breaks_off_says_so(corpus):
    for name in ("narrow-escape", "young-ko", "skulduggery"):
        first = erratum(corpus, name).paragraphs[0]
        assert first.text.endswith("[text lost]")
        assert "breaks off" in first.repaired


def test_hyphens_and_tags_lost_at_line_breaks_are_mended(corpus):
    assert "all influence-providing cards" in texts(erratum(corpus, "price-of-excess"))[0]
    assert (
        "a non-dragon character you control (cannot be saved) to put" in texts(erratum(corpus, "young-ko"))[0]
    )


def test_the_same_title_in_the_timing_structure_is_another_entry(corpus):
    assert erratum(corpus, "wheels-within-wheels").path[1] == "Westeros Edition"
    assert corpus.entry(f"{FAQ}/wheels-within-wheels").path == ("Timing Structure",)


def test_a_title_and_its_text_need_not_share_a_name(corpus):
    assert "Ser Davos Seaworth" in texts(erratum(corpus, "the-onion-knight"))[0]
