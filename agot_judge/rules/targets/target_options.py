"""The targets that may be chosen for an ability before anything is paid or chosen: everything that some payment and some choice
before would allow."""

from collections.abc import Iterator

from msgspec.structs import astuple, replace

from agot_judge.engine import ability as tree
from agot_judge.engine.ability.later_choices import TARGETS, is_of_cards
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.memo import ByIdentity
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.events import Event
from agot_judge.engine.values.amounts import amount_of
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope
from agot_judge.rules.costs.cost_alternatives import with_each_cost
from agot_judge.rules.costs.payers import payers, pick_of
from agot_judge.rules.costs.values_of_x import values_of_x
from agot_judge.rules.resolution.scope_of import scope_before
from agot_judge.rules.targets.choosing import enough, legal_options, words_to_name
from agot_judge.rules.targets.effects_on_targets import effects_with_target
from agot_judge.rules.targets.only_targets import not_alone
from agot_judge.rules.targets.words_on_cards import having_words

Options = tuple[tuple[int, ...], ...]
"""For each that chooses: what may be chosen."""
_REFERRING = ("word_of", "of", "attached_to", "among", "on", "card")
_PLAYERS = ("controller", "owner", "by", "player")
_OF_A_CHOICE = ("chosen player", "controller", "owner")
"""The chosen player, and whose the card is that was chosen before."""


@shared.rule("2e/rr/target/3", "2e/rr/target/8", "2e/faq/3.3/1", "2e/faq/2.3/1", "2e/rr/abilities/6")
def target_options(
    position: Position, player: int, card: int, ability: tree.Ability, event: Event | None
) -> tuple[Options, ...]:
    """By choice, for each that chooses: what may be chosen. It fits, and some effect on it could affect it.

    Where that depends on what pays the costs, what X is or what is chosen before, all that could be is listed.
    """
    if event is not None:
        return _target_options(position, player, card, ability, event)
    known = position.known
    key = ("targets", player, card, id(ability))
    found: tuple[tree.Ability, tuple[Options, ...]] | None = known.get(key)
    if found is None:
        # The ability is kept as well: while it is, no other one is at its address.
        found = known[key] = ability, _target_options(position, player, card, ability, None)
    return found[1]


def _target_options(
    position: Position, player: int, card: int, ability: tree.Ability, event: Event | None
) -> tuple[Options, ...]:
    scopes = scopes_of_payment(position, player, card, ability, event)
    every = [target_options_in(position, ability, one) for one in scopes]
    if len(every) == 1:
        return every[0]
    return tuple(_united([options[number] for options in every]) for number in range(len(ability.choose)))


def scopes_of_payment(
    position: Position, player: int, card: int, ability: tree.Ability, event: Event | None
) -> Iterator[Scope]:
    """From where the choices look at the game: where they speak of X, or of what pays the costs, with each that could be."""
    scope = scope_before(card, player, event)
    scopes = [scope]
    if _speaks_of_x(ability.choose):
        scopes = [replace(scope, x=x) for x in values_of_x(position, player, card, ability, event)] or scopes
    if not speaks_of_costs(ability.choose):
        yield from scopes
        return
    for before in scopes:
        yield from _paying(position, ability, before)


def _are_of_a_player(effects: tuple[tree.Effect, ...]) -> bool:
    """True where the chosen player takes control of the cards, or has them put into play: one may where another cannot."""
    return any(
        (effect.player if isinstance(effect, tree.TakeControl) else effect.under) == "chosen player"
        for effect in effects
        if isinstance(effect, tree.TakeControl | tree.PutIntoPlay)
    )


def is_on_payment(effect: tree.Effect) -> bool:
    """True where the effect stands what pays the costs, or has it participate; paying changes nothing about that."""
    return isinstance(effect, tree.Participate | tree.Stand) and effect.on == "cost"


@ByIdentity
def speaks_of_payment(effect: tree.Effect) -> bool:
    """True where X, or what paid the costs, says on which cards the effect works, or it works on what paid them."""
    return is_on_payment(effect) or any(
        isinstance(node, tree.Paid)
        or (isinstance(node, tree.CardNumber) and node.on == "cost")
        or (isinstance(node, tree.Cards) and node.among == "cost")
        for node in nodes(getattr(effect, "on", ()))
    )


