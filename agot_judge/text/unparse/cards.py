"""Cards: noun phrases."""

from msgspec.structs import replace

from agot_judge.engine.ability import CardNumber, Cards, Comparison, Count, On, Paid, Pick, PlayerNumber
from agot_judge.engine.ability.cards import AGAINST_YOU
from agot_judge.text.unparse.descriptions import (
    ANYWHERE,
    MEASURES,
    PLAIN,
    PLOT_VALUES,
    SIZES,
    adjective,
    alternatives,
    before,
    best_of,
    faction,
    given_of,
    head,
    how_many,
    in_total,
    once,
    others,
    relation_of,
    says_any_of,
    was,
)
from agot_judge.text.unparse.templates import FORMS, all_said
from agot_judge.text.unparse.wording import (
    TARGETS,
    WORDS,
    Unworded,
    Wording,
    article,
    listed,
    place,
    place_of_each,
    plural,
    whereabouts,
    who,
    whose,
    words_for,
)


def on(wording: Wording, works_on: On) -> str:
    """The cards on which something works."""
    if isinstance(works_on, Cards) and (left := others(works_on)):
        return left
    return on_or_a(wording, works_on)


def on_or_a(wording: Wording, of: On) -> str:
    """The cards named again, or as many as are picked, or each of them."""
    if isinstance(of, str):
        return wording.reference(of)
    return each(wording, of) if of.pick is None else some(wording, replace(of, pick=None), of.pick)


def one_of(wording: Wording, of: On) -> str:
    """The card named again, or one of them: ``the same title as a card you control``."""
    return a(wording, of) if isinstance(of, Cards) and of.pick is None else on_or_a(wording, of)


def each(wording: Wording, cards: Cards) -> str:
    """The cards one by one: ``each Knight you control``."""
    end = cards.excluding[0] if len(cards.excluding) == 1 else PLAIN
    if end.bottom is not None and replace(end, bottom=None) == replace(cards, excluding=()):
        return f"all but {single(wording, end)}"
    if cards.the_one:
        return f"the {noun(wording, cards, 'kind')}"
    return single(wording, cards) or noun(wording, cards, "each")


def some(wording: Wording, cards: Cards, pick: Pick) -> str:
    """A number of the cards: ``2 Knights you control``."""
    said = noun(wording, cards, how_many(wording, pick)) + in_total(wording, pick.total)
    if not pick.at_random:
        return said
    number, _, rest = said.partition(" ")
    return f"{number.removesuffix('n')} random {rest}"


def a(wording: Wording, cards: Cards) -> str:
    """One of them, or the one that is meant."""
    return single(wording, cards) or noun(wording, cards, "a")


def bare(wording: Wording, cards: Cards) -> str:
    """The cards as something to be counted: ``Knight characters you control``."""
    return single(wording, cards) or noun(wording, cards, "")


def kind(wording: Wording, cards: Cards) -> str:
    """One of them without an article: ``Knight character you control``."""
    return single(wording, cards) or noun(wording, cards, "kind")


def of_each(wording: Wording, cards: On) -> str:
    """The cards after ``for each``: ``of the affected cards``, or ``Knight character you control``."""
    if isinstance(cards, str):
        return f"of {wording.reference(cards)}"
    return kind(wording, cards)


def in_play(cards: Cards) -> Cards:
    """The cards without where they are, where that is anywhere: it is not said."""
    return replace(cards, zone="play") if cards.zone == "any" else cards


def single(wording: Wording, cards: Cards) -> str:
    """The words for one certain card or pile; empty where it is no such."""
    here = replace(cards, zone="play")
    if cards.this and replace(here, this=None) == PLAIN:
        return wording.title
    if cards.host and replace(here, host=None) == PLAIN:
        return wording.reference("host")
    if cards.name not in (None, "chosen") and replace(here, name=None) == PLAIN:
        return str(cards.name)
    if cards.among is not None and replace(cards, among=None) == ANYWHERE:
        return wording.reference(cards.among)
    if not isinstance(cards.zone, str):
        return ""
    if cards.topmost:
        of_each_player = cards.controller in ("any", "opponent")
        there = (place_of_each if of_each_player else place)(cards.zone, cards.controller)
        return f"the topmost {kind(wording, replace(here, topmost=False, controller='any'))} of {there}"
    for end in ("top", "bottom"):
        many = getattr(cards, end)
        if many is not None and replace(here, controller="any", **{end: None}) == PLAIN:
            if not isinstance(many, int | Paid):
                wording.is_x(many)
            number = "" if many == 1 else f"{many} " if isinstance(many, int) else "X "
            return f"the {end} {number}{plural('card', many)} of {place(cards.zone, cards.controller)}"
    return ""


