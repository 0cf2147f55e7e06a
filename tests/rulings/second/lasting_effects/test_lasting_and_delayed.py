"""Lasting effects on players, costs and positions; effects that wait; what replaces and what ends."""

from tests.rulings.cards import character, event, location, plot
from tests.rulings.doing import able, doing
from tests.rulings.play import Side, Table

ANY = {"type": ["character"]}


def action(*effects, **other):
    """An action with these effects."""
    return {"kind": "action", "effects": list(effects)} | other


def test_an_opponent_cannot_draw_until_the_end_of_the_phase():
    """RR Cannot ¶1, Lasting Effects ¶1."""
    well = location("Well", action({"do": "draw", "player": "any"}))
    forbid = {"do": "forbid", "player": "opponent", "cannot": "draw", "until": "phase"}
    play = doing(forbid, ann=Side(play=(well,), deck=(5,)), bob=Side(deck=(5,)))
    after = play.pass_().choose("Well")

    assert (after.hand("Ann"), after.hand("Bob")) == (1, 0)


def test_the_player_who_was_chosen_cannot_gain_gold():
    """RR Lasting Effects ¶2: it affects the game state for its duration, on whom it was put."""
    bank = location("Bank", action({"do": "gain gold", "player": "any"}))
    forbid = {"do": "forbid", "player": "chosen player", "cannot": "gain gold", "until": "phase"}
    play = doing(forbid, choose={"player": "opponent"}, ann=Side(play=(bank,)), cat=Side()).choose("Cat")
    after = play.pass_().pass_().choose("Bank")

    assert (after.gold("Ann"), after.gold("Bob"), after.gold("Cat")) == (1, 1, 0)


def test_x_stays_what_it_was_when_the_effect_came_into_force():
    """RR The letter X ¶1: X is what was paid; the lasting effect does not look at the pool again."""
    grow = {"do": "modify", "on": ANY, "strength": {"number": "paid"}, "until": "phase"}
    play = doing(
        grow, costs=[{"do": "pay gold", "at_least": 1}], ann=Side(gold=3), bob=Side(play=(character("Cook"),))
    )

    assert play.choose("2").strength("Cook") == 3 + 2


def test_a_claim_raise_stays_with_the_position():
    """FAQ 2.5: it refers to any card that occupies that position while the ability is active."""
    raise_ = {"do": "modify", "on": {"type": ["plot"], "controller": "you"}, "claim": 1, "until": "phase"}
    reveal = location("Herald", action({"do": "reveal plot"}))
    mine = Side(play=(reveal,), plots=(plot("Next", claim=2), plot("Last")))
    play = doing(raise_, ann=mine).pass_().choose("Herald").choose("Next")

    assert play.machine.at(play.state).values.plot_value(play.machine.at(play.state), 0, "claim") == 2 + 1
    assert play.zone("Next") == "play"


def test_a_delayed_effect_waits_for_an_occurrence_and_resolves_once():
    """RR Delayed Effects ¶2: immediately after their future condition occurs, before reactions to that moment."""
    later = {
        "do": "when",
        "trigger": {"event": "win challenge", "player": "you"},
        "effects": [{"do": "draw", "amount": 2}],
        "until": "phase",
        "on": "self",
    }
    knight = character("Knight")
    play = doing(later, ann=Side(play=(knight,), deck=(5,)))
    won = play.pass_().pass_().attack("power", "Bob", "Knight").until("4.2.4")

    assert won.hand("Ann") == 2
    assert won.cites("2e/rr/delayed-effects/2")
    assert won.state.in_force == ()


def test_a_delayed_effect_expires_with_its_period():
    """RR Lasting Effects ¶3: nothing waits beyond its duration."""
    later = {
        "do": "when", "trigger": {"event": "win challenge", "player": "you"}, "on": "self",
        "effects": [{"do": "draw"}], "until": "phase",
    }  # fmt: skip
    play = doing(later, ann=Side(deck=(5,)))

    assert play.until("5.1").state.in_force == ()


def test_at_the_end_of_the_phase_if_still_in_play():
    """RR Delayed Effects ¶1: the effect that is to happen at that time, if its condition holds."""
    effects = (
        {"do": "put into play"},
        {
            "do": "at the end of",
            "on": "those",
            "if_in_play": True,
            "effects": [{"do": "return to hand", "can_be_saved": False}],
        },
    )
    choose = {"cards": {"type": ["character"], "zone": "dead", "controller": "you"}}
    play = doing(*effects, choose=choose, ann=Side(dead=(character("Beric"),))).choose("Beric")

    assert play.zone("Beric") == "play"
    assert play.until("5.1").zone("Beric") == "hand"


