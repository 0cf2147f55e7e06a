"""Effects as a clause without the player who does them. An effect for which no template has words has a function here."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability import (
    Attach,
    Cards,
    DiscardFromHand,
    Effect,
    EffectOnCards,
    EffectOnPlayers,
    May,
    MoveGold,
    On,
    Paid,
    Pick,
    PlayerNumber,
    PutIntoPlay,
    Search,
    TakeControl,
)
from agot_judge.engine.ability.words import Who
from agot_judge.text.unparse.amounts import many
from agot_judge.text.unparse.cards import noun, on
from agot_judge.text.unparse.descriptions import how_many, in_total
from agot_judge.text.unparse.parts import start
from agot_judge.text.unparse.templates import PARTS, filled, names_in
from agot_judge.text.unparse.wording import (
    TARGETS,
    WORDS,
    Unworded,
    Wording,
    duration,
    inflected,
    listed,
    place,
    who,
    whose,
)

Deeds = EffectOnCards | EffectOnPlayers
SIDES = {
    "attacking": "as an attacker",
    "defending": "as a defender",
    "your side": "in the challenge on your side",
}


def clause(wording: Wording, effect: Deeds, subject: Who) -> str:
    """The clause of the subject: ``draws 2 cards``."""
    own = _OWN.get(type(effect))
    return _templated(wording, effect, subject) if own is None else own(wording, effect, subject)


def _templated(wording: Wording, effect: Deeds, subject: Who) -> str:
    """The effect in the words that the lexicon has for it; the first word agrees with the subject."""
    template = WORDS.template("effects", type(effect).__name__, effect)
    if template is None:
        raise Unworded
    verb, space, rest = template.partition(" ")
    verb = inflected(verb, subject) if verb in WORDS.verbs else verb
    return filled(f"{verb}{space}{rest}", wording, effect)


# -- cards -------------------------------------------------------------------------------------------------------------


def _put_into_play(wording: Wording, effect: PutIntoPlay, subject: Who) -> str:
    cards = effect.on if isinstance(effect.on, Cards) else None
    pick = cards.pick if cards is not None else None
    choice = ""
    if pick is not None and effect.under != "owner" and pick.by not in ("you", effect.under):
        choice = f" of {whose(pick.by)} choice"
    said = f"{on(wording, effect.on)}{choice} into play{start(wording, effect.on)}"
    at_an_end = cards is not None and (cards.top is not None or cards.bottom is not None or cards.topmost)
    nowhere = ("play", "any", "out of game", "under", "agenda")
    if cards is not None and cards.zone not in nowhere and not at_an_end:
        here = replace(cards, zone="play" if cards.among is None else "any", controller="any")
        said = f"{on(wording, here)}{choice} into play from {place(cards.zone, cards.controller)}"
    own = effect.on == "self" if cards is None else cards.controller == "you" or cards.owner == "you"
    if effect.under == "owner":
        said += " under its owner's control"
    elif effect.under != subject or (subject == "you" and not own):
        said += f" under {whose(effect.under)} control"
    how = filled("<kneeling? knelt><facedown? facedown>", wording, effect)
    how += f", participating {SIDES[effect.participating]}" if effect.participating else ""
    return f"{inflected('put', subject)} {said}{how}"


def _attach(wording: Wording, effect: Attach, subject: Who) -> str:
    if effect.as_duplicate or effect.facedown or not _is_anothers(wording, effect.on):
        return _templated(wording, effect, subject)
    what = f"{on(wording, effect.on)}{start(wording, effect.on)}"
    return f"{inflected('put', subject)} {what} into play under your control, attached to {on(wording, effect.to)}"


def _is_anothers(wording: Wording, what: On) -> bool:
    """True of cards in a place of another player: it must be said under whose control they come."""
    cards = what if isinstance(what, Cards) else None
    if what in TARGETS and TARGETS.index(what) < len(wording.targets):
        cards = wording.targets[TARGETS.index(what)]
    if cards is None or cards.zone in ("play", "any"):
        return False
    return cards.controller != "you" and cards.this is None


def _take_control(wording: Wording, effect: TakeControl, subject: Who) -> str:
    """Control that one takes, or that is given to another."""
    if effect.player == subject and not given_by(effect):
        return _templated(wording, effect, subject)
    until = duration(wording, effect.until)
    return f"{inflected('give', subject)} control of {on(wording, effect.on)} to {who(effect.player)}{until}"


def _search(wording: Wording, effect: Search) -> str:
    """The place that is searched, and the cards for which: ``your deck for a Knight card``."""
    cards = effect.cards
    where = place(cards.zone, cards.controller)
    if cards.top is not None:
        where = f"the top {many(wording, cards.top)} cards of {where}"
    kinds = [_sought(wording, one) for one in (cards, *effect.each)]
    sought = f"either: {', or '.join(kinds)}" if effect.either else listed(kinds)
    return f"{where} for {sought}"


def _sought(wording: Wording, cards: Cards) -> str:
    pick = cards.pick
    plain = replace(cards, pick=None, top=None, zone="play", controller="any")
    if pick is None:
        return noun(wording, plain, "each")
    one = pick.most == 1 and not pick.any_number
    least = pick.most if one or (pick.different and pick.most == Paid()) else 0
    return noun(wording, plain, how_many(wording, replace(pick, least=least))) + in_total(wording, pick.total)


# -- hands -------------------------------------------------------------------------------------------------------------


def _down_to(wording: Wording, effect: DiscardFromHand) -> str:
    """The number of cards that are left in hand, of which so many more are discarded."""
    amount = effect.amount
    plain = DiscardFromHand(amount=amount, player=effect.player)
    if not isinstance(amount, PlayerNumber) or effect != plain or amount.player != effect.player:
        raise Unworded
    return str(-amount.plus)


def _from_hand(wording: Wording, effect: DiscardFromHand) -> str:
    if effect.at_least is not None:
        raise Unworded
    return on(wording, replace(effect.cards, zone="play", pick=Pick(least=effect.amount, most=effect.amount)))


_OWN: dict[type, Callable[[Wording, Any, Who], str]] = {
    PutIntoPlay: _put_into_play,
    Attach: _attach,
    TakeControl: _take_control,
}
PARTS.update(down_to=_down_to, from_hand=_from_hand, searched=_search)
PARTS["start"] = lambda wording, effect: start(wording, effect.on)
PARTS["own_hand"] = lambda wording, effect: f"{whose(effect.player)} hand"


def _subject(effect: Effect) -> Who | None:
    """The player of an effect that he or she does; None of any other."""
    if not isinstance(effect, EffectOnCards | EffectOnPlayers):
        return None
    template = WORDS.template("effects", type(effect).__name__, effect) or ""
    return None if "player" in names_in(template) else getattr(effect, "player", None)


def _picker(effect: Effect) -> Who | None:
    """The player who picks the cards of an effect; None: nobody does."""
    cards = (getattr(effect, name, None) for name in ("on", "source", "to"))
    return next((one.pick.by for one in cards if isinstance(one, Cards) and one.pick is not None), None)


def given_by(effect: TakeControl) -> Who | None:
    """The other player who gives it to you, and picks it; None: nobody does."""
    picker = _picker(effect)
    return picker if effect.player == "you" != picker else None


def doer(effect: Effect) -> Who:
    """Who does it, as the words say it: you by order, or another player."""
    if isinstance(effect, MoveGold) and effect.is_given and effect.to_player == "you":
        return effect.from_player
    if isinstance(effect, TakeControl):
        return given_by(effect) or "you"
    if player := _subject(effect):
        return player
    if isinstance(effect, PutIntoPlay) and effect.under != "owner":
        return effect.under
    return _picker(effect) or "you"


def had_do_it(may: May) -> Who | None:
    """The player whom another one may have do all of it; None: it is done by the one who may."""
    doers = {_subject(effect) or _picker(effect) or "you" for effect in may.effects}
    other = doers.pop() if len(doers) == 1 else None
    return None if other in ("you", may.player, "that player") else other
