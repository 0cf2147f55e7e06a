""" "That character" where one was spoken of before and another since: it is not decided for the player.

A condition names a card only by its description, and a card of a deck is called a character only once it is looked at. "It"
after a card was drawn is that card only where nothing else was spoken of.
"""

import pytest

from tests.text.reading import compiled, read

UNCLEAR = [
    "Action: Choose a character. Then, look at the top card of your deck. If it is a character, kneel that character.",
    "Action: Choose a character. Then, discard the top card of your deck. If it is a character, that character gains "
    "1 power.",
    "Reaction: After a character is killed, if you control a Ferryman character, that character gains 1 power.",
    "Reaction: After a character is knelt, if an opponent controls a Ferryman character, stand that character.",
    "Action: If there is a character with 3 or more power in play, that character's controller discards 1 power from it.",
    "Action: If there is a character with 3 or more power in play, its controller draws 1 card.",
    "Action: Choose a character. Its controller draws 1 card and kneels it.",
    "Action: Choose a character. Draw 1 card. At the end of the phase, sacrifice it.",
    "Reaction: After a character enters play, draw 1 card. Then, kneel it.",
    "Action: Kneel a character to draw 1 card. If it is attacking, gain 1 gold.",
    "Action: Choose a character. Until the end of the phase, each other character gets +1 STR for each power on that "
    "character.",
    "Action: Choose a character. Kneel each other Ferryman character. That character gains 1 power.",
    "Action: Choose a character. You may kneel another character. If you do, stand that character.",
    "Reaction: After a character enters play, you may kneel a character you control. If you do, stand it.",
    "Reaction: After you win a challenge in which you control an attacking Ferryman character, choose and kneel another "
    "character.",
]


@pytest.mark.parametrize("text", UNCLEAR)
def test_it_is_left_to_the_judge_which_one_is_meant(text):
    line = read(text)
    assert (line.status, line.cause.split(":")[0]) == ("header", "unclear")


CLEAR = {
    "Action: Look at the top card of your deck. If it is a character, put that character into play.": "those",
    "Action: Choose a character. Then, look at the top card of your deck. If it is a character, put that character "
    "into play.": "those",
    "Action: Choose a character. If you control a Ferryman character, kneel that character.": "target",
    "Action: Kneel Old Tam to draw 1 card. If it is a character, put it into play.": "those",
    "Action: Choose a character. You may kneel a location you control. If you do, stand that character.": "target",
    "Reaction: After a character is knelt, if you control a Ferryman location, stand that character.": "occurrence",
}


@pytest.mark.parametrize("text", CLEAR)
def test_it_is_the_one_to_which_this_can_be_done(text):
    found = str(compiled(text).abilities[0].effects)
    assert f"on='{CLEAR[text]}'" in found