def chooses_nobody(position: Position, choose: tree.Choose, scope: Scope) -> bool:
    """True for a choice of up to a number that is 0 now, however the cost is paid: ``up to X characters`` where X is 0."""
    if choose.any_number or isinstance(choose.most, int):
        return False
    is_paid = any(
        isinstance(node, tree.Paid) or (isinstance(node, tree.CardNumber) and node.on == "cost")
        for node in nodes(choose.most)
    )
    return not is_paid and amount_of(position, choose.most, scope) == 0


def ways_to_pay(
    position: Position, player: int, card: int, ability: tree.Ability, event: Event | None
) -> Iterator[Scope]:
    """The scopes of an ability after each way to pay: with each X, and each card that could pay its costs."""
    scope = scope_before(card, player, event)
    for x in values_of_x(position, player, card, ability, event) or (0,):
        yield from _paying(position, ability, replace(scope, x=x))


def _paying(position: Position, ability: tree.Ability, scope: Scope) -> Iterator[Scope]:
    """The scope with each card that could pay the first cost that is paid with a card, the faction card apart."""
    for cost in (cost for way in with_each_cost(ability) for cost in way.costs):
        able = payers(position, scope.you, scope.source, cost, scope.trigger, scope.x)
        if (pick := pick_of(cost)) is not None:
            yield from (replace(scope, paid=(card,)) for card in able)
            if not pick.any_number:
                return
    yield replace(scope, paid=(scope.source,))


def target_options_in(position: Position, ability: tree.Ability, scope: Scope) -> tuple[Options, ...]:
    """The same from one way in which costs are paid."""
    found: list[Options] = []
    scopes = [scope]
    index = 0
    for number, choose in enumerate(ability.choose):
        at = min(index, len(TARGETS) - 1)
        effects = effects_with_target(ability, at)
        depends = (
            _depends(choose) or speaks_of_names(choose) or (len(scopes) > 1 and _are_of_a_player(effects))
        )
        tried = scopes if depends else scopes[:1]
        options = _united([legal_options(position, choose, effects, one, at) for one in tried] or [()])
        if choose.player is not None and choose.by == "you":
            options = tuple(
                tuple(
                    one
                    for one in players
                    if leaves_targets_of(position, ability, number, scopes[0], one, index)
                )
                for players in options
            )
        options = tuple(not_alone(position, ability, choose, cards, scope.source) for cards in options)
        if is_of_cards(choose):
            options = tuple(having_words(position, ability, TARGETS[at], cards) for cards in options)
        if len(scopes) == 1:
            options = tuple(
                tuple(one for one in cards if leaves_a_target(position, ability, number, scopes[0], one))
                for cards in options
            )
        found.append(options)
        chosen = tuple(dict.fromkeys(one for legal in options for one in legal))
        if choose.word and any(speaks_of_names(one) for one in ability.choose[number + 1 :]):
            scopes = [
                replace(one, words=(*one.words, word))
                for one in scopes
                for word in words_to_name(position, choose, one)
            ]
        elif choose.player is not None:
            scopes = [replace(one, chosen_player=player) for one in scopes for player in chosen]
        elif is_of_cards(choose):
            index += 1
            scopes = [_with_target(one, card) for one in scopes for card in chosen][:64]
    return tuple(found)


@shared.rule("2e/rr/target/3", "2e/faq/3.3/1")
def leaves_targets_of(
    position: Position, ability: tree.Ability, number: int, scope: Scope, player: int, index: int = 0
) -> bool:
    """True where there are targets for the next choice, which is of cards of the player chosen by this one, if it is this player:
    with another one the ability could not have been initiated."""
    following = ability.choose[number + 1 : number + 2]
    if not following or not is_of_cards(following[0]) or not _is_of_the_player(following[0]):
        return True
    (choose,) = following
    at = min(index, len(TARGETS) - 1)
    effects = effects_with_target(ability, at)
    seen = replace(scope, chosen_player=player)
    return enough(position, choose, legal_options(position, choose, effects, seen, at), seen)


