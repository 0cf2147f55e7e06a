"""What is pasted from a page or a message, with the marks that it has there."""

import pytest

from agot_judge.text.lines.splitting import lines
from agot_judge.text.parsing.pasted import UNSEEN, as_plain_lines
from tests.text.reading import compiled


@pytest.mark.parametrize(
    "text",
    [
        "Renown.<br>Action: Choose one:<br/>- draw 1 card.<br />- gain 1 gold.",
        "<p>Renown.</p><p>Action: Choose one:</p><ul><li>draw 1 card.</li><li>gain 1 gold.</li></ul>",
        "Renown.\nAction:\u00a0Choose\u00a0one:\n-\u00a0draw 1 card.\n-\u00a0gain 1 gold.",
    ],
)
def test_what_a_page_marks_as_a_line_break_is_one(text):
    """No character moves, so that what is shown as not understood is where it was pasted."""
    plain = as_plain_lines(text)

    assert len(plain) == len(text)
    first, second = lines(plain)
    assert plain[first.start : first.end] == "Renown."
    assert "draw 1 card." in plain[second.start : second.end]
    assert plain[second.start : second.end].endswith("gain 1 gold.")


@pytest.mark.parametrize(
    ("written", "seen"),
    [
        ("**Action:** Choose a *Lord*.", "Action: Choose a Lord."),
        ("***Forced Reaction:*** Draw 1 card.", "Forced Reaction: Draw 1 card."),
        ("Choose one:\n* draw 1 card.\n* gain 1 gold.", "Choose one:\n* draw 1 card.\n* gain 1 gold."),
        ("Choose one: * draw 1 card. * gain 1 gold.", "Choose one:\n* draw 1 card.\n* gain 1 gold."),
        ("> **Action:** Draw.\n>> Renown\\.", "Action: Draw.\nRenown."),
        ("Choose: 1\\) \\[stark\\]", "Choose: 1) [stark]"),
        ("STR > 3, a\\b", "STR > 3, a\\b"),
        ("a star* alone, 2*3*4", "a star* alone, 2*3*4"),
    ],
)
def test_stars_around_words_are_marks_and_no_bullets(written, seen):
    plain = as_plain_lines(written)

    assert len(plain) == len(written)
    assert plain.replace(UNSEEN, "") == seen


@pytest.mark.parametrize(
    "written",
    [
        "**Challenges Action:** Kneel Old Tam to choose a *Ferryman* character. Until the end of the phase, it gets +1 STR.",
        "> **Challenges Action:** Kneel Old Tam to choose a *Ferryman* character. Until the end of the phase, it gets +1 STR\\.",
        "Challenges Action: Kneel Old Tam to choose a Ferry\u00adman character. Until the end of the phase, it gets +1 strength.",
        "Challenges Action: Kneel Old Tam\u200b to choose a Ferryman character. Until the end of the phase, it gets +1 STR.",
    ],
)
def test_marks_and_what_is_not_seen_change_no_meaning(written):
    plain = "Challenges Action: Kneel Old Tam to choose a Ferryman character. Until the end of the phase, it gets +1 STR."

    assert compiled(written).abilities[0].effects == compiled(plain).abilities[0].effects
    assert compiled(written).phase == "challenges"


def test_an_ability_after_a_sentence_begins_with_its_stars():
    text = as_plain_lines("Stealth. **Action:** Draw 1 card.")

    assert [text[span.start : span.end].replace(UNSEEN, "") for span in lines(text)] == [
        "Stealth.",
        "Action: Draw 1 card.",
    ]
