"""What players do with power, gold, hands and decks: a clause without the player who does it."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Amount, Cards, On, Paid, Pick, PlayerNumber, ThatMany
from agot_judge.engine.ability.effects_on_players import (
    ApplyClaim,
    BecomeFirst,
    ByHand,
    Cancel,
    CarryOut,
    ChangeType,
    ChoosePlotAtRandom,
    DiscardCards,
    DiscardFromDeck,
    DiscardFromHand,
    DiscardGold,
    DiscardPower,
    DiscardRandom,
    Draw,
    DrawCards,
    EffectOnPlayers,
    EndChallenge,
    GainGold,
    GainPower,
    InitiateChallenge,
    KneelInfluence,
    LoseGold,
    MoveGold,
    MovePower,
    PayGold,
    PlaceGold,
    Rearrange,
    RevealPlot,
    Save,
)
from agot_judge.engine.ability.words import Who
from agot_judge.text.unparse.amounts import many, per
from agot_judge.text.unparse.cards import kind, on
from agot_judge.text.unparse.effects_on_cards import seen, start
from agot_judge.text.unparse.places import place
from agot_judge.text.unparse.wording import Wording, duration, inflected, who, whose


def clause(wording: Wording, effect: EffectOnPlayers, subject: Who) -> str:
    """What the subject does."""
    if isinstance(
        effect, GainPower | GainGold | PayGold | KneelInfluence | LoseGold | DiscardPower | MovePower
    ):
        return _treasure(wording, effect, subject)
    if isinstance(effect, PlaceGold | DiscardGold | MoveGold):
        return _gold_on_cards(wording, effect, subject)
    if isinstance(
        effect,
        Draw | DrawCards | DiscardRandom | DiscardFromHand | DiscardFromDeck | DiscardCards,
    ):
        return _cards(wording, effect, subject)
    return _game(wording, effect, subject)


def _treasure(
    wording: Wording,
    effect: GainPower | GainGold | PayGold | KneelInfluence | LoseGold | DiscardPower | MovePower,
    subject: Who,
) -> str:
    def do(verb: str, rest: str) -> str:
        return f"{inflected(verb, subject)} {rest}"

    if isinstance(effect, GainPower):
        number, ending = so_many(wording, effect.amount)
        faction = "" if effect.on is not None else f" for {'your' if subject == 'you' else 'their'} faction"
        return do("gain", f"{number} power{faction}{ending}")
    if isinstance(effect, GainGold):
        number, ending = so_many(wording, effect.amount)
        return do("gain", f"{number} gold{ending}")
    number = many(wording, effect.amount)
    if isinstance(effect, PayGold):
        return do("pay", f"{number} gold")
    if isinstance(effect, KneelInfluence):
        return do("kneel", f"{number} influence")
    if isinstance(effect, LoseGold):
        pool = f"{whose(effect.player)} gold pool"
        if effect.all_of_it:
            return do("return", f"all gold in {pool} to the treasury")
        up_to = "up to " if effect.up_to else ""
        return do("return", f"{up_to}{number} gold from {pool} to the treasury")
    if isinstance(effect, DiscardPower):
        number = _moved(effect, number)
        return do("discard", f"{number} power from {_power(wording, effect.on, effect.player)}")
    number = _moved(effect, number)
    source = _power(wording, effect.source, effect.from_player)
    return do("move", f"{number} power from {source} to {_power(wording, effect.to, effect.to_player)}")


def _moved(effect: MoveGold | MovePower | DiscardPower, number: str) -> str:
    """``2``, ``up to 2``, ``all``, ``any number of``."""
    if effect.all_of_it:
        return "any number of" if effect.up_to else "all"
    return f"up to {number}" if effect.up_to else number


def so_many(wording: Wording, amount: Amount) -> tuple[str, str]:
    """``2``, and ``for each ..`` after what there is so many of."""
    simple = isinstance(amount, ThatMany) and amount.times == amount.per == 1 and amount.of is None
    if simple or isinstance(amount, int) or amount == Paid():
        return many(wording, amount), ""
    found = per(wording, amount)
    return (str(found[0]), f" {found[1]}") if found else (many(wording, amount), "")


def _power(wording: Wording, cards: On | None, player: Who) -> str:
    return f"{whose(player)} faction card" if cards is None else on(wording, cards)


def _pool(wording: Wording, cards: On | None, player: Who) -> str:
    return f"{whose(player)} gold pool" if cards is None else on(wording, cards)


def _gold_on_cards(wording: Wording, effect: PlaceGold | DiscardGold | MoveGold, subject: Who) -> str:
    if isinstance(effect, PlaceGold):
        number, ending = so_many(wording, effect.amount)
        where = on(wording, effect.on)
        return f"{inflected('place', subject)} {number} gold from the treasury on {where}{ending}"
    number = many(wording, effect.amount)
    if isinstance(effect, DiscardGold):
        return f"{inflected('discard', subject)} {number} gold from {on(wording, effect.on)}"
    number = _moved(effect, number)
    if effect.is_given and effect.to_player == "you":
        return f"{inflected('give', subject)} you {number} gold"
    if effect.is_given:
        pool = _pool(wording, None, effect.from_player)
        return f"{inflected('give', subject)} {who(effect.to_player)} {number} gold from {pool}"
    source = _pool(wording, effect.source, effect.from_player)
    to = _pool(wording, effect.to, effect.to_player)
    return f"{inflected('move', subject)} {number} gold from {source} to {to}"


def _cards(
    wording: Wording,
    effect: Draw | DrawCards | DiscardRandom | DiscardFromHand | DiscardFromDeck | DiscardCards,
    subject: Who,
) -> str:
    discard = inflected("discard", subject)
    if isinstance(effect, DrawCards):
        return f"{inflected('draw', subject)} {on(wording, effect.on)}"
    if isinstance(effect, DiscardCards):
        if isinstance(effect.on, Cards) and effect.on == Cards(
            zone="shadows", controller=effect.on.controller
        ):
            return f"{discard} each card in {place('shadows', effect.on.controller)}"
        return f"{discard} {seen(wording, effect.on)}{start(wording, effect.on)}"
    kept = _kept(effect, subject)
    if kept:
        return kept
    if isinstance(effect, Draw | DiscardRandom):
        number, for_each = so_many(wording, effect.amount)
        cards = f"{number} card{'' if number == '1' else 's'}"
        if isinstance(effect, Draw):
            return f"{inflected('draw', subject)} {cards}{for_each}"
        return f"{discard} {cards} at random from {whose(effect.player)} hand{for_each}"
    number = many(wording, effect.amount)
    ending = "" if number == "1" else "s"
    if isinstance(effect, DiscardFromDeck):
        if effect.amount == ThatMany():
            return f"{discard} {number} cards from the top of {place('deck', effect.player)}"
        many_ = "" if number == "1" else f"{number} "
        return f"{discard} the top {many_}card{ending} of {place('deck', effect.player)}"
    hand = f"{whose(effect.player)} hand"
    if effect.all_of_it:
        least = f" (of at least {effect.at_least} cards)" if effect.at_least else ""
        return f"{discard} {hand}{least}"
    if effect.at_least == 0 and effect.amount == Paid() and effect.cards == Cards(zone="hand"):
        return f"{discard} any number of cards from {hand}"
    if effect.at_least:
        return f"{discard} {effect.at_least} or more cards from {hand}"
    if effect.cards != Cards(zone="hand"):
        pick = Pick(least=effect.amount, most=effect.amount)
        said = on(wording, replace(effect.cards, zone="play", pick=pick))
        return f"{discard} {said} from {hand}"
    return f"{discard} {number} card{ending} from {hand}"


def _kept(effect: EffectOnPlayers, subject: Who) -> str:
    """``draws cards until they have 5 cards in hand``; empty where it is not so many that are drawn or discarded."""
    if not isinstance(effect, Draw | DiscardFromHand) or not isinstance(effect.amount, PlayerNumber):
        return ""
    they = "you" if subject == "you" else "they"
    amount = effect.amount
    if isinstance(effect, Draw) and amount.what == "short of reserve":
        your = "your" if subject == "you" else "their"
        return f"{inflected('draw', subject)} cards until {your} hand size is equal to {your} reserve value"
    if isinstance(effect, Draw) and (amount.what, amount.times) == ("hand", -1):
        return f"{inflected('draw', subject)} cards until {they} have {amount.plus} cards in hand"
    downwards = PlayerNumber(what="hand", player=effect.player, plus=amount.plus)
    if isinstance(effect, DiscardFromHand) and effect == DiscardFromHand(
        amount=downwards, player=effect.player
    ):
        hand = f"{whose(effect.player)} hand"
        return f"{inflected('discard', subject)} cards from {hand} until {they} have {-amount.plus} cards in hand"
    return ""


def _game(wording: Wording, effect: EffectOnPlayers, subject: Who) -> str:
    if isinstance(effect, Save):
        return f"save {wording.happening}"
    if isinstance(effect, Cancel):
        return "cancel those effects"
    if isinstance(effect, ApplyClaim) and effect.type == "chosen":
        satisfies = "must satisfy the claim of that challenge type as if you were the winning opponent"
        return f"{who(effect.player)} {satisfies}"
    if isinstance(effect, ApplyClaim):
        return f"apply [{effect.type}] claim"
    if isinstance(effect, RevealPlot):
        new = "plot card" if effect.cards is None else kind(wording, replace(effect.cards, zone="play"))
        return f"{inflected('reveal', subject)} a new {new}"
    if isinstance(effect, ChoosePlotAtRandom):
        return f"{inflected('choose', subject)} a plot card to reveal at random"
    if isinstance(effect, ChangeType):
        return f"{inflected('change', subject)} the challenge type to [{effect.type}]"
    if isinstance(effect, EndChallenge):
        return "end the challenge with no winner or loser"
    if isinstance(effect, InitiateChallenge):
        return f"may initiate {additional(effect)}{duration(wording, effect.until)}"
    if isinstance(effect, CarryOut):
        return (
            effect.what if effect.what == "determine dominance" else f"{inflected('check', subject)} reserve"
        )
    if isinstance(effect, BecomeFirst):
        return (
            inflected("choose", subject) + " who is the first player"
            if effect.chooses
            else (inflected("become", subject) + " the first player")
        )
    if isinstance(effect, Rearrange):
        end = "top" if effect.to == "top of deck" else "bottom"
        cards = wording.all_of(effect.on) if isinstance(effect.on, str) else on(wording, effect.on)
        return f"{inflected('place', subject)} {cards} on the {end} of its owner's deck in any order"
    assert isinstance(effect, ByHand)
    return effect.text.strip().rstrip(".")


def additional(effect: InitiateChallenge) -> str:
    """``an additional [power] challenge``."""
    against = f" against {who(effect.against)}" if effect.against else ""
    if effect.type == "chosen":
        return f"an additional challenge of that type{against}"
    return f"an additional {f'[{effect.type}] ' if effect.type else ''}challenge{against}"