def test_a_replacement_sends_the_card_elsewhere_and_it_is_still_killed():
    """RR Replacement Effects ¶1: the triggering condition is still considered to occur."""
    home = {
        "kind": "interrupt",
        "trigger": {"event": "kill", "card": {"this": True}},
        "effects": [{"do": "instead", "effects": [{"do": "return to hand", "on": "occurrence"}]}],
    }
    mourner = location(
        "Crypt", {"kind": "reaction", "trigger": {"event": "kill"}, "effects": [{"do": "gain gold"}]}
    )
    ghost = character("Ghost", abilities=(home,))
    play = Table(sides={"Ann": Side(play=(ghost, mourner)), "Bob": Side()}).occurrence("kill", "Ghost")

    replaced = play.choose("Ghost")
    assert replaced.zone("Ghost") == "hand"
    assert replaced.choose("Crypt").gold("Ann") == 1
    assert replaced.cites("2e/rr/replacement-effects/1")
    assert play.pass_().zone("Ghost") == "dead"


def test_the_most_recent_replacement_counts():
    """RR Replacement Effects ¶2: the most recent replacement effect is the one that is used."""

    def sending(to):
        return {
            "kind": "interrupt",
            "trigger": {"event": "kill"},
            "effects": [{"do": "instead", "effects": [{"do": "move", "on": "occurrence", "to": to}]}],
        }

    mine = (
        character("Ghost"),
        location("Gate", sending("top of deck")),
        location("Sea", sending("out of game")),
    )
    play = Table(sides={"Ann": Side(play=mine, deck=(2,)), "Bob": Side()}).occurrence("kill", "Ghost")

    assert play.choose("Gate").choose("Sea").zone("Ghost") == "out of game"
    assert play.choose("Sea").choose("Gate").zone("Ghost") == "deck"


def test_claim_of_another_type_is_applied_instead():
    """RR Replacement Effects ¶1, FAQ Master of Whispers / Trial by Combat ¶3."""
    trial = {
        "kind": "interrupt",
        "trigger": {"event": "claim", "challenge": ["intrigue"]},
        "effects": [{"do": "instead", "effects": [{"do": "apply claim", "type": "military"}]}],
    }
    knight = character("Knight", attacking=True)
    sides = {
        "Ann": Side(play=(knight, location("Trial", trial))),
        "Bob": Side(play=(character("Cook"),), hand=(3,)),
    }
    play = Table(sides=sides, challenge="intrigue").start("4.2.2").choose("Trial")

    assert play.asked == ("Bob", "claim")
    killed = play.choose("Cook").until("4.2.5")
    assert (killed.zone("Cook"), killed.hand("Bob")) == ("dead", 3)


def test_an_additional_challenge_is_permitted():
    """RR 4.2 ¶5: one of each type, unless an effect permits more."""
    more = {"do": "additional challenge", "type": "military"}
    knights = (character("Knight"), character("Page"))
    play = doing(more, ann=Side(play=knights), bob=Side(play=(character("Cook"), character("Maid"))))
    again = (
        play.pass_()
        .pass_()
        .attack("military", "Bob", "Knight")
        .until_asked("claim")
        .choose("Cook")
        .until_asked("challenge")
    )

    assert again.asked[0] == "Ann"
    assert "military" in again.choices
    assert "Keep" in able(more).choices


def test_a_challenge_that_is_ended_has_no_winner():
    """RR 4.2.6, Winning a Challenge ¶5: nothing comes of it, and it is over."""
    stop = location("Truce", action({"do": "end challenge"}))
    sides = {"Ann": Side(play=(character("Knight", attacking=True), stop)), "Bob": Side(power=2)}
    ended = Table(sides=sides, challenge="power").start("4.2.1").choose("Truce")

    assert (ended.power("Ann"), ended.power("Bob")) == (0, 2)
    assert (ended.state.challenge, ended.state.past[-1].winner) == (None, -1)


def test_the_first_player_token_changes_hands():
    """RR First Player ¶1 gives way to the card: the player takes the token."""
    assert doing({"do": "first player", "player": "opponent"}).state.first_player == 1


