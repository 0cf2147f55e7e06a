"""Cards that become attachments with a text of their own, and cards that effects place as duplicates."""

import pytest

from agot_judge.engine.ability import Cards
from agot_judge.engine.values.values import matches
from tests.rulings.cards import character, event, location
from tests.rulings.doing import doing
from tests.rulings.play import Side, Table
from tests.rulings.texts import check, person, run
from tests.rulings.texts import event as ordeal

ANY = {"type": ["character"]}


def risen():
    """An event that saves a character and becomes an attachment on it."""
    grow = {"kind": "constant", "effects": [{"do": "modify", "on": "host", "strength": 1}]}
    tree = {
        "kind": "interrupt",
        "trigger": {"event": "kill", "would": True, "player": "you"},
        "effects": [{"do": "save"}],
        "then": [{
            "do": "becomes", "on": "self", "to": "occurrence",
            "traits": ["Condition"], "keywords": ["terminal"], "abilities": [grow],
        }],
    }  # fmt: skip
    return event("Risen", tree)


def test_an_event_becomes_an_attachment_with_its_text():
    """RR Event Cards ¶6: an event may enter play if the ability also changes its cardtype; RR Gains ¶4.

    It is an attachment and no event any more (2e/rr/cardtypes/1).
    """
    sides = {"Ann": Side(play=(character("Dagmer"),), hand=(risen(),)), "Bob": Side()}
    play = Table(sides=sides).occurrence("kill", "Dagmer").choose("Risen")

    assert (play.zone("Dagmer"), play.zone("Risen")) == ("play", "play")
    assert play.strength("Dagmer") == 3 + 1
    assert play.lying_on("Dagmer")[0] == ["Risen"]
    assert play.cites("2e/rr/event-cards/6")
    risen_now = play.card("Risen")
    assert matches(play.machine.at(play.state), Cards(type=("attachment",)), risen_now, risen_now, 0)
    assert not matches(play.machine.at(play.state), Cards(type=("event",)), risen_now, risen_now, 0)


def test_such_an_attachment_goes_with_its_card_as_its_text_says():
    """RR Terminal ¶1: it is placed in its owner's discard pile if the attached card leaves play."""
    axe = location("Axe", {"kind": "action", "effects": [{"do": "kill", "on": {"name": "Dagmer"}}]})
    wall = location("Wall", {"kind": "action", "effects": [{"do": "kill", "on": {"name": "Dagmer"}}]})
    sides = {"Ann": Side(play=(character("Dagmer"), axe, wall), hand=(risen(),)), "Bob": Side()}
    play = Table(sides=sides).start("4.1").choose("Axe").choose("Risen")

    assert play.zone("Risen") == "play"
    gone = play.pass_().choose("Wall")
    assert (gone.zone("Dagmer"), gone.zone("Risen")) == ("dead", "discard")
    assert gone.state.in_force == ()


@pytest.mark.parametrize(
    ("keyword", "attached"),
    [("No attachments.", False), ("No attachments except Weapon.", False), ("No Condition attachments.", False),
     ("No attachments except Condition.", True), ("No Item attachments.", True)],
)  # fmt: skip
def test_what_becomes_an_attachment_is_not_attached_to_a_card_that_cannot_have_it(keyword, attached):
    """RR No Attachments ¶1 to ¶3: a card with this keyword cannot have an attachment card attached.

    The character is saved all the same (RR The word "Then" ¶3: that part has failed alone), and the event is discarded.
    """
    run(
        {"play": ["Dagmer"], "hand": ["Risen"]},
        {},
        {"event": "kill", "cards": ["Dagmer"]},
        {"Ann": {"play": "Risen"}},
        check(
            *(() if attached else ("2e/rr/no-attachments/1",)),
            Dagmer={"zone": "play"},
            Risen={"zone": "play" if attached else "discard"},
        ),
        Dagmer=person(keyword),
        Risen=ordeal(
            "Interrupt: When a character would be killed, save it. Then, attach Risen to that character as a Condition "
            'attachment with the text: "Terminal."'
        ),
    )


@pytest.mark.parametrize(("keyword", "saved"), [("", True), ("No attachments.", False)])
def test_what_could_not_be_attached_does_not_remedy_a_terminal_condition(keyword, saved):
    """RR Save ¶4, FAQ 3.1 ¶1: only what would apply remedies it; RR No Attachments ¶1: that STR would not."""
    play = {"Ann": {"play": "Risen"}}
    run(
        {"play": ["Dagmer"], "hand": ["Risen"]},
        {"hand": ["Fire"]},
        "4.1",
        {"Ann": "pass"},
        {"Bob": {"play": "Fire", "choose": "Dagmer"}},
        play if saved else {"check": {"may_not": {"Ann": ["Risen"]}}},
        check(Dagmer={"zone": "play" if saved else "dead"}, Risen={"zone": "play" if saved else "hand"}),
        Dagmer=person(keyword),
        Fire=ordeal(
            "Action: Choose a character. Until the end of the phase, that character gets -3 STR and is killed if its STR"
            " is 0."
        ),
        Risen=ordeal(
            "Interrupt: When a character would be killed, save it. Then, attach Risen to that character as a Condition "
            'attachment with the text: "Terminal. Attached character gets +1 STR."'
        ),
    )


