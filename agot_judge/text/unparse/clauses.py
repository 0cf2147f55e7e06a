"""What is done: effects as a clause without the player who does it. What the lexicon has no words for has a function here."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Amount, Cards, On, Paid, Pick, PlayerNumber, ThatMany
from agot_judge.engine.ability.effects_on_cards import (
    Attach,
    BecomeTarget,
    EffectOnCards,
    Move,
    Participate,
    PutIntoPlay,
    ReturnToHand,
    Sacrifice,
    Search,
    TakeControl,
)
from agot_judge.engine.ability.effects_on_players import (
    ApplyClaim,
    BecomeFirst,
    ByHand,
    CarryOut,
    DiscardCards,
    DiscardFromDeck,
    DiscardFromHand,
    Draw,
    EffectOnPlayers,
    GainPower,
    InitiateChallenge,
    LoseGold,
    MoveGold,
    Rearrange,
    Save,
)
from agot_judge.engine.ability.words import Who
from agot_judge.text.unparse.amounts import many, so_many
from agot_judge.text.unparse.cards import noun, on
from agot_judge.text.unparse.doers import given_by
from agot_judge.text.unparse.measures import how_many, in_total
from agot_judge.text.unparse.parts import part_of, seen, templated
from agot_judge.text.unparse.places import place
from agot_judge.text.unparse.wording import (
    TARGETS,
    WORDS,
    Wording,
    duration,
    inflected,
    listed,
    plural,
    who,
    whose,
)

Effect = EffectOnCards | EffectOnPlayers


def clause(wording: Wording, effect: Effect, subject: Who) -> str:
    """The clause of the subject: ``draws 2 cards``."""
    own = _OWN.get(type(effect))
    return templated(wording, effect, subject) if own is None else own(wording, effect, subject)


# -- cards -------------------------------------------------------------------------------------------------------------


def _sacrifice(wording: Wording, effect: Sacrifice, subject: Who) -> str:
    """The sacrifice of a player's own cards; each card of anybody ``is sacrificed``."""
    cards = effect.on
    if subject == "you" and isinstance(cards, Cards) and cards.pick is None and cards.controller == "any":
        return f"{on(wording, cards)} is sacrificed"
    return templated(wording, effect, subject)


def _unsaved(effect: ReturnToHand | Move) -> str:
    return "" if effect.can_be_saved else " (cannot be saved)"


def _return(wording: Wording, effect: ReturnToHand, subject: Who) -> str:
    # What returns itself "from your hand" is an event that is being played.
    whence = "" if wording.zone == "hand" else start(wording, effect.on)
    cards = f"{on(wording, effect.on)}{whence}"
    return f"{inflected('return', subject)} {cards} to its owner's hand{_unsaved(effect)}"


def _move(wording: Wording, effect: Move, subject: Who) -> str:
    cards = on(wording, effect.on)
    facedown = " facedown" if effect.facedown else ""
    own_words = {
        "hand": ("add", " to its owner's hand"),
        "deck": ("shuffle", " into its owner's deck"),
        "out of game": ("remove", f" from the game{facedown}{duration(wording, effect.until)}"),
        "under this card": ("place", f" facedown under {wording.title}"),
    }
    verb, where = own_words.get(effect.to) or ("place", f" {WORDS.placed[effect.to]}")
    if not isinstance(effect.on, str) and where.startswith(" in "):
        where = f" to {where.removeprefix(' in ')}"  # "a card in a pile" would say where it is
    if effect.on == "self" and where == " in shadows":
        where = " into shadows"  # a title may be a trait: "a Windblown in shadows"
    return f"{inflected(verb, subject)} {cards}{where}{_unsaved(effect)}"


def start(wording: Wording, cards: On) -> str:
    """The place from which this card comes, if a card of its type is not there anyway."""
    if cards != "self" or wording.zone in ("play", "agenda"):
        return ""
    return f" from {'shadows' if wording.zone == 'shadows' else place(wording.zone, 'you')}"


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
    said += f"{' knelt' if effect.kneeling else ''}{' facedown' if effect.facedown else ''}"
    if effect.participating == "your side":
        said += ", participating in the challenge on your side"
    elif effect.participating:
        said += f", participating as {'an attacker' if effect.participating == 'attacking' else 'a defender'}"
    return f"{inflected('put', subject)} {said}"


def _attach(wording: Wording, effect: Attach, subject: Who) -> str:
    how = " as a duplicate" if effect.as_duplicate else " facedown" if effect.facedown else ""
    what, host = f"{on(wording, effect.on)}{start(wording, effect.on)}", on(wording, effect.to)
    if not how and _is_anothers(wording, effect.on):
        return f"{inflected('put', subject)} {what} into play under your control, attached to {host}"
    return f"{inflected('attach', subject)} {what} to {host}{how}"


