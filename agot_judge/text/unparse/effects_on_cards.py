"""What is done to cards: a clause without the player who does it."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards, On, Paid
from agot_judge.engine.ability.effects_on_cards import (
    Attach,
    BecomeTarget,
    Discard,
    EffectOnCards,
    InitiateRevealed,
    Kill,
    Kneel,
    LookAt,
    Move,
    Participate,
    PlaceToken,
    PutIntoPlay,
    RemoveFromChallenge,
    RemoveToken,
    ReturnToHand,
    Reveal,
    Sacrifice,
    Search,
    Shuffle,
    Stand,
    Switch,
    TakeControl,
)
from agot_judge.engine.ability.words import Who
from agot_judge.text.unparse.amounts import many
from agot_judge.text.unparse.cards import noun, on
from agot_judge.text.unparse.doers import given_by
from agot_judge.text.unparse.how_many import how_many
from agot_judge.text.unparse.measures import in_total
from agot_judge.text.unparse.places import place
from agot_judge.text.unparse.wording import TARGETS, Wording, duration, inflected, listed, whose

SIMPLE: dict[type, str] = {Kneel: "kneel", Stand: "stand", Sacrifice: "sacrifice", Kill: "kill"}
ZONES = {
    "top of deck": "on top of its owner's deck",
    "bottom of deck": "on the bottom of its owner's deck",
    "discard": "in its owner's discard pile",
    "dead": "in its owner's dead pile",
    "shadows": "in shadows",
    "agenda": "facedown under your agenda",
    "owner's agenda": "facedown under its owner's agenda",
    "plot deck": "in its owner's plot deck",
    "used": "in its owner's used pile",
}


def _is_of_anybody(cards: On) -> bool:
    """Whether each such card is meant, whoever controls it: what a player sacrifices is his or her own."""
    return isinstance(cards, Cards) and cards.pick is None and cards.controller == "any"


def clause(wording: Wording, effect: EffectOnCards, subject: Who) -> str:
    """What the subject does."""
    unsaved = "" if getattr(effect, "can_be_saved", True) else " (cannot be saved)"

    def do(verb: str, rest: str) -> str:
        return f"{inflected(verb, subject)} {rest}"

    if isinstance(effect, Sacrifice) and subject == "you" and _is_of_anybody(effect.on):
        return f"{on(wording, effect.on)} is sacrificed"
    if isinstance(effect, Kneel | Stand | Sacrifice | Kill):
        return do(SIMPLE[type(effect)], f"{on(wording, effect.on)}{unsaved}")
    if isinstance(effect, Discard):
        return do("discard", f"{on(wording, effect.on)} from play{unsaved}")
    if isinstance(effect, ReturnToHand):
        # What returns itself "from your hand" is an event that is being played.
        from_where = "" if wording.zone == "hand" else start(wording, effect.on)
        return do("return", f"{on(wording, effect.on)}{from_where} to its owner's hand{unsaved}")
    if isinstance(effect, Move):
        return f"{_moved(wording, effect, subject)}{unsaved}"
    if isinstance(effect, PutIntoPlay):
        return do("put", _into_play(wording, effect, subject))
    if isinstance(effect, Attach):
        how = " as a duplicate" if effect.as_duplicate else " facedown" if effect.facedown else ""
        what = f"{on(wording, effect.on)}{start(wording, effect.on)}"
        if not how and _is_anothers(wording, effect.on):
            return do("put", f"{what} into play under your control, attached to {on(wording, effect.to)}")
        return do("attach", f"{what} to {on(wording, effect.to)}{how}")
    if isinstance(effect, TakeControl) and given_by(effect):
        return do("give", f"control of {on(wording, effect.on)} to you{duration(wording, effect.until)}")
    if isinstance(effect, TakeControl):
        return do("take", f"control of {on(wording, effect.on)}{duration(wording, effect.until)}")
    if isinstance(effect, RemoveFromChallenge):
        return do("remove", f"{on(wording, effect.on)} from the challenge")
    if isinstance(effect, Participate) and effect.defending:
        return f"{on(wording, effect.on)} is participating in the challenge as a defender"
    if isinstance(effect, Participate):
        return do("have", f"{on(wording, effect.on)} participate in the challenge on your side")
    if isinstance(effect, PlaceToken | RemoveToken):
        verb, where = ("place", "on") if isinstance(effect, PlaceToken) else ("discard", "from")
        tokens = "token" if effect.amount == 1 else "tokens"
        return do(
            verb, f"{many(wording, effect.amount)} {effect.token} {tokens} {where} {on(wording, effect.on)}"
        )
    if isinstance(effect, BecomeTarget):
        if isinstance(effect.on, str):
            return f"{on(wording, effect.on)} becomes the target of that ability instead"
        return f"choose {on(wording, effect.on)} to become the target of that ability instead"
    if isinstance(effect, InitiateRevealed):
        return (
            f"initiate the when revealed ability on {on(wording, effect.on)} as if you had just revealed it"
        )
    if isinstance(effect, Switch):
        return do("switch", f"{on(wording, effect.on)} with {on(wording, effect.other)}")
    return _shown(wording, effect, subject)


def _is_anothers(wording: Wording, what: On) -> bool:
    """Whether it is in a place of another player than you, so that it must be said under whose control it comes."""
    cards = what if isinstance(what, Cards) else None
    if what in TARGETS and TARGETS.index(what) < len(wording.targets):
        cards = wording.targets[TARGETS.index(what)]
    return (
        cards is not None
        and cards.zone not in ("play", "any")
        and cards.controller != "you"
        and cards.this is None
    )


def _shown(wording: Wording, effect: Reveal | LookAt | Search | Shuffle, subject: Who) -> str:
    """What is seen, found, shuffled."""
    if isinstance(effect, Reveal):
        return f"{inflected('reveal', subject)} {seen(wording, effect.on)}"
    if isinstance(effect, LookAt):
        return f"{inflected('look', subject)} at {seen(wording, effect.on)}"
    if isinstance(effect, Shuffle):
        return f"{inflected('shuffle', subject)} {whose(effect.player)} deck"
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
    quantity = (
        "any number of" if pick.any_number else "a" if pick.most == 1 else how_many(wording, 0, pick.most)
    )
    quantity = quantity.removeprefix("up to ") if pick.different and pick.most == Paid() else quantity
    said = noun(wording, plain, f"{quantity} different" if pick.different else quantity)
    return said + in_total(wording, pick.total)


def seen(wording: Wording, cards: On) -> str:
    """Cards, or all that is in a place."""
    if isinstance(cards, str) or cards.zone == "play":
        return on(wording, cards)
    if cards == Cards(zone=cards.zone, controller=cards.controller):
        return place(cards.zone, cards.controller, of_each=cards.controller in ("any", "opponent"))
    said = on(wording, cards)
    end = cards.top if cards.top is not None else cards.bottom
    if end is None or cards.pick is not None or cards.controller not in ("any", "opponent"):
        return said
    # An opponent's one card would be that of one opponent, who is chosen.
    return said.replace(
        place(cards.zone, cards.controller), place(cards.zone, cards.controller, of_each=True)
    )


def _moved(wording: Wording, effect: Move, subject: Who) -> str:
    cards = on(wording, effect.on)
    if effect.to == "hand":
        return f"{inflected('add', subject)} {cards} to its owner's hand"
    if effect.to == "deck":
        return f"{inflected('shuffle', subject)} {cards} into its owner's deck"
    if effect.to == "out of game":
        how = " facedown" if effect.facedown else ""
        return f"{inflected('remove', subject)} {cards} from the game{how}{duration(wording, effect.until)}"
    where = f"facedown under {wording.title}" if effect.to == "under this card" else ZONES[effect.to]
    if not isinstance(effect.on, str) and where.startswith("in "):
        where = f"to {where.removeprefix('in ')}"  # "a card in a pile" would say where it is
    if effect.on == "self" and where == "in shadows":
        where = "into shadows"  # a title may be a trait: "a Windblown in shadows"
    return f"{inflected('place', subject)} {cards} {where}"


def start(wording: Wording, cards: On) -> str:
    """From where this card comes, if that is not where a card of its type is."""
    if cards != "self" or wording.zone in ("play", "agenda"):
        return ""
    return f" from {'shadows' if wording.zone == 'shadows' else place(wording.zone, 'you')}"


def _is_own(cards: On) -> bool:
    """Whether nothing has to be said of who controls them as you put them into play."""
    return cards == "self" if isinstance(cards, str) else cards.controller == "you" or cards.owner == "you"


def _of_whose_choice(effect: PutIntoPlay) -> str:
    """Who picks it, where it is another than who puts it into play."""
    pick = effect.on.pick if isinstance(effect.on, Cards) else None
    if pick is None or effect.under == "owner" or pick.by in ("you", effect.under):
        return ""
    return f" of {whose(pick.by)} choice"


def _into_play(wording: Wording, effect: PutIntoPlay, subject: Who) -> str:
    choice = _of_whose_choice(effect)
    said = f"{on(wording, effect.on)}{choice} into play{start(wording, effect.on)}"
    if (
        isinstance(effect.on, Cards)
        and effect.on.zone not in ("play", "any", "out of game", "under", "agenda")
        and (effect.on.top is None and effect.on.bottom is None and not effect.on.topmost)
    ):
        anywhere = "play" if effect.on.among is None else "any"
        cards = replace(effect.on, zone=anywhere, controller="any")
        said = f"{on(wording, cards)}{choice} into play from {place(effect.on.zone, effect.on.controller)}"
    if effect.under == "owner":
        said += " under its owner's control"
    elif effect.under != subject or (subject == "you" and not _is_own(effect.on)):
        said += f" under {whose(effect.under)} control"
    if effect.kneeling:
        said += " knelt"
    if effect.facedown:
        said += " facedown"
    if effect.participating == "your side":
        said += ", participating in the challenge on your side"
    elif effect.participating:
        said += f", participating as {'an attacker' if effect.participating == 'attacking' else 'a defender'}"
    return said
