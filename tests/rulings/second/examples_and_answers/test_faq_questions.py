"""The FAQ's questions about single cards, each with cards that say the same in our words."""

from agot_judge.engine.values.values import icons, plot_value
from tests.rulings.abilities import DRAW, GOLD, action, duck, lasting, reaction, window
from tests.rulings.cards import character, event, location, plot
from tests.rulings.play import Side, Table


def test_nymeria_sand_takes_an_icon_that_the_character_does_not_have():
    """FAQ Nymeria Sand ¶2 (2e/faq/nymeria-sand/2), FAQ 3.4 ¶1: one instance is lost; the gain does not depend on it."""
    nymeria = location("Nymeria", action(
        {"do": "modify", "loses_icons": ["power"], "until": "phase"},
        {"do": "modify", "on": {"trait": ["Sand Snake"], "controller": "you"}, "gains_icons": ["power"], "until": "phase"},
        choose={"cards": {"type": ["character"], "controller": "opponent"}}))  # fmt: skip
    gift = location("Gift", action(
        {"do": "modify", "gains_icons": ["power"], "until": "phase"}, choose={"cards": {"name": "Cook"}}))  # fmt: skip
    snake = character("Snake", icons="military", traits=("Sand Snake",))
    play = window(nymeria, gift, snake, bob=(character("Cook", icons="intrigue"),))

    taken = play.choose("Nymeria").choose("Cook")

    assert icons(taken.machine.at(taken.state), taken.card("Snake")) == {"military", "power"}
    once = taken.pass_().choose("Gift").choose("Cook")
    assert icons(once.machine.at(once.state), once.card("Cook")) == {"intrigue"}, (
        "it needs another instance now"
    )
    twice = once.pass_().choose("Gift").choose("Cook")
    assert icons(twice.machine.at(twice.state), twice.card("Cook")) == {"intrigue", "power"}


def test_two_instances_of_an_icon_are_one_icon():
    """FAQ 3.4 ¶1, Challenge Icons ¶1: a character has the icon or does not have it."""
    play = window(
        character("Snake", icons="military power"), in_force=(lasting("Snake", gains_icons=["power"]),)
    )

    assert icons(play.machine.at(play.state), play.card("Snake")) == {"military", "power"}


def test_attacking_alone_is_looked_at_when_the_event_would_be_played():
    """FAQ Attacking Alone ¶2 (2e/faq/attacking-alone/2), RR Play Restrictions and Permissions ¶1."""
    grey = location("Grey", reaction("lose challenge", {"do": "return to hand"}, trigger={"player": "you"},
                                     choose={"cards": {"attacking": True}}))  # fmt: skip
    alone = {"exists": {"trait": ["Knight"], "controller": "you", "attacking": True, "alone": True}}
    rose = event("Rose", reaction("win challenge", DRAW, trigger={"player": "you"}, condition=alone))
    knights = tuple(character(name, traits=("Knight",), attacking=True) for name in ("Jaime", "Loras"))
    sides = {"Ann": Side(play=knights, hand=(rose,)), "Bob": Side(play=(grey,))}
    play = Table(sides=sides, challenge="power").start("duck")

    assert play.asked == ("Bob", "reaction"), "two Knights attack: the event cannot be played"
    left = play.choose("Grey").choose("Jaime")

    assert left.asked == ("Ann", "reaction")
    assert left.choices == ["Rose"]
    assert left.choose("Rose").hand("Ann") == 1 + 1


def test_a_lasting_effect_reaches_those_who_are_eligible_when_it_resolves():
    """FAQ Dragon Sight ¶2 (2e/faq/dragon-sight/2), RR Event Cards ¶4: later defenders are not affected."""
    sight = event(
        "Sight", action({"do": "modify", "on": {"participating": True}, "strength": -1, "until": "challenge"})
    )
    sides = {
        "Ann": Side(play=(character("Knight", 3),), hand=(sight,)),
        "Bob": Side(play=(character("Guard", 2),)),
    }
    play = Table(sides=sides).start("4.2").attack("power", "Bob", "Knight").choose("Sight")

    defended = play.until_asked("defenders").choose("Guard")

    assert defended.strength("Knight") == 3 - 1
    assert defended.strength("Guard") == 2


def test_a_lasting_effect_stays_on_a_character_that_participates_no_longer():
    """FAQ Dragon Sight ¶3 (2e/faq/dragon-sight/3), RR Lasting Effects ¶2: until the end of the challenge, regardless."""
    sight = event(
        "Sight", action({"do": "modify", "on": {"participating": True}, "strength": 1, "until": "challenge"})
    )
    plea = location("Plea", action({"do": "remove from challenge"}, choose={"cards": {"name": "Knight"}}))
    play = window(plea, character("Squire", 2, attacking=True), hand=(sight,)).choose("Sight").pass_()

    removed = play.choose("Plea").choose("Knight")

    assert removed.challenge.attackers == (removed.card("Squire"),)
    assert removed.strength("Knight") == 3 + 1
    assert removed.until("4.2").strength("Knight") == 3


