"""Page 23 of the printed Rules Reference: ligatures, hard-wrapped lines, letters for bullets."""

import pytest

PAGE = "2e/rr-p23"

DAMAGED = {
    195: "This",
    820: "modifiers",
    838: "affecting",
    1398: "The",
    1401: "first",
    1483: "The",
    1655: "first",
    1967: "first",
    2046: "The",
    2073: "define",
    2345: "This",
    2886: "Effects,",
    2920: "specified",
    3060: "defined",
    3136: "modified",
    3147: "effects",
    3574: "Influence",
}
"""Offset of each word whose ligature was extracted as a private code point, with the word as printed."""


@pytest.mark.parametrize(("offset", "word"), DAMAGED.items())
def test_each_lost_ligature_is_read(corpus, offset, word):
    (paragraph,) = [
        p
        for entry in corpus.entries(PAGE)
        for p in entry.paragraphs
        if p.spans[0].start <= offset < p.spans[0].end
    ]
    source = corpus.source(PAGE)
    place = len(source[paragraph.spans[0].start : offset].split())

    assert paragraph.text.split()[place] == word
    assert "ligature" in paragraph.repaired


def test_no_private_code_point_is_left_in_any_reading_text(corpus):
    assert [p.id for p in corpus.paragraphs() if any("\ue000" <= char <= "\uf8ff" for char in p.text)] == []


def test_marks_that_are_truly_lost_are_put_back_from_the_web_text(corpus):
    assert (
        "If all of a player's opponents are eliminated"
        in corpus.paragraph("2e/rr-p23/winning-the-game/3").text
    )
    assert corpus.paragraph("2e/rr-p23/component-list/10").text == "• 20 Night's Watch cards"
    assert corpus.paragraph("2e/rr-p23/would/1").text.endswith("lack the word “would.”")
    assert corpus.entry("2e/rr-p23/the-letter-x").title == "The letter “X”"


def test_the_page_has_eight_entries_the_first_begun_on_the_page_before(corpus):
    assert [entry.title for entry in corpus.entries(PAGE)] == [
        "Unopposed, Unopposed Challenge",
        "Used Pile",
        "When Revealed",
        "Winning a Challenge",
        "Winning the Game",
        "Would",
        "The letter “X”",
        "Component List",
    ]
    first = corpus.entry("2e/rr-p23/unopposed")
    assert first.heading == ()
    assert "page 22" in first.repaired


def test_hard_wrapped_lines_become_one_paragraph_and_letters_bullets(corpus):
    bullet = corpus.paragraph("2e/rr-p23/winning-a-challenge/3")

    assert bullet.kind == "bullet"
    assert bullet.text == (
        "• A player must count at least 1 total STR and there must be at least 1 participating character on his or "
        "her side in order to win a challenge."
    )
    assert corpus.raw(bullet.id).startswith("x A player must count")
    assert corpus.raw(bullet.id).count("\n") == 2


def test_an_x_inside_a_sentence_is_no_bullet(corpus):
    assert len(corpus.entry("2e/rr-p23/the-letter-x").paragraphs) == 1


def test_the_misprint_of_the_book_stays(corpus):
    assert "eligibly" in corpus.paragraph("2e/rr-p23/would/2").text


def test_the_viewers_header_and_forms_are_furniture(corpus):
    texts = [corpus.source(PAGE)[f.span.start : f.span.end] for f in corpus.furniture(PAGE)]

    assert [text[:6] for text in texts] == ["700996", "23\n\n\nN"]
    assert "Rules Reference" in texts[0]


def test_every_paragraph_is_tied_to_the_same_one_of_the_web_text_with_the_difference(corpus):
    notes = {}
    for entry in corpus.entries(PAGE):
        for paragraph in entry.paragraphs:
            (link,) = [link for link in paragraph.links if link.kind == "printing-of"]
            assert corpus.paragraph(link.to).kind == paragraph.kind
            notes[paragraph.id] = link.note

    assert {id_: note for id_, note in notes.items() if note != "the same words"} == {
        "2e/rr-p23/used-pile/1": 'here “Card" on page 15.”, there “Card".”',
        "2e/rr-p23/when-revealed/2": 'here “plots" on page 26.”, there “plots".”',
        "2e/rr-p23/would/2": "here “eligibly”, there “eligible”",
    }
