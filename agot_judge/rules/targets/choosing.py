"""The choices there are as the targets of an ability, and the decisions in which it is chosen."""

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from agot_judge.engine import ability as tree
from agot_judge.engine.ability.later_choices import TARGETS
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import labels
from agot_judge.engine.values.amounts import amount_of
from agot_judge.engine.values.conditions import holds_in
from agot_judge.engine.values.immunity import is_immune_to
from agot_judge.engine.values.matching import each_in, each_one_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope, cards_said, players_said
from agot_judge.engine.values.values import is_prohibited
from agot_judge.rules.potential.can_affect import could_affect, effect_is_prohibited
from agot_judge.rules.targets.effects_on_targets import effects_on
from agot_judge.rules.targets.slots import Slot, in_order, of_cards, of_players, of_words
from agot_judge.rules.targets.words_on_cards import has_none_to_choose, other_types, words_to_choose

CHOOSE = ("2e/rr/target/1", "2e/rr/target/2")
CONSTRAINED = ("2e/faq/3.3/1",)
REFERENTIAL = ("2e/faq/2.3/1",)
UNVERIFIED = ("2e/rr/target/7",)
_SEVERAL = ("2e/rr/priority-of-simultaneous-resolution/1",)
ICONS = ("military", "intrigue", "power")
_WORDS = {
    "challenge type": ICONS,
    "icon": ICONS,
    "faction": (
        "stark", "lannister", "baratheon", "greyjoy", "targaryen", "martell", "tyrell", "thenightswatch",
    ),
    "card type": ("character", "location", "attachment", "event"),
    "keyword": ("ambush", "assault", "bestow", "insight", "intimidate", "pillage", "prized", "renown", "stealth"),
    "number": tuple(str(number) for number in range(21)),
}  # fmt: skip
_WHAT = {
    "challenge type": "a challenge type",
    "icon": "a challenge icon",
    "faction": "a faction",
    "card type": "a cardtype",
    "keyword": "a keyword",
    "number": "a number",
    "trait": "a Trait",
    "title": "a title",
}


def choice_now(position: Position, choose: tree.Choose, scope: Scope) -> tree.Choose:
    """The choice: something else instead, where the text says so and its condition is true."""
    if choose.instead is None or choose.instead_if is None:
        return choose
    return choose.instead if holds_in(position, choose.instead_if, scope) else choose


AS_A_TARGET = "be chosen as a target"


@shared.rule(
    "2e/rr/target/1", "2e/rr/target/3", "2e/rr/target/8", "2e/faq/3.3/1", "2e/faq/2.3/1", "2e/rr/immune/1", "2e/rr/abilities/5",
    "2e/rr/cannot/1", "2e/rr/choose/1",
)  # fmt: skip
def legal_targets(
    position: Position, choose: tree.Choose, affecting: tuple[tree.Effect, ...], scope: Scope, index: int
) -> tuple[int, ...]:
    """The cards that may be chosen: they fit, are not immune, and some effect on them could affect them.

    Where no effect works on them they are chosen for reference only, and need not be affected.
    """
    return tuple(targets_one_by_one(position, choose, affecting, scope, index))


def targets_one_by_one(
    position: Position, choose: tree.Choose, affecting: tuple[tree.Effect, ...], scope: Scope, index: int
) -> Iterator[int]:
    """The same, each as it is found: whoever needs one need not look at all of them."""
    forbidden, immune = position.may_be_changed("cannot"), position.may_be_changed("immune")
    for card in each_one_in(position, choose.cards, scope):
        if forbidden and is_prohibited(position, card, AS_A_TARGET, source=scope.source):
            continue
        if immune and position.state.cards[card].zone == "play" and is_immune_to(position, card, scope):
            continue
        if not affecting or any(_could_work(position, effect, card, scope, index) for effect in affecting):
            yield card


def _could_work(position: Position, effect: tree.Effect, card: int, scope: Scope, index: int) -> bool:
    ref = TARGETS[index]
    if isinstance(effect, tree.If):
        asked = holds_in(position, effect.condition, _having_chosen(scope, card, index))
        return asked and any(_could_work(position, one, card, scope, index) for one in effect.effects)
    if getattr(effect, "to", None) == ref and getattr(effect, "on", None) != ref:
        # The card is where something goes: what goes there must be able to.
        there = _having_chosen(scope, card, index)
        moved = _what_goes_there(position, getattr(effect, "on", None), scope)
        return not moved or any(could_affect(position, effect, one, there) for one in moved)
    if position.index.conventions.may_be_in_vain:
        return may_be_tried(position, effect, card, scope)
    return could_affect(position, effect, card, scope)


