"""The keywords that choose their targets as a challenge is initiated."""

from agot_judge.engine.state.decision import Answer, Declaration
from agot_judge.engine.values.values import is_blank
from tests.rulings.abilities import GOLD, KNEEL, action, constant, interrupt, lasting, reaction
from tests.rulings.cards import character, location
from tests.rulings.play import Side, Table

WALL = location("Wall", constant({"type": ["character"], "controller": "you"}, strength=1), cost=4)


def fleet(*ann, bob=(WALL,), **other):
    """Ann may initiate a challenge with a character of printed cost 5 that has assault."""
    attacker = character("Fleet", 5, keywords="assault")
    return Table(sides={"Ann": Side(play=(attacker, *ann)), "Bob": Side(play=tuple(bob))}, **other).start(
        "4.2"
    )


def assaulting(play, *attackers, on="Wall", type_="power"):
    """The declaration in which Fleet targets this location."""
    return Answer(
        declaration=Declaration(
            type=type_,
            against=1,
            attackers=tuple(play.card(name) for name in attackers or ("Fleet",)),
            assault=((play.card("Fleet"), play.card(on)),),
        )
    )


def test_a_location_targeted_by_assault_is_blank_until_the_end_of_the_challenge():
    """RR Assault ¶1, ¶3: as if its printed text box were blank; until step 4.2.6, even if the defending player wins."""
    play = fleet(bob=(WALL, character("Guard", 9)))

    declared = play.answer(assaulting(play))

    assert play.strength("Guard") == 9 + 1
    assert declared.strength("Guard") == 9
    lost = declared.until_asked("defenders").choose("Guard").until("4.2.6")
    assert is_blank(lost.machine.at(lost.state), lost.card("Wall"))
    assert not lost.is_kneeling("Wall")
    ended = lost.machine.run(lost.state)
    assert not is_blank(lost.machine.at(ended), lost.card("Wall"))
    assert declared.cites("2e/rr/assault/1")


def test_the_target_is_chosen_with_the_declaration_before_reactions_to_it():
    """RR Assault ¶2: at the same time as targets for stealth, before reactions to the challenge being initiated."""
    gate = location("Gate", reaction("initiate challenge"), cost=1)
    play = fleet(bob=(gate,))

    declared = play.answer(assaulting(play, on="Gate"))

    assert declared.asked == ("Ann", "action"), "Gate is blank by the time at which it could react"
    assert play.attack("power", "Bob", "Fleet").asked == ("Bob", "reaction")


def test_the_location_is_knelt_when_the_attacker_wins_with_any_participant_that_has_assault():
    """RR Assault ¶4: only whether there is a character with assault participating on the attacking player's side."""

    def won(*in_force):
        play = fleet(character("Raider"), in_force=in_force)
        return play.answer(assaulting(play, "Fleet", "Raider")).until("4.2.3")

    gained = lasting("Raider", gains_keywords=["assault"])
    lost = lasting("Fleet", loses_keywords=["assault"])

    assert won().is_kneeling("Wall")
    assert won().cites("2e/rr/assault/4")
    table = Table(
        sides={
            "Ann": Side(
                play=(
                    character("Fleet", 5, keywords="assault", attacking=True),
                    character("Raider", attacking=True),
                )
            ),
            "Bob": Side(play=(WALL,)),
        },
        challenge="power",
        assault="Wall",
        in_force=(lost,),
    )
    assert not table.start("duck").until("4.2.3").is_kneeling("Wall")
    table.in_force = (lost, gained)
    assert table.start("duck").until("4.2.3").is_kneeling("Wall")


def test_kneeling_or_blank_locations_may_be_targeted_and_dearer_ones_may_not():
    """RR Assault ¶1, ¶5: lower printed cost; a kneeling or blank location is still an eligible target."""
    dear = location("Castle", cost=5)
    tired = location("Inn", kneeling=True, cost=1)
    play = fleet(bob=(dear, tired, location("Mill", cost=1)), in_force=(lasting("Mill", blank=True),))

    assert "2e/rr/assault/1" in play.refusal(assaulting(play, on="Castle"))
    assert play.refusal(assaulting(play, on="Inn")) == []
    assert play.refusal(assaulting(play, on="Mill")) == []
    declarations = (answer.declaration for answer in play.machine.legal_answers(play.state))
    legal = {pair for declared in declarations if declared for pair in declared.assault}
    assert legal == {(play.card("Fleet"), play.card(name)) for name in ("Inn", "Mill")}


