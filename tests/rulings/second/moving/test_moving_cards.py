"""Cards that effects move: out of play, into play, from pile to pile, attached, under another player's control."""

from tests.rulings.cards import attachment, character, event, location
from tests.rulings.doing import able, doing, on
from tests.rulings.play import Side, Table

ANY = {"type": ["character"]}
MINE = {"type": ["character"], "controller": "you"}


def test_a_card_from_the_dead_pile_enters_play():
    """RR Put into Play ¶1 and ¶2: directly into play from an out of play state, and its gold cost is not paid."""
    choose = {"cards": {"type": ["character"], "zone": "dead", "controller": "you"}}
    play = doing({"do": "put into play"}, choose=choose, ann=Side(dead=(character("Beric"), location("Inn"))))

    assert play.choices == ["Beric"]
    back = play.choose("Beric")
    assert (back.zone("Beric"), back.is_kneeling("Beric")) == ("play", False)
    assert back.cites("2e/rr/put-into-play/1")


def test_a_card_is_put_into_play_from_an_opponents_pile_under_your_control():
    """RR Ownership and Control ¶2: some abilities may cause cards to change control."""
    choose = {"cards": {"type": ["character"], "zone": "dead", "controller": "opponent"}}
    play = doing({"do": "put into play"}, choose=choose, bob=Side(dead=(character("Cook"),))).choose("Cook")

    assert play.controls("Ann", "Cook")


def test_a_card_put_into_play_knelt_and_taking_part():
    """RR Put into Play ¶3: the effect says otherwise than standing; RR Participating ¶2."""
    effect = {
        "do": "put into play", "kneeling": True, "participating": "attacking",
        "on": {"type": ["character"], "zone": "discard", "controller": "you"},
    }  # fmt: skip
    side = Side(play=(character("Knight", attacking=True),), discard=(character("Ghost"),))
    lure = location("Lure", {"kind": "action", "effects": [effect]})
    sides = {"Ann": Side(play=(*side.play, lure), discard=side.discard), "Bob": Side()}
    play = Table(sides=sides, challenge="power").start("4.2.1").choose("Lure")

    assert play.is_kneeling("Ghost")
    assert play.challenge.attackers == (play.card("Knight"), play.card("Ghost"))


def test_an_attachment_put_into_play_takes_no_part_in_the_challenge():
    """RR Participating ¶1: characters participate; RR Effects ¶3: as much of the effect as can be is resolved."""
    effect = {
        "do": "put into play", "participating": "attacking",
        "on": {"type": ["attachment"], "zone": "discard", "controller": "you"},
    }  # fmt: skip
    lure = location("Lure", {"kind": "action", "effects": [effect]})
    mine = Side(play=(character("Knight", attacking=True), lure), discard=(attachment("Sword"),))
    play = Table(sides={"Ann": mine, "Bob": Side()}, challenge="power").start("4.2.1")
    play = play.choose("Lure").choose("Knight")

    assert play.state.cards[play.card("Sword")].host == play.card("Knight")
    assert play.challenge.attackers == (play.card("Knight"),)
    said = next(one for one in play.machine.trace(play.state) if "does not participate" in one.text)
    assert said.text == "Sword does not participate: it is no character."
    assert "2e/rr/participating/1" in said.cites


def test_an_attachment_put_into_play_is_attached_to_a_chosen_card():
    """RR Put into Play ¶3, Attachment Cards ¶1: it must enter play attached to an eligible card."""
    choose = {"cards": {"type": ["attachment"], "zone": "discard", "controller": "you"}}
    mine = Side(discard=(attachment("Sword"),), play=(character("Page"),))
    play = doing({"do": "put into play"}, choose=choose, ann=mine).choose("Sword")

    assert play.choices == ["Page"]
    assert play.choose("Page").state.cards[play.card("Sword")].host == play.card("Page")


def test_an_event_cannot_be_put_into_play():
    """RR Event Cards ¶6: an event card cannot enter play."""
    song = event("Song", {"kind": "action", "effects": [{"do": "draw"}]})
    everything = {"zone": "discard", "controller": "you"}
    play = able({"do": "put into play"}, choose={"cards": everything}, ann=Side(discard=(song,)))

    assert "Keep" not in play.choices


