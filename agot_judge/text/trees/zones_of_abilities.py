"""Where a card is when its ability is used, as its type and its triggering condition say."""

from msgspec.structs import replace

from agot_judge.engine.ability import Condition
from agot_judge.engine.ability.ability import Ability, Effect, Forbid, Permit
from agot_judge.engine.ability.triggers import Trigger
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.parsing.words import Words

ZONES = {"event": "hand", "agenda": "agenda"}
"""Where a card of the type is when its abilities are used; in play if not named here."""

_BEFORE = {
    "discard from hand": ("hand",),
    "discard from deck": ("deck",),
    "discard from shadows": ("shadows",),
}
"""Where the card is that is about to be discarded."""
_AFTER = {
    "discard from hand": ("discard",),
    "discard from deck": ("discard",),
    "discard from shadows": ("discard",),
    "discard from play": ("discard",),
    "discard": ("discard",),
    "sacrifice": ("discard",),
    "kill": ("dead",),
    "return to hand": ("hand",),
    "leave play": ("discard", "dead", "hand", "shadows"),
    "draw": ("hand",),
}
"""Where the card may be to which this happened."""


def zone_of(kind: str, trigger: Trigger | None, card_type: str) -> str | tuple[str, ...]:
    """The zone, or the zones in one of which the card must be.

    An ability that reacts to what took its own card out of play, or interrupts what happens to it out of play, requires
    that the card be there (2e/rr/abilities/5, 2e/faq/2.4/1).
    """
    if trigger is not None and trigger.or_else:
        each = (zone_of(kind, one, card_type) for one in (replace(trigger, or_else=()), *trigger.or_else))
        found = tuple(dict.fromkeys(zone for zones in each for zone in _several(zones)))
        return found[0] if len(found) == 1 else found
    usual = ZONES.get(card_type, "play")
    if trigger is not None and kind == "reaction" and _leaves_with(trigger, card_type):
        return _WITH_ITS_CARD
    if trigger is not None and kind == "reaction" and _is_this_or_another(trigger):
        return (usual, *_places_after(trigger, usual))
    if trigger is None or trigger.card is None or not trigger.card.this:
        return usual
    if trigger.event == "reveal" and trigger.card.zone != "play":
        return trigger.card.zone
    if trigger.event == "enter pile":
        # An event that is discarded is not being played from the hand.
        return trigger.to if kind == "reaction" or card_type == "event" else trigger.out_of or usual
    if kind == "reaction" or card_type == "event":
        places = _places_after(trigger, usual)
    else:
        events = (trigger.event, *trigger.or_events)
        places = tuple(dict.fromkeys(place for event in events for place in _BEFORE.get(event, (usual,))))
    return places[0] if len(places) == 1 else places


def where_it_went(ability: Ability, card_type: str) -> Ability:
    """The ability as it is used where cards leave play at once: what answers its own card's leaving is used where that is
    then."""
    trigger = ability.trigger
    if trigger is None or trigger.card is None or not trigger.card.this or ability.kind != "reaction":
        return ability
    return replace(ability, zone=zone_of(ability.kind, trigger, card_type))


def _several(zones: str | tuple[str, ...]) -> tuple[str, ...]:
    return (zones,) if isinstance(zones, str) else zones


def _places_after(trigger: Trigger, usual: str) -> tuple[str, ...]:
    events = (trigger.event, *trigger.or_events)
    return tuple(dict.fromkeys(place for event in events for place in _AFTER.get(event, (usual,))))


def _is_this_or_another(trigger: Trigger) -> bool:
    """``after Old Bear or this card is killed``: it is out of play for the one, in play for the other."""
    card = trigger.card
    leaves = all(event in _AFTER for event in (trigger.event, *trigger.or_events))
    return leaves and card is not None and any(one.this for one in card.any_of)


_WITH_ITS_CARD = ("hand", "discard")
"""Where an attachment goes as the card leaves play to which it is attached (2e/rr/leaves-play/5, 2e/rr/terminal/1)."""
_LEAVING = {"discard from play", "discard", "sacrifice", "kill", "return to hand", "leave play"}


