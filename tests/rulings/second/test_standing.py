"""The standing phase."""

from tests.rulings.play import Side, Table, attachment, character, location


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
