"""Cards that are chosen together: alike or unlike, the one and the other of them, and what was not chosen."""

from tests.rulings.cards import location
from tests.rulings.keep_as_printed import using
from tests.rulings.play import Side
from tests.rulings.texts import check, run
from tests.rulings.texts import text as card


def test_what_no_player_has_chosen_is_discarded():
    """RR Effects ¶3: each player chooses one of his or her own; all others that the text describes are discarded."""
    text = "Each player chooses a location he or she controls, if able. Discard each location not chosen."
    mine = Side(play=(location("Hut"),))
    play = using(text, ann=mine, bob=Side(play=(location("Inn"), location("Mill"))))

    after = play.choose("Hut").choose("Mill")
    zones = {name: after.zone(name) for name in ("Keep", "Hut", "Inn", "Mill")}
    assert zones == {"Keep": "discard", "Hut": "play", "Inn": "discard", "Mill": "play"}


def test_what_was_killed_is_put_into_play_from_the_pile_that_is_said():
    """RR Dead Pile ¶2: a killed card is placed in its owner's dead pile: Bob's own Baker is in his, not in Ann's."""
    words = "Reaction: After a character is killed, kneel Chest to put it into play from your dead pile."
    kill = {"effect": "Choose and kill a character.", "controller": "Ann", "source": "Chest"}

    run(
        {"play": ["Chest", "Miller"]},
        {"play": ["Baker"]},
        kill,
        {"Ann": {"choose": "Miller"}},
        {"Ann": {"trigger": "Chest"}},
        check(Miller={"zone": "play"}, Chest={"kneeling": True}),
        Chest=card("location", words),
    )
    run(
        {"play": ["Chest", "Miller"]},
        {"play": ["Baker"]},
        kill,
        {"Ann": {"choose": "Baker"}},
        check(Baker={"zone": "dead"}, Chest={"kneeling": False}),
        Chest=card("location", words),
    )
