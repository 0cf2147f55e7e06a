"""Why a card may or may not be used: which requirements fail, with their citations, and what it would take."""

import pytest

from agot_judge.errors import ScenarioError
from agot_judge.scenario.format import load
from agot_judge.scenario.why import OneCard, why

BOARD = """\
edition: 2e
players:
  Ann:
    faction: stark
    gold: 1
    plot: {name: Plain Plot, claim: 1}
    hand: [Summons, Page, Rally]
    play: [{Grey Hound: attacking}, {Hill: kneeling}, Horn, Tower, Watch, {Cloaked: facedown}]
    discard: [Old Wolf]
  Bob:
    faction: tyrell
    power: 1
    play: [{Rose: duplicate 1}, {Thorn: kneeling}, Bud, Bell]
cards:
  Grey Hound: {type: character, str: 2, icons: [military], text: Renown.}
  Page: {type: character, cost: 1}
  Rose: {type: character, unique: true, str: 2, icons: [power]}
  Thorn: {type: character, str: 1, icons: [military]}
  Bud: {type: character, str: 1, icons: [military, power]}
  Hill:
    type: location
    abilities: [{kind: action, costs: [{do: kneel, on: self}], effects: [{do: draw}]}]
  Horn:
    type: location
    abilities: [{kind: reaction, trigger: {event: win challenge, player: you, challenge: [power]}, effects: [{do: draw}]}]
  Bell:
    type: location
    abilities: [{kind: reaction, trigger: {event: lose challenge, player: you}, effects: [{do: draw}]}]
  Tower:
    type: location
    abilities:
      - kind: action
        phase: marshaling
        costs: [{do: kneel, on: {type: [character], trait: [Knight], controller: you, pick: {}}}]
        choose: [{cards: {type: [character], controller: opponent, attacking: true}}]
        effects: [{do: kneel}]
  Watch:
    type: location
    abilities: [{kind: action, effects: [{do: gain gold}], limit: {times: 1, period: phase}}]
  Cloaked: {type: location, abilities: [{kind: action, effects: [{do: gain gold}]}]}
  Old Wolf:
    type: character
    str: 3
    abilities: [{kind: action, effects: [{do: gain gold}]}]
  Summons:
    type: event
    cost: 3
    abilities: [{kind: action, zone: hand, condition: {phase: [dominance]}, effects: [{do: stand, on: {name: Rose}}]}]
  Rally:
    type: event
    cost: 0
    abilities: [{kind: action, zone: hand, choose: [{cards: {type: [character]}}], effects: [{do: stand}]}]
challenge: {type: military, attacker: Ann, defender: Bob}
"""


def asked(card: str, player: str = "", run: str = "", at: str = "") -> OneCard:
    """What is said of one card."""
    cards = why(load(BOARD + (f"run:\n{run}" if run else "")), card, player, at).cards
    assert len(cards) == 1
    return cards[0]


def unmet(card: str, **where: str) -> dict[str, tuple[str, str]]:
    """By what it is about: the requirement of its only way that is not met, and what it would take."""
    (way,) = asked(card, **where).ways
    return {one.about: (one.text, one.remedy) for one in way.requirements if not one.met}


def parts(card: str, about: str, **where: str) -> list[str]:
    """What was tried for a requirement that is not met."""
    (way,) = asked(card, **where).ways
    return [part.text for one in way.requirements if one.about == about for part in one.parts]


def test_what_may_be_used_has_every_requirement_met():
    one = asked("Watch")
    assert one.is_legal
    assert one.player == "Ann"
    assert all(need.met and not need.remedy for way in one.ways for need in way.requirements)


def test_a_card_that_would_have_to_be_standing():
    """2e/rr/costs/3"""
    assert unmet("Hill") == {"cost": ("A standing card can be knelt for its cost.", "Hill standing")}


def test_another_players_opportunity():
    """2e/rr/action-windows/1"""
    found = unmet("Watch", run="  - Ann: pass\n")
    assert found == {
        "turn": ("It is Ann's opportunity.", "Bob to pass or act; opportunities go on in player order")
    }


def test_another_players_card():
    """2e/rr/abilities/2"""
    assert unmet("Watch", player="Bob") == {
        "turn": ("It is Bob's opportunity.", "Ann to pass or act; opportunities go on in player order"),
        "control": ("The player controls it.", "control of it; Ann controls it"),
    }


def test_a_limit_that_is_used_up():
    """2e/rr/limits-and-maxima/1"""
    found = unmet("Watch", run="  - Ann: {trigger: Watch}\n  - Bob: pass\n")
    assert found == {"limit": ("Limit 1 per phase (once per phase): used 1 time.", "a new phase")}


def test_a_blank_card_and_one_out_of_play():
    """2e/rr/blank/1, 2e/rr/abilities/5"""
    assert set(unmet("Cloaked")) == {"blank"}
    assert unmet("Old Wolf")["zone"] == ("It is in play.", "the card in play; it is in the discard pile")


