"""What players may do, and to what cards attach."""

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Permit
from agot_judge.engine.ability.about_the_card import AttachesTo, TitleRight
from agot_judge.engine.ability.cards import Cards
from agot_judge.text.unparse.cards import a, each, kind, noun, single
from agot_judge.text.unparse.parts import seen
from agot_judge.text.unparse.places import place
from agot_judge.text.unparse.wording import Wording, duration, each_does, every, listed, plural, whose

TIES = "decide ties for "
OF_THE_LOSER = " of the losing player"
AFTERWARDS = {
    "out of game": "remove it from the game",
    "bottom of deck": "place it on the bottom of its owner's deck",
}
REVEALED = {
    "play with top of deck revealed": "the top card of {their} deck",
    "play with hand revealed": "{their} hand",
    "play with shadows revealed": "each card in {their} shadows area",
}


def permitted(wording: Wording, effects: list[Permit]) -> str:
    """The permission: ``you may play events in your discard pile as if they were in your hand``."""
    first = effects[0]
    player, lasting = every(first.player), duration(wording, first.until)
    cards = first.cards or Cards()
    if first.may in REVEALED:
        what = REVEALED[first.may].format(their="your" if first.player == "you" else "their")
        return f"{each_does(first.player, 'play')} with {what} revealed{lasting}"
    if first.may.startswith(TIES):
        contests = listed([one.may.removeprefix(TIES) for one in effects])
        return f"you choose which player wins ties for {contests}"
    if first.may.endswith(OF_THE_LOSER):
        keywords = [one.may.removeprefix("use ").removesuffix(OF_THE_LOSER) for one in effects]
        verb = "resolves" if len(keywords) == 1 else "resolve"
        return f"{listed(keywords)} {verb} for the losing player instead of the winning player"
    if first.may == "look at":
        return f"{player} may look at {seen(wording, cards)} at any time{lasting}"
    if first.may == "look at chosen plot" and first.whose is not None:
        before = "before you choose a plot card to reveal this phase"
        return f"{player} may look at {whose(first.whose)} chosen plot card {before}"
    if first.may == "look at top of deck":
        return f"{player} may look at the top card of your deck{lasting}"
    if first.may == "duplicate" and first.onto is not None:
        this = each(wording, replace(cards, zone="play", controller="any"))
        return f"{this} may be marshaled as a duplicate (at no cost) on {a(wording, first.onto)}"
    if first.may == "choose not to stand":
        card = each(wording, cards)
        stands = "you" if first.player == "you" else f"{card}'s controller"
        return f"{stands} may choose not to stand {card} during the standing phase"
    if first.may == "spend gold":
        return f"{player} may spend gold on {each(wording, cards)} as if it were in your gold pool{lasting}"
    if first.may == "pay with gold of another" and first.whose is not None:
        pool = f"{whose(first.whose)} gold pool"
        return f"{player} may only use gold from {pool} to pay for {each(wording, cards)}"
    return _played(wording, effects, player, lasting)


def _played(wording: Wording, effects: list[Permit], player: str, lasting: str) -> str:
    """Cards that are played or marshaled from elsewhere."""
    first = effects[0]
    cards, start = _elsewhere(wording, first.cards or Cards())
    if first.until is not None:  # for a time "an opponent's" is that of the one who is singled out
        cards, start = (said.replace("an opponent's", "each opponent's") for said in (cards, start))
    as_if = "as if it were in your hand"
    if first.may == "marshal into shadows":
        return f"{player} may marshal {cards} into shadows{start} {as_if}{lasting}"
    if first.limit is not None and first.until is not None:
        player, lasting = f"once this {first.until}, {player}", ""
    said = f"{player} may {' or '.join(one.may for one in effects)} {cards}{start} {as_if}{lasting}"
    afterwards = AFTERWARDS.get(first.afterwards or "")
    if afterwards is None:
        return said
    return f"{said}. If you do, {afterwards} instead of placing it in its owner's discard pile"


def _elsewhere(wording: Wording, cards: Cards) -> tuple[str, str]:
    """The cards, and from where for one that is named."""
    if cards.among is not None and replace(cards, among=None, zone="play") == Cards():
        return wording.reference(cards.among), ""
    named = single(wording, replace(cards, zone="play", controller="any"))
    if named and cards.top is None:
        return named, f" from {place(cards.zone, cards.controller)}"
    return single(wording, cards) or noun(wording, cards, "each"), ""


def attaches_to(wording: Wording, effect: AttachesTo) -> str:
    """The restriction of an attachment: ``Lord character you control only``."""
    if effect.copies is not None:
        return f"limit {effect.copies} copy per character"
    return f"{kind(wording, effect.cards)} only"


def title_right(found: TitleRight) -> str:
    """The right that a melee title gives."""
    if found.may == "redirect":
        return f"you may redirect {found.times} {plural('challenge', found.times)} this round"
    if found.may == "claim against any number":
        return (
            f"you may resolve your [{found.challenge}] claim against any number of opponents of your choice"
        )
    during = "during the challenges phase, against a different opponent"
    return f"you may initiate an additional [{found.challenge}] challenge {during}"