def _is_anothers(wording: Wording, what: On) -> bool:
    """True of cards in a place of another player: it must be said under whose control they come."""
    cards = what if isinstance(what, Cards) else None
    if what in TARGETS and TARGETS.index(what) < len(wording.targets):
        cards = wording.targets[TARGETS.index(what)]
    if cards is None or cards.zone in ("play", "any"):
        return False
    return cards.controller != "you" and cards.this is None


def _take_control(wording: Wording, effect: TakeControl, subject: Who) -> str:
    if not given_by(effect):
        return templated(wording, effect, subject)
    until = duration(wording, effect.until)
    return f"{inflected('give', subject)} control of {on(wording, effect.on)} to you{until}"


def _participate(wording: Wording, effect: Participate, subject: Who) -> str:
    cards = on(wording, effect.on)
    if effect.defending:
        return f"{cards} is participating in the challenge as a defender"
    return f"{inflected('have', subject)} {cards} participate in the challenge on your side"


def _become_target(wording: Wording, effect: BecomeTarget, subject: Who) -> str:
    cards, target = on(wording, effect.on), "the target of that ability instead"
    return f"{cards} becomes {target}" if isinstance(effect.on, str) else f"choose {cards} to become {target}"


def _search(wording: Wording, effect: Search, subject: Who) -> str:
    cards = effect.cards
    where = place(cards.zone, cards.controller)
    if cards.top is not None:
        where = f"the top {many(wording, cards.top)} cards of {where}"
    kinds = [_sought(wording, one) for one in (cards, *effect.each)]
    sought = f"either: {', or '.join(kinds)}" if effect.either else listed(kinds)
    return f"{inflected('search', subject)} {where} for {sought}"


def _sought(wording: Wording, cards: Cards) -> str:
    pick = cards.pick
    plain = replace(cards, pick=None, top=None, zone="play", controller="any")
    if pick is None:
        return noun(wording, plain, "each")
    quantity = "a"
    if pick.any_number or pick.most != 1:
        quantity = how_many(wording, 0, pick.most, any_number=pick.any_number)
    if pick.different:
        quantity = "X" if pick.most == Paid() and not pick.any_number else quantity
        quantity = f"{quantity} different"
    return noun(wording, plain, quantity) + in_total(wording, pick.total)


# -- power and gold ----------------------------------------------------------------------------------------------------


def _gain_power(wording: Wording, effect: GainPower, subject: Who) -> str:
    number, ending = so_many(wording, effect.amount)
    faction = "" if effect.on is not None else f" for {'your' if subject == 'you' else 'their'} faction"
    return f"{inflected('gain', subject)} {number} power{faction}{ending}"


def _lose_gold(wording: Wording, effect: LoseGold, subject: Who) -> str:
    much = "all" if effect.all_of_it else part_of(wording, effect)
    there = "in" if effect.all_of_it else "from"
    return (
        f"{inflected('return', subject)} {much} gold {there} {whose(effect.player)} gold pool to the treasury"
    )


def _move_gold(wording: Wording, effect: MoveGold, subject: Who) -> str:
    def pool(cards: On | None, player: Who) -> str:
        return f"{whose(player)} gold pool" if cards is None else on(wording, cards)

    gold = f"{part_of(wording, effect)} gold"
    if effect.is_given and effect.to_player == "you":
        return f"{inflected('give', subject)} you {gold}"
    if effect.is_given:
        whence = pool(None, effect.from_player)
        return f"{inflected('give', subject)} {who(effect.to_player)} {gold} from {whence}"
    source, to = pool(effect.source, effect.from_player), pool(effect.to, effect.to_player)
    return f"{inflected('move', subject)} {gold} from {source} to {to}"


# -- hands and decks ---------------------------------------------------------------------------------------------------


def _draw(wording: Wording, effect: Draw, subject: Who) -> str:
    amount, draw = effect.amount, inflected("draw", subject)
    if isinstance(amount, PlayerNumber) and amount.what == "short of reserve":
        your = "your" if subject == "you" else "their"
        return f"{draw} cards until {your} hand size is equal to {your} reserve value"
    if isinstance(amount, PlayerNumber) and (amount.what, amount.times) == ("hand", -1):
        return f"{draw} cards until {'you' if subject == 'you' else 'they'} have {amount.plus} cards in hand"
    return templated(wording, effect, subject)


