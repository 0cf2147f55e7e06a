"""The worked examples of the timing section, each reproduced step by step, in the order of the lines, with their paragraphs."""

from agot_judge.scenario.execution import run_text
from agot_judge.scenario.result import Result

FAQ = "1e/faq"
WINDOW = """
edition: 1e
players:
  Ann: {faction: baratheon, plot: {name: Road, gold: 5, initiative: 5, claim: 1}, hand: [Doom], play: [Clerk]}
  Bob: {faction: stark, plot: {name: Field, gold: 4, initiative: 3, claim: 1}, hand: [Refusal, Never], play: [Cat, Asha, Keep,
      Rick: kneeling]}
first_player: Ann
cards:
  Doom: {type: event, text: "Any Phase: Choose and kill a character."}
  Refusal: {type: event, text: "Response: Cancel the effects of an event."}
  Never: {type: event, text: "Response: After a character is killed, stand each character you control."}
  Clerk: {type: character, faction: baratheon, str: 2}
  Cat: {type: character, faction: stark, unique: yes, str: 3, text: "Response: After Cat is killed, Cat claims 1 power."}
  Asha: {type: character, str: 3, text: "If Asha leaves play, choose and discard a location you control from play (cannot be
      saved)."}
  Keep: {type: location, text: "After a location is discarded from play, draw 1 card."}
  Rick: {type: character, faction: stark, str: 1}
start: challenges
run:
%s
"""


def lines(result: Result) -> list[tuple[str, tuple[str, ...]]]:
    """What the trace says, with what it cites; all checks hold."""
    assert result.ok, (result.error, [check for check in result.checks if not check.ok])
    return [(entry.text, entry.cites) for entry in result.trace]


def in_order(result: Result, expected: list[tuple[str, str]]) -> None:
    """That these lines stand in the trace in this order, each with this paragraph."""
    found = lines(result)
    at = -1
    for text, cite in expected:
        fitting = [
            number
            for number, (said, cites) in enumerate(found)
            if number > at and said.startswith(text) and cite in cites
        ]
        assert fitting, (text, cite)
        at = fitting[0]


def test_an_action_goes_through_its_six_steps():
    """1e/faq/action-window/2, 1e/faq/action-window/3, 1e/faq/action-window/4, 1e/faq/action-window/10, 1e/faq/action-window/11,
    1e/faq/action-window/13, 1e/faq/action-window/15, 1e/faq/action-window-step-1/1, 1e/faq/action-window-step-1/2,
    1e/faq/action-window-step-1/4, 1e/faq/action-window-step-5/3, 1e/faq/action-window-step-5/5, 1e/faq/moribund/1: the event
    is revealed and chooses, nobody cancels, Cat is moribund and claims power as that, and leaves in step 6 with what she has."""
    result = run_text(
        WINDOW
        % """  - Ann: {play: Doom, choose: Cat}
  - check: {window: save/cancel, window_step: 2, decision: {player: Bob}}
  - Bob: pass
  - check: {window: response, window_step: 5, cards: {Cat: {zone: play, moribund: dead}}}
  - Bob: {trigger: Cat}
  - check: {cards: {Cat: {power: 1}}}
  - Bob: {play: Never}
  - Bob: pass
  - check: {cards: {Cat: {zone: dead}, Rick: {kneeling: no}, Doom: {zone: discard}, Never: {zone: discard}}}"""
    )
    in_order(
        result,
        [
            ("Ann plays Doom", f"{FAQ}/action-window-step-1/2"),
            ("Ann chooses Cat as target.", f"{FAQ}/action-window-step-1/8"),
            ("Saves and cancels: the effects of Doom.", f"{FAQ}/action-window/3"),
            ("Bob passes.", f"{FAQ}/first-actions-and-responses/3"),
            ("Executed: the effects of Doom.", f"{FAQ}/action-window/4"),
            ("Cat is killed: Cat is moribund (dead)", f"{FAQ}/moribund/1"),
            ("Responses to what occurred in this window.", f"{FAQ}/action-window/10"),
            ("Bob uses Cat", f"{FAQ}/action-window/11"),
            ("Executed: the effects of Cat.", f"{FAQ}/action-window/13"),
            ("Bob plays Never", f"{FAQ}/response-opportunities/1"),
            ("Rick stands", f"{FAQ}/action-window-step-3/1"),
            ("Step 6: what is moribund leaves", f"{FAQ}/action-window-step-6/1"),
            ("1 power on Cat goes back to the pool.", f"{FAQ}/moribund/7"),
        ],
    )


