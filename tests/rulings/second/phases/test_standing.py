"""The standing phase."""

from tests.rulings.cards import attachment, character, location
from tests.rulings.play import Side, Table


def test_all_players_cards_stand_in_one_occurrence():
    """RR 6.2 ¶1: simultaneously; characters, locations and attachments, and the reactions share a window."""
    knight = character("Knight", kneeling=True, attachments=(attachment("Sword"),))
    bell = location(
        "Bell",
        {"kind": "reaction", "trigger": {"event": "stand"}, "effects": [{"do": "gain gold"}], "limit": {}},
        kneeling=True,
    )
    sides = {"Ann": Side(play=(knight, bell)), "Bob": Side(play=(character("Lord", kneeling=True),))}

    play = Table(sides=sides).start("standing")

    assert play.asked == ("Ann", "reaction")
    assert not any(play.is_kneeling(name) for name in ("Knight", "Bell", "Lord"))
    assert play.cites("2e/rr/6.2/1")
    assert play.choose("Bell").asked == ("Ann", "action")


def test_a_card_that_cannot_stand_stays_kneeling():
    """RR Cannot ¶1."""
    held = {"on": ["Lord"], "modify": {"do": "modify", "cannot": ["stand"]}, "until": "round"}
    sides = {"Ann": Side(), "Bob": Side(play=(character("Lord", kneeling=True),))}

    play = Table(sides=sides, in_force=(held,)).start("standing")

    assert play.is_kneeling("Lord")
    assert play.cites("2e/rr/cannot/1")


def test_nothing_to_stand_still_has_its_action_window():
    """RR 6.3 ¶1."""
    play = Table(sides={"Ann": Side(), "Bob": Side()}).start("standing")

    assert play.asked == ("Ann", "action")
    play = play.pass_().pass_()
    assert play.is_over
    assert play.cites("2e/rr/6.3/1")


def test_where_no_more_than_so_many_can_stand_each_player_chooses_which_before_any_stands():
    """RR Priority of Simultaneous Resolution ¶1: in player order; once all have chosen, it happens simultaneously."""
    only_one = location(
        "Famine",
        {
            "kind": "constant",
            "effects": [
                {
                    "do": "forbid",
                    "player": "any",
                    "cannot": "stand",
                    "cards": {"type": ["character"], "controller": "any"},
                    "more_than": 1,
                    "during": {"phase": ["standing"]},
                }
            ],
        },
    )
    pair = tuple(character(name, kneeling=True) for name in ("Knight", "Squire"))
    sides = {
        "Ann": Side(play=(only_one, *pair)),
        "Bob": Side(play=(character("Lord", kneeling=True), character("Lady"))),
        "Cat": Side(play=(character("Cook", kneeling=True), character("Maid", kneeling=True))),
    }

    play = Table(sides=sides).start("standing")

    assert play.asked == ("Ann", "target")
    play = play.choose("Squire")
    assert play.asked == ("Cat", "target")
    assert play.is_kneeling("Squire")
    play = play.choose("Cook")
    assert [name for name in ("Knight", "Squire", "Lord", "Cook", "Maid") if play.is_kneeling(name)] == [
        "Knight",
        "Maid",
    ]
    assert play.cites("2e/rr/priority-of-simultaneous-resolution/1")


def test_a_card_that_need_not_stand_may_be_left_kneeling():
    """RR May ¶1: the player permitted chooses."""
    lazy = location(
        "Feast",
        {
            "kind": "constant",
            "effects": [{"do": "permit", "may": "choose not to stand", "cards": {"name": "Lord"}}],
        },
    )
    sides = {"Ann": Side(play=(lazy, character("Lord", kneeling=True))), "Bob": Side()}

    play = Table(sides=sides).start("standing")

    assert play.asked == ("Ann", "target")
    assert play.choose("Lord").is_kneeling("Lord")
    assert not play.pass_().is_kneeling("Lord")


def test_players_who_cannot_stand_characters_stand_none_in_the_step_nor_by_an_ability():
    """RR Cannot ¶1: absolute, and not countermanded by other abilities; other cards stand (RR 6.2 ¶1)."""
    famine = location(
        "Famine",
        {
            "kind": "constant",
            "effects": [
                {
                    "do": "forbid",
                    "player": "any",
                    "cannot": "stand",
                    "cards": {"type": ["character"], "controller": "any"},
                    "during": {"phase": ["standing"]},
                }
            ],
        },
        kneeling=True,
    )
    waking = {"kind": "action", "choose": [{"cards": {"type": ["character"]}}], "effects": [{"do": "stand"}]}
    sides = {
        "Ann": Side(play=(famine, location("Bell", waking), character("Lord", kneeling=True))),
        "Bob": Side(play=(character("Knight", kneeling=True),)),
    }

    play = Table(sides=sides).start("standing")

    assert play.is_kneeling("Lord")
    assert play.is_kneeling("Knight")
    assert not play.is_kneeling("Famine")
    assert play.cites("2e/rr/cannot/1")
    assert play.asked == ("Ann", "action")
    assert "Bell" not in play.choices
    assert "Bell" in Table(sides=sides).start("4.1").choices
