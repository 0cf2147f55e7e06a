"""Keywords gained while keywords are processed."""

from tests.rulings.cards import character, location
from tests.rulings.play import Side, Table


def table(gained, keyword):
    """Ann wins with two characters, one with renown; a reaction to its power gives the other a keyword."""
    banner = location(
        "Banner",
        {
            "kind": "reaction",
            "trigger": {"event": "gain power", "cause": "renown"},
            "choose": {"cards": {"type": ["character"], "name": gained}},
            "effects": [{"do": "modify", "gains_keywords": [keyword], "until": "challenge"}],
            "limit": {"times": 1, "period": "challenge"},
        },
    )
    side = Side(play=(character("Lord", 4, keywords="renown", attacking=True),
                      character("Page", 1, attacking=True), banner))  # fmt: skip
    return Table(sides={"Ann": side, "Bob": Side()}, challenge="power")


def test_a_keyword_gained_while_its_type_is_processed_resolves_too():
    """FAQ Processing Keywords: one that is currently being processed will be able to resolve."""
    play = table("Page", "renown").start("4.2.2").choose("Lord").choose("Banner").choose("Page")

    assert play.asked == ("Ann", "keyword")
    assert play.choices == ["Page"]
    ended = play.choose("Page").until("4.2.6")

    assert (ended.power_on("Lord"), ended.power_on("Page")) == (1, 1)
    assert ended.cites("2e/faq/processing-keywords/2")


def test_a_keyword_type_not_processed_yet_resolves_when_it_is_gained():
    """FAQ Processing Keywords: a keyword that has not yet been processed will be able to resolve."""
    play = table("Page", "insight").start("4.2.2").choose("Lord").choose("Banner").choose("Page")

    assert play.choices == ["Page"]
    assert play.choose("Page").until("4.2.6").hand("Ann") == 1


def test_a_limit_per_challenge_begins_anew_with_the_next_challenge():
    """RR Limits and Maxima ¶1: X times during the designated period, here the challenge, which ends in step 4.2.6."""
    play = table("Page", "renown").start("4.2.2").choose("Lord").choose("Banner").choose("Page")

    assert [use.period for use in play.state.uses] == ["challenge"]
    ended = play.choose("Page")
    assert ended.state.uses == ()
    assert ended.cites("2e/rr/4.2.6/1")