def _leaves_with(trigger: Trigger, card_type: str) -> bool:
    """True where an attachment reacts to what takes attached card out of play, and itself with it."""
    of_host = card_type == "attachment" and trigger.card is not None and bool(trigger.card.host)
    return of_host and _LEAVING.issuperset((trigger.event, *trigger.or_events))


_PLACES = {
    ("hand",): "hand",
    ("discard", "pile"): "discard",
    ("dead", "pile"): "dead",
    ("discard",): "discard",
}


def zone_said(words: Words, first: int) -> str | tuple[str, ...] | None:
    """From where the text says that its own card comes (``put .. into play from your discard pile``), wherever it says so
    after the place: also in what is otherwise not understood. None: nowhere."""
    for place in range(first, len(words)):
        for word in words.at[place]:
            if word.kind == "SELF":
                at = word.next
                if words.are_words(at, "into", "play"):
                    at += 2
                if words.is_word(at, "from"):
                    return _places(words, at + 1)
    return None


def _places(words: Words, at: int) -> str | tuple[str, ...] | None:
    if words.is_word(at, "shadows"):
        return "shadows"
    found: list[str] = []
    while words.is_word(at, "your", "or"):
        at += 1 if not words.is_word(at + 1, "your") else 2
        known = next((key for key in _PLACES if words.are_words(at, *key)), None)
        if known is None:
            break
        found.append(_PLACES[known])
        at += len(known)
    return None if not found else found[0] if len(found) == 1 else tuple(found)


def where_this_is(condition: Condition | None) -> str | tuple[str, ...]:
    """Where this card must be, as a condition says: ``while The Siege is in your used pile``, ``if The Stray is in your
    discard pile`` (2e/faq/2.4/1); empty: it does not say."""
    parts = () if condition is None else (condition, *condition.all_of)
    zones = [part.exists.zone for part in parts if part.exists is not None and part.exists.this]
    return next((zone for zone in zones if zone not in ("play", "any")), "")


def zone_in_use(
    condition: Condition | None,
    kind: str,
    trigger: Trigger | None,
    card_type: str,
    said: str | tuple[str, ...] | None,
) -> str | tuple[str, ...]:
    """Where the card is when the ability is used, as a condition says, and else its triggering condition and its type.

    ``said``: from where the effects would take it. An interrupt to what takes it out of play is used in play.
    """
    own = trigger is not None and trigger.card is not None and bool(trigger.card.this)
    leaves = trigger is not None and trigger.event in _AFTER and trigger.event not in _BEFORE
    if said and not (own and leaves and kind == "interrupt"):
        return said
    return where_this_is(condition) or zone_of(kind, trigger, card_type)


USES = (
    *("marshal", "marshal into shadows", "ambush", "bring out of shadows", "put into play", "enter play"),
    "place in setup",
)
"""The acts that are done with a card that is not in play."""
NOT_IN_PLAY = ("hand", "shadows", "discard", "dead", "deck")


def used_from(effects: Effects) -> str | tuple[str, ...]:
    """From where they let this card be used, or keep it from being used: it says so there, not in play; empty: they say
    nothing of the kind."""
    if effects and all(_keeps_itself_out(effect) for effect in effects):
        return NOT_IN_PLAY
    cards = [effect.cards for effect in effects if isinstance(effect, Permit)]
    zones = [one.zone for one in cards if one is not None and one.this]
    if len(zones) != len(effects) or len(set(zones)) != 1:
        return ""
    return "" if zones[0] == "play" else zones[0]  # "spend gold on this card", an agenda perhaps


def _keeps_itself_out(effect: Effect) -> bool:
    """``this card cannot be marshaled``: that requires that it be out of play (2e/rr/abilities/5)."""
    if not isinstance(effect, Forbid) or effect.cards is None or effect.cannot not in USES:
        return False
    return effect.cards.among == "self" or effect.cards.this is True
