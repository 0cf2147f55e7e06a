"""The cost that is paid of several, and the number for X, where the text leaves the choice."""

from msgspec.structs import replace

from agot_judge.engine.ability import Ability, Pick
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import label
from agot_judge.engine.state.decision import Decision, Requirement
from agot_judge.engine.state.frames import Initiation
from agot_judge.engine.state.game import Game
from agot_judge.engine.values.amounts import amount_of
from agot_judge.engine.values.position import Position
from agot_judge.explain.saying import said
from agot_judge.rules.costs.cost_alternatives import with_each_cost
from agot_judge.rules.costs.costs import cost_requirements
from agot_judge.rules.costs.payers import pick_of
from agot_judge.rules.costs.values_of_x import counts_cards, does_something_at_0, is_counted, values_of_x
from agot_judge.rules.potential.potential import could_change_any
from agot_judge.rules.potential.why_unaffected import what_spares
from agot_judge.rules.resolution.scope_of import scope_of_initiation
from agot_judge.rules.targets.choosing import enough
from agot_judge.rules.targets.slots import of_words
from agot_judge.rules.targets.target_options import is_on_payment, speaks_of_costs, target_options_in

_PAY = ("2e/rr/initiating-abilities-marshaling-cards/5",)


def payable_ways(position: Position, frame: Initiation, ability: Ability) -> tuple[int, ...]:
    """The costs that can be paid, of those between which the text leaves the choice; none where it leaves no choice."""
    ways = with_each_cost(ability)
    if len(ways) == 1:
        return ()
    return tuple(
        number
        for number, way in enumerate(ways)
        if all(one.met for one in cost_requirements(position, frame.player, frame.card, way, frame.trigger))
    )


@shared.rule("2e/rr/costs/2", "2e/rr/costs/3")
def which_way(game: Game, frame: Initiation, ability: Ability, ways: tuple[int, ...]) -> Decision:
    """The player chooses which of the costs is paid."""
    text = f"Which cost of {label(game, frame.card)} is paid?"
    words = tuple(" and ".join(said(cost) for cost in with_each_cost(ability)[way].costs) for way in ways)
    return of_words("way", frame.player, words, text, _PAY, "name").decision


@shared.rule("2e/rr/the-letter-x/1", "2e/rr/target/3", "2e/rr/costs/7")
def payable_values_of_x(position: Position, frame: Initiation, ability: Ability) -> tuple[int, ...]:
    """The values that X can have: payable, no more than there are targets where so many must be chosen, and not 0 where nothing
    would
    come of that."""
    payable = values_of_x(position, frame.player, frame.card, ability, frame.trigger)
    if 0 in payable and not does_something_at_0(position, ability, scope_of_initiation(frame)):
        payable = tuple(x for x in payable if x)
    if not ability.choose:
        return payable
    found: list[int] = []
    for x in payable:
        scope = replace(scope_of_initiation(frame), x=x)
        options = target_options_in(position, ability, scope)
        if all(
            enough(position, choose, legal, scope)
            for choose, legal in zip(ability.choose, options, strict=True)
        ):
            found.append(x)
    return tuple(found)


@shared.rule("2e/rr/costs/3", "2e/rr/the-letter-x/1")
def how_many_pay(
    position: Position, frame: Initiation, ability: Ability, pool: tuple[int, ...]
) -> tuple[int, int]:
    """The least and the most cards that may pay the next cost; where they say what X is, as many as there are targets for."""
    cost = ability.costs[len(frame.paid)]
    pick = pick_of(cost) or Pick()
    scope = scope_of_initiation(frame)
    if (
        counts_cards(ability)
        and is_counted(cost)
        and (found := payable_values_of_x(position, frame, ability))
    ):
        return min(found), max(found)
    most = len(pool) if pick.any_number else amount_of(position, pick.most, scope)
    return amount_of(position, pick.least, scope), most


@shared.rule("2e/faq/3.3/1", "2e/rr/target/3", "2e/rr/abilities/6", "2e/rr/costs/7")
def those_that_leave_targets(
    position: Position, frame: Initiation, ability: Ability, pool: tuple[int, ...]
) -> tuple[int, ...]:
    """Of the cards that can pay the next cost those beside which there is a legal target, where targets are described
    beside what pays, and which the effects could change where they work on what pays: with another one the ability could
    not have been initiated. What paying does is not looked at."""
    if works_on_payment(ability):
        pool = tuple(card for card in pool if is_changed(position, frame, ability, card))
    if not speaks_of_costs(ability.choose):
        return pool
    return tuple(card for card in pool if leaves_targets(position, frame, ability, card))


def works_on_payment(ability: Ability) -> bool:
    """True where all that the ability does is done to one card, which pays its costs."""
    several = any((pick := pick_of(cost)) is not None and pick.any_number for cost in ability.costs)
    return bool(ability.effects) and not several and all(map(is_on_payment, ability.effects))


def is_changed(position: Position, frame: Initiation, ability: Ability, card: int) -> bool:
    """True where the effects would change something about the card if it pays the next cost."""
    scope = scope_of_initiation(frame)
    return could_change_any(position, ability.effects, replace(scope, paid=(card,)))


@shared.rule("2e/faq/3.3/1", "2e/rr/target/3")
def beside_targets(
    position: Position, frame: Initiation, ability: Ability, card: int
) -> tuple[Requirement, ...]:
    """The requirements of a card that pays where targets are described beside it, or where it is what the effects work on."""
    name = label(position.game, card)
    if works_on_payment(ability):
        text = f"If {name} pays the cost of {label(position.game, frame.card)}, the effect can change it."
        against = [
            one
            for effect in ability.effects
            for one in what_spares(position, effect, card, scope_of_initiation(frame))
        ]
        return (
            Requirement(
                text=text,
                failing=" ".join((f"This is not so: {text}", *(one.found for one in against))),
                met=is_changed(position, frame, ability, card),
                cites=(
                    "2e/rr/costs/7",
                    "2e/rr/abilities/6",
                    *(cite for one in against for cite in one.cites),
                ),
                about="cost",
            ),
        )
    if not speaks_of_costs(ability.choose):
        return ()
    return (
        Requirement(
            text=f"There is a legal target for {label(position.game, frame.card)} if {name} pays its cost.",
            failing=f"There is no legal target for {label(position.game, frame.card)} if {name} pays its cost.",
            met=leaves_targets(position, frame, ability, card),
            cites=("2e/faq/3.3/1", "2e/rr/target/3"),
            about="cost",
        ),
    )


def leaves_targets(position: Position, frame: Initiation, ability: Ability, card: int) -> bool:
    """True where there are enough legal targets if this card pays the next cost."""
    scope = scope_of_initiation(frame)
    scope = replace(scope, paid=(*scope.paid, card))
    options = target_options_in(position, ability, scope)
    return all(
        enough(position, choose, legal, scope) for choose, legal in zip(ability.choose, options, strict=True)
    )


@shared.rule("2e/rr/the-letter-x/1")
def which_x(game: Game, frame: Initiation, choices: tuple[int, ...]) -> Decision:
    """The player chooses the value of X that is paid; the question says what limits it."""
    paid = "the gold" if game.cards[frame.card].definition.face.cost == "X" else "what"
    limit = f"With {paid} there is to pay and the targets there are, X is at most {max(choices)}."
    text = f"What is X for {label(game, frame.card)}? {limit}"
    words = tuple(str(choice) for choice in choices)
    return of_words("x", frame.player, words, text, ("2e/rr/the-letter-x/1",), "number").decision