def _having_chosen(scope: Scope, card: int, index: int) -> Scope:
    """As it is seen once the card is the target at this position."""
    before = (*scope.targets[:index], *((),) * (index - len(scope.targets)))
    return replace(scope, targets=(*before, (card,)))


def _what_goes_there(position: Position, on: tree.On | None, scope: Scope) -> tuple[int, ...]:
    """The cards one of which goes to what is being chosen; none that are known yet."""
    if isinstance(on, tree.Cards):
        return each_in(position, on, scope)
    return () if on is None else cards_said(position.state, on, scope)


def choosers(position: Position, choose: tree.Choose, scope: Scope) -> tuple[tuple[int, Scope], ...]:
    """Each player who chooses (for each player of whose cards), with what the words of the choice then mean."""
    state = position.state
    if choose.each_of is not None and choose.by == "that player":
        each = in_order(state, players_said(position.game, state, choose.each_of, scope))
        return tuple((player, replace(scope, that_player=player)) for player in each)
    who = in_order(state, players_said(position.game, state, choose.by, scope))
    if choose.each_of is not None:
        of = in_order(state, players_said(position.game, state, choose.each_of, scope))
        return tuple((player, replace(scope, that_player=one)) for player in who for one in of)
    if choose.by == "you":
        return tuple((player, scope) for player in who)
    return tuple((player, replace(scope, that_player=player)) for player in who)


def _done_then(
    position: Position, choose: tree.Choose, effects: tuple[tree.Effect, ...], scope: Scope
) -> tuple[tree.Effect, ...]:
    """The effects on the chosen cards: of two things the one of the choice that is made, if one condition decides both."""
    if not any(isinstance(effect, tree.If) and effect.condition == choose.instead_if for effect in effects):
        return effects
    found: list[tree.Effect] = []
    for effect in effects:
        if isinstance(effect, tree.If) and effect.condition == choose.instead_if:
            so = holds_in(position, effect.condition, scope)
            found += effect.effects if so else effect.otherwise
        else:
            found.append(effect)
    return tuple(found)


@shared.rule("2e/rr/target/2", "2e/rr/target/5", *_SEVERAL)
def legal_options(
    position: Position, choose: tree.Choose, effects: tuple[tree.Effect, ...], scope: Scope, index: int
) -> tuple[tuple[int, ...], ...]:
    """For each that chooses: the cards (or players) that may be chosen. Words are not looked at."""
    done = _done_then(position, choose, effects, scope)
    choose = choice_now(position, choose, scope)
    if choose.word:
        none_left = bool(choose.other_than) and not other_types(position.state, choose, scope)
        some = () if none_left or has_none_to_choose(position, choose, scope) else (0,)
        return tuple(some for _ in choosers(position, choose, scope))
    found: list[tuple[int, ...]] = []
    affecting = effects_on(done, TARGETS[index])
    for _, seen in choosers(position, choose, scope):
        if choose.player is not None:
            found.append(players_chosen_among(position, choose, seen))
            continue
        cards = legal_targets(position, choose, affecting or (), seen, index)
        if choose.each_of is not None and choose.by != "that player":
            cards = tuple(card for card in cards if position.state.cards[card].controller == seen.that_player)
        found.append(cards)
    return tuple(found)


def players_chosen_among(position: Position, choose: tree.Choose, scope: Scope) -> tuple[int, ...]:
    """The players of whom a choice of a player takes one."""
    assert choose.player is not None
    found = players_said(position.game, position.state, choose.player, scope)
    if choose.player_where is None:
        return found
    return tuple(
        player
        for player in found
        if holds_in(position, choose.player_where, replace(scope, this_opponent=player, that_player=player))
    )


def least_of(position: Position, choose: tree.Choose, scope: Scope) -> int:
    """The least number that must be chosen."""
    choose = choice_now(position, choose, scope)
    return 0 if choose.any_number else amount_of(position, choose.least, scope)