def test_an_attachment_moves_to_another_card_and_not_to_its_own():
    """RR Move ¶2: when an entity moves, it cannot move to its same placement."""
    sword = attachment("Sword")
    mine = Side(play=(character("Page", attachments=(sword,)), character("Cook")))
    effect = {"do": "attach", "on": {"name": "Sword"}, "to": {"type": ["character"], "pick": {}}}
    play = doing(effect, ann=mine)

    assert play.choices == ["Cook"]
    moved = play.choose("Cook")
    assert moved.lying_on("Cook")[0] == ["Sword"]
    assert moved.cites("2e/rr/attachment-cards/1")


def test_a_card_goes_to_the_bottom_of_its_owners_deck():
    """RR Ownership and Control ¶4: into its owner's area, whoever controlled it."""
    effect = {"do": "move", "to": "bottom of deck"}
    play = doing(effect, choose={"cards": ANY}, bob=Side(play=(character("Cook"),), deck=(2,))).choose("Cook")

    assert play.zone("Cook") == "deck"
    assert (play.state.players[1].deck or ())[-1] == play.card("Cook")


def test_a_card_removed_from_the_game_is_nowhere():
    """RR Removed from Game ¶1: set aside, no further interaction with the game in any manner."""
    play = doing(
        {"do": "move", "to": "out of game"}, choose={"cards": ANY}, bob=Side(play=(character("Cook"),))
    )
    gone = play.choose("Cook")

    assert gone.zone("Cook") == "out of game"
    assert gone.state.players[1].removed == (gone.card("Cook"),)
    assert gone.cites("2e/rr/removed-from-game/1")


def test_what_was_removed_until_a_card_leaves_play_comes_back():
    """RR Removed from Game ¶1: for the duration of its removal; the duration ends with the card's leaving play."""
    away = {"do": "move", "to": "out of game", "until": "this leaves play"}
    wraith = character(
        "Wraith", abilities=({"kind": "action", "choose": [{"cards": ANY}], "effects": [away]},)
    )
    axe = location("Axe", {"kind": "action", "effects": [{"do": "kill", "on": {"name": "Wraith"}}]})
    sides = {"Ann": Side(play=(wraith, axe)), "Bob": Side(play=(character("Cook"),))}
    play = Table(sides=sides).start("4.1").choose("Wraith").choose("Cook")

    assert play.zone("Cook") == "out of game"
    back = play.pass_().choose("Axe")
    assert (back.zone("Wraith"), back.zone("Cook")) == ("dead", "play")
    assert back.controls("Bob", "Cook")


def test_a_card_returns_to_shadows():
    """RR Shadows, While a card is in shadows ¶1: shadows is a distinct out-of-play area."""
    play = doing(
        {"do": "move", "on": MINE | {"pick": {}}, "to": "shadows"}, ann=Side(play=(character("Spy"),))
    )
    back = play.choose("Spy")

    assert back.zone("Spy") == "shadows"
    assert back.state.players[0].shadows == (back.card("Spy"),)


def test_taking_control_removes_the_character_from_the_challenge():
    """RR Ownership and Control ¶5: it is immediately removed from the challenge."""
    ward = location("Ward", {"kind": "action", "effects": [{"do": "take control", "on": {"name": "Guard"}}]})
    bob = (character("Guard", defending=True), ward)
    ann = (character("Knight", attacking=True), location("Thief", {
        "kind": "action", "effects": [{"do": "take control", "on": {"name": "Guard"}}]}))  # fmt: skip
    play = Table(sides={"Ann": Side(play=ann), "Bob": Side(play=bob)}, challenge="power").start("4.2.1")
    taken = play.choose("Guard").choose("Thief") if play.asked[1] == "defenders" else play.choose("Thief")

    assert taken.controls("Ann", "Guard")
    assert taken.challenge.defenders == ()
    assert taken.cites("2e/rr/ownership-and-control/5")


def test_control_reverts_when_the_period_ends():
    """FAQ Multiple Take Control Effects ¶2: to the next most recent effect, else to the card's owner."""
    until = {"do": "take control", "until": "phase"}
    play = doing(until, choose={"cards": ANY}, bob=Side(play=(character("Cook"),))).choose("Cook")

    assert play.controls("Ann", "Cook")
    ended = play.until("5.1")
    assert ended.controls("Bob", "Cook")
    assert ended.cites("2e/faq/multiple-take-control-effects/2")


