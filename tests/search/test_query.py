"""What is understood of the words typed."""

import pytest

from agot_judge.search.query import MAX_CHARACTERS, MAX_WORDS, understand
from agot_judge.search.syntax import AnyOf, Word


@pytest.mark.parametrize(
    ("typed", "number", "part", "is_ruling"),
    [
        ("4.2.1", "4.2.1", "", False),
        ("  4.2.1 ", "4.2.1", "", False),
        ("4.2.1.", "4.2.1", "", False),
        ("step 4.2.1", "4.2.1", "", False),
        ("Framework Step 4.2", "4.2", "", False),
        ("§ 3.3", "3.3", "", False),
        ("(3.3)", "3.3", "", True),
        ("FAQ (3.3)", "3.3", "", True),
        ("1.3.III", "1.3", "III", False),
        ("1.3 iii", "1.3", "III", False),
    ],
)
def test_a_number_alone_is_a_step_or_a_ruling(typed, number, part, is_ruling):
    asked = understand(typed)
    assert (asked.number, asked.part, asked.is_ruling) == (number, part, is_ruling)


@pytest.mark.parametrize("typed", ["4.2.1 stealth", "draw 2.2 cards", "2", "v1.4", "4..2"])
def test_a_number_among_words_is_a_word(typed):
    assert understand(typed).number == ""


def test_words_that_only_join_others_are_left_out_unless_they_are_all_there_is():
    assert understand("what is the claim of a plot").spelled == ("claim", "plot")
    assert understand("what is it").spelled == ("what", "is", "it")


def test_the_words_of_the_rules_are_no_joining_words():
    for word in ("then", "would", "cannot", "each", "once", "after", "before", "during", "until", "x"):
        assert understand(f"the {word} of a card").spelled == (word, "card")


def test_words_meet_in_their_stems_whatever_their_ending_spelling_or_accent():
    assert understand("Marshalling").words == understand("marshal").words == understand("marshals").words
    assert understand("player's").words == understand("players’").words == understand("player").words
    assert understand("R'hllor").words == understand("R’hllor").words == ("rhllor",)
    assert understand("Cérsei").words == understand("cersei").words


def test_an_icon_is_a_word():
    assert understand("[military] claim").spelled == ("military", "claim")


@pytest.mark.parametrize("typed", ['"cannot be saved"', "“cannot be saved”", "„cannot be saved“"])
def test_quoted_words_are_a_phrase_with_their_joining_words(typed):
    assert understand(typed).phrases == (("cannot", "be", "save"),)


@pytest.mark.parametrize(
    ("typed", "note"),
    [
        ('"cannot be saved', "quotation mark"),
        ("kidn:ruling claim", "did you mean “kind:”"),
        ("colour:ruling claim", "there are doc:, ed:"),
        ("claim kind:", "needs a value"),
        ("claim AND kill", "“AND” is no operator here"),
        ("claim NOT kill", "write -word"),
        ("claim || kill", "write or"),
        ("kneel* claim", "“*”"),
        ("stand~2", "“~”"),
        ("+claim", "“+”"),
        ("(claim kill", "parenthesis"),
        ("claim) kill", "parenthesis"),
    ],
)
def test_syntax_that_is_not_understood_becomes_words_and_is_reported(typed, note):
    asked = understand(typed)
    assert any(note in one for one in asked.notes), asked.notes
    assert asked.words


@pytest.mark.parametrize(
    "typed", ["save: cost", "no attachments (Lord only)", "what? now!", "a-b", "Hodor", "-3 STR", "0/1"]
)
def test_ordinary_punctuation_is_not_reported(typed):
    assert understand(typed).notes == ()


def test_filters_and_exclusions_are_no_words():
    asked = understand('claim kind:ruling -"dead pile" -stealth card:"Catelyn Stark" version:1.4')
    assert asked.spelled == ("claim",)
    assert asked.plain == "claim"
    assert [type(part).__name__ for part in asked.condition] == ["Filter", "Not", "Not", "Filter", "Filter"]
    assert asked.notes == ()


def test_or_binds_closer_than_words_beside_each_other():
    (alternatives,) = understand("claim kill or sacrifice").condition
    assert isinstance(alternatives, AnyOf)
    assert [part.spelled for part in alternatives.parts if isinstance(part, Word)] == ["kill", "sacrifice"]


@pytest.mark.parametrize("typed", ["does claim or renown come first", "can I kill or sacrifice him"])
def test_in_a_sentence_or_is_a_word(typed):
    assert understand(typed).condition == ()


def test_in_capitals_or_is_an_operator_anywhere():
    assert understand("when is the claim OR renown resolved").condition


@pytest.mark.parametrize("typed", ["(((((" * 200, ")" * 500, "-(" * 300 + "claim", "(a or " * 90])
def test_parentheses_may_be_as_deep_as_one_likes(typed):
    assert understand(typed).notes


def test_the_edition_may_be_named_in_the_words():
    asked = understand("moribund edition:1e")
    assert (asked.edition, asked.spelled, asked.notes) == ("1e", ("moribund",), ())
    assert understand("ED:CCG deadly").edition == "ccg"


def test_too_much_is_cut_and_reported():
    asked = understand("stealth " * 500)
    assert len(asked.typed) <= MAX_CHARACTERS
    assert any(str(MAX_CHARACTERS) in note for note in asked.notes)
    many = understand(" ".join(f"w{n}" for n in range(MAX_WORDS + 20)))
    assert len(many.words) == MAX_WORDS
    assert any(str(MAX_WORDS) in note for note in many.notes)


def test_the_last_word_is_unfinished_until_something_follows_it():
    assert understand("claim unopp").unfinished == "unopp"
    assert understand("claim unopp ").unfinished == ""
    assert understand("claim unopp?").unfinished == ""