def test_a_card_from_a_deck_is_attached_facedown():
    """RR Facedown Cards ¶1: no attributes but those granted by the ability that put it into play."""
    effect = {
        "do": "becomes",
        "on": {"zone": "deck", "controller": "opponent", "top": 1},
        "to": {"name": "Keep", "pick": {}},
    }
    play = doing(effect, bob=Side(deck=(character("Captive"), 3))).choose("Keep")

    assert play.controls("Ann", "Captive")
    assert play.state.cards[play.card("Captive")].facedown


def test_the_top_card_of_a_deck_is_placed_as_a_duplicate():
    """RR Duplicates ¶1 gives way to the card's text: whatever lies there is a duplicate, facedown."""
    effect = {
        "do": "attach", "on": {"zone": "deck", "controller": "you", "top": 1},
        "to": {"name": "Arya", "pick": {}}, "facedown": True, "as_duplicate": True,
    }  # fmt: skip
    arya = character("Arya", unique=True)
    known = doing(effect, ann=Side(play=(arya,), deck=(location("Inn"), 2))).choose("Arya")
    unknown = doing(effect, ann=Side(play=(arya,))).choose("Arya")

    assert known.state.cards[known.card("Arya")].duplicates == (known.card("Inn"),)
    assert len(unknown.state.cards[unknown.card("Arya")].duplicates) == 1


@pytest.mark.parametrize("unique", [True, False])
def test_what_is_not_unique_has_no_duplicates(unique):
    """RR Duplicates ¶1: copies of any unique card are used as duplicates; of others the ability would change nothing."""
    effect = {
        "do": "attach", "on": {"zone": "hand", "controller": "you", "type": ["location"]},
        "to": {"name": "Arya", "pick": {}}, "as_duplicate": True,
    }  # fmt: skip
    sister = location("Sister", {"kind": "action", "effects": [effect]})
    side = Side(play=(character("Arya", unique=unique), sister), hand=(location("Inn"),))
    start = Table(sides={"Ann": side, "Bob": Side()}).start("4.1")

    assert (start.choices == ["Sister"]) == unique
    if unique:
        play = start.choose("Sister").choose("Arya")
        assert play.state.cards[play.card("Arya")].duplicates == (play.card("Inn"),)
        assert play.cites("2e/rr/duplicates/1")


def test_a_character_that_is_put_into_play_and_taken_by_a_given_text():
    """FAQ Multiple Take Control Effects ¶2, with an event that becomes an attachment."""
    take = {"kind": "constant", "effects": [{"do": "take control", "on": "host"}]}
    tree = {
        "kind": "action",
        "choose": [{"cards": ANY | {"controller": "opponent"}}],
        "effects": [
            {"do": "becomes", "on": "self", "to": "target", "keywords": ["terminal"], "abilities": [take]}
        ],
    }
    burn = location(
        "Burn", {"kind": "action", "effects": [{"do": "discard from play", "on": {"name": "Bond"}}]}
    )
    sides = {"Ann": Side(play=(burn,), hand=(event("Bond", tree),)), "Bob": Side(play=(character("Cook"),))}
    play = Table(sides=sides).start("4.1").choose("Bond").choose("Cook")

    assert play.controls("Ann", "Cook")
    back = play.pass_().choose("Burn")
    assert (back.controls("Bob", "Cook"), back.zone("Bond")) == (True, "discard")


def test_a_save_that_leaves_the_terminal_condition_cannot_be_initiated():
    """RR Save ¶4, FAQ 3.1: anticipated with all aspects of the save, here +1 STR by the text that it brings."""
    burn = {"do": "modify", "strength": -4, "killed_at_zero": True, "until": "phase", "on": {"name": "Theon"}}
    weak = doing(burn, bob=Side(play=(character("Theon", 3),), hand=(risen(),)))
    strong = doing(burn, bob=Side(play=(character("Theon", 4),), hand=(risen(),)))

    assert weak.zone("Theon") == "dead"
    assert strong.asked == ("Bob", "interrupt")
    saved = strong.choose("Risen")
    assert (saved.zone("Theon"), saved.strength("Theon")) == ("play", 1)


def test_a_character_in_play_becomes_an_attachment_where_it_lies():
    """RR Cardtypes ¶1: it loses all other cardtypes and functions as an attachment. RR Participating ¶1: only characters
    participate; what has been bypassed stays bypassed."""
    wisp = (
        "Stealth.\nForced Reaction: After Wisp bypasses a character using stealth, attach it to that character as a"
        ' Condition attachment with the text: "Terminal. Attached character gets -1 STR."'
    )
    run(
        {"play": ["Wisp", "Baker"]},
        {"play": ["Miller"]},
        "4.2",
        {
            "Ann": {
                "challenge": {
                    "type": "military",
                    "against": "Bob",
                    "with": ["Wisp", "Baker"],
                    "stealth": {"Wisp": "Miller"},
                }
            }
        },
        {
            "check": {
                "cards": {
                    "Miller": {"attachments": ["Wisp"], "str": 2, "bypassed": True},
                    "Wisp": {"zone": "play", "attacking": False},
                },
                "challenge": {"attacking_str": 2},
                "cites": ["2e/rr/cardtypes/1", "2e/rr/participating/1"],
            }
        },
        Wisp=person(wisp),
    )
