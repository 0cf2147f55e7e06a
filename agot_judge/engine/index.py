"""Everything that the printed cards of a game can ever do, looked up by kind, so that nobody searches the board for it."""

from collections.abc import Callable, Iterable, Iterator

from msgspec.structs import replace

from agot_judge.budget import spend
from agot_judge.engine import ability as tree
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.conventions import Conventions
from agot_judge.engine.rivals import Named, rivals_among
from agot_judge.engine.state.events import ENTER_PILE, KINDS, LEAVING, PILES, STAYING, facets
from agot_judge.engine.state.game import NO_TRAIT_ATTACHMENTS, Game

NO_ATTACHMENTS = ("no attachments", NO_TRAIT_ATTACHMENTS)
FIRST_GAINED = 2000
"""The number of the first ability that cards gain: printed ones are numbered from 0 on each card."""


CHANGES = (
    *("strength", "icons", "traits", "keywords", "factions", "gold", "initiative", "claim", "reserve"),
    *(
        "crests",
        "blank",
        "cannot",
        "rules",
        "immune",
        "contributes",
        "abilities",
        "dominance",
        "killed at zero",
    ),
)
"""The aspects of cards that can be changed, as ``changes`` names it."""


def changes(modify: tree.Modify) -> tuple[str, ...]:
    """The values of a card that the effect can change."""
    prints = modify.printed_of is not None
    changed = {
        "strength": modify.strength != 0
        or modify.lower_strength != 0
        or modify.set_strength is not None
        or modify.multiply_strength != 1
        or modify.halve_strength,
        "icons": modify.gains_icons or modify.loses_icons or modify.icons_of is not None or prints,
        "traits": prints
        or modify.gains_traits
        or modify.loses_traits
        or (modify.blank and not modify.except_traits),
        "crests": modify.gains_crests or modify.loses_crests,
        "keywords": modify.gains_keywords
        or modify.loses_keywords
        or modify.keywords_of is not None
        or prints,
        "factions": modify.gains_factions or modify.loses_factions or prints,
        "gold": modify.gold != 0 or modify.set_gold is not None,
        "initiative": modify.initiative != 0 or modify.set_initiative is not None,
        "claim": modify.claim != 0 or modify.set_claim is not None,
        "reserve": modify.reserve != 0 or modify.set_reserve is not None,
        "blank": modify.blank,
        "cannot": modify.cannot,
        "rules": modify.rules,
        "immune": modify.immune_to or modify.immune_to_triggered or modify.loses_immunities,
        "contributes": modify.contributes is not None or modify.contributes_its_strength,
        "abilities": modify.gains_abilities,
        "dominance": modify.dominance is not None,
        "killed at zero": modify.killed_at_zero,
    }
    return tuple(what for what, does in changed.items() if does)


def kinds_of(trigger: tree.Trigger) -> tuple[str, ...]:
    """The kinds of occurrences to which the triggering condition can refer."""
    others = tuple(kind for one in trigger.or_else for kind in kinds_of(one))
    return tuple(dict.fromkeys((trigger.event, *trigger.or_events, *others)))


