"""Official errata in the text of imported cards: what is replaced, what was there already, what is left to a judge."""

import pytest

from agot_judge.cards.card import Card
from agot_judge.cards.errata import Erratum, with_errata
from agot_judge.cards.model import CardFace

TEXT = (
    "Renown.\n"
    "<b>Reaction:</b> After you win a challenge, choose and kneel a Baker. Draw 1 card.\n"
    "<b>Interrupt:</b> When the phase ends, gain 1 gold."
)


def card(text: str = TEXT, code: str = "90003", name: str = "Old Miller") -> Card:
    return Card(face=CardFace(name=name, type="character", text=text, code=code, pack="Alp"))


def erratum(text: str, number: int | None = 3) -> Erratum:
    return Erratum(
        edition="2e", title="Old Miller", number=number, text=text, cite="2e/faq/errata-old-miller/1"
    )


def changed(text: str, before: str = TEXT) -> tuple[str, str]:
    """What became of the text, and the outcome that is noted."""
    after = with_errata([card(before)], [erratum(text)])[0]
    return after.face.text, after.errata[0].outcome


def test_a_whole_ability_is_replaced():
    text, outcome = changed('Should read: "Interrupt: When the phase ends, gain 2 gold."')
    assert outcome == "applied"
    assert text.splitlines()[2] == "Interrupt: When the phase ends, gain 2 gold."
    assert text.splitlines()[:2] == TEXT.splitlines()[:2]


def test_an_ellipsis_leaves_what_stands_before_it():
    text, outcome = changed('Should read: "...choose and kneel a Lady or Baker. Draw 1 card."')
    assert outcome == "applied"
    assert text.splitlines()[1] == (
        "<b>Reaction:</b> After you win a challenge, choose and kneel a Lady or Baker. Draw 1 card."
    )


def test_an_ellipsis_leaves_what_stands_behind_it():
    text, _ = changed('Should read: "…choose and kneel a standing Baker…"')
    assert text.splitlines()[1].endswith("win a challenge, choose and kneel a standing Baker. Draw 1 card.")


def test_words_are_added_to_the_one_ability_of_a_kind():
    text, outcome = changed('Interrupt ability should have the text: "(Limit once per phase.)"')
    assert outcome == "applied"
    assert text.splitlines()[2].endswith("gain 1 gold. (Limit once per phase.)")


def test_the_printed_line_is_kept_beside_the_changed_one():
    after = with_errata([card()], [erratum('Should read: "Interrupt: When the phase ends, gain 2 gold."')])[0]
    assert after.errata[0].before == TEXT.splitlines()[2]
    assert after.errata[0].cite == "2e/faq/errata-old-miller/1"


def test_a_text_that_has_the_words_already_stays():
    assert changed('Should read: "...choose and kneel a Baker."') == (TEXT, "already there")
    assert changed("Should read: “…CHOOSE and kneel a Baker…”") == (TEXT, "already there")


@pytest.mark.parametrize(
    "text",
    [
        "Card text is improperly formatted; the word “Baker” should not be formatted as a trait.",
        'Should read: "Sacrifice every ship in the harbor, then sing."',
        'Action ability should have the text: "(Limit once per phase.)"',
    ],
)
def test_what_cannot_be_placed_changes_nothing_and_is_left_to_a_judge(text):
    assert changed(text) == (TEXT, "by hand")


def test_an_erratum_is_of_the_card_with_its_number():
    cards = [card(code="90003"), card(code="91001")]
    after = with_errata(cards, [erratum('Interrupt ability should have the text: "(Limit once.)"')])
    assert [len(one.errata) for one in after] == [1, 0]


def test_without_a_number_it_is_of_the_only_card_of_its_name():
    one = erratum('Interrupt ability should have the text: "(Limit once.)"', number=None)
    assert [len(found.errata) for found in with_errata([card()], [one])] == [1]
    assert [len(found.errata) for found in with_errata([card(), card(code="91001")], [one])] == [0, 0]


def test_names_are_compared_without_kinds_of_quotes():
    one = Erratum(
        edition="2e", title="Jeyne’s Oar", number=3, text='Should read: "Renown! Renown!"', cite="x"
    )
    assert with_errata([card(name="Jeyne's Oar")], [one])[0].errata