@shared.rule("2e/rr/target/3", "2e/rr/effects/3")
def enough(
    position: Position, choose: tree.Choose, options: tuple[tuple[int, ...], ...], scope: Scope
) -> bool:
    """True where there are enough valid targets, with none at all there never are.

    Where each of several players chooses among his or her own, whoever has nothing to choose from chooses nothing: as
    much as possible is resolved. So it is of each of several players, "if able"; without that one of each is required.
    Whoever chooses 2 cards, "if able", chooses as many of them as there are.
    """
    if _as_many_as_there_are(choose):
        return True
    least = max(1, least_of(position, choose, scope))
    meant = choice_now(position, choose, scope)
    numbers = [_most_together(position, meant, cards, scope) for cards in options]
    if choose.by != "you" or (choose.each_of is not None and choose.apart_if_able):
        return any(options) and all(number >= least for number in numbers if number)
    return bool(options) and all(number >= least for number in numbers)


def _as_many_as_there_are(choose: tree.Choose) -> bool:
    """True where one chooser chooses so many "if able"; of each of several players one, it is said of each."""
    return choose.apart_if_able and (choose.by != "you" or choose.each_of is None)


def _most_together(position: Position, choose: tree.Choose, cards: tuple[int, ...], scope: Scope) -> int:
    """The greatest number of the cards that can be chosen with each other, for their titles and their controllers."""
    if choose.of_same_player:
        return max(Counter(position.state.cards[card].controller for card in cards).values(), default=0)
    if choose.different:
        return len({position.game.cards[card].definition.face.name for card in cards})
    return len(cards)


@shared.rule(*CHOOSE, *CONSTRAINED, "2e/rr/target/5", *_SEVERAL)
def slots_of_choice(
    position: Position, choose: tree.Choose, options: tuple[tuple[int, ...], ...], scope: Scope, what: str
) -> tuple[Slot, ...]:
    """The decisions of a choice, among these options, one for each that chooses."""
    choose = choice_now(position, choose, scope)
    found: list[Slot] = []
    for (player, _), valid in zip(choosers(position, choose, scope), options, strict=True):
        cites = CHOOSE + (_SEVERAL if len(options) > 1 else ())
        if choose.word:
            words = tuple(words_to_name(position, choose, scope))
            kind = "number" if choose.word == "number" else "name"
            of = cards_said(position.state, choose.word_of, scope) if choose.word_of is not None else ()
            whose = f" of {labels(position.game, of)}" if of else ""
            text = f"{_WHAT[choose.word].capitalize()}{whose} for {what}?"
            found.append(of_words("word", player, words, text, cites, kind))
        elif choose.player is not None:
            found.append(
                of_players(position.game, "player", player, valid, f"Which player for {what}?", cites)
            )
        else:
            most = len(valid) if choose.any_number else amount_of(position, choose.most, scope)
            least = least_of(position, choose, scope)
            if _as_many_as_there_are(choose):
                least, most = min(least, len(valid)), min(most, len(valid))
            text = f"Which targets for {what}?"
            found.append(of_cards(position.game, "target", player, valid, (least, most), text, cites))
    return tuple(found)


def words_to_name(position: Position, choose: tree.Choose, scope: Scope) -> Iterator[str]:
    """The words that may be named, of the kind that the choice asks for: challenge types, traits, titles of the cards at hand
    ..."""
    if choose.words:
        yield from choose.words
        return
    known = _WORDS.get(choose.word)
    if choose.word_of is not None:
        yield from words_to_choose(position, choose, scope)
    elif choose.other_than:
        yield from other_types(position.state, choose, scope)
    elif known is not None:
        yield from known
    elif choose.word == "trait":
        yield from sorted({trait for card in position.game.cards for trait in card.definition.face.traits})
    else:
        such = each_in(position, replace(choose.cards, zone="any"), scope)
        yield from sorted({position.game.cards[card].definition.face.name for card in such})


_IN_VAIN = (tree.Kneel, tree.Modify, tree.Stand)
"""Effects that a card in play may be chosen for though they change nothing about it, where an edition allows that."""


@shared.rule(
    "1e/faq/event-cards-effect/3", "1e/faq/character-abilities-effect/3", "1e/faq/4.3/4", "1e/faq/3.15/1"
)
def may_be_tried(position: Position, effect: tree.Effect, card: int, scope: Scope) -> bool:
    """True where a card may be chosen for the effect in an edition where it need not have any result: nothing forbids it, and
    the card is not immune."""
    if not isinstance(effect, _IN_VAIN):
        return could_affect(position, effect, card, scope)
    if is_immune_to(position, card, scope):
        return False
    return position.state.despite or not effect_is_prohibited(position, effect, card, scope)
