"""Reactions that speak of a card that is no longer what it was: ``After an attacking character is removed from the challenge``.

The card is looked for where it went (2e/faq/2.4/1), and attacks, kneels and has power no more. What a card was as it left
play is kept for the triggering condition and for numbers; all else is left to the judge. An interrupt sees the card while
it is still so.
"""

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Ability, Delayed, Instead, Later
from agot_judge.engine.ability.cards import CardNumber, Cards, Condition
from agot_judge.engine.ability.effects_on_players import Save
from agot_judge.engine.ability.triggers import Trigger
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.state.events import LEAVING, facets
from agot_judge.text.phrases.person import Unclear
from agot_judge.text.trees.before_or_after import is_changed_by

DEPARTURES = {facet for kind in LEAVING for facet in facets(kind)}
"""The triggering conditions that a card creates by leaving play: what it was there is kept for what reacts to that."""
GONE = DEPARTURES | {"enter pile", "remove from challenge"}
STATES = (
    "kneeling",
    "attacking",
    "defending",
    "participating",
    "alone",
    "with_token",
    "attachment",
)
PARTS = ("attacking", "defending", "participating", "alone")
"""The states that a card has in a challenge only."""
MEASURES = ("STR", "power", "gold", "tokens", "attachments", "duplicates")
"""The numbers that a card has in play only; printed values are known wherever the card is."""


def is_known(kind: str, trigger: Trigger) -> bool:
    """True where the triggering condition speaks of no state that the card has lost when the ability is used."""
    return kind != "reaction" or not any(_is_lost(one) for one in (trigger, *trigger.or_else))


def known_part(kind: str, trigger: Trigger) -> Trigger:
    """The triggering condition without what it says of a state that the card has lost when the ability is used, and of the
    player before what he or she did."""
    if kind != "reaction":
        return trigger
    if not is_known(kind, trigger):
        trigger = without_states(trigger)
    return replace(trigger, when=tuple(one for one in trigger.when if not is_changed_by(trigger.event, one)))


def counts_nothing_lost(kind: str, trigger: Trigger | None, said: Ability) -> None:
    """Raises Unclear for a reaction to a card's leaving play that counts what it had: ``for each power on that character``;
    and for one to the end of a challenge that does something to those who take part, as nobody does any longer."""
    if kind == "interrupt" and trigger is not None and _awaits_what_goes(trigger, said):
        raise Unclear("where it is by then")
    if kind != "reaction" or trigger is None:
        return
    if trigger.event == "challenge ends" and asks_who_takes_part(
        (said.costs, said.choose, said.effects, said.then)
    ):
        raise Unclear("who took part")
    gone = {one for found in (trigger, *trigger.or_else) for one in (found.event, *found.or_events)}
    if trigger.would or GONE.isdisjoint(gone):
        return
    for heard in (trigger, *trigger.or_else):
        if heard.card is None:
            continue
        described = _described_as_it(said.condition, heard.card)
        if any(_has_state(cards) for cards in described) or (
            not _is_kept(heard) and says_what_it_was(said.condition, heard.card)
        ):
            raise Unclear("what it was")
    for one in nodes(said):
        lay_on_it = isinstance(one, Cards) and one.attached_to == "occurrence"
        counted = isinstance(one, CardNumber) and one.on == "occurrence" and one.what in MEASURES
        if lay_on_it or (counted and not gone <= DEPARTURES):
            raise Unclear("what it had")


def asks_who_takes_part(said: object) -> bool:
    """True where it speaks of attacking, defending or participating characters."""
    return any(
        isinstance(one, Cards) and any(getattr(one, part) is not None for part in PARTS)
        for one in nodes(said)
    )


