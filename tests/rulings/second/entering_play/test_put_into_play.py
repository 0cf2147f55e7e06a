"""Cards put into play by effects: under whose control, where, how, and which cannot."""

import msgspec
import pytest

from agot_judge.engine.ability import Effect
from agot_judge.engine.state.game import Keyword
from agot_judge.engine.state.points import EffectPoint
from agot_judge.scenario.builder import build
from agot_judge.scenario.execution import Execution
from agot_judge.scenario.format import load
from tests.rulings.cards import attachment, character, event, location
from tests.rulings.play import Side, Table

GOLD = {"do": "gain gold"}
ALL_IN_DISCARD = {"zone": "discard"}


MARSHALED_FACEDOWN = """
edition: 2e
players:
  Ann: {plot: March, gold: 3, play: [{Tent: {attachments: [{Herald: facedown}]}}]}
  Bob: {plot: March, play: [Maid]}
cards:
  March: {type: plot, gold: 4, initiative: 3, claim: 1, reserve: 6}
  Maid: {type: character, cost: 1, str: 1, icons: [intrigue]}
  Herald: {type: character, cost: 2, str: 2, icons: [power], text: "Reaction: After Herald enters play, draw 1 card."}
  Tent: {type: location, cost: 1, text: "You may marshal or play facedown cards attached to Tent as if they were in your hand."}
start: marshaling
run:
  - Ann: {marshal: Herald}
"""


def putting(table, on, **how):
    """The table on which an effect of Ann's Hall puts these cards into play."""
    table.start("4.4")
    effect = msgspec.convert({"do": "put into play", "on": on} | how, Effect)
    return table.start(EffectPoint(effects=(effect,), card=table.number("Hall"), player=0))


def tables(bob=None, ann=None, **more):
    """Ann with her Hall, and Bob."""
    side = ann or Side()
    side.play = (*side.play, location("Hall"))
    return Table(sides={"Ann": side, "Bob": bob or Side()}, **more)


def test_a_card_is_put_into_play_from_where_it_is_without_paying_its_cost():
    """RR Put into Play ¶1, ¶2: directly from an out of play state; the gold cost is not paid."""
    play = putting(tables(ann=Side(discard=(character("Giant", 7),), gold=2)), ALL_IN_DISCARD)

    assert play.controls("Ann", "Giant")
    assert play.gold("Ann") == 2
    assert play.player("Ann").discard == ()
    assert play.cites("2e/rr/put-into-play/1")
    assert play.cites("2e/rr/put-into-play/2")


def test_it_enters_under_the_control_of_the_player_whose_effect_it_is_and_stays_its_owners():
    """RR Ownership and Control ¶1, ¶2, ¶4: when it leaves play it goes to its owner's pile."""
    table = tables(bob=Side(discard=(character("Thief", 2),)))
    taken = putting(table, ALL_IN_DISCARD)
    assert taken.controls("Ann", "Thief")

    killed = taken.happens("kill", "Thief")
    assert killed.player("Bob").dead == (killed.card("Thief"),)
    assert killed.player("Ann").dead == ()


def test_under_its_owners_control_where_the_effect_says_so():
    """RR Ownership and Control ¶2: by default under their owner's control; an effect may say otherwise."""
    play = putting(tables(bob=Side(discard=(character("Thief", 2),))), ALL_IN_DISCARD, under="owner")

    assert play.controls("Bob", "Thief")


def test_several_cards_enter_simultaneously_and_are_reacted_to_together():
    """RR Priority of Simultaneous Resolution ¶1: one occurrence, one window for its reactions."""
    gate = location(
        "Gate",
        {
            "kind": "reaction",
            "trigger": {"event": "enter play"},
            "effects": [GOLD],
            "limit": {"period": "round"},
        },
    )
    side = Side(play=(gate,), discard=(character("First", 1), character("Second", 1)))

    play = putting(tables(ann=side), ALL_IN_DISCARD)

    assert play.controls("Ann", "First")
    assert play.controls("Ann", "Second")
    assert play.asked == ("Ann", "reaction")


def test_the_player_chooses_what_an_attachment_is_attached_to():
    """RR Put into Play ¶3: in an attachment state that satisfies the rules of marshaling it."""
    side = Side(play=(character("Maester"), location("Tower")), discard=(attachment("Chain"),))
    play = putting(tables(ann=side), ALL_IN_DISCARD)
    assert play.asked == ("Ann", "target")
    assert play.choices == ["Maester"]

    attached = play.choose("Maester")
    assert attached.lying_on("Maester")[0] == ["Chain"]
    assert attached.cites("2e/rr/attachment-cards/1")


def test_what_cannot_enter_play_stays_where_it_is():
    """RR Event Cards ¶6, Attachment Cards ¶1, Dead Pile ¶3: an event, an attachment with no card, a dead unique card."""
    king = character("King", 3, unique=True)
    side = Side(
        discard=(
            event("Feint", {"kind": "action"}),
            attachment("Chain"),
            king.copy("Heir"),
            character("Maid", 1),
        ),
        dead=(king,),
    )
    play = putting(tables(ann=Side(discard=side.discard[:3], dead=side.dead)), ALL_IN_DISCARD)
    assert {play.zone(name) for name in ("Feint", "Chain", "Heir")} == {"discard"}

    with_maid = putting(tables(ann=side), ALL_IN_DISCARD)
    assert with_maid.zone("Maid") == "play"
    assert with_maid.zone("Heir") == "discard"


