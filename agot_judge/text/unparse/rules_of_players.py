"""What players cannot and may do."""

from itertools import groupby

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Forbid, Permit
from agot_judge.engine.ability.about_the_card import AttachesTo
from agot_judge.engine.ability.cards import Cards, Condition
from agot_judge.engine.ability.words import Ref
from agot_judge.text.unparse.amounts import many
from agot_judge.text.unparse.cards import a, bare, each, kind, noun, single
from agot_judge.text.unparse.challenges import plural, so_manyth
from agot_judge.text.unparse.conditions import condition, state, whoever
from agot_judge.text.unparse.effects_on_cards import seen
from agot_judge.text.unparse.immunities import immunity
from agot_judge.text.unparse.places import place
from agot_judge.text.unparse.wording import Wording, duration, every, inflected, listed, who, whose

WITHOUT_CARDS = {
    "initiate challenges": "initiate",
    "trigger": "trigger abilities",
    "draw": "draw cards",
    "search": "search decks",
    "gain gold": "gain gold",
    "gain power": "gain power",
    "gain power for unopposed": "gain power for unopposed challenges",
    "gain power for dominance": "gain power for winning dominance",
    "gain power for challenge bonuses": "gain power from challenge bonuses",
    "gain power for faction": "gain power for his or her faction",
    "gain power for renown": "gain power using renown",
    "collect income": "collect income",
    "set up cards": "place cards during setup",
    "win": "win the game",
    "win dominance": "win dominance",
    "spend gold": "spend gold",
}
TIES = "decide ties for "
OF_THE_LOSER = " of the losing player"
DECLARED = {"declare attackers": "an attacker", "declare defenders": "a defender"}


KEPT = {
    "discard at random": "discarded at random from hand",
    "discard from hand": "discarded from hand",
    "discard from deck": "discarded from deck",
    "discard from shadows": "discarded from shadows",
}
"""What cannot be discarded from a hand or deck: how it is said, and from where."""


def forbidden(wording: Wording, effects: list[Forbid]) -> str:
    """``players cannot ..``: several acts of the same cards together."""
    first = effects[0]
    if first.cannot == "declare no defenders" and isinstance(first.more_than, int):
        number = first.more_than + 1
        if first.player != "any":
            many_defenders = f"{number} defender{'' if number == 1 else 's'}"
            return f"{every(first.player)} must declare at least {many_defenders}, if able"
        return (
            f"at least {number} character{'' if number == 1 else 's'} must be declared as a defender, if able"
        )
    if first.cannot == "choose plots" and first.until == "their next plot" and first.cards is not None:
        (chosen,) = first.cards.excluding
        card = wording.reference(chosen.among) if isinstance(chosen.among, str) else ""
        return f"{who(first.player)} must reveal {card} as his or her next plot card, if able"
    if first.cannot == "choose oneself as the first player":
        return "if you win initiative, you must choose an opponent to be the first player"
    if first.cannot == "lose challenges" and first.during is not None:
        which = so_manyth(first.during).replace(" this ", " each ")
        return f"you cannot lose (and your opponent cannot win) {which}"
    if first.cannot == "have in plot deck" and first.cards is not None:
        such = bare(wording, replace(first.cards, zone="play", type=()))
        return f"{such} are not considered to be in your plot deck"
    if first.cannot == "have a standing phase":
        return "skip the standing phase this round"
    if first.cannot in KEPT:
        places = " or ".join(KEPT[effect.cannot].split()[-1] for effect in effects)
        places = places.replace("shadows", "shadows area")
        done = KEPT[first.cannot].rsplit(" ", 1)[0]
        by = "" if first.by is None else f" by {immunity(first.by)}"
        return f"cards cannot be {done} {whose(first.player)} {places}{by}"
    if first.cannot == "cancel":
        when = "" if first.during is None else f" {condition(wording, first.during, 'while')}"
        return f"{_effects_of(wording, first.cards or Cards())} cannot be canceled{when}"
    one = first.cards.among if first.cards is not None else None
    itself = first.cards is not None and replace(first.cards, zone="any") == Cards(among=one, zone="any")
    if itself and one is not None and first.cannot in ITSELF and first.more_than is None:
        return _itself(wording, effects, one)
    groups = [list(group) for _, group in groupby(effects, key=_said_with)]
    acts = [_acts(wording, group) for group in groups]
    of_each = first.during is not None and "this opponent" in repr(first.during)
    subject = every(first.player)
    if of_each and first.during is not None:
        subject = whoever(wording, first.player, first.during, "this opponent")
    said = f"{subject} cannot {', or '.join(acts)}"
    if first.period is not None and first.cannot not in DECLARED and (first.during is None or of_each):
        said += f" each {first.period}"
    if first.during is not None and not of_each:
        said += f" {condition(wording, first.during, 'while')}"
    if first.unless == Condition(challenge=("any",)):
        said += " except during challenges"
    elif first.unless is not None:
        said += f" unless {state(wording, first.unless)}"
    return said


