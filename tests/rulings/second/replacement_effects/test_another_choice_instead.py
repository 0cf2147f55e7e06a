"""Something else chosen, and another thing done with it, instead: one condition decides both."""

from tests.rulings.cards import character
from tests.rulings.keep_as_printed import able, using
from tests.rulings.play import Side

TEXT = "Choose and kneel a character (choose and kill a character with STR 3 or lower instead if you control Wench)."
PEOPLE = Side(play=(character("Dagmer", strength=5), character("Harlaw", strength=2, kneeling=True)))
WENCH = Side(play=(character("Wench", strength=6, kneeling=True),))


def test_without_the_condition_what_is_said_first_is_chosen_and_done():
    """RR Target ¶3: what is already kneeling cannot be chosen to be knelt, though it could be killed."""
    usual = using(TEXT, bob=PEOPLE)
    assert usual.choices == ["Dagmer"]
    after = usual.choose("Dagmer")
    assert after.is_kneeling("Dagmer")
    assert after.zone("Dagmer") == "play"
    assert after.cites("2e/rr/target/1")


def test_with_the_condition_the_other_is_chosen_and_done():
    """RR Target ¶1: the targets are those that the text then describes, and what it then says is done to them."""
    other = using(TEXT, ann=WENCH, bob=PEOPLE)
    assert other.choices == ["Harlaw"]
    after = other.choose("Harlaw")
    assert after.zone("Harlaw") == "dead"
    assert after.cites("2e/rr/target/1")


def test_it_is_not_initiated_if_only_the_choice_that_is_not_made_has_targets():
    """RR Target ¶3: without a target for the choice that is made nothing is initiated."""
    dear = Side(play=(character("Dagmer", strength=5),))
    assert "Keep" not in able(TEXT, ann=WENCH, bob=dear).choices
    assert "Keep" in able(TEXT, bob=dear).choices