def test_an_attachment_that_takes_control_gives_it_back_when_it_leaves():
    """FAQ Multiple Take Control Effects ¶2, with an attachment."""
    ward = attachment(
        "Ward", abilities=({"kind": "constant", "effects": [{"do": "take control", "on": "host"}]},)
    )
    enter = {"do": "attach", "on": {"name": "Ward", "zone": "discard"}, "to": {"name": "Cook", "pick": {}}}
    burn = location(
        "Burn", {"kind": "action", "effects": [{"do": "discard from play", "on": {"name": "Ward"}}]}
    )
    play = doing(enter, ann=Side(discard=(ward,), play=(burn,)), bob=Side(play=(character("Cook"),)))
    taken = play.choose("Cook")

    assert taken.controls("Ann", "Cook")
    back = taken.pass_().choose("Burn")
    assert back.controls("Bob", "Cook")


def test_a_unique_card_of_which_a_copy_is_dead_cannot_be_taken():
    """FAQ 1.3 ¶2: a player cannot take control of a unique card if another copy is in his or her dead pile."""
    lord = character("Lord", unique=True)
    play = able(
        {"do": "take control"},
        choose={"cards": ANY},
        ann=Side(dead=(lord.copy("Dead Lord"),)),
        bob=Side(play=(lord,)),
    )

    assert "Keep" not in play.choices


def test_power_moves_from_a_card_to_another():
    """RR Moving Power ¶1: power that is moved is not considered gained."""
    effect = {
        "do": "move power", "amount": 2,
        "source": {"type": ["character"], "controller": "opponent", "pick": {}}, "to": "self",
    }  # fmt: skip
    rich = character("Rich", power=1)
    play = doing(effect, bob=Side(play=(rich, character("Poor"))))

    assert play.choices == ["Rich"]
    moved = play.choose("Rich")
    assert (on(moved, "Rich", "power"), on(moved, "Keep", "power")) == (0, 1)
    assert moved.cites("2e/rr/moving-power/1")


def test_gold_moves_between_pools_as_much_as_there_is():
    """RR Effects ¶3: as much of it as they are able."""
    effect = {"do": "move gold", "amount": 2, "from_player": "opponent"}
    play = doing(effect, bob=Side(gold=1))

    assert (play.gold("Ann"), play.gold("Bob")) == (1, 0)
    assert "Keep" not in able(effect).choices


def test_a_character_participates_by_an_effect():
    """RR Participating ¶2: it then is participating, with its STR on that side."""
    join = {"do": "participate", "on": {"name": "Archer"}}
    archer = character("Archer", 4)
    horn = location("Horn", {"kind": "action", "effects": [join]})
    sides = {"Ann": Side(play=(character("Knight", attacking=True), horn, archer)), "Bob": Side()}
    play = Table(sides=sides, challenge="power").start("4.2.1").choose("Horn")

    assert play.challenge.attackers == (play.card("Knight"), play.card("Archer"))


def test_a_card_that_has_left_the_pile_can_no_longer_be_reached_there():
    """FAQ 2.4: a reaction implicitly interacts with the card in the discard pile, where it no longer is."""
    rescue = {
        "kind": "reaction", "trigger": {"event": "discard from play"},
        "effects": [{"do": "put into play", "on": "occurrence"}],
    }  # fmt: skip
    bury = rescue | {"effects": [{"do": "move", "on": "occurrence", "to": "dead"}]}
    fire = location(
        "Fire", {"kind": "action", "effects": [{"do": "discard from play", "on": {"name": "Pie"}}]}
    )
    mine = (character("Pie"), fire, location("Watch", rescue))
    sides = {"Ann": Side(play=mine), "Bob": Side(play=(location("Crone", bury),))}
    play = Table(sides=sides).start("4.1").choose("Fire")

    back = play.choose("Watch")
    assert back.zone("Pie") == "play"
    assert back.asked == ("Bob", "action"), "the Crone finds nobody in the discard pile"
    assert play.pass_().asked == ("Bob", "reaction")
    assert play.pass_().choose("Crone").zone("Pie") == "dead"