def noun(wording: Wording, cards: Cards, quantity: str) -> str:
    """The description with what says how many: ``each``, ``a``, ``up to 2``, nothing."""
    parts = alternatives(cards)
    if parts and quantity == "any number of" and single(wording, parts[0]):
        return f"any number of {listed([bare(wording, part) for part in parts])}"
    if parts:
        after_first = quantity if quantity in ("a", "each") else ""
        nouns = [
            single(wording, part) or noun(wording, part, after_first if index else quantity)
            for index, part in enumerate(parts)
        ]
        return listed(nouns, "or")
    words = [quantity] if quantity not in ("", "kind", "a") else []
    if cards.this is False and (wording.other or len(cards.type) > 1):
        words.append("other")
    words += before(cards)
    words.append(head(cards, plural=quantity not in ("a", "each", "1", "up to 1", "kind")))
    text = " ".join((*words, *after(wording, cards)))
    if quantity == "a":
        return f"an{text}" if text.startswith("other ") else f"{article(text)} {text}"
    return text


# -- after the noun ------------------------------------------------------------------------------------------------


def after(wording: Wording, cards: Cards) -> list[str]:
    """The endings: ``named X``, ``with 2 or more power``, ``you control``, ``that shares a Trait with ..``."""
    found = all_said("before_place", wording, cards)
    if cards.this is False and not wording.other and len(cards.type) < 2:
        found.append(f"other than {wording.title}")
    without = [excluded(wording, part) for part in cards.excluding if not adjective(part)]
    attributes = having(wording, cards)
    with_ = listed(attributes) if len(attributes) < 3 else " and ".join(attributes)
    having_it = [f"with {with_}"] if attributes else []
    # "an opponent without attachments", "an opponent with 2 or more power" would be such an opponent
    of_opponents = cards.controller == "opponent" or cards.owner not in ("any", "you")
    # "the number of locations you control controlled by an opponent" would be of an opponent
    counted = any(isinstance(one.amount, Count) for one in cards.where)
    first = of_opponents and "attachment" not in "".join(having_it) and not counted
    # "with the same printed cost as a character other than .." would be said of that one
    last = isinstance(cards.of, Cards)
    found += without if of_opponents else []
    found += having_it if first and not last else []
    found += _controlled(wording, cards)
    if cards.owner != "any":
        found.append("you own" if cards.owner == "you" else f"owned by {who(cards.owner)}")
    found += having_it if not first and not last else []
    found += without if not of_opponents else []
    found += all_said("after_place", wording, cards)
    if once(cards):
        found.append(f"that {once(cards)}")
    elif cards.any_of and not _says_having(wording, cards) and not says_any_of(cards):
        found.append(f"that is {listed([a(wording, part) for part in cards.any_of], 'or')}")
    return found + (having_it if last else [])


def _controlled(wording: Wording, cards: Cards) -> list[str]:
    """The words for their controller, who may have a condition, or for their place."""
    if cards.controller_where == AGAINST_YOU and cards.participating:
        return ["on an opponent's side in a challenge against you"]
    said = all_said("controlled", wording, cards)
    return said or ([] if cards.zone == "under" else whereabouts(cards))


def _says_having(wording: Wording, cards: Cards) -> bool:
    """True where ``having`` says which of several descriptions fit."""
    if best_of(cards) is not None or _cost_of_chosen(cards.any_of):
        return True
    return all(attribute(wording, part) for part in cards.any_of)


_WITHOUT = {"where", "icon", "keyword", "printed_keyword", "printed_type", "trait", "type"}
"""Fields that are said after "without", where nothing else is given."""


def excluded(wording: Wording, part: Cards) -> str:
    """The words for what they are not, or have not."""
    attributes = having(wording, part)
    if len(attributes) == 1 and given_of(part).keys() <= _WITHOUT:
        return f"without {attributes[0]}"
    if once(part).startswith("participated"):
        return f"that did not {once(part).replace('participated', 'participate')}"
    return f"other than {a(wording, part)}"


def having(wording: Wording, cards: Cards) -> list[str]:
    """The attributes that stand after ``with``."""
    found = all_said("having", wording, cards)
    best = best_of(cards)
    if _cost_of_chosen(cards.any_of):
        found.append("the same printed cost as the chosen cards")
    elif cards.any_of and best is None and not says_any_of(cards):
        parts = [attribute(wording, part) for part in cards.any_of]
        found += [" and/or ".join(parts)] if all(parts) else []
    found += [compared(wording, one) for one in cards.where]
    if best is not None:
        among = replace(best, highest=None, lowest=None)
        where = "in play" if among == Cards(type=cards.type) else f"among {bare(wording, among)}"
        (end,) = all_said("having", wording, Cards(highest=best.highest, lowest=best.lowest))
        found.append(f"{end} {where}")
    return found


