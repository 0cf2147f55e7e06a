"""Collector numbers and versions in the errata of the First Edition FAQ (001): read where they stand, doubted where not."""

import pytest

FAQ = "1e/faq"


def erratum(corpus, name):
    return corpus.entry(f"{FAQ}/errata-{name}")


@pytest.mark.parametrize(
    ("name", "number"),
    [
        ("lannisport-brothel", "L56"),  # after the title
        ("chamber-of-the-painted-table", "F16"),  # after a title in bold type
        ("price-of-excess", "SBP5"),  # three letters
        ("champion-pit-fighter", "R97"),  # on the next line
        ("blazewater-coast", "R81"),  # in bold type
        ("practice-yard", "U14"),  # before the text, on its line
        ("wheels-within-wheels", "R168"),  # the same in bold type
        ("viserys-targaryen-winter-edition", "C92"),  # before the version
        ("symon-silvertongue", "R139"),
        ("rhakharo", "U96"),
        ("ghaston-grey", "U84"),
        ("tower-of-the-sun", "R88"),
        ("i-never-bet-against-my-family", "130"),  # its letter is lost
        ("twist-of-fate", ""),  # none at all
    ],
)
def test_collector_numbers_are_found_wherever_they_stand(corpus, name, number):
    assert erratum(corpus, name).card.number == number


def test_versions_are_read_in_all_their_spellings(corpus):
    for name, version in (
        ("ten-towers-battlements", "4.2"),  # (v 4.2)
        ("tyrions-chain", "4.2"),  # (v. 4.2)
        ("nightfire-convert", "6.1.2"),
        ("princes-loyalist", "7.0"),
    ):
        assert erratum(corpus, name).version == version


def test_a_version_without_its_v_is_no_ruling(corpus):
    """(3.8) and (3.9) are the numbers of rulings, too."""
    for name, version in (("dragonbone-hilt-dagger", "3.8"), ("robert-baratheon-valyrian-edition", "3.9")):
        entry = erratum(corpus, name)
        assert (entry.version, entry.number) == (version, "")
        assert "without its v" in entry.repaired
    assert corpus.entry(f"{FAQ}/3.8").title == "Gaining Abilities"


def test_numbers_below_the_wrong_card_are_set_right(corpus):
    numbers = {
        "endless-bureaucracy": "U111",
        "endless-endurance": "U112",
        "endless-raid": "U113",
        "lightbringer": "R36",
        "plunder": "C123",
        "the-eyrie-westeros-edition": "R70",
        "persuasion": "U138",
        "ser-ilyn-payne": "P15",
        "final-sacrifice": "R140",
    }
    assert {name: erratum(corpus, name).card.number for name in numbers} == numbers
    for name in ("endless-endurance", "endless-raid", "plunder", "persuasion", "final-sacrifice"):
        assert erratum(corpus, name).card.doubt


@pytest.mark.parametrize(
    "name",
    [
        "timett-son-of-timett",
        "ser-garlan-tyrell",
        "young-ko",
        "black-hatchling-ice-and-fire-premium-starter",
        "green-hatchling-ice-and-fire-premium-starter",
        "white-hatchling-ice-and-fire-premium-starter",
        "balon-greyjoy-a-sea-of-storms",
    ],
)
def test_a_number_that_cannot_be_decided_is_not_given(corpus, name):
    assert erratum(corpus, name).card.number == ""
    assert erratum(corpus, name).card.doubt


def test_loose_numbers_are_furniture_that_says_whose_they_may_be(corpus):
    source = corpus.source(FAQ)
    loose = {
        source[item.span.start : item.span.end].strip("*"): item.reason
        for item in corpus.furniture(FAQ)
        if item.reason.startswith("A collector number")
    }
    assert set(loose) == {"U67", "U66", "T27", "U58", "U35"}
    assert "Young Ko" in loose["U66"]


@pytest.mark.parametrize(
    "name",
    [
        "daario-naharis",
        "risen-from-the-cold",
        "swayed-by-the-light",
        "capture",
        "secrets-of-oldtown",
        "viserys-targaryen-a-flight-of-dragons",
        "asha-greyjoy-a-sea-of-storms",
        "shipbreaker-bay-westeros-edition",
        "kingswood-grove",
        "the-doom-that-came",
    ],
)
def test_a_number_cut_off_is_unknown(corpus, name):
    card = erratum(corpus, name).card
    assert card.number == ""
    assert "cut off" in card.doubt


def test_a_number_given_to_two_cards_is_doubted_at_both(corpus):
    for one, other, number in (
        ("watching-the-heavens", "massing-at-twilight", "C127"),
        ("threefold-gate", "from-winters-touch-returned", "U90"),
        ("jon-snow-winter-edition", "jon-snow-valyrian-edition", "R134"),
    ):
        cards = [erratum(corpus, name).card for name in (one, other)]
        assert [card.number for card in cards] == [number, number]
        assert all(card.doubt for card in cards)
