"""What has no potential to change the game state is not initiated."""

import pytest

from tests.rulings.cards import character, location
from tests.rulings.doing import able, doing, on
from tests.rulings.play import Side
from tests.rulings.texts import person, run, text

MINE = {"type": ["character"], "controller": "you", "pick": {}}


@pytest.mark.parametrize(
    "effect",
    [
        {"do": "sacrifice", "on": {"type": ["character"], "pick": {}}},
        {"do": "gain gold", "amount": {"number": "count", "cards": {"zone": "used", "controller": "you"}}},
        {"do": "draw", "amount": {"number": "of player", "what": "dead", "player": "you"}},
        {"do": "move gold", "source": "self", "to": {"trait": ["Clansman"], "pick": {}}},
        {"do": "move power", "from_player": "opponent", "to": {"trait": ["Septon"], "pick": {}}},
        {"do": "participate", "on": MINE},
        {"do": "return gold", "player": "opponent"},
        {"do": "discard at random", "player": "opponent"},
        {"do": "reveal", "on": {"zone": "hand", "controller": "opponent"}},
        {"do": "reveal plot"},
        {"do": "first player", "player": "you"},
    ],
    ids=lambda effect: effect["do"],
)
def test_what_could_change_nothing_cannot_be_initiated(effect):
    """RR Abilities ¶6: its effect must have the potential to change the game state."""
    play = able(effect, bob=Side(play=(character("Cook"),), power=1))

    assert "Keep" not in play.choices
    unmet = [one for one in play.machine.requirements(play.state, 0, play.card("Keep")) if not one.met]
    assert [one.about for one in unmet] == ["change"]
    assert "2e/rr/abilities/6" in unmet[0].cites


def test_a_player_sacrifices_only_what_he_or_she_controls():
    """RR Sacrifice ¶1: a card in play that he or she controls."""
    effect = {"do": "sacrifice", "on": {"type": ["character"], "pick": {}}}
    play = doing(effect, ann=Side(play=(character("Page"),)), bob=Side(play=(character("Cook"),)))

    assert play.choices == ["Page"]


def test_power_moves_to_the_faction_card_of_the_cards_owner():
    """RR Moving Power ¶1: from the card that is picked to the faction card of its owner."""
    effect = {
        "do": "move power", "source": {"type": ["character"], "pick": {}},
        "from_player": "you", "to_player": "owner",
    }  # fmt: skip
    play = doing(effect, bob=Side(play=(character("Cook", power=2),))).choose("Cook")

    assert (on(play, "Cook", "power"), on(play, "faction 1", "power")) == (1, 1)


def test_none_of_up_to_so_many_is_no_cause_for_remark():
    """RR Effects ¶3: who picks none of up to three cards has done as much as he or she chose."""
    effect = {"do": "sacrifice", "on": {"type": ["character"], "pick": {"least": 0, "most": 3}}}
    follow = {"do": "if", "condition": {"succeeded": True}, "effects": [{"do": "gain gold"}]}
    play = doing(effect, follow, ann=Side(play=(character("Page"), location("Inn"))))

    assert play.choose().gold("Ann") == 0
    assert play.choose("Page").gold("Ann") == 1


OF_A_CHARACTER = [{"cards": {"type": ["character"], "controller": "you"}}]
ITS_STRENGTH = {"do": "gain gold", "amount": {"number": "of card", "what": "STR", "on": "target"}}


@pytest.mark.parametrize("then", [[], [{"do": "sacrifice", "on": "target"}]])
def test_a_number_of_the_target_must_be_able_to_change_something(then):
    """RR Abilities ¶6, Then ¶2: gold equal to a STR of 0 is none, and what comes after "then" is not looked at."""
    asked = {"choose": OF_A_CHARACTER, "then": then}
    weak, strong = character("Weak", strength=0), character("Strong", strength=3)

    assert "Keep" not in able(ITS_STRENGTH, ann=Side(play=(weak,)), **asked).choices
    play = doing(ITS_STRENGTH, ann=Side(play=(weak, strong)), **asked)
    assert play.choose("Strong").gold("Ann") == 3


def _can_use(words: str, bobs: list[object], usable: bool) -> None:
    """Whether Ann, who controls a character herself, can use the Rack."""
    run(
        {"play": ["Rack", "Miller"]},
        {"play": bobs},
        "4.1",
        {"check": {"may" if usable else "may_not": {"Ann": ["Rack"]}}},
        {"advance": "end"} if usable else {"check": {"why_not": {"Ann": {"Rack": "potential"}}}},
        Rack=text("location", f"Action: {words}"),
        Inn=text("location", ""),
    )


@pytest.mark.parametrize("usable", [True, False])
@pytest.mark.parametrize(
    "words",
    [
        "Choose an opponent. That player sacrifices a character.",
        "Choose an opponent. That player kneels a character he or she controls.",
        "Choose an opponent. That player may sacrifice a character to draw 1 card.",
        "Choose an opponent. That player may sacrifice a character. If he or she does, draw 1 card.",
    ],
)
def test_what_the_chosen_opponent_has_decides_and_not_what_the_player_has(words, usable):
    """RR Abilities ¶6, Sacrifice ¶1: one of the players who can be chosen must control what would be sacrificed."""
    _can_use(words, ["Inn", "Baker"] if usable else ["Inn"], usable)


@pytest.mark.parametrize("usable", [True, False])
def test_what_is_done_for_a_sacrifice_needs_something_to_sacrifice(usable):
    """RR Abilities ¶6: the draw alone is nothing that the effect could do."""
    _can_use(
        "Choose an opponent. That player may sacrifice an attachment to gain 1 gold.",
        ["Inn", {"Baker": {"attachments": ["Saddle"]}}] if usable else ["Inn", "Baker"],
        usable,
    )


@pytest.mark.parametrize("usable", [True, False])
def test_what_follows_if_it_is_done_is_no_potential_of_its_own(usable):
    """RR Abilities ¶6: of "kneel a location to draw 1 card" the draw comes only if there is one to kneel."""
    inn = "Inn" if usable else {"Inn": "kneeling"}
    run(
        {"play": [inn, "Cook"], "hand": 0},
        {},
        "4.1",
        {"check": {"may" if usable else "may_not": {"Ann": ["Cook"]}}},
        Cook=person("Action: You may kneel a location you control. If you do, draw 1 card."),
        Inn=text("location", ""),
    )


@pytest.mark.parametrize("usable", [True, False])
@pytest.mark.parametrize(
    "words",
    [
        "Each player with the most cards in hand discards cards from his or her hand until he or she has 4 cards in hand.",
    ],
)
def test_to_do_it_with_none_is_to_do_nothing(words, usable):
    """RR Abilities ¶6, The Letter X ¶1: an amount that is 0 already changes nothing."""
    ann = {"play": ["Baker"], "hand": 5 if usable else 3}
    run(
        ann,
        {"gold": 2, "discard": 2 if usable else 0},
        "4.1",
        {"check": {"may" if usable else "may_not": {"Ann": ["Baker"]}}},
        Baker=person(f"Action: {words}"),
    )