def _cost_of_chosen(any_of: tuple[Cards, ...]) -> bool:
    """True of cards chosen and of those that cost as much as one of them."""
    if len(any_of) != 2 or any_of[0].among not in TARGETS:
        return False
    ref = any_of[0].among
    return any_of == (Cards(among=ref, zone="any"), Cards(same="printed cost", of=ref, zone="any"))


def attribute(wording: Wording, part: Cards) -> str:
    """The one thing that such a card has; empty where it is something else."""
    fields = given_of(part)
    if fields == {"trait": part.trait} and len(part.trait) == 1:
        return f"the {part.trait[0]} trait"
    if fields == {"faction": part.faction} and len(part.faction) == 1:
        return f"the {faction(part.faction[0])} affiliation"
    said = having(wording, part)
    return said[0] if len(said) == len(fields) == 1 else ""


def compared(wording: Wording, one: Comparison) -> str:
    """The number of a card beside another: ``printed cost 3 or lower``, ``lower STR than the target``."""
    amount, measure = one.amount, f"{one.token} tokens" if one.token else MEASURES[one.of]
    if isinstance(amount, PlayerNumber) and amount.player == "controller" and wording.is_x(amount):
        amount = Paid()  # whose it is, is known only where the card is spoken of
    if isinstance(amount, CardNumber | PlayerNumber) and (said := _beside(wording, one, amount)):
        return said
    if not isinstance(amount, int | Paid):
        than = "equal to" if one.relation == "exactly" else f"{WORDS.relations[one.relation]} than"
        return f"{MEASURES[one.of]} {than} {FORMS['amount'](wording, amount)}"
    many = "X" if isinstance(amount, Paid) else str(amount)
    if one.of in SIZES:
        return f"{measure} {many}" + {"at most": " or lower", "at least": " or higher"}.get(one.relation, "")
    if amount == 0 and one.relation == "exactly":
        return f"no {measure}"
    if amount == 1 and one.relation == "at least" and (one.token or one.of == "attachments"):
        return f"a {one.token} token" if one.token else measure
    words = many if one.relation == "exactly" else words_for(WORDS.quantities, one.relation).format(many)
    return f"{words} {measure}"


def _beside(wording: Wording, one: Comparison, amount: CardNumber | PlayerNumber) -> str:
    """The number beside that of another card or of a player: ``a lower STR than the target``; empty where it is an amount."""
    if isinstance(amount, PlayerNumber):
        if amount.player == "opponent" and amount.of_several != "total":
            raise Unworded
        owner = (
            f"{whose(amount.player)} {words_for(PLOT_VALUES, amount.what)}"
            if one.relation != "exactly"
            else ""
        )
        return owner and f"{relation_of(one)} {MEASURES[one.of]} than {owner}"
    cards, of_each_one = amount.on, amount.of_several != "total"
    if (
        amount.what != one.of
        or amount.plus
        or amount.times != 1
        or (of_each_one and one.relation == "exactly")
    ):
        return ""
    if one.relation == "exactly":
        return f"the same {MEASURES[one.of]} as {on_or_a(wording, cards)}"
    than = on_or_a(wording, cards)
    if isinstance(cards, Cards) and cards == Cards(
        type=("plot",), revealed=True, controller=cards.controller
    ):
        owners = {"you": "yours", "opponent": "each opponent's" if one.is_with_each else "an opponent's"}
        than = words_for(owners, cards.controller)
    elif of_each_one:
        than = FORMS["each" if one.is_with_each else "a"](wording, cards)
    return f"{relation_of(one)} {MEASURES[one.of]} than {than}"


FORMS.update(
    a=a,
    all=lambda wording, cards: on(wording, cards) if isinstance(cards, Cards) else wording.all_of(cards),
    bare=bare,
    was=lambda wording, event: was(event),
    characteristic=lambda wording, name: words_for(WORDS.shared, name),
    each=each,
    factions=lambda wording, names: listed([faction(name) for name in names], "or"),
    icons=lambda wording, names: " and/or ".join(f"{article(name)} [{name}] icon" for name in names),
    kind=kind,
    measure=lambda wording, measure: MEASURES[measure],
    on=on,
    on_or_a=on_or_a,
    one_of=one_of,
)