def test_a_passive_resolves_in_step_4_and_what_it_triggers_before_any_response():
    """1e/faq/action-window/5, 1e/faq/action-window/6, 1e/faq/action-window/8, 1e/faq/action-window/9,
    1e/faq/action-window-step-4/2, 1e/faq/response-opportunities/2: Asha is moribund, so her passive initiates; it chooses and
    discards a location, whose passive follows; the response to the kill is still possible after that."""
    result = run_text(
        WINDOW
        % """  - Ann: {play: Doom, choose: Asha}
  - Bob: pass
  - check: {window: passive, window_step: 4, decision: {player: Bob, kind: target}}
  - Bob: {choose: Keep}
  - check: {window: response, window_step: 5, cards: {Keep: {zone: play, moribund: discard}}, players: {Bob: {hand: 3}}}
  - Bob: {play: Never}
  - Bob: pass
  - check: {cards: {Keep: {zone: discard}, Asha: {zone: dead}, Rick: {kneeling: no}}}"""
    )
    in_order(
        result,
        [
            ("Asha is killed: Asha is moribund (dead)", f"{FAQ}/moribund/1"),
            ("Asha initiates", f"{FAQ}/action-window/6"),
            ("Bob chooses Keep as target", f"{FAQ}/action-window-step-1/8"),
            ("Executed: the effects of Asha.", f"{FAQ}/action-window/8"),
            ("Keep is discarded from play: Keep is moribund (discard)", f"{FAQ}/4.5/3"),
            ("Keep initiates", f"{FAQ}/3.10/3"),
            ("Responses to what occurred in this window.", f"{FAQ}/action-window-step-5/1"),
            ("Bob plays Never", f"{FAQ}/response-opportunities/1"),
        ],
    )


def test_a_response_is_canceled_for_itself_alone():
    """1e/faq/action-window/12, 1e/faq/action-window-step-5/4, 1e/faq/3.4/1, 1e/faq/response-opportunities/3: Never is canceled,
    so nobody stands; the kill stays, and what was not used is lost when the window closes."""
    result = run_text(
        WINDOW.replace("hand: [Doom]", "hand: [Doom, Refusal]").replace(
            "hand: [Refusal, Never]", "hand: [Never]"
        )
        % """  - Ann: {play: Doom, choose: Cat}
  - Bob: {play: Never}
  - check: {window: save/cancel, window_step: 5, decision: {player: Ann}}
  - Ann: {play: Refusal}
  - check: {cards: {Rick: {kneeling: yes}, Cat: {moribund: dead, power: 0}}}
  - Bob: pass
  - check: {cards: {Rick: {kneeling: yes}, Cat: {zone: dead}}}"""
    )
    in_order(
        result,
        [
            ("Bob plays Never", f"{FAQ}/action-window/11"),
            ("Saves and cancels: the effects of Never.", f"{FAQ}/action-window/12"),
            ("Ann plays Refusal", f"{FAQ}/response-opportunities/1"),
            ("Canceled, so not executed: the effects of Never.", f"{FAQ}/3.4/1"),
            ("All have passed: what was not used", f"{FAQ}/response-opportunities/3"),
        ],
    )


def test_what_a_response_triggers_follows_it_at_once():
    """1e/faq/action-window/14, 1e/faq/action-window-step-5/6, 1e/faq/action-window-step-5/7: the response discards a location;
    its passive initiates before the next response, and the location leaves in step 6."""
    result = run_text(
        WINDOW.replace("hand: [Refusal, Never]", "hand: [Raze, Never]").replace(
            "  Clerk:",
            '  Raze: {type: event, text: "Response: After a character is killed, choose and discard a location from play."}\n'
            "  Clerk:",
        )
        % """  - Ann: {play: Doom, choose: Clerk}
  - Bob: {play: Raze, choose: Keep}
  - check: {decision: {player: Bob}, cards: {Keep: {moribund: discard}}, players: {Bob: {hand: 2}}}
  - Bob: {play: Never}
  - check: {cards: {Keep: {zone: discard}, Rick: {kneeling: no}}}"""
    )
    in_order(
        result,
        [
            ("Bob plays Raze", f"{FAQ}/action-window/11"),
            ("Keep is discarded from play: Keep is moribund (discard)", f"{FAQ}/moribund/2"),
            ("Keep initiates", f"{FAQ}/action-window/6"),
            ("Bob plays Never", f"{FAQ}/response-opportunities/1"),
            ("Step 6: what is moribund leaves", f"{FAQ}/action-window-step-6/1"),
        ],
    )
