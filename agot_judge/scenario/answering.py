"""From an answer back to the move that gives it: how a page that offers answers writes a scenario."""

from agot_judge.engine.machine import Machine
from agot_judge.engine.pause import PAUSE
from agot_judge.engine.state.decision import DUPLICATE, JUDGE, PASS, Answer, Decision, Option
from agot_judge.engine.state.frames import Step
from agot_judge.engine.state.game import Game
from agot_judge.engine.state.state import State
from agot_judge.engine.values.titles import TITLE_ABILITY
from agot_judge.errors import IllegalMove
from agot_judge.scenario.by_hand import entry_of
from agot_judge.scenario.entries import (
    ByHand,
    Choose,
    DeclareChallenge,
    Decline,
    Defend,
    Move,
    Mulligan,
    Pass,
    Random,
    SetUp,
    SetUpCard,
    Use,
)
from agot_judge.scenario.uses import ability_number, works_on_its_occurrence


def move_for(machine: Machine, state: State, answer: Answer) -> Move | Random | ByHand:
    """The entry of ``run`` that gives this answer to the decision that the state awaits.

    Raises IllegalMove where no decision is awaited.
    """
    decision = state.asking
    if decision is None:
        raise IllegalMove("No decision is awaited.")
    game = machine.game
    labels = tuple(decision.options[index].label for index in answer.options)
    if answer.by_hand is not None:
        is_here = decision.kind not in ("by hand", PAUSE)
        return entry_of(machine.game, answer.by_hand, is_here, answer.after_line)
    if decision.player == JUDGE:
        return Random(labels)
    player = game.players[decision.player]
    if decision.kind == "setup":
        return SetUp(
            player, tuple(_placed(machine.game, decision.options[index]) for index in answer.options)
        )
    if decision.kind == "yes or no" and _is_mulligan(machine, state):
        return Mulligan(player, "yes" in labels)
    if decision.kind == "keyword":
        return _keyword(player, decision, answer, labels)
    if decision.kind == "defenders":
        return Defend(player, labels)
    if answer == PASS and decision.may_pass:
        return Decline(player, decision.keyword) if decision.keyword else Pass(player)
    if answer.declaration is not None:
        declared = answer.declaration
        return DeclareChallenge(
            player=player,
            type=declared.type,
            against=game.players[declared.against],
            attackers=tuple(game.cards[card].label for card in declared.attackers),
            stealth=tuple(
                (game.cards[one].label, game.cards[other].label) for one, other in declared.stealth
            ),
            assault=tuple(
                (game.cards[one].label, game.cards[other].label) for one, other in declared.assault
            ),
        )
    of_title = any(decision.options[index].ability == TITLE_ABILITY for index in answer.options)
    if decision.kind in machine.rulebook.framework.opportunities or of_title:
        return _use(machine, state, player, decision, decision.options[answer.options[0]])
    return Choose(player, labels)


def _placed(game: Game, option: Option) -> SetUpCard:
    return SetUpCard(card=game.cards[option.card].label, zone=option.word)


def _is_mulligan(machine: Machine, state: State) -> bool:
    top = state.stack[-1]
    return isinstance(top, Step) and top.number == machine.rulebook.framework.mulligan


def _keyword(player: str, decision: Decision, answer: Answer, labels: tuple[str, ...]) -> Move:
    """The instances used, by name; none of them: the keyword is declined."""
    return Choose(player, labels) if answer.options else Decline(player, decision.keyword)


def _use(machine: Machine, state: State, player: str, decision: Decision, option: Option) -> Use:
    card = machine.game.cards[option.card]
    if option.word:
        return Use(player=player, verb=option.word, card=card.label)
    same_card = {other.ability for other in decision.options if other.card == option.card}
    is_played = card.definition.face.type == "event" and state.cards[option.card].zone in ("hand", "shadows")
    return Use(
        player=player,
        verb="play" if is_played else "trigger",
        card=card.label,
        ability=ability_number(machine.at(state), option.card, option.ability) if len(same_card) > 1 else 0,
        choose=_occurrence(machine, state, decision, option),
    )


def _occurrence(machine: Machine, state: State, decision: Decision, option: Option) -> tuple[str, ...]:
    """The card of the occurrence that the ability answers, where it could answer several that differ."""
    if option.ability in (DUPLICATE, TITLE_ABILITY):
        return ()
    ability = machine.ability(option.card, option.ability)
    events = {
        other.event
        for other in decision.options
        if other.card == option.card and other.ability == option.ability
    }
    if len(events) < 2 or not works_on_its_occurrence(ability):
        return ()
    event = machine.questions.answered(state, option.event)
    return (machine.game.cards[event.card].label,) if event is not None and event.card >= 0 else ()
