"""Where the ability lines of a First Edition card begin and end."""

from agot_judge.text.first_edition.printed import lines_of


def test_a_limit_is_one_with_the_passive_before_it():
    passive = "After you win dominance, draw 1 card."

    assert lines_of(f"Renown.\n{passive}\nLimit 1 per round.") == ("Renown.", f"{passive} Limit 1 per round.")


def test_an_ability_with_a_header_is_a_line_of_its_own():
    assert lines_of("Stealth. Limited Response: After X, Y.Any Phase: Z.") == (
        "Stealth.",
        "Limited Response: After X, Y.",
        "Any Phase: Z.",
    )


def test_what_is_quoted_is_one_with_the_line_before_it():
    assert lines_of('Tam gains:\n"Marshalling: Draw 1 card."') == ('Tam gains: "Marshalling: Draw 1 card."',)