def _effects_of(wording: Wording, cards: Cards) -> str:
    """``the effects of events you play``, ``your abilities``, ``abilities on Knight characters you control``."""
    here = replace(cards, zone="play")
    if cards.type == ("event",) and cards.controller != "any":
        verb = inflected("play", cards.controller)
        return (
            f"the effects of {bare(wording, replace(here, controller='any'))} {who(cards.controller)} {verb}"
        )
    if here == Cards(controller=cards.controller):
        return f"{whose(cards.controller)} abilities"
    return f"abilities on {single(wording, here) or bare(wording, here)}"


ITSELF = {
    "marshal": "be marshaled",
    "play": "be played",
    "put into play": "be put into play",
    "enter play": "enter play",
    "bring out of shadows": "come out of shadows",
    "place in setup": "be placed during setup",
}


def _itself(wording: Wording, effects: list[Forbid], one: Ref) -> str:
    """``this card cannot be marshaled unless ..``."""
    first = effects[0]
    uses = [ITSELF[one.cannot] for one in effects]
    passive = all(use.startswith("be ") for use in uses)
    verbs = f"be {' or '.join(use.removeprefix('be ') for use in uses)}" if passive else " or ".join(uses)
    said = f"{wording.reference(one)} cannot {verbs}"
    if first.player != "any":
        ways = " or ".join(one.cannot for one in effects)
        said = f"{every(first.player)} cannot {ways} {wording.reference(one)}"
    if first.during is not None:
        said += f" {condition(wording, first.during, 'while')}"
    return said if first.unless is None else f"{said} unless {state(wording, first.unless)}"


def _acts(wording: Wording, effects: list[Forbid]) -> str:
    first = effects[0]
    more = "" if first.more_than is None else f"more than {many(wording, first.more_than)} "
    if first.cannot == "initiate challenges":
        return f"initiate {more}{_challenges(first)}"
    if first.cannot == "draw" and more:
        return f"draw {more}card{'' if first.more_than == 1 else 's'}"
    if first.cannot in ("gain gold", "gain power") and more:
        return f"gain {more}{first.cannot.split()[-1]}"
    if first.cannot == "trigger" and first.reacts_to:
        return "trigger reactions to winning or losing challenges"
    if first.cannot == "trigger" and first.cards is not None:
        return f"trigger abilities on {bare(wording, first.cards)}"
    if first.cannot == "marshal into shadows":
        return f"marshal {more}{_cards(wording, first.cards)} into shadows"
    if first.cannot in DECLARED and first.more_than == 0:
        roles = " or ".join(f"{DECLARED[effect.cannot].split()[-1]}s" for effect in effects)
        return f"declare {_cards(wording, first.cards)} as {roles}"
    if first.cannot in DECLARED:
        roles = " or ".join(DECLARED[effect.cannot] for effect in effects)
        return f"declare {more}{_cards(wording, first.cards)} as {roles}"
    if first.cannot == "take control" and first.cards is not None:
        return f"take control of {single(wording, first.cards) or bare(wording, first.cards)}"
    if first.cannot == "enter play":
        return f"have {_cards(wording, first.cards)} enter play"
    if first.cannot == "choose plots":
        return f"choose {_cards(wording, first.cards)} to reveal"
    if first.cannot == "bring out of shadows":
        return f"bring {more}{_cards(wording, first.cards)} out of shadows"
    if first.by is not None:
        return f"{WITHOUT_CARDS.get(first.cannot, first.cannot)} by {immunity(first.by)}"
    if first.cards is None:
        return WITHOUT_CARDS.get(first.cannot, first.cannot)
    return f"{listed([effect.cannot for effect in effects], 'or')} {more}{_cards(wording, first.cards)}"


_VERBS = ("ambush", "marshal", "play", "put into play", "stand", *DECLARED)
"""What one list of verbs says of the same cards."""


def _said_with(effect: Forbid) -> tuple[str, object]:
    """Acts with the same are said of the same cards; what has words of its own is said for itself."""
    together = effect.cards is not None and effect.cannot in _VERBS
    return repr(effect.cards) if together else effect.cannot, effect.more_than