@shared.rule("2e/rr/target/3", "2e/faq/3.3/1")
def naming_what_is_there(
    position: Position, ability: tree.Ability, number: int, scope: Scope, index: int
) -> tree.Choose:
    """The choice; where something is named and the next one is of cards that have it (``choose a character with that
    Trait``), only of what leaves targets for that one."""
    choose = ability.choose[number]
    following = ability.choose[number + 1 : number + 2]
    if not choose.word or not following or not speaks_of_names(following[0]):
        return choose
    at = min(index, len(TARGETS) - 1)
    effects = effects_with_target(ability, at)
    words: list[str] = []
    for word in words_to_name(position, choose, scope):
        seen = replace(scope, words=(*scope.words, word))
        options = legal_options(position, following[0], effects, seen, at)
        words += [word] if enough(position, following[0], options, seen) else []
    return replace(choose, words=tuple(words))


@shared.rule("2e/rr/target/3", "2e/faq/3.3/1")
def leaves_a_target(position: Position, ability: tree.Ability, number: int, scope: Scope, card: int) -> bool:
    """True where there are targets for the next choice, which speaks of the card chosen by this one, if it is this card."""
    if not _is_one_card(ability.choose[number]):
        return True
    following = ability.choose[number + 1 : number + 2]
    if (
        not following
        or not is_of_cards(following[0])
        or following[0].by != "you"
        or not _depends(following[0])
    ):
        return True
    at = min(len(scope.targets) + 1, len(TARGETS) - 1)
    effects = effects_with_target(ability, at)
    seen = _with_target(scope, card)
    options = legal_options(position, following[0], effects, seen, at)
    if not enough(position, following[0], options, seen):
        return False
    if len(ability.choose) == number + 2 or not _is_one_card(following[0]):
        return True
    beside = (one for legal in options for one in legal)
    return any(leaves_a_target(position, ability, number + 1, seen, one) for one in beside)


def _is_one_card(choose: tree.Choose) -> bool:
    one = (choose.least, choose.most, choose.any_number) == (1, 1, False)
    return one and is_of_cards(choose) and choose.by == "you" and choose.each_of is None


def _with_target(scope: Scope, card: int) -> Scope:
    """The scope of the words after the choice of a card."""
    first = scope.targets[0][0] if scope.targets and scope.targets[0] else card
    return replace(scope, targets=(*scope.targets, (card,)), card=first)


@ByIdentity
def _is_of_the_player(choose: tree.Choose) -> bool:
    return any(getattr(node, name, None) == "chosen player" for node in nodes(choose) for name in _PLAYERS)


@ByIdentity
def _depends(choose: tree.Choose) -> bool:
    """True where what may be chosen depends on what is chosen before (``another character``, ``that player's``)."""
    return _speaks_of((choose,), TARGETS) or any(
        getattr(node, name, None) in _OF_A_CHOICE for node in nodes(choose) for name in _PLAYERS
    )


@ByIdentity
def speaks_of_names(choose: tree.Choose) -> bool:
    """True where the cards are such as have what is named before: ``a card of that type``."""
    values = (value for node in nodes(choose.cards) for value in astuple(node))
    return is_of_cards(choose) and any(
        value == "chosen" or (isinstance(value, tuple) and "chosen" in value) for value in values
    )


def _speaks_of(choices: tuple[tree.Choose, ...], refs: tuple[str, ...]) -> bool:
    return any(getattr(node, name, None) in refs for node in nodes(choices) for name in _REFERRING)


@ByIdentity
def speaks_of_costs(choices: tuple[tree.Choose, ...]) -> bool:
    """True where the choices speak of what pays the cost."""
    return _speaks_of(choices, ("cost",))


@ByIdentity
def _speaks_of_x(choices: tuple[tree.Choose, ...]) -> bool:
    return any(isinstance(node, tree.Paid) for node in nodes(choices))


def _united(every: list[Options]) -> Options:
    """The options that any of them allows, for each that chooses."""
    if len(every) == 1:
        return every[0]
    width = max((len(options) for options in every), default=0)
    return tuple(
        tuple(dict.fromkeys(one for options in every if at < len(options) for one in options[at]))
        for at in range(width)
    )
