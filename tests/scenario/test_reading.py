"""What is wrong with a scenario is said in words that help, all of it at once."""

import json
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agot_judge.errors import ScenarioError
from agot_judge.scenario.entries import Check, Choose
from agot_judge.scenario.format import load, read
from agot_judge.scenario.points import At
from agot_judge.scenario.problems import InvalidScenario

BOARD = """\
edition: 2e
players:
  Ann: {faction: stark, play: [Grey Hound: kneeling, Old Nurse]}
  Bob: {faction: tyrell, hand: 3}
cards:
  Grey Hound: {type: character, str: 2, icons: [military]}
  Old Nurse: {type: character, str: 1, icons: [power]}
challenge: {type: military, attacker: Ann, defender: Bob}
"""


def complaint(text):
    """What is said of a text, its lines left out."""
    with pytest.raises(InvalidScenario) as refused:
        read(text)
    return "\n".join(
        str(problem).removeprefix(f"line {problem.line}: ") for problem in refused.value.problems
    )


@pytest.mark.parametrize(
    ("more", "said"),
    [
        # keys
        ("titel: A misspelt key", "The scenario has no key 'titel'. Did you mean 'title'?"),
        ("zzz: 1", "The scenario has no key 'zzz'. Expected: title, note, edition, format, players, first_player, "
         "active_player, round, cards, in_force, challenge, start, stop, run, history, cites, ignore, assume, "
         "titles."),
        # players
        ('first_player: ""', "first_player cannot be '': no player has this name. Expected: Ann, Bob."),
        ("run: [{Ann: {challenge: {type: '', with: []}}}]",
         "The challenge's type cannot be ''. Expected: military, intrigue, power."),
        ("first_player: An", "first_player cannot be 'An': no player has this name. Did you mean 'Ann'?"),
        ("run: [Anne: pass]", "'Anne' is no player and no kind of entry. Did you mean 'Ann'?"),
        ("run: [{Bob: pas}]", "Bob cannot do 'pas'. Did you mean 'pass'? Write 'pass' or {VERB: ...}."),
        # verbs
        ("run: [{Ann: {triger: Old Nurse}}]", "Ann cannot do 'triger': there is no such verb. Did you mean 'trigger'?"),
        ("run: [{Ann: {trigger: Old Nurse, chose: Bob}}]", "The move trigger has no key 'chose'. Did you mean 'choose'?"),
        ("run: [{Ann: {defend: [Old Nurse], choose: Bob}}]", "The move defend has no key 'choose'. Expected: defend."),
        ("run: [{advanc: end}]", "'advanc' is no player and no kind of entry. Did you mean 'advance'?"),
        ("run: [{advance: endd}]", "advance cannot be 'endd'. Did you mean 'end'?"),
        ("run: [{advance: {window: reactions}}]", "window cannot be 'reactions'. Did you mean 'reaction'?"),
        ("run: [{advance: end, check: {step: '4.2'}}]", "An entry of run must have one key, not 2: 'check' is one too many."),
        ("run: [{by_hand: [{kil: Old Nurse}]}]", "by_hand knows no change 'kil'. Did you mean 'kill'?"),
        ("run: [{by_hand: [kill]}]",
         "A change by hand must be a mapping, not 'kill'. Write {CHANGE: ...}, such as {kill: [CARD]}."),
        ("run: [{by_hand: [{attach: Old Nurse}]}]", "by_hand attach does not say to what. Add 'to:' with a card."),
        ("run: [{by_hand: [{attach: Old Nurse, to: Old Nurs}]}]", "There is no card 'Old Nurs'. Did you mean 'Old Nurse'?"),
        ("run: [{by_hand: [{token: gold, card: Old Nurse, amount: 0}]}]",
         "amount cannot be 0. Above 0 tokens are placed, below 0 they are removed."),
        ("run: [{by_hand: [{modify: Old Nurse}]}]",
         "by_hand modify does not say what changes. Add 'str:', 'icons:', 'keywords:', 'traits:' or 'blank: true'."),
        ("run: [{by_hand: [{modify: Old Nurse, icons: [power]}]}]",
         "icons does not say whether it gains or loses them. Write {gain: [..], lose: [..]}."),
        ("run: [{by_hand: [{modify: Old Nurse, icons: {loose: [power]}}]}]", "icons has no key 'loose'. Did you mean 'lose'?"),
        ("run: [{by_hand: [{modify: Old Nurse, keywords: {gain: [stelth]}}]}]",
         "keywords cannot be 'stelth'. Did you mean 'stealth'?"),
        ("run: [{by_hand: [{modify: Old Nurse, str: 1, until: end of the fase}]}]",
         "until cannot be 'end of the fase'. Did you mean 'end of the phase'?"),
        ("run: [{by_hand: [{cannot: be kiled, card: Old Nurse}]}]",
         "by_hand cannot knows no 'be kiled'. Did you mean 'be killed'?"),
        ("run: [{by_hand: [{cannot: be killed}]}]",
         "by_hand cannot does not say of whom. Add 'card:' or 'player:', one of them."),
        ("run: [{by_hand: [{cannot: drow, player: Ann}]}]", "by_hand cannot knows no 'drow'. Did you mean 'draw'?"),
        ("run: [{by_hand: [{at: end of the phase}]}]",
         "by_hand at does not say what is done then. Add 'do:' with a list of changes."),
        ("run: [{by_hand: [{at: end of the phase, do: [{kil: Old Nurse}]}]}]",
         "by_hand knows no change 'kil'. Did you mean 'kill'?"),
        ("run: [{by_hand: [{participate: Old Nurse, as: atacking}]}]", "as cannot be 'atacking'. Did you mean 'attacking'?"),
        ("run: [{by_hand: [{challenge_type: powr}]}]", "challenge_type cannot be 'powr'. Did you mean 'power'?"),
        ("run: [{by_hand: [{first_player: An}]}]",
         "first_player cannot be 'An': no player has this name. Did you mean 'Ann'?"),
        ("run: [{by_hand: [{claim: 2}]}]", "by_hand claim does not say whose. Add 'player:'."),
        ("run: [{by_hand: [], anyhow: yes}]", "An entry of by_hand has no key 'anyhow'. Did you mean 'anyway'?"),
        ("run: [{by_hand: [{draw: 2}]}]", "by_hand draw does not say whose. Add 'player:' (or 'card:' for power on a card)."),
        ("run: [{refuse: {Ann: pass, Bob: pass}}]", "refuse needs one player and what he or she may not do. "
         "Write refuse: {PLAYER: {VERB: ...}, because: words}."),
        # cards
        ("run: [{Ann: {trigger: Grey Hond}}]", "There is no card 'Grey Hond'. Did you mean 'Grey Hound'?"),
        ("run: [{Ann: {trigger: 'Grey Hound#2'}}]", "There is no 'Grey Hound#2': there is 1 copy of Grey Hound in the lists. "
         "Count them in file order."),
        ("run: [{check: {cards: {Old Nurs: {zone: play}}}}]", "There is no card 'Old Nurs'. Did you mean 'Old Nurse'?"),
        ("start: {event: kill, cards: [Old Nursse]}", "There is no card 'Old Nursse'. Did you mean 'Old Nurse'?"),
        ("in_force: [{text: Words., on: [Grey Hound], source: Gray Hound}]", "The source 'Gray Hound' is no card that is "
         "defined. Did you mean 'Grey Hound'?"),
        # zones, types, icons, fields
        ("run: [{check: {cards: {Old Nurse: {zone: ded}}}}]", "zone cannot be 'ded'. Did you mean 'dead'?"),
        ("run: [{check: {cards: {Old Nurse: {strenght: 1}}}}]", "The check of the card Old Nurse has no key 'strenght'. "
         "Did you mean 'str'?"),
        ("run: [{check: {players: {Ann: {goldd: 1}}}}]", "The check of the player Ann has no key 'goldd'. Did you mean 'gold'?"),
        ("run: [{check: {decision: {player: Ann, kind: clam}}}]", "kind cannot be 'clam'. Did you mean 'claim'?"),
        ("run: [{check: {step: '4.2.7'}}]", "step cannot be '4.2.7'. Did you mean '4.2.6'?"),
        ("run: [{check: {cards: {Old Nurse: {kneeling: maybe}}}}]", "kneeling must be yes or no, not 'maybe'."),
        ("run: [{check: {cards: {Old Nurse: {power: one}}}}]", "power must be a whole number, not 'one'."),
        ("run: [{check: {challenge: {}}}]", "The check of the challenge says nothing. Name a field, or write 'challenge: none'."),
        # points
        ("start: '4.2.9'", "start cannot be '4.2.9': there is no such framework step. Did you mean '4.2.6'?"),
        ("start: ducks", "start cannot be 'ducks'. Did you mean 'duck'?"),
        ("start: end-of-phase", "start: the phase is missing. Write {end-of-phase: challenges}."),
        ("start: {end-of-phase: chalenges}", "end-of-phase cannot be 'chalenges'. Did you mean 'challenges'?"),
        ("start: {event: kil, cards: [Old Nurse]}", "event cannot be 'kil'. Did you mean 'kill'?"),
        ("stop: [a]", "stop must be a text, not a list."),
        # values
        ("round: 0", "round must be a whole number from 1 to 1000, not 0."),
        ("round: two", "round must be a whole number, not 'two'."),
        ("round: '2'", "round must be a whole number, not '2' in quotation marks: remove them."),
        ("<<: {round: 2}", "The scenario has the key '<<': YAML 1.2 merges nothing. Write the keys out."),
        ("format: jousting", "format cannot be 'jousting'. Did you mean 'joust'?"),
        ("history: [{usde: Old Nurse}]", "history knows no 'usde'. Did you mean 'used'?"),
        ("in_force: [{on: [Old Nurse]}]",
         "An effect in force needs its words or its structured form. Add 'text:' or 'effects:'."),
        ("in_force: [{effects: [{do: modifie}], on: [Old Nurse]}]", "A structured ability cannot be read: Invalid value "
         "'modifie' (at 1 do). Did you mean 'modify'?"),
    ],
)  # fmt: skip
def test_a_mistake_is_named_with_the_nearest_right_thing(more, said):
    assert complaint(BOARD + more) == said


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("Ann: {faction: stark", "Ann: {factoin: stark", "The player Ann has no key 'factoin'. Did you mean 'faction'?"),
        ("faction: tyrell", "faction: tyrel", "The player Bob: faction cannot be 'tyrel'. Did you mean 'tyrell'?"),
        ("hand: 3", "hand: -3", "The player Bob: hand must be a whole number from 0 to 500, not -3."),
        ("Grey Hound: kneeling", "Grey Hound: kneling", "Grey Hound has no mark 'kneling'. Did you mean 'kneeling'?"),
        ("Grey Hound: kneeling", "Grey Hound: kneeling, power 2", "'power 2' is a mark, not a card: the comma before it ended "
         'the card. Quote marks that stand in a list: {Hedge Knight: "attacking, kneeling"}.'),
        ("Grey Hound: kneeling", "Grey Hound: attacking kneeling", "Grey Hound has no mark 'attacking kneeling'. "
         "Write commas between them: 'attacking, kneeling'."),
        ("Grey Hound: kneeling", "Grey Hound: owner Bob", "Grey Hound has no mark 'owner Bob'. Write this mark as a mapping: "
         "{owner: Bob}, {attachments: [Ice]}."),
        ("Grey Hound: kneeling", "Grey Hound: {owner: Bo}", "The mark of Grey Hound: owner cannot be 'Bo': no player has this "
         "name. Did you mean 'Bob'?"),
        ("Grey Hound: kneeling", "Grey Hund: kneeling", "The card 'Grey Hund' is not defined. Did you mean 'Grey Hound'?"),
        ("Old Nurse: {type: character", "Old Nurse: {type: charakter", "The card Old Nurse: type cannot be 'charakter'. "
         "Did you mean 'character'?"),
        ("Old Nurse: {type: character, ", "Old Nurse: {", "The card Old Nurse has no type. Add 'type:' with one of: character, "
         "location, attachment, event, plot, agenda, title, faction."),
        ("icons: [power]", "icons: [powr]", "The card Old Nurse: icons cannot be 'powr'. Did you mean 'power'?"),
        ("str: 1", "strength: 1", "The card Old Nurse has no key 'strength'. Did you mean 'str'?"),
        ("type: military", "type: militarry", "The challenge's type cannot be 'militarry'. Did you mean 'military'?"),
        ("defender: Bob", "defender: Ann", "Attacker and defender must be different players."),
        ("attacker: Ann, ", "", "The challenge does not say: attacker. Add 'attacker'."),
        ("edition: 2e", "edition: 3e", "edition cannot be '3e'. Expected: 2e, 1e, ccg."),
        ("edition: 2e\n", "", "The scenario does not say its edition. Add 'edition: 2e'."),
    ],
)  # fmt: skip
def test_a_mistake_in_the_board_is_named(before, after, said):
    assert before in BOARD
    assert complaint(BOARD.replace(before, after)) == said