def _discard_from_hand(wording: Wording, effect: DiscardFromHand, subject: Who) -> str:
    discard, hand = inflected("discard", subject), f"{whose(effect.player)} hand"
    amount: Amount = effect.amount
    plus = amount.plus if isinstance(amount, PlayerNumber) else 0
    down = PlayerNumber(what="hand", player=effect.player, plus=plus)
    if effect == DiscardFromHand(amount=down, player=effect.player):
        they = "you" if subject == "you" else "they"
        return f"{discard} cards from {hand} until {they} have {-plus} cards in hand"
    if effect.all_of_it:
        least = f" (of at least {effect.at_least} cards)" if effect.at_least else ""
        return f"{discard} {hand}{least}"
    any_card = effect.cards == Cards(zone="hand")
    if effect.at_least == 0 and amount == Paid() and any_card:
        return f"{discard} any number of cards from {hand}"
    if effect.at_least:
        return f"{discard} {effect.at_least} or more cards from {hand}"
    if not any_card:
        pick = Pick(least=amount, most=amount)
        return f"{discard} {on(wording, replace(effect.cards, zone='play', pick=pick))} from {hand}"
    number = many(wording, amount)
    return f"{discard} {number} {plural('card', number)} from {hand}"


def _discard_from_deck(wording: Wording, effect: DiscardFromDeck, subject: Who) -> str:
    discard, number = inflected("discard", subject), many(wording, effect.amount)
    deck = place("deck", effect.player)
    if effect.amount == ThatMany():
        return f"{discard} {number} cards from the top of {deck}"
    return f"{discard} the top {'' if number == '1' else f'{number} '}{plural('card', number)} of {deck}"


def _discard_cards(wording: Wording, effect: DiscardCards, subject: Who) -> str:
    cards, discard = effect.on, inflected("discard", subject)
    if isinstance(cards, Cards) and cards == Cards(zone="shadows", controller=cards.controller):
        return f"{discard} each card in {place('shadows', cards.controller)}"
    return f"{discard} {seen(wording, cards)}{start(wording, cards)}"


def _rearrange(wording: Wording, effect: Rearrange, subject: Who) -> str:
    end = "top" if effect.to == "top of deck" else "bottom"
    cards = wording.all_of(effect.on) if isinstance(effect.on, str) else on(wording, effect.on)
    return f"{inflected('place', subject)} {cards} on the {end} of its owner's deck in any order"


# -- the game ----------------------------------------------------------------------------------------------------------


def _apply_claim(wording: Wording, effect: ApplyClaim, subject: Who) -> str:
    if effect.type != "chosen":
        return f"apply [{effect.type}] claim"
    as_if = "as if you were the winning opponent"
    return f"{who(effect.player)} must satisfy the claim of that challenge type {as_if}"


def _initiate(wording: Wording, effect: InitiateChallenge, subject: Who) -> str:
    kind = f"[{effect.type}] challenge" if effect.type else "challenge"
    if effect.type == "chosen":
        kind = "challenge of that type"
    against = f" against {who(effect.against)}" if effect.against else ""
    return f"may initiate an additional {kind}{against}{duration(wording, effect.until)}"


def _carry_out(wording: Wording, effect: CarryOut, subject: Who) -> str:
    determined = effect.what == "determine dominance"
    return effect.what if determined else f"{inflected('check', subject)} reserve"


def _become_first(wording: Wording, effect: BecomeFirst, subject: Who) -> str:
    if effect.chooses:
        return f"{inflected('choose', subject)} who is the first player"
    return f"{inflected('become', subject)} the first player"


def _save(wording: Wording, effect: Save, subject: Who) -> str:
    return f"save {wording.happening}"


def _by_hand(wording: Wording, effect: ByHand, subject: Who) -> str:
    return effect.text.strip().rstrip(".")


_OWN: dict[type, Callable[[Wording, Any, Who], str]] = {
    Sacrifice: _sacrifice,
    ReturnToHand: _return,
    Move: _move,
    PutIntoPlay: _put_into_play,
    Attach: _attach,
    TakeControl: _take_control,
    Participate: _participate,
    BecomeTarget: _become_target,
    Search: _search,
    GainPower: _gain_power,
    LoseGold: _lose_gold,
    MoveGold: _move_gold,
    Draw: _draw,
    DiscardFromHand: _discard_from_hand,
    DiscardFromDeck: _discard_from_deck,
    DiscardCards: _discard_cards,
    Rearrange: _rearrange,
    ApplyClaim: _apply_claim,
    InitiateChallenge: _initiate,
    CarryOut: _carry_out,
    BecomeFirst: _become_first,
    Save: _save,
    ByHand: _by_hand,
}