class Index:
    """Abilities by the kind of occurrence that triggers them, action abilities, and constant abilities.

    Each is named by the card's number and the ability's number on that card.
    """

    def __init__(self, game: Game, conventions: Conventions) -> None:
        self.conventions = conventions
        self.listeners: dict[tuple[str, str], tuple[tuple[int, int], ...]] = {}
        """By group of abilities and triggering condition."""
        self.heard: dict[str, frozenset[str]] = {}
        """By triggering condition: the groups in which any card has an ability to it."""
        self.actions: tuple[tuple[int, int], ...] = ()
        self.constants: dict[str, tuple[tuple[int, tree.Modify, int], ...]] = {}
        """By what it changes (``strength`` ...): card, what its constant ability does, and the ability's number."""
        self.keywords = frozenset(keyword.name for card in game.cards for keyword in card.definition.keywords)
        """The keywords that are printed on any card."""
        self.unique_names = frozenset(
            card.definition.face.name for card in game.cards if card.definition.face.unique
        )
        """The titles that a unique card bears: only cards of these titles can be duplicates."""
        said = tuple(
            node
            for abilities in (*(card.definition.abilities for card in game.cards), game.besides)
            for ability in abilities
            for node in nodes(ability)
        )
        self.restrains_attachments = not self.keywords.isdisjoint(NO_ATTACHMENTS) or any(
            isinstance(node, tree.AttachesTo)
            or (isinstance(node, tree.Modify) and any("attachments" in word for word in node.gains_keywords))
            for node in said
        )
        """True where any card says what can or cannot be attached: an attachment could become illegal."""
        self.considers_participating = any(
            isinstance(node, tree.Modify) and "is considered to be participating" in node.rules
            for node in said
        )
        """True where any card says that a character participates undeclared."""
        self.gives_types = any(
            isinstance(node, tree.Modify) and "counts as a character" in node.rules for node in said
        )
        """True where any card says that a card of another type counts as a character."""
        self.saving = frozenset(
            number
            for number, card in enumerate(game.cards)
            if any(
                isinstance(node, tree.Save)
                for ability in card.definition.abilities
                for node in nodes(ability)
            )
        )
        """The cards with an ability that saves what would leave play."""
        self.keeps_strength = any(
            isinstance(node, tree.Modify) and "have its STR reduced" in node.cannot for node in said
        )
        """True where any card says that a STR cannot be reduced."""
        self.strength_stays = any(
            isinstance(node, tree.Modify) and "have its STR raised" in node.cannot for node in said
        )
        """True where any card says that a STR cannot be raised."""
        self.keeps_what_it_has = any(
            isinstance(node, tree.Modify) and any(word.startswith("lose ") for word in node.cannot)
            for node in said
        )
        """True where any card says that an icon or a keyword cannot be lost."""
        self.keeps_plot_values = any(
            isinstance(node, tree.Modify)
            and any(word.startswith("have its ") and "STR" not in word for word in node.cannot)
            for node in said
        )
        """True where any card says that a value of a plot card cannot be raised or reduced."""
        self.forbids_gaining = any(
            isinstance(node, tree.Modify)
            and any(word.startswith("gain ") and word != "gain power" for word in node.cannot)
            for node in said
        )
        """True where any card says that an icon or a keyword cannot be gained."""
        self.standing: dict[type, tuple[tuple[int, tree.Effect, int, tree.Condition | None], ...]] = {}
        """By kind of effect (what cards cost, what players cannot do ...): card, the constant effect, the ability's
        number, and when it holds, where that is not so of the whole ability."""
        self.remembered: frozenset[str] = frozenset()
        """The occurrences of which any ability asks whether they have happened."""
        self.awaited: frozenset[str] = frozenset()
        """The occurrences for which any ability, or an effect that it creates, waits."""
        self.asks_of_departed = False
        """True where any ability may ask of a card that has left play what it was."""
        self.described_past: frozenset[str] = frozenset()
        """The occurrences of which any ability asks whether they have happened to such a card as it describes."""
        self.awaits_imminent = False
        """True where an effect that waits for an occurrence replaces it before it happens."""
        self.asks_whence = False
        """True where any of them asks from where a card comes."""
        self.speaks_of_ends_of_piles = False
        """True where any of them speaks of cards on top or at the bottom of a discard pile or a dead pile."""
        self.gained: tuple[tree.Ability, ...] = ()
        """Abilities that some effect can give to cards."""
        self.gained_actions: tuple[int, ...] = ()
        """The numbers (see ``engine.gained``) of those that are actions."""
        self.gained_listeners: dict[tuple[str, str], tuple[int, ...]] = {}
        """By group of abilities and triggering condition: the numbers of those."""
        self.gained_standing: dict[type, tuple[tuple[int, tree.Effect, tree.Condition | None], ...]] = {}
        """By kind of effect on players or costs: the number of a constant ability among those, and what it does."""
        self.gained_constants: dict[str, tuple[tuple[int, tree.Modify], ...]] = {}
        """By what it changes: the number of a constant ability among those, and what it does."""
        for ability in game.besides:
            self._note(ability)
        for number, card in enumerate(game.cards):
            for index, ability in enumerate(card.definition.abilities):
                self._note(ability)
                self._enter(number, index, ability)
        self.rivals: tuple[tuple[Named, Named], ...] = rivals_among(
            self.constants,
            {
                (card, number): game.cards[card].definition.abilities[number].condition
                for entries in self.constants.values()
                for card, _, number in entries
            },
        )
        """The pairs of constant abilities that might exclude each other."""
        self.interrupted = _kinds_heard_by(self.heard, conventions.before, _conditions_before)
        """The kinds of occurrences to which any card has an ability that is used before they happen."""
        self.reacted_to = _kinds_heard_by(self.heard, conventions.after, facets)
        """The same of abilities that are used afterwards."""
        self.adjusts = tree.Adjust in self.standing
        """True where any constant ability changes a number of the rules for players."""

    def _note(self, ability: tree.Ability) -> None:
        """Note what any part of the ability speaks of, or gives to cards."""
        spend()
        parts = tuple(nodes(ability))
        self.remembered |= frozenset(_asked(parts))
        self.described_past |= frozenset(
            node.event for node in parts if isinstance(node, tree.Happened) and node.card is not None
        )
        self.asks_of_departed |= any(_may_ask_of_departed(node) for node in parts)
        for trigger in (node for node in parts if isinstance(node, tree.Trigger)):
            self.awaited |= {trigger.event, *trigger.or_events}
            self.asks_whence |= bool(trigger.out_of)
        self.awaits_imminent |= any(isinstance(node, tree.Later) and node.trigger.would for node in parts)
        self.speaks_of_ends_of_piles |= any(
            isinstance(node, tree.Cards) and _is_end_of_pile(node) for node in parts
        )
        for given in (
            one
            for node in parts
            if isinstance(node, tree.Modify | tree.GainAbility)
            for one in (node.gains_abilities if isinstance(node, tree.Modify) else node.abilities)
        ):
            if given not in self.gained:
                self._enter_gained(given)

    def _enter(self, number: int, index: int, ability: tree.Ability) -> None:
        if ability.kind == "action":
            self.actions += ((number, index),)
        elif ability.kind == "constant":
            for effect, when in _unfolded(ability.effects, None):
                if isinstance(effect, tree.Modify):
                    effect = replace(effect, condition=_both(effect.condition, when))
                    for what in changes(effect):
                        self.constants[what] = (*self.constants.get(what, ()), (number, effect, index))
                else:
                    kind = type(effect)
                    self.standing[kind] = (*self.standing.get(kind, ()), (number, effect, index, when))
        elif ability.trigger is not None:
            group = self.conventions.group_of(ability)
            for event in kinds_of(ability.trigger):
                key = (group, event)
                self.listeners[key] = (*self.listeners.get(key, ()), (number, index))
                self.heard[event] = self.heard.get(event, frozenset()) | {group}

    def _enter_gained(self, ability: tree.Ability) -> None:
        number = FIRST_GAINED + len(self.gained)
        self.gained += (ability,)
        if ability.kind == "action":
            self.gained_actions += (number,)
        elif ability.kind == "constant":
            for effect in ability.effects:
                if isinstance(effect, tree.Modify):
                    effect = replace(effect, condition=_both(effect.condition, ability.condition))
                    for what in changes(effect):
                        self.gained_constants[what] = (*self.gained_constants.get(what, ()), (number, effect))
                        self.constants.setdefault(what, ())
                else:
                    kind = type(effect)
                    gained = self.gained_standing.get(kind, ())
                    self.gained_standing[kind] = (*gained, (number, effect, ability.condition))
                    self.standing.setdefault(kind, ())
        elif ability.trigger is not None:
            group = self.conventions.group_of(ability)
            for event in kinds_of(ability.trigger):
                key = (group, event)
                self.gained_listeners[key] = (*self.gained_listeners.get(key, ()), number)
                self.heard[event] = self.heard.get(event, frozenset()) | {group}