def test_all_problems_are_reported_at_once_in_the_order_of_their_lines():
    text = (
        BOARD.replace("hand: 3", "hnd: 3").replace("[power]", "[pwer]")
        + "run:\n  - Ann: {trigger: Nobody}\n  - check: {stp: 1}\n"
    )
    with pytest.raises(InvalidScenario) as refused:
        read(text)
    assert [(problem.line, problem.message) for problem in refused.value.problems] == [
        (4, "The player Bob has no key 'hnd'."),
        (7, "The card Old Nurse: icons cannot be 'pwer'."),
        (10, "There is no card 'Nobody'."),
        (11, "The check has no key 'stp'."),
    ]
    assert refused.value.line == 4
    assert "line 11: The check has no key 'stp'. Did you mean 'step'?" in refused.value.message


def test_a_hundred_problems_are_listed_and_the_rest_is_counted():
    text = BOARD + "".join(f"unknown{number}: 1\n" for number in range(150))
    with pytest.raises(InvalidScenario) as refused:
        read(text)
    assert len(refused.value.problems) == 101
    assert "There are 50 problems more." in refused.value.message


def test_more_cards_than_a_table_holds_are_refused():
    many = ", ".join(["Old Nurse"] * 2000)
    with pytest.raises(ScenarioError) as refused:
        read(BOARD.replace("Old Nurse]", f"{many}]"))
    assert refused.value.message == "2004 cards are listed; at most 2000 are followed. Leave out the others."
    assert refused.value.line == 2


