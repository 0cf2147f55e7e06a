"""Where the ability lines of a card's text begin and end."""

import pytest

from agot_judge.text.lines.splitting import lines


def parted(text):
    """The lines of a text, as they are printed."""
    return [text[span.start : span.end] for span in lines(text)]


def test_bullets_belong_to_the_line_before_them():
    text = "Renown.\nAction: Choose one:\n- draw 1 card.\n- gain 1 gold.\nThen, kneel it.\n\nStealth."

    assert parted(text) == [
        "Renown.",
        "Action: Choose one:\n- draw 1 card.\n- gain 1 gold.\nThen, kneel it.",
        "Stealth.",
    ]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Stealth. Reaction: After X, draw 1 card.", ["Stealth.", "Reaction: After X, draw 1 card."]),
        (
            "Ambush (4). <b>Marshaling Action:</b> Draw 1 card. (Limit once per round.) <b>Forced Interrupt:</b> Y.",
            [
                "Ambush (4).",
                "<b>Marshaling Action:</b> Draw 1 card. (Limit once per round.)",
                "<b>Forced Interrupt:</b> Y.",
            ],
        ),
        ("<i>Terminal.</i> When Revealed: Z.", ["<i>Terminal.</i>", "When Revealed: Z."]),
        ("Renown.Action: Draw 1 card.", ["Renown.", "Action: Draw 1 card."]),
    ],
)
def test_an_ability_after_a_sentence_is_a_line_of_its_own(text, found):
    assert parted(text) == found


@pytest.mark.parametrize(
    "text",
    [
        'It gains "Stealth. Action: Kneel it to draw 1 card."',
        "It gains “Stealth. Reaction: After it enters play, draw 1 card.”",
        "Draw 1 card (it is renown. Action: no line of its own).",
    ],
)
def test_what_is_quoted_or_in_parentheses_is_no_line_of_its_own(text):
    assert parted(text) == [text]


@pytest.mark.parametrize(
    ("remark", "belongs"),
    [
        ("Any player may initiate this ability.", True),
        ("(Any player may initiate this ability.)", True),
        ("<i>(Limit once per round.)</i>", True),
        ("(Cannot be canceled.)", True),
        ("Limit once per round.", False),
        ("Any player may initiate this ability and that one.", False),
    ],
)
def test_a_remark_about_the_ability_before_it_is_no_line_of_its_own(remark, belongs):
    ability = "Action: Draw 1 card."

    assert parted(f"{ability}\n{remark}") == ([f"{ability}\n{remark}"] if belongs else [ability, remark])
    assert parted(f"Stealth.\n{remark}") == ["Stealth.", remark], "of a keyword it says nothing"


def test_a_quotation_broken_in_its_middle_is_one_line():
    quoted = 'While it is kneeling, Old Tam gains: "Players draw 1 additional card.\nAfter a player draws a card, .."'

    assert parted(f"Stealth.\n{quoted}\nRenown.") == ["Stealth.", quoted, "Renown."]


def test_a_sentence_broken_in_its_middle_is_one_line():
    broken = "Reaction: After you win a challenge in which you control a\nLord character,\nkneel it to\ndraw\n1 card."

    assert parted(f"Renown.\n{broken}\nStealth.") == ["Renown.", broken, "Stealth."]


@pytest.mark.parametrize(
    "text", ["Limited\n+1 Income", "Renown\nReaction: Draw 1 card", "No attachments\nInsight"]
)
def test_lines_without_a_full_stop_stay_lines(text):
    assert parted(text) == text.split("\n")


@pytest.mark.parametrize("beside", ["+1 Income.", "-2 Initiative.", "+1 STR [power]", "Draft format only."])
def test_what_a_card_has_beside_its_abilities_is_a_line_of_its_own(beside):
    ability = "Reaction: After you win a challenge, draw 1 card."

    assert parted(f"{ability} {beside}") == [ability, beside]
    assert parted(f"{ability} +1 Reserve. {beside}")[0] == ability
    assert parted("-2 Initiative. +1 Reserve.") == ["-2 Initiative. +1 Reserve."], "as they are printed"


@pytest.mark.parametrize(
    "broken",
    [
        "Forced\nReaction: Draw 1 card.",
        "Challenges\nAction: Draw 1 card.",
        "Reaction: Draw\n1 card. +1\nIncome.",
        "Action: Choose an in-\nfaction character.",
    ],
)
def test_a_header_a_value_and_a_word_with_a_hyphen_are_not_broken_by_a_line(broken):
    whole = broken.replace("-\n", "-").replace("\n", " ")

    assert [" ".join(line.replace("-\n", "-").split()) for line in parted(broken)] == parted(whole)
    assert parted("Stealth\nForced Reaction: X.") == ["Stealth", "Forced Reaction: X."]
