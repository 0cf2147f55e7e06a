"""What a text of which no part is understood is about."""

import pytest

from agot_judge.cards.model import CardFace
from agot_judge.scenario.bearing.topics_asked import CONCERNED
from agot_judge.text.compile import compile_line
from agot_judge.text.names import shipped_names
from agot_judge.text.possible_texts.topics import topics, topics_of, what_it_could_say

SADDLE = CardFace(name="Old Saddle", type="attachment")


@pytest.mark.parametrize(
    ("text", "about"),
    [
        ("You must choose an opponent as first player.", {"first_player", "choosing"}),
        ("You may pay with gold from any pool.", {"money"}),
        ("Attached character has STR as you like.", {"strength"}),
        ("The moon is full.", set()),
    ],
)
def test_a_text_is_about_what_its_words_are_about(text, about):
    assert set(topics_of(text)) == about


def test_it_could_say_something_of_its_own_card_of_what_that_is_on_and_of_each_side():
    found = what_it_could_say("The STR of all is as you like.", SADDLE, shipped_names())
    for who in ("Attached character", "Each character you control", "Each character your opponents control"):
        assert f"{who} gets +9 STR." in found
        assert f"{who} gets -9 STR." in found


def test_every_sentence_of_every_topic_is_understood_of_some_card():
    for name, topic in topics().items():
        for said in topic.says:
            line = said.replace("{who}", "Each character you control")
            assert compile_line(line, SADDLE, shipped_names()).status == "compiled", (name, line)


def test_of_every_topic_it_is_known_what_it_concerns():
    assert topics().keys() == CONCERNED.keys()