def test_another_phase_and_no_card_for_a_cost_or_as_a_target():
    """2e/rr/actions/2, 2e/rr/costs/3, 2e/rr/target/3"""
    found = unmet("Tower")
    assert found["phase"] == ("It is the marshaling phase.", "in the marshaling phase")
    assert found["cost"][1].startswith("a standing card that could be knelt for the cost")
    assert found["target"][1].startswith("a legal target: a card that would be a character")
    assert parts("Tower", "cost")[0] == "Grey Hound would have to have the trait Knight."
    assert parts("Tower", "target") == [
        "Grey Hound would have to be under the control of an opponent.",
        "Rose would have to be attacking.",
        "Thorn would have to be attacking.",
        "Bud would have to be attacking.",
    ]


def test_gold_that_is_missing_a_condition_and_an_effect_that_changes_nothing():
    """2e/rr/costs/3, 2e/rr/play-restrictions-and-permissions/1, 2e/rr/abilities/6"""
    found = unmet("Summons")
    assert found["gold"] == ("The cost of 3 gold can be paid (1 in the gold pool).", "2 more gold")
    assert parts("Summons", "condition") == ["It is the dominance phase."]
    assert parts("Summons", "change") == ["stand: nothing about Rose (it is standing) would change."]


def test_a_target_that_the_effect_could_not_affect():
    """2e/rr/target/8: of all characters only Thorn could be stood; Bob's is another player's."""
    (way,) = asked("Rally").ways
    assert way.is_legal
    assert way.verb == "play"


def test_a_reaction_without_its_window_and_with_another_occurrence():
    """2e/rr/reactions/1: after the challenge is won it is the type that does not fit."""
    assert set(unmet("Horn")) == {"window"}
    won = {"at": "{window: reaction}"}
    assert asked("Bell", **won).is_legal
    assert set(unmet("Horn", **won)) == {"turn", "trigger"}
    assert [part for part in parts("Horn", "trigger", **won) if part.startswith("Ann wins")] == [
        "Ann wins the military challenge: the challenge would have to be of the type power."
    ]


def test_marshaling_in_another_phase():
    """2e/rr/marshal/1"""
    assert unmet("Page") == {
        "timing": (
            "It is the marshaling phase, and Ann is the active player.",
            "the marshaling phase, with Ann as the active player",
        )
    }


def test_a_duplicate_saves_only_what_would_leave_play():
    """2e/rr/duplicates/2"""
    (way,) = asked("Rose", player="Bob").ways
    assert (way.verb, way.ability, way.is_legal) == ("trigger", 1, False)
    killed = "  - advance: {window: claim}\n  - Bob: {choose: Rose}\n"
    saving = [one for one in asked("Rose", run=killed).ways if one.verb == "trigger"]
    assert [one.is_legal for one in saving] == [True]


def test_defenders_are_asked_about_where_they_are_declared():
    """2e/rr/4.2.1/1"""
    where = {"at": "{window: defenders}"}
    assert asked("Bud", **where).is_legal
    reasons = {
        one.text
        for card in ("Rose", "Thorn")
        for way in asked(card, **where).ways
        if way.verb == "defend"
        for one in way.requirements
        if not one.met
    }
    assert reasons == {"Rose has the military challenge icon.", "Thorn is standing."}


def test_nobody_knows_the_card_or_the_player():
    with pytest.raises(ScenarioError, match="Did you mean 'Watch'"):
        asked("Wach")
    with pytest.raises(ScenarioError, match="Did you mean 'Ann'"):
        asked("Watch", player="Anne")
    with pytest.raises(ScenarioError, match="advance cannot be 'nowhere'"):
        asked("Watch", at="nowhere")


UNIQUE = """
edition: 2e
players:
  Ann: {plot: {name: Road, gold: 9, initiative: 3, claim: 1, reserve: 6}, hand: [Heir, Sire],
    dead: [Heir], play: [{Sire: {owner: Bob}}]}
  Bob: {plot: {name: Path, gold: 5, initiative: 2, claim: 1, reserve: 6}}
cards:
  Heir: {type: character, unique: true, cost: 1, str: 1}
  Sire: {type: character, unique: true, cost: 1, str: 1}
start: marshaling
"""


@pytest.mark.parametrize(
    ("card", "takes"),
    [("Heir#1", "the copy in the dead pile to leave it"), ("Sire#1", "Sire#2 to leave play")],
)
def test_what_it_takes_to_marshal_a_unique_card(card, takes):
    """2e/rr/unique-cards/4, 2e/faq/1.3/5"""
    (found,) = why(load(UNIQUE), card, "Ann").cards
    way = next(way for way in found.ways if way.verb == "marshal")
    assert [one.remedy for one in way.requirements if not one.met] == [takes]