def test_an_ambiguous_card_of_a_check_must_be_named_exactly():
    text = (
        BOARD.replace("Old Nurse]", "Old Nurse, Old Nurse]")
        + "run: [{check: {cards: {Old Nurse: {zone: play}}}}]"
    )
    assert complaint(text) == "'Old Nurse' can mean 2 cards: Old Nurse#1, Old Nurse#2. Name one of them."


@pytest.mark.parametrize("twice", ["power 2, power 3", "poison token 1, poison token 2"])
def test_a_number_that_is_given_twice_among_the_marks_is_refused(twice):
    said = complaint(BOARD.replace("Grey Hound: kneeling", f'Grey Hound: "{twice}"'))
    assert said.startswith("The mark of Grey Hound: ")
    assert "is given twice. Write it once" in said


def test_an_empty_word_is_no_point():
    assert complaint(BOARD + 'stop: ""').startswith("stop cannot be ''. Expected a step's number")


def test_yes_no_true_and_false_are_flags_and_words():
    scenario = read(
        BOARD
        + "run:\n - Ann: {choose: true}\n - Ann: {choose: no}\n - check: {cards: {Old Nurse: {kneeling: NO}}}\n"
    )
    assert scenario.run[:2] == (Choose("Ann", ("yes",)), Choose("Ann", ("no",)))
    check = scenario.run[2]
    assert isinstance(check, Check)
    assert check.cards[0].fields[0].value is False