def _may_ask_of_departed(node: object) -> bool:
    """True where it is a triggering condition about cards that leave play, or may have left it before anybody reacts, or
    speaks of a card that may have left it."""
    if isinstance(node, tree.Trigger):
        return not _OF_CARDS.isdisjoint(kinds_of(node)) and (node.card is not None or bool(node.when))
    if isinstance(node, tree.Condition):
        return node.card is not None
    if isinstance(node, tree.Happened):
        return node.event in _DEPARTURES and node.card is not None
    if isinstance(node, tree.CardNumber):
        return isinstance(node.on, str)
    return isinstance(node, tree.Cards) and (node.among is not None or isinstance(node.of, str))


_DEPARTURES = frozenset(condition for kind in LEAVING for condition in facets(kind))
"""The triggering conditions that a card creates by leaving play."""
_OF_CARDS = _DEPARTURES | STAYING
"""The triggering conditions whose card may have left play when somebody reacts."""


def _is_end_of_pile(cards: tree.Cards) -> bool:
    zones = (cards.zone,) if isinstance(cards.zone, str) else cards.zone
    at_end = cards.top is not None or cards.bottom is not None or cards.topmost
    return at_end and not {"any", "discard", "dead"}.isdisjoint(zones)


def _kinds_heard_by(
    heard: dict[str, frozenset[str]], groups: frozenset[str], conditions: Callable[[str], tuple[str, ...]]
) -> frozenset[str]:
    """The kinds of occurrences that create a triggering condition to which an ability of these groups listens."""
    return frozenset(
        kind
        for kind, _ in KINDS
        for condition in conditions(kind)
        if not groups.isdisjoint(heard.get(condition, ()))
    )


def _conditions_before(kind: str) -> tuple[str, ...]:
    """The triggering conditions before an occurrence: that its card enters a pile is an occurrence of its own by then."""
    return (*facets(kind), *((ENTER_PILE,) if kind in PILES else ()))


def _both(first: tree.Condition | None, second: tree.Condition | None) -> tree.Condition | None:
    if first is None or second is None:
        return first or second
    return tree.Condition(all_of=(first, second))


def _unfolded(
    effects: tuple[tree.Effect, ...], when: tree.Condition | None
) -> Iterator[tuple[tree.Effect, tree.Condition | None]]:
    """The effects of a constant ability, each with the condition under which it, and no other instead, holds."""
    for effect in effects:
        if isinstance(effect, tree.If):
            yield from _unfolded(effect.effects, _both(when, effect.condition))
            yield from _unfolded(effect.otherwise, _both(when, tree.Condition(none_of=(effect.condition,))))
        else:
            yield effect, when


def _asked(parts: Iterable[object]) -> Iterator[str]:
    """The occurrences of which these parts of an ability ask whether they have happened."""
    for node in parts:
        if isinstance(node, tree.Happened):
            yield node.event
        elif isinstance(node, tree.Cards) and node.in_history:
            yield node.in_history
        elif isinstance(node, tree.Forbid) and node.more_than is not None:
            yield node.cannot