def test_an_ability_that_cannot_be_canceled_is_not():
    """RR Cannot ¶1, Cancel ¶1."""
    cancel = {"kind": "interrupt", "trigger": {"event": "initiate"}, "effects": [{"do": "cancel"}]}
    wall = location("Wall", cancel)
    asked = able({"do": "gain gold"}, bob=Side(play=(wall,))).choose("Keep")
    firm = able({"do": "gain gold"}, cannot_be_canceled=True, bob=Side(play=(wall,))).choose("Keep")

    assert asked.asked == ("Bob", "cancel")
    assert firm.gold("Ann") == 1


def test_a_save_may_cost_something():
    """RR Save ¶1, Costs ¶2: the cost is paid before the card is about to be saved."""
    save = {
        "kind": "interrupt", "trigger": {"event": "kill", "would": True, "player": "you"},
        "costs": [{"do": "pay gold", "amount": 1}], "effects": [{"do": "save"}],
    }  # fmt: skip
    sides = {"Ann": Side(play=(character("Lord"), location("Healer", save)), gold=1), "Bob": Side()}
    play = Table(sides=sides).occurrence("kill", "Lord")

    saved = play.choose("Healer")
    assert (saved.zone("Lord"), saved.gold("Ann")) == ("play", 0)


def test_an_effect_until_a_new_plot_is_revealed_ends_with_it():
    """RR Lasting Effects ¶3: it expires as soon as the timing point specified by its duration is reached."""
    herald = location("Herald", action({"do": "reveal plot"}))
    grow = {"do": "modify", "on": {"name": "Knight"}, "strength": 2, "until": "next plot"}
    mine = Side(play=(character("Knight"), herald), plots=(plot("Next"), plot("Last")))
    play = doing(grow, ann=mine)

    assert play.strength("Knight") == 3 + 2
    assert play.pass_().choose("Herald").choose("Next").strength("Knight") == 3


def test_an_event_returns_to_hand_instead_of_going_to_the_discard_pile():
    """RR Replacement Effects ¶1, Event Cards ¶3: where the event would be placed is replaced, if the condition is true."""
    back = {"do": "instead", "of": "placement", "effects": [{"do": "return to hand", "on": "self"}]}
    king = {"exists": {"trait": ["King"]}}
    tree = action({"do": "gain gold"}, {"do": "if", "condition": king, "effects": [back]})
    robert = character("Robert", traits=("King",))
    kept = Table(sides={"Ann": Side(play=(robert,), hand=(event("Song", tree),)), "Bob": Side()}).start("4.1")
    gone = Table(sides={"Ann": Side(hand=(event("Song", tree),)), "Bob": Side()}).start("4.1")

    assert (kept.choose("Song").zone("Song"), kept.choose("Song").gold("Ann")) == ("hand", 1)
    assert gone.choose("Song").zone("Song") == "discard"


def test_a_plot_about_to_be_revealed_gains_a_trait_for_the_round():
    """RR Interrupts ¶1, Gains ¶4: the interrupt resolves before the plot is revealed, and works on it all the same."""
    winter = {
        "kind": "interrupt", "trigger": {"event": "reveal plot", "player": "you"},
        "effects": [{"do": "modify", "on": "occurrence", "gains_traits": ["Winter"], "until": "round"}],
    }  # fmt: skip
    herald = location("Herald", action({"do": "reveal plot"}))
    mine = Side(play=(herald, location("Wall", winter)), plots=(plot("Next"), plot("Last")))
    play = Table(sides={"Ann": mine, "Bob": Side()}).start("4.1").choose("Herald").choose("Next")

    shown = play.choose("Wall")
    assert shown.zone("Next") == "play"
    assert shown.machine.at(shown.state).values.traits(shown.machine.at(shown.state), shown.card("Next")) == {
        "Winter"
    }


def test_the_winner_of_a_challenge_who_cannot_initiate_others_is_known_when_the_effect_is_created():
    """RR Lasting Effects ¶2: the challenge that was won is over long before the effect is."""
    forbid = {"do": "forbid", "player": "winner", "cannot": "initiate challenges", "until": "phase"}
    sulk = {
        "kind": "reaction",
        "trigger": {"event": "lose challenge", "player": "you"},
        "effects": [forbid],
    }
    ann = Side(play=(character("Knight"), character("Squire")))
    play = Table(sides={"Ann": ann, "Bob": Side(play=(location("Tower", sulk),))}).start("4.2")
    lost = play.attack("power", "Bob", "Knight").until_asked("reaction").choose("Tower")

    assert lost.state.in_force[0].that_player == 0
    assert lost.until("4.3").state.challenge is None
