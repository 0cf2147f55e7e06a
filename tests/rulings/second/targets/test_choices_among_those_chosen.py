"""One of several that were chosen is chosen: by another player, or after something was done to all of them."""

from tests.rulings.cards import character
from tests.rulings.keep_as_printed import using
from tests.rulings.play import Side

PEOPLE = Side(play=(character("Dagmer"), character("Harlaw"), character("Page")))


def test_one_of_those_that_an_opponent_chose_is_killed():
    """RR Target ¶1, Kill ¶1: Bob chooses two of his characters, Ann chooses which of the two is killed."""
    text = (
        "Choose an opponent. That player chooses 2 characters he or she controls. Choose and kill 1 of those"
        " characters. That player gains 2 power for his or her faction."
    )

    play = using(text, bob=PEOPLE).choose("Bob").choose("Dagmer", "Page")
    assert sorted(play.choices) == ["Dagmer", "Page"]
    after = play.choose("Page")
    assert (after.zone("Page"), after.zone("Dagmer"), after.zone("Harlaw")) == ("dead", "play", "play")
    assert after.power("Bob") == 2


def test_one_of_those_that_were_knelt_is_chosen_afterwards():
    """RR Effects ¶3: the effect resolves as it is worded: all of them kneel, then one of them is chosen."""
    text = "Choose 2 characters. Kneel those characters. Choose 1 of those characters and return it to its owner's hand."

    play = using(text, bob=PEOPLE).choose("Dagmer", "Page")
    assert (play.is_kneeling("Dagmer"), play.is_kneeling("Page")) == (True, True)
    after = play.choose("Dagmer")
    assert (after.zone("Dagmer"), after.zone("Page")) == ("hand", "play")