def test_a_step_may_stand_without_quotes():
    assert read(BOARD + "start: 4.2").start == At("4.2")


def test_lines_of_everything_can_be_asked_for():
    loaded = load(
        BOARD + "run:\n  - advance: end\n  - check:\n      cards:\n        Old Nurse: {zone: play}\n"
    )
    assert loaded.line("run", 1, "check", "cards", "Old Nurse") == 13


WORDS = st.sampled_from(
    ["edition", "players", "Ann", "Bob", "cards", "run", "check", "start", "duck", "trigger", "choose", "2e", "challenge",
     "type", "military", "play", "Grey Hound", "kneeling", "1", "yes", "null", "abilities", "do", "kill", "effects", "on"]
)  # fmt: skip
TREES = st.recursive(
    WORDS | st.integers(-5, 50) | st.booleans() | st.none() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=4),
    max_leaves=25,
)


@given(st.dictionaries(st.sampled_from(
    ["edition", "players", "cards", "run", "start", "stop", "challenge", "in_force", "history", "cites", "round", "title"]
), TREES))  # fmt: skip
def test_no_tree_does_anything_but_read_or_be_refused(tree):
    with suppress(ScenarioError):
        read(json.dumps(tree))


@given(st.text())
def test_no_text_does_anything_but_read_or_be_refused(text):
    with pytest.raises(ScenarioError):
        read(text)


@pytest.mark.parametrize("where", ["play", "shadows", "deck", "discard", "dead", "agenda", "plots", "plot"])
@pytest.mark.parametrize("name", ['""', '"  "', '{"": kneeling}', '{Old Nurse: {attachments: [""]}}'])
def test_a_card_in_a_list_has_a_name(where, name):
    listed = name if where == "plot" and name[0] == '"' else f"[{name}]"
    if where == "plot" and name[0] != '"':
        listed, where = f"[{name}]", "hand"
    assert complaint(BOARD.replace("hand: 3", f"{where}: {listed}")) == (
        "A card in a list needs a name. Write its name, or take the empty one out."
    )


def test_a_card_that_is_defined_has_a_name():
    board = BOARD.replace("Grey Hound: {type", '" ": {type').replace("Grey Hound: kneeling, ", "")
    assert complaint(board) == "A card that is defined needs a name. Add 'name:'."
