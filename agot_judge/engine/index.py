"""What the printed cards of a game can ever do, looked up by kind, so that nobody searches the board for it."""

from agot_judge.engine.ability import Ability, Cancel, Modify, Save
from agot_judge.engine.game import NO_TRAIT_ATTACHMENTS, Game

WOULD = "would"
NO_ATTACHMENTS = ("no attachments", NO_TRAIT_ATTACHMENTS)
FORCED_INTERRUPT = "forced interrupt"
INTERRUPT = "interrupt"
FORCED_REACTION = "forced reaction"
REACTION = "reaction"


def changes(modify: Modify) -> tuple[str, ...]:
    """What about a card the effect can change."""
    changed = {
        "strength": modify.strength or modify.set_strength is not None,
        "icons": modify.gains_icons or modify.loses_icons,
        "traits": modify.gains_traits or modify.loses_traits or (modify.blank and not modify.except_traits),
        "keywords": modify.gains_keywords or modify.loses_keywords,
        "claim": modify.claim,
        "blank": modify.blank,
        "cannot": modify.cannot,
        "killed at zero": modify.killed_at_zero,
    }
    return tuple(what for what, does in changed.items() if does)


def group_of(ability: Ability) -> str:
    """The group of abilities among which one with a triggering condition is used; empty for one without."""
    trigger = ability.trigger
    if trigger is None:
        return ""
    if any(isinstance(effect, Cancel | Save) for effect in ability.effects):
        return WOULD
    if ability.kind == "interrupt":
        if trigger.would or trigger.event == "initiate":
            return WOULD
        return FORCED_INTERRUPT if ability.forced else INTERRUPT
    return FORCED_REACTION if ability.forced else REACTION


class Index:
    """Abilities by the kind of occurrence that triggers them, action abilities, and constant abilities.

    Each is named by the card's number and the ability's number on that card.
    """

    def __init__(self, game: Game) -> None:
        self.listeners: dict[tuple[str, str], tuple[tuple[int, int], ...]] = {}
        """By group of abilities (``would`` ...) and triggering condition."""
        self.heard: dict[str, frozenset[str]] = {}
        """By triggering condition: the groups in which any card has an ability to it."""
        self.actions: tuple[tuple[int, int], ...] = ()
        self.constants: dict[str, tuple[tuple[int, Modify, int], ...]] = {}
        """By what it changes (``strength`` ...): card, what its constant ability does, and the ability's number."""
        self.keywords = frozenset(keyword.name for card in game.cards for keyword in card.definition.keywords)
        """The keywords that are printed on any card."""
        self.restrains_attachments = any(
            card.definition.attaches_to is not None
            or card.definition.copies_per_host is not None
            or any(keyword.name in NO_ATTACHMENTS for keyword in card.definition.keywords)
            for card in game.cards
        )
        """Whether any card says what can or cannot be attached: an attachment could become illegal."""
        for number, card in enumerate(game.cards):
            for position, ability in enumerate(card.definition.abilities):
                if ability.kind == "action":
                    self.actions += ((number, position),)
                elif ability.kind == "constant":
                    for effect in ability.effects:
                        if isinstance(effect, Modify):
                            for what in changes(effect):
                                known = self.constants.get(what, ())
                                self.constants[what] = (*known, (number, effect, position))
                elif ability.trigger is not None:
                    event = ability.trigger.event
                    group = group_of(ability)
                    key = (group, event)
                    self.listeners[key] = (*self.listeners.get(key, ()), (number, position))
                    self.heard[event] = self.heard.get(event, frozenset()) | {group}
