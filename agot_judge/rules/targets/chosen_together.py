"""The requirements of cards that are chosen together: their total, their titles, their controllers, as many as have paid."""

from msgspec.structs import replace

from agot_judge.engine.ability import Cards, Choose, ChooseNow, Pick, Search, ThatMany
from agot_judge.engine.machine import Machine
from agot_judge.engine.memo import ByIdentity
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import label
from agot_judge.engine.state.decision import Answer, Decision, Requirement
from agot_judge.engine.state.frames import Initiation, Resolution
from agot_judge.engine.state.state import State
from agot_judge.engine.values.amounts import amount_of, number_on
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope
from agot_judge.rules.costs.cost_alternatives import with_cost_chosen
from agot_judge.rules.costs.enough_influence import enough_influence
from agot_judge.rules.costs.payers import pick_of
from agot_judge.rules.resolution.scope_of import scope_of_initiation, scope_of_resolution
from agot_judge.rules.targets.choosing import choice_now, enough
from agot_judge.rules.targets.only_targets import is_not_the_only_target
from agot_judge.rules.targets.target_options import target_options_in

_FITS = ("2e/rr/target/1", "2e/rr/copy/1")


@shared.objection("target", *_FITS)
@shared.objection("cost", *_FITS)
def fit_together(machine: Machine, state: State, decision: Decision, given: Answer) -> list[Requirement]:
    """The cards that are chosen fit the description together as well: each of them alone was fit to be offered."""
    position = machine.at(state)
    asked = _asked(position, decision)
    found: list[Requirement] = []
    if decision.kind == "cost":
        found = [
            *no_more_than_targets(position, decision, given),
            *enough_influence(position, decision, given),
        ]
    if asked is None:
        return found
    found += is_not_the_only_target(position, decision, given)
    limited, scope = asked
    cards = tuple(decision.options[one].card for one in given.options)
    found += [_total(position, limited, cards, scope)] if limited.total is not None else []
    if isinstance(limited, Choose) and limited.of_same_player:
        players = [state.cards[card].controller for card in cards]
        in_play = limited.cards.zone == "play"
        whose = (
            "controlled by the same player" if in_play else f"in the {limited.cards.zone} of the same player"
        )
        text = f"The cards that are chosen are {whose}."
        failing = f"The cards that are chosen are not {whose}."
        one_player = len(set(players)) <= 1
        found.append(Requirement(text=text, failing=failing, met=one_player, cites=_FITS[:1]))
    if limited.different:
        titles = [machine.game.cards[card].definition.face.name for card in cards]
        text = f"The cards that are chosen ({', '.join(titles)}) have different titles."
        failing = f"Of the cards that are chosen two have the same title ({', '.join(titles)})."
        differ = len(set(titles)) == len(titles)
        found.append(Requirement(text=text, failing=failing, met=differ, cites=_FITS))
    return found


@shared.rule(*_FITS)
def _total(position: Position, limited: Choose | Pick, cards: tuple[int, ...], scope: Scope) -> Requirement:
    """The cards have no more in total of what is counted than the text allows."""
    assert limited.total is not None
    measure, most = limited.total
    numbers = [number_on(position, measure, card, scope) or 0 for card in cards]
    limit = amount_of(position, most, scope)
    names = ", ".join(label(position.game, card) for card in cards)
    text = f"The total {measure} of what is chosen ({names}) is {sum(numbers)}: no more than {limit}."
    return Requirement(text=text, met=sum(numbers) <= limit, cites=_FITS[:1])


def _asked(position: Position, decision: Decision) -> tuple[Choose | Pick, Scope] | None:
    """The choice under way and the scope of its words; None where no cards are chosen."""
    frame = position.state.stack[-1] if position.state.stack else None
    if type(frame) is Initiation:
        scope = scope_of_initiation(frame)
        if decision.kind == "cost":
            costs = with_cost_chosen(position.ability(frame.card, frame.ability), frame.way).costs
            pick = pick_of(costs[len(frame.paid)])
            return None if pick is None else (pick, scope)
        choices = position.ability(frame.card, frame.ability).choose
        if frame.made == len(choices):
            return None
        return choice_now(position, choices[frame.made], scope), scope
    if type(frame) is not Resolution or frame.done >= len(frame.effects):
        return None
    effect, scope = frame.effects[frame.done], scope_of_resolution(frame)
    if isinstance(effect, ChooseNow):
        return choice_now(position, effect.choose, scope), scope
    on = effect.cards if isinstance(effect, Search) else getattr(effect, "on", None)
    if not isinstance(on, Cards) or on.pick is None:
        return None
    return on.pick, scope if on.pick.by == "you" else replace(scope, that_player=decision.player)


_ENOUGH = ("2e/rr/target/3",)


@ByIdentity
def _chooses_that_many(choices: tuple[Choose, ...]) -> bool:
    """True where an ability chooses as many targets as were spoken of."""
    return any(choose.least == ThatMany() for choose in choices)


@shared.rule(*_ENOUGH)
def no_more_than_targets(position: Position, decision: Decision, given: Answer) -> list[Requirement]:
    """``kneel any number of Knights to choose and kill an equal number of characters``."""
    frame = position.state.stack[-1] if position.state.stack else None
    if type(frame) is not Initiation:
        return []
    ability = position.ability(frame.card, frame.ability)
    if not _chooses_that_many(ability.choose):
        return []
    cards = tuple(decision.options[one].card for one in given.options)
    scope = replace(scope_of_initiation(frame), paid=cards, that_many=len(cards))
    options = target_options_in(position, ability, scope)
    met = all(
        enough(position, choose, legal, scope)
        for choose, legal in zip(ability.choose, options, strict=True)
        if choose.least == ThatMany()
    )
    text = f"As many targets can be chosen as there are cards that pay the cost ({len(cards)})."
    failing = f"There are fewer legal targets than cards that pay the cost ({len(cards)})."
    return [Requirement(text=text, failing=failing, met=met, cites=_ENOUGH)]