def test_only_one_location_is_targeted_in_each_challenge():
    """RR Assault ¶1: unless otherwise stated, only one location may be targeted using assault in each challenge."""
    sides = {
        "Ann": Side(play=tuple(character(name, 5, keywords="assault") for name in ("Fleet", "Host"))),
        "Bob": Side(play=(location("Inn", cost=1), location("Mill", cost=1))),
    }
    play = Table(sides=sides).start("4.2")
    two = tuple((play.card(one), play.card(other)) for one, other in (("Fleet", "Inn"), ("Host", "Mill")))
    attackers = (play.card("Fleet"), play.card("Host"))

    def declaring(assault):
        return Answer(declaration=Declaration(type="power", against=1, attackers=attackers, assault=assault))

    assert play.refusal(declaring(two))
    assert play.refusal(declaring(two[:1])) == []


def test_the_worked_example_of_assault():
    """2e/rr/assault/6: who loses assault with one character and gains it with another still kneels The Wall (RR Assault ¶4)."""
    nightmares = location("Nightmares", action({"do": "modify", "blank": True, "loses_keywords": ["assault"], "until": "phase"},
                                               choose={"cards": {"name": "Fleet"}}))  # fmt: skip
    silence = location("Silence", action({"do": "modify", "gains_keywords": ["assault"], "until": "phase"},
                                         choose={"cards": {"name": "Dagmer"}}))  # fmt: skip
    wall = location("Wall", interrupt("phase ends", GOLD, costs=[KNEEL]), cost=4)
    play = fleet(character("Dagmer"), silence, bob=(wall, nightmares))

    declared = play.answer(assaulting(play, "Fleet", "Dagmer")).pass_()
    weakened = declared.choose("Nightmares").choose("Fleet")
    kept = weakened.until("4.2.3")
    knelt = weakened.choose("Silence").choose("Dagmer").until("4.2.3")

    assert not kept.is_kneeling("Wall")
    assert knelt.is_kneeling("Wall")
    assert knelt.cites("2e/rr/assault/4")


def test_effects_of_assault_expire_as_the_location_leaves_play():
    """RR Assault ¶3: if a location that was targeted by assault leaves play, all effects of assault on it expire."""
    axe = location("Axe", action({"do": "return to hand"}, choose={"cards": {"name": "Wall"}}))
    play = fleet(axe)

    gone = play.answer(assaulting(play)).choose("Axe").choose("Wall")

    assert gone.challenge.assault == ()
    assert gone.until("4.2.3").zone("Wall") == "hand"


def test_each_character_with_stealth_may_bypass_one_without():
    """RR Stealth ¶1, 4.2 ¶7: one character without stealth controlled by the defending player, who cannot defend."""
    sides = {
        "Ann": Side(play=tuple(character(name, keywords="stealth") for name in ("Sneak", "Thief"))),
        "Bob": Side(play=(character("Guard"), character("Ghost", keywords="stealth"), character("Archer"))),
    }
    play = Table(sides=sides).start("4.2")

    for pairs in ({"Sneak": "Ghost"}, {"Sneak": "Thief"}):
        assert "2e/rr/stealth/1" in play.refusal(play.declaring("power", "Bob", "Sneak", stealth=pairs))
    both = play.attack("power", "Bob", "Sneak", "Thief", stealth={"Sneak": "Guard", "Thief": "Archer"})
    assert both.until_asked("defenders").choices == ["Ghost"]
    assert play.attack("power", "Bob", "Sneak").until_asked("defenders").choices == [
        "Guard",
        "Ghost",
        "Archer",
    ]


def test_two_characters_may_choose_the_same_target_for_stealth():
    """FAQ Wolves of the North ¶2 (2e/faq/wolves-of-the-north/2), RR Stealth ¶1: each target is declared independently."""
    sides = {
        "Ann": Side(play=tuple(character(name, keywords="stealth") for name in ("Wolf", "Pup"))),
        "Bob": Side(play=(character("Guard"), character("Archer"))),
    }
    play = Table(sides=sides).start("4.2")

    declared = play.attack("military", "Bob", "Wolf", "Pup", stealth={"Wolf": "Guard", "Pup": "Guard"})

    assert declared.until_asked("defenders").choices == ["Archer"]
    assert declared.cites("2e/rr/stealth/1")


def test_stealth_that_an_attacker_has_while_attacking_alone_bypasses_in_that_declaration():
    """RR Stealth ¶1, 4.2 ¶7: the targets of stealth are chosen as the attackers are declared; they are attacking then."""
    alone = {
        "kind": "constant",
        "condition": {"exists": {"this": True, "attacking": True, "alone": True}},
        "effects": [{"do": "modify", "on": "self", "gains_keywords": ["stealth"]}],
    }
    sneak = character("Sneak", 3, abilities=(alone,))
    play = Table(
        sides={"Ann": Side(play=(sneak, character("Page"))), "Bob": Side(play=(character("Guard"),))}
    ).start("4.2")

    def bypassing(*attackers):
        return play.declaring("military", "Bob", *attackers, stealth={"Sneak": "Guard"})

    assert play.refusal(bypassing("Sneak")) == []
    assert "2e/rr/stealth/1" in play.refusal(bypassing("Sneak", "Page"))
