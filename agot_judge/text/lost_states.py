"""What a reaction says of a card that has left play: ``After an attacking character is killed``.

The card is looked for where it went (2e/faq/2.4/1), and attacks, kneels and has power no more. What it was before is
not kept, so that it is left to the judge; an interrupt sees the card while it is still so.
"""

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Ability, Delayed, Instead, Later
from agot_judge.engine.ability.cards import CardNumber, Cards, Condition
from agot_judge.engine.ability.effects_on_players import Save
from agot_judge.engine.ability.triggers import Trigger
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.state.events import LEAVING, facets
from agot_judge.text.person import Unclear

GONE = {facet for kind in LEAVING for facet in facets(kind)} | {"enter pile", "remove from challenge"}
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
"""What a card is in a challenge only."""
MEASURES = ("STR", "power", "gold", "tokens", "attachments", "duplicates")
"""What a card has in play only; printed values are known wherever it is."""


def is_known(kind: str, trigger: Trigger) -> bool:
    """Whether the triggering condition speaks of no state that the card has lost when the ability is used."""
    return kind != "reaction" or not any(_is_lost(one) for one in (trigger, *trigger.or_else))


def known_part(kind: str, trigger: Trigger, asked_before: Condition | None) -> Trigger:
    """The triggering condition without what it says of a state that the card has lost when the ability is used, and of the
    player before what he or she did."""
    if kind != "reaction":
        return trigger
    if not is_known(kind, trigger):
        trigger = without_states(trigger)
    return replace(trigger, when=tuple(one for one in trigger.when if one != asked_before))


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
    if any(says_what_it_was(said.condition, one.card) for one in (trigger, *trigger.or_else) if one.card):
        raise Unclear("what it was")
    for one in nodes(said):
        lay_on_it = isinstance(one, Cards) and one.attached_to == "occurrence"
        if lay_on_it or (isinstance(one, CardNumber) and one.on == "occurrence" and one.what in MEASURES):
            raise Unclear("what it had")


def asks_who_takes_part(said: object) -> bool:
    """Whether it speaks of attacking, defending or participating characters."""
    return any(
        isinstance(one, Cards) and any(getattr(one, part) is not None for part in PARTS)
        for one in nodes(said)
    )


def _awaits_what_goes(trigger: Trigger, said: object) -> bool:
    """Whether something is done later with the card that leaves play: what is in force on it expires as it goes."""
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
    return _has_state(trigger.card) or says_what_it_was(trigger.when, trigger.card)


def says_what_it_was(said: object, card: Cards) -> bool:
    """Whether a condition asks for a state of this card: ``while it is attacking``, ``if Old Tam was kneeling``."""
    parts = tuple(nodes(said))
    of_it = [one for one in parts if isinstance(one, Cards) and _is_it(one, card)]
    of_it += [one.fits for one in parts if isinstance(one, Condition) and one.fits and _names_it(one, card)]
    return any(_has_state(one) for one in of_it)


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
    return replace(trigger, card=_plain(trigger.card), when=when, or_else=others)


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