def test_a_save_that_remedies_the_condition_ends_it_for_the_other_effect_too():
    """FAQ 3.1 ¶1, ¶2, ¶3: the first player orders; a save used on the first removal that remedies it serves for both."""
    rise = reaction("kill", {"do": "save"}, {"do": "modify", "on": "occurrence", "strength": 1, "until": "phase"},
                    trigger={"would": True}) | {"kind": "interrupt"}  # fmt: skip
    blood = lasting("Dagmer", "round", strength=-1, killed_at_zero=True)
    fire = location("Fire", action({"do": "modify", "strength": -4, "killed_at_zero": True, "until": "phase"},
                                   choose={"cards": {"name": "Dagmer"}}))  # fmt: skip
    sides = (character("Dagmer", 5, kneeling=True), location("Sea", rise))

    dying = window(fire, bob=sides, in_force=(blood,)).choose("Fire").choose("Dagmer")

    assert dying.asked == ("Bob", "interrupt")
    saved = dying.choose("Sea")
    assert saved.zone("Dagmer") == "play"
    assert saved.strength("Dagmer") == 5 - 1 - 4 + 1


def test_renown_gained_for_the_winner_is_no_matter_of_who_attacked():
    """RR Renown ¶1: each participating character with the keyword that the winner controls, defending ones too."""
    guard = character("Guard", 9, keywords="renown", defending=True)

    play = duck(bob=(guard, location("Feast", reaction("gain power", GOLD))))

    assert play.asked == ("Bob", "keyword")
    assert play.choose("Guard").asked == ("Bob", "reaction")
    assert play.choose("Guard").power("Bob") == 1


def test_duck():
    """FAQ Challenge Application Timing Sequence ¶1, ¶2, ¶3, ¶4, ¶5: determine, unopposed, claim, keywords."""
    king = character("King", 4, keywords="renown", attacking=True)
    sides = {"Ann": Side(play=(king,)), "Bob": Side(power=2)}

    ended = Table(sides=sides, challenge="power").start("duck").choose("King").until("4.2.6")

    steps = (
        "wins the challenge",
        "gains 1 power (unopposed)",
        "1 power is moved",
        "King gains 1 power (renown)",
    )
    lines = [ended.line(words) for words in steps]
    assert lines == sorted(lines)
    for number in (2, 3, 4, 5):
        assert ended.cites(f"2e/faq/challenge-application-timing-sequence/{number}")


def test_a_cancel_of_the_effects_of_an_event_cancels_any_triggered_ability_on_it():
    """FAQ 1.5 ¶5: it can cancel the effects of any triggered ability on an event card."""
    plan = event("Plan", action(DRAW, costs=[{"do": "pay gold", "amount": 1}], zone="discard"), cost=9)
    stop = {
        "kind": "interrupt",
        "trigger": {"event": "initiate", "player": "opponent", "card": {"type": ["event"], "zone": "any"}},
    }
    stops = (event("Stop", stop | {"effects": [{"do": "cancel"}]}),)
    inn = location("Inn", action(GOLD))
    play = window(inn, discard=(plan,), bob_hand=stops)

    used = play.choose("Plan")

    assert used.asked == ("Bob", "cancel")
    assert used.choose("Stop").hand("Ann") == 0
    assert used.choose("Stop").state.players[0].gold == 3 - 1, "only the cost of that ability was paid"
    assert play.choose("Inn").asked == ("Bob", "action"), (
        "the effects of a location are no effects of an event"
    )


def test_an_effect_on_a_position_follows_the_card_that_occupies_it():
    """FAQ 2.5 ¶1: it refers to any card that occupies that position while the ability is active."""
    war = {
        "on": [],
        "position": {"type": ["plot"], "controller": "you", "revealed": True},
        "modify": {"do": "modify", "claim": 1},
        "until": "round",
    }
    sides = {
        "Ann": Side(plot=plot("Old", claim=1), plots=(plot("New", claim=2),)),
        "Bob": Side(plots=(plot("Calm"),)),
    }
    play = Table(sides=sides, in_force=(war,)).start("1.2")

    assert plot_value(play.machine.at(play.state), 0, "claim") == 1 + 1
    revealed = play.choose("New").choose("Calm") if play.choices == ["New"] else play
    assert revealed.zone("New") == "play"
    assert plot_value(revealed.machine.at(revealed.state), 0, "claim") == 2 + 1


def test_cards_drawn_by_an_effect_in_the_draw_phase_are_not_modified():
    """FAQ Time of Plenty ¶2 (2e/faq/time-of-plenty/2), RR 2.2 ¶1: only the 2 cards of step 2.2 are."""
    plenty = location("Plenty", {"kind": "constant", "effects": [
        {"do": "adjust", "what": "draw phase cards", "player": "any", "amount": 1}]})  # fmt: skip
    study = location("Study", action(DRAW))
    sides = {"Ann": Side(play=(plenty, study), deck=(9,)), "Bob": Side(deck=(9,))}

    play = Table(sides=sides).start("2.2")

    assert (play.hand("Ann"), play.hand("Bob")) == (2 + 1, 2 + 1)
    assert play.choose("Study").hand("Ann") == 3 + 1


def test_a_plot_of_a_forbidden_title_is_revealed_all_the_same():
    """FAQ The Iron Throne (LMHR) ¶2 (2e/faq/the-iron-throne-lmhr/2), RR Plot Card ¶3: plots are not marshaled or played."""
    throne = location("Throne", {"kind": "constant", "effects": [
        {"do": "forbid", "player": "opponent", "cannot": what, "cards": {"name": "Calm", "zone": "any"}}
        for what in ("play", "marshal", "put into play")]})  # fmt: skip
    sides = {"Ann": Side(play=(throne,), plots=(plot("Feast"),)), "Bob": Side(plots=(plot("Calm"),))}

    play = Table(sides=sides).start("1.2")
    revealed = play.choose("Feast").choose("Calm")

    assert revealed.zone("Calm") == "play"
    assert revealed.state.players[1].plot == revealed.card("Calm")