def test_a_unique_card_of_an_opponent_cannot_come_in_while_its_owner_has_a_copy_in_play():
    """FAQ 1.3 ¶3: neither beside the owner's copy nor with one in the owner's dead pile."""
    mill = character("Miller", 3, unique=True)
    in_play = putting(tables(bob=Side(play=(mill,), discard=(mill.copy("Other Miller"),))), ALL_IN_DISCARD)
    assert in_play.zone("Other Miller") == "discard"

    dead = putting(tables(bob=Side(dead=(mill,), discard=(mill.copy("Other Miller"),))), ALL_IN_DISCARD)
    assert dead.zone("Other Miller") == "discard"


def test_a_card_may_be_put_into_play_kneeling_or_participating():
    """RR Put into Play ¶3, Participating ¶1: unless otherwise instructed by the effect."""
    table = tables(ann=Side(discard=(character("Rider", 2),)), challenge="military")

    play = putting(table, ALL_IN_DISCARD, kneeling=True, participating="attacking")

    assert play.is_kneeling("Rider")
    assert play.card("Rider") in play.challenge.attackers


@pytest.mark.parametrize(
    ("attacker", "other", "side"), [("Ann", "Bob", "attackers"), ("Bob", "Ann", "defenders")]
)
def test_a_card_is_put_into_play_participating_on_the_side_of_the_player(attacker, other, side):
    """RR Participating ¶1: on the side that Ann, whose effect it is, has in this challenge."""
    table = tables(
        ann=Side(discard=(character("Rider", 2),)), challenge="military", attacker=attacker, defender=other
    )

    play = putting(table, ALL_IN_DISCARD, participating="your side")

    assert play.card("Rider") in getattr(play.challenge, side)


def test_without_a_challenge_nobody_has_a_side():
    """RR Participating ¶1: the card is put into play all the same, and does not participate."""
    table = tables(ann=Side(discard=(character("Rider", 2),)))

    play = putting(table, ALL_IN_DISCARD, participating="your side")

    assert play.zone("Rider") == "play"
    assert play.state.challenge is None


def test_a_facedown_card_has_no_attributes():
    """RR Facedown Cards ¶1: no STR, no icons, no name; nothing of what is printed counts."""
    king = character("King", 5, unique=True)
    table = tables(ann=Side(play=(king,), discard=(king.copy("Hidden King"),)))

    play = putting(table, ALL_IN_DISCARD, facedown=True)

    assert play.controls("Ann", "Hidden King"), "it is no copy of the king"
    assert play.strength("Hidden King") == 0
    assert play.state.cards[play.card("Hidden King")].facedown


def test_a_card_that_says_so_enters_play_knelt_however_it_comes():
    """RR Enters Play ¶1: a card's own text applies as it enters play."""
    knelt = {"kind": "constant", "effects": [{"do": "modify", "on": "self", "rules": ["enters play knelt"]}]}
    lady = character("Lady", 2, abilities=(knelt,))

    assert putting(tables(ann=Side(discard=(lady,))), ALL_IN_DISCARD).is_kneeling("Lady")
    sides = {"Ann": Side(hand=(lady,), gold=2), "Bob": Side()}
    assert Table(sides=sides).start("3.2", "phase").use("marshal", "Lady").is_kneeling("Lady")


def test_bestow_is_offered_for_a_card_put_into_play():
    """RR Bestow ¶1: when a card with bestow enters play, in whatever way."""
    banner = character("Banner", 2).having(Keyword("bestow", 2))

    play = putting(tables(ann=Side(discard=(banner,), gold=1)), ALL_IN_DISCARD)

    assert play.asked == ("Ann", "number")
    assert play.choices == ["0", "1"]


def test_a_card_that_re_enters_play_brings_new_copies_of_its_abilities():
    """RR Limits and Maxima ¶1: a limit counts each entry into play anew."""
    limited = {"kind": "action", "effects": [GOLD], "limit": {"times": 1, "period": "round"}}
    bank = {
        "kind": "action",
        "effects": [
            {"do": "return to hand", "on": {"name": "Clerk"}},
            {"do": "put into play", "on": {"name": "Clerk", "zone": "hand"}},
        ],
    }
    ann = Side(play=(character("Clerk", 1, abilities=(limited,)), location("Bank", bank)))
    used = Table(sides={"Ann": ann, "Bob": Side()}).start("4.1", "phase").choose("Clerk").pass_()
    assert used.choices == ["Bank"]

    assert "Clerk" in used.choose("Bank").pass_().choices


def test_an_ability_that_could_put_nothing_into_play_is_not_initiated_and_says_why():
    """FAQ 1.3 ¶3, RR Abilities ¶6: the owner has a copy in play, so nothing would change."""
    mill = character("Miller", 3, unique=True)
    take = {
        "kind": "action",
        "effects": [{"do": "put into play", "on": {"zone": "discard", "controller": "opponent", "pick": {}}}],
    }
    sides = {
        "Ann": Side(play=(location("Hall", take),)),
        "Bob": Side(play=(mill,), discard=(mill.copy("Other Miller"),)),
    }
    play = Table(sides=sides).start("4.1", "phase")
    assert play.choices == []

    unmet = [one for one in play.machine.requirements(play.state, 0, play.card("Hall")) if not one.met]
    assert [one.about for one in unmet] == ["change"]
    assert "2e/faq/1.3/3" in unmet[0].cites


def test_a_facedown_card_that_is_marshaled_where_it_lies_does_not_enter_play():
    """FAQ Dothraki Handmaiden ¶2: it is in play already, so its reaction to entering play has nothing to react to."""
    board = build(load(MARSHALED_FACEDOWN))
    execution = Execution(board)
    execution.result()

    lines = [
        one for one in board.machine.trace(execution.run.state) if one.text.startswith("Ann marshals Herald,")
    ]
    assert [one.text for one in lines] == [
        "Ann marshals Herald, which was in play facedown: it does not enter play."
    ]
    assert "2e/faq/dothraki-handmaiden/2" in lines[0].cites