def _challenges(effect: Forbid) -> str:
    said = plural(effect.challenge)
    if effect.more_than == 1:
        said = said.removesuffix("s")
    return said if effect.against is None else f"{said} against {who(effect.against)}"


def _cards(wording: Wording, cards: Cards | None) -> str:
    if cards is None:
        return "cards"
    return bare(wording, replace(cards, zone="play") if cards.zone == "any" else cards)


AFTERWARDS = {
    "out of game": ". If you do, remove it from the game instead of placing it in its owner's discard pile",
    "bottom of deck": ". If you do, place it on the bottom of its owner's deck instead of placing it in its owner's discard"
    " pile",
}


def permitted(wording: Wording, effects: list[Permit]) -> str:
    """``you may play events in your discard pile as if they were in your hand``."""
    first = effects[0]
    player = every(first.player)
    lasting = duration(wording, first.until)
    if first.may == "look at":
        return f"{player} may look at {seen(wording, first.cards or Cards())} at any time{lasting}"
    if first.may == "look at chosen plot" and first.whose is not None:
        before = "before you choose a plot card to reveal this phase"
        return f"{player} may look at {whose(first.whose)} chosen plot card {before}"
    if first.may == "look at top of deck":
        return f"{player} may look at the top card of your deck{lasting}"
    if first.may == "play with top of deck revealed":
        verb = inflected("play", first.player)
        deck = "your" if first.player == "you" else "their"
        return f"{player} {verb} with the top card of {deck} deck revealed{lasting}"
    if first.may in ("play with hand revealed", "play with shadows revealed"):
        what = "hand" if first.may == "play with hand revealed" else "each card in shadows area"
        what = what.replace("in ", "in your " if first.player == "you" else "in their ")
        theirs = "" if what.startswith("each") else "your " if first.player == "you" else "their "
        return f"{player} {inflected('play', first.player)} with {theirs}{what} revealed{lasting}"
    if first.may == "duplicate" and first.onto is not None:
        this = each(wording, replace(first.cards or Cards(), zone="play", controller="any"))
        return f"{this} may be marshaled as a duplicate (at no cost) on {a(wording, first.onto)}"
    if first.may == "choose not to stand":
        who_may = "you" if first.player == "you" else f"{_meant(wording, first)}'s controller"
        return f"{who_may} may choose not to stand {_meant(wording, first)} during the standing phase"
    if first.may.startswith(TIES):
        contests = listed([one.may.removeprefix(TIES) for one in effects])
        return f"you choose which player wins ties for {contests}"
    if first.may.endswith(OF_THE_LOSER):
        keywords = [one.may.removeprefix("use ").removesuffix(OF_THE_LOSER) for one in effects]
        verb = "resolves" if len(keywords) == 1 else "resolve"
        return f"{listed(keywords)} {verb} for the losing player instead of the winning player"
    if first.may == "spend gold":
        return f"{player} may spend gold on {_meant(wording, first)} as if it were in your gold pool{lasting}"
    if first.may == "pay with gold of another" and first.whose is not None:
        return f"{player} may only use gold from {whose(first.whose)} gold pool to pay for {_meant(wording, first)}"
    cards, start = _elsewhere(wording, first.cards or Cards())
    if first.until is not None:  # for a time "an opponent's" is that of the one who is singled out
        cards, start = (said.replace("an opponent's", "each opponent's") for said in (cards, start))
    if first.may == "marshal into shadows":
        return f"{player} may marshal {cards} into shadows{start} as if it were in your hand{lasting}"
    ways = " or ".join(effect.may for effect in effects)
    afterwards = AFTERWARDS.get(first.afterwards or "", "")
    if first.limit is not None and first.until is not None:
        lasting = ""
        player = f"once this {first.until}, {player}"
    return f"{player} may {ways} {cards}{start} as if it were in {whose('you')} hand{lasting}{afterwards}"


def _meant(wording: Wording, effect: Permit) -> str:
    return each(wording, effect.cards or Cards())


def _elsewhere(wording: Wording, cards: Cards) -> tuple[str, str]:
    """Which cards, and from where for one that is named."""
    if cards.among is not None and replace(cards, among=None, zone="play") == Cards():
        return wording.reference(cards.among), ""
    named = single(wording, replace(cards, zone="play", controller="any"))
    if named and cards.top is None:
        return named, f" from {place(cards.zone, cards.controller)}"
    return single(wording, cards) or noun(wording, cards, "each"), ""


def attaches_to(wording: Wording, effect: AttachesTo) -> str:
    """``Lord character you control only``."""
    if effect.copies is not None:
        return f"limit {effect.copies} copy per character"
    return f"{kind(wording, effect.cards)} only"