def _awaits_what_goes(trigger: Trigger, said: object) -> bool:
    """True where something is done later with the card that leaves play: what is in force on it expires as it goes."""
    leaves = trigger.event in {facet for kind in LEAVING for facet in facets(kind)}
    if not leaves or trigger.would or trigger.card is None:
        return False
    parts = tuple(nodes(said))
    if any(isinstance(one, Save) or (isinstance(one, Instead) and one.of == "occurrence") for one in parts):
        return False
    gone = ("self", "occurrence") if trigger.card.this else ("occurrence",)
    later = (done for one in parts if isinstance(one, Delayed | Later) for done in nodes(one.effects))
    return any(getattr(done, "on", None) in gone for done in later)


def _is_lost(trigger: Trigger) -> bool:
    if trigger.would or GONE.isdisjoint((trigger.event, *trigger.or_events)) or trigger.card is None:
        return False
    if _is_kept(trigger):
        return any(_has_state(one) for one in _described_as_it(trigger.when, trigger.card))
    return _has_state(trigger.card) or says_what_it_was(trigger.when, trigger.card)


def _is_kept(trigger: Trigger) -> bool:
    """True where it speaks of cards that leave play, which are seen as they were by what reacts to that."""
    return DEPARTURES.issuperset((trigger.event, *trigger.or_events))


def says_what_it_was(said: object, card: Cards) -> bool:
    """True where a condition asks for a state of this card: ``while it is attacking``, ``if Old Tam was kneeling``."""
    parts = tuple(nodes(said))
    of_it = _described_as_it(said, card)
    of_it += [one.fits for one in parts if isinstance(one, Condition) and one.fits and _names_it(one, card)]
    return any(_has_state(one) for one in of_it)


def _described_as_it(said: object, card: Cards) -> list[Cards]:
    """The descriptions in ``said`` that are of this card: ``while you control Old Tam``."""
    return [one for one in nodes(said) if isinstance(one, Cards) and _is_it(one, card)]


def _names_it(one: Condition, card: Cards) -> bool:
    return (
        one.card == "occurrence"
        or (one.card == "self" and bool(card.this))
        or (one.card == "host" and bool(card.host))
    )


def _is_it(one: Cards, card: Cards) -> bool:
    return one.among == "occurrence" or bool(one.this and card.this) or bool(one.host and card.host)


def _has_state(cards: Cards) -> bool:
    if any(getattr(cards, name) is not None for name in STATES):
        return True
    measures = [*(one.of for one in cards.where), cards.highest, cards.lowest]
    if any(one in MEASURES for one in measures):
        return True
    return any(_has_state(one) for one in (*cards.any_of, *cards.excluding))


def without_states(trigger: Trigger) -> Trigger:
    """The triggering condition without what is said of such a state: whatever else it says is enforced."""
    others = tuple(without_states(one) for one in trigger.or_else)
    if not _is_lost(trigger):
        return replace(trigger, or_else=others)
    assert trigger.card is not None
    when = tuple(_whatever_it_was(one, trigger.card) for one in trigger.when)
    when = tuple(one for one in when if one != Condition())
    card = trigger.card if _is_kept(trigger) else _plain(trigger.card)
    return replace(trigger, card=card, when=when, or_else=others)


def _whatever_it_was(one: Condition, card: Cards) -> Condition:
    """The condition without what it asks of that card; of the challenge it still says what else it says."""
    if one.none_of or one.any_of or not one.all_of:
        return Condition() if says_what_it_was(one, card) else one
    return replace(one, all_of=tuple(part for part in one.all_of if not says_what_it_was(part, card)))


def _plain(cards: Cards) -> Cards:
    return replace(
        cards,
        **dict.fromkeys(STATES),
        where=tuple(one for one in cards.where if one.of not in MEASURES),
        highest=None if cards.highest in MEASURES else cards.highest,
        lowest=None if cards.lowest in MEASURES else cards.lowest,
        any_of=() if any(_has_state(one) for one in cards.any_of) else cards.any_of,
        excluding=tuple(one for one in cards.excluding if not _has_state(one)),
    )
