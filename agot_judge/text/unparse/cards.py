"""Cards: noun phrases."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import (
    AGAINST_YOU,
    CardNumber,
    Cards,
    Comparison,
    Count,
    On,
    Paid,
    Pick,
    PlayerNumber,
)
from agot_judge.text.unparse.adjectives import (
    ANYWHERE,
    CHOSEN,
    PLAIN,
    adjective,
    before,
    faction,
    given_of,
    head,
    says_any_of,
)
from agot_judge.text.unparse.any_of import (
    HISTORY,
    alternatives,
    best_of,
    declared_either,
    not_declared,
    participated,
)
from agot_judge.text.unparse.how_many import how_many, others
from agot_judge.text.unparse.measures import (
    COUNTED,
    MEASURES,
    OF_PLAYERS,
    SIZES,
    beside_revealed_plots,
    in_total,
    other_measure,
    relation_of,
    value_of_a_plot,
)
from agot_judge.text.unparse.places import place, whereabouts
from agot_judge.text.unparse.wording import TARGETS, Wording, article, listed, who, whose


def on(wording: Wording, works_on: On) -> str:
    """The cards on which something works."""
    if isinstance(works_on, str):
        return wording.reference(works_on)
    left = others(works_on)
    if left:
        return left
    if works_on.pick is not None:
        return some(wording, replace(works_on, pick=None), works_on.pick)
    return each(wording, works_on)


def each(wording: Wording, cards: Cards) -> str:
    """Each card that the description fits."""
    end = cards.excluding[0] if len(cards.excluding) == 1 else PLAIN
    if (end.top is not None or end.bottom is not None) and replace(end, top=None, bottom=None) == replace(
        cards, excluding=()
    ):
        return f"all but {single(wording, end)}"
    if cards.the_one:
        return f"the {noun(wording, cards, 'kind')}"
    return single(wording, cards) or noun(wording, cards, "each")


def some(wording: Wording, cards: Cards, pick: Pick) -> str:
    """So many of the cards."""
    quantity = how_many(wording, pick.least, pick.most, any_number=pick.any_number)
    quantity = f"{quantity} different" if pick.different else quantity
    said = noun(wording, cards, quantity) + in_total(wording, pick.total)
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


def counted(wording: Wording, cards: On) -> str:
    """After ``for each``: ``of the affected cards``, or ``Knight character you control``."""
    if isinstance(cards, str):
        return f"of {wording.reference(cards)}"
    if cards.among is not None and replace(cards, among=None) == ANYWHERE:
        return f"of {wording.all_of(cards.among)}"
    return kind(wording, cards)


def single(wording: Wording, cards: Cards) -> str:
    """The words for one certain card or pile; empty where it is no such."""
    if cards.this and replace(cards, this=None, zone="play") == PLAIN:
        return wording.title
    if cards.host and replace(cards, host=None, zone="play") == PLAIN:
        return wording.reference("host")
    if cards.name not in (None, "chosen") and replace(cards, name=None, zone="play") == PLAIN:
        return cards.name
    if cards.among is not None and replace(cards, among=None) == ANYWHERE:
        return wording.reference(cards.among)
    if cards.topmost and isinstance(cards.zone, str):
        such = replace(cards, topmost=False, zone="play", controller="any")
        there = place(cards.zone, cards.controller, of_each=cards.controller in ("any", "opponent"))
        return f"the topmost {kind(wording, such)} of {there}"
    for end in ("top", "bottom"):
        many = getattr(cards, end)
        rest = {"zone": "play", "controller": "any", end: None}
        if many is not None and isinstance(cards.zone, str) and replace(cards, **rest) == PLAIN:
            if not isinstance(many, int | Paid) and wording.definition in (None, many):
                wording.definition = many
            number = "" if many == 1 else f"{many} " if isinstance(many, int) else "X "
            return (
                f"the {end} {number}card{'' if many == 1 else 's'} of {place(cards.zone, cards.controller)}"
            )
    return ""


def noun(wording: Wording, cards: Cards, quantity: str) -> str:
    """The description with what says how many: ``each``, ``a``, ``up to 2``, nothing."""
    plural = quantity not in ("a", "each", "1", "up to 1", "kind")
    parts = alternatives(cards)
    if parts:
        if quantity == "any number of" and single(wording, parts[0]):
            return f"any number of {listed([bare(wording, part) for part in parts])}"
        said = "a" if quantity == "a" else quantity
        nouns = [
            single(wording, part)
            or noun(wording, part, said if index == 0 or quantity in ("a", "each") else "")
            for index, part in enumerate(parts)
        ]
        return listed(nouns, "or")
    words = [quantity] if quantity not in ("", "kind") else []
    if cards.this is False and (wording.other or len(cards.type) > 1):
        words.append("other")
    words += before(cards)
    words.append(head(cards, plural=plural))
    words += after(wording, cards)
    text = " ".join(words)
    if quantity == "a":
        rest = text[2:]
        return f"another{rest[5:]}" if rest.startswith("other ") else f"{article(rest)} {rest}"
    return text


# -- after the noun ------------------------------------------------------------------------------------------------


def after(wording: Wording, cards: Cards) -> list[str]:
    """Endings."""
    found: list[str] = []
    if cards.name is not None:
        found += [f"named {cards.name}"] if cards.name != "chosen" else []
    if cards.among is not None:
        found.append(f"from among {wording.all_of(cards.among)}")
    if cards.this is False and not wording.other and len(cards.type) < 2:
        found.append(f"other than {wording.title}")
    if cards.alone:
        found.append(alone(cards))
    without = [excluded(wording, part) for part in cards.excluding if not adjective(part)]
    attributes = having(wording, cards)
    having_it = (
        [f"with {listed(attributes) if len(attributes) < 3 else ' and '.join(attributes)}"]
        if attributes
        else []
    )
    # "an opponent without attachments", "an opponent with 2 or more power" would be such an opponent
    of_opponents = cards.controller == "opponent" or cards.owner not in ("any", "you")
    # "the number of locations you control controlled by an opponent" would be of an opponent
    of_cards = of_opponents and "attachment" not in "".join(having_it) and not _counted(cards)
    if of_opponents:
        found += without
    # "with the same printed cost as a character other than .." would be said of that one
    beside = having_it if isinstance(cards.of, Cards) else []
    having_it = [] if beside else having_it
    if of_cards:
        found += having_it
    if cards.controller_where == AGAINST_YOU and cards.participating:
        found.append("on an opponent's side in a challenge against you")
    elif cards.controller_where == AGAINST_YOU and cards.attacking and cards.controller == "opponent":
        found.append("attacking you")
    elif cards.controller_where is not None and wording.whoever is not None:
        them = wording.whoever(wording, cards.controller, cards.controller_where, "this opponent")
        found.append(f"controlled by {them}")
    elif cards.zone == "agenda" and cards.facedown:
        found.append("under your agenda")
    elif cards.zone != "under":
        found += whereabouts(cards)
    if cards.owner != "any":
        found.append(f"{who(cards.owner)} own" if cards.owner == "you" else f"owned by {who(cards.owner)}")
    if not of_cards:
        found += having_it
    if not of_opponents:
        found += without
    if cards.attached_to is not None:
        beneath = "under" if cards.zone == "under" else "attached to"
        found.append(f"{beneath} {on_or_a(wording, cards.attached_to)}")
    if cards.same in ("trait", "faction", "icon") and cards.of is not None:
        shared = "challenge icon" if cards.same == "icon" else cards.same
        found.append(f"that shares a {shared} with {one_of(wording, cards.of)}")
    if cards.different in ("trait", "name", "type", "icon") and cards.of is not None:
        what = {"name": "title", "type": "cardtype", "icon": "challenge icon"}.get(
            cards.different, cards.different
        )
        found.append(f"that does not share a {what} with {on_or_a(wording, cards.of)}")
    took_part = participated(cards) or declared_either(cards)
    if took_part:
        found.append(f"that {took_part}")
    said = took_part or best_of(cards) is not None or _cost_of_chosen(cards.any_of)
    either = says_any_of(cards) or all(attribute(wording, part) for part in cards.any_of)
    if cards.any_of and not said and not either:
        by_title = all(given_of(part).keys() <= {"name"} for part in cards.any_of)
        words = [(by_title and part.name) or a(wording, part) for part in cards.any_of]
        found.append(f"{'named' if by_title else 'that is'} {listed(words, 'or')}")
    if cards.revealed:
        found.append("revealed")
    if cards.in_history in HISTORY:
        found.append(f"that {HISTORY[cards.in_history]} this {cards.history_period}")
    return found + beside


def _counted(cards: Cards) -> bool:
    """Whether it is compared with a number of cards that are described in turn."""
    return any(isinstance(one.amount, Count) for one in cards.where)


def on_or_a(wording: Wording, of: On) -> str:
    """Named again, or one such card."""
    if isinstance(of, str):
        return wording.reference(of)
    return some(wording, replace(of, pick=None), of.pick) if of.pick is not None else each(wording, of)


def one_of(wording: Wording, of: On) -> str:
    """Named again, or one of them: ``the same title as a card you control``."""
    return a(wording, of) if isinstance(of, Cards) and of.pick is None else on_or_a(wording, of)


def alone(cards: Cards) -> str:
    """The part of a character that has no other on its side."""
    if cards.attacking:
        return "attacking alone"
    return "defending alone" if cards.defending else "participating alone"


_WITHOUT = {"where", "icon", "keyword", "printed_keyword", "printed_type", "trait", "type"}
"""What is said after "without", where it is all that is said."""


def excluded(wording: Wording, part: Cards) -> str:
    """What they are not, or have not."""
    if part.among is not None and given_of(part) == {"among": part.among}:
        return f"other than {wording.reference(part.among)}"
    if part.host and given_of(part) == {"host": True}:
        return f"other than {wording.reference('host')}"
    attributes = having(wording, part)
    if len(attributes) == 1 and set(given_of(part)) <= _WITHOUT:
        return f"without {attributes[0]}"
    took_part = participated(part)
    if took_part:
        return f"that did not {took_part.replace('participated', 'participate')}"
    return not_declared(part) or f"other than {a(wording, part)}"


def having(wording: Wording, cards: Cards) -> list[str]:
    """What stands after ``with``."""
    found: list[str] = []
    if cards.icon == ("challenge",):
        found.append("a challenge icon of that challenge's type")
    elif cards.icon == CHOSEN:
        found.append("a challenge icon of that type")
    elif cards.icon:
        found.append(" and/or ".join(f"{article(name)} [{name}] icon" for name in cards.icon))
    found += [f"that {name}" for name in ("trait", "faction", "keyword") if getattr(cards, name) == CHOSEN]
    found += ["that cardtype"] if cards.type == CHOSEN else ["that title"] if cards.name == "chosen" else []
    found += [listed(list(cards.keyword), "or")] if cards.keyword and cards.keyword != CHOSEN else []
    found += [f"printed {listed(list(cards.printed_keyword), 'or')}"] if cards.printed_keyword else []
    found += [f"the printed {name} cardtype" for name in cards.printed_type]
    if _cost_of_chosen(cards.any_of):
        found.append("the same printed cost as the chosen cards")
    elif cards.any_of and best_of(cards) is None and not says_any_of(cards):
        parts = [attribute(wording, part) for part in cards.any_of]
        if all(parts):
            found.append(" and/or ".join(parts))
    if cards.attachment is not None:
        found.append(a(wording, cards.attachment))
    found += [f"{cards.modifying} modifiers"] if cards.modifying else []
    found += [compared(wording, one) for one in cards.where]
    for end in ("highest", "lowest"):
        measure = getattr(cards, end)
        if measure is not None:
            said = {"highest": "most", "lowest": "fewest"}[end] if measure in COUNTED else end
            found.append(f"the {said} {MEASURES[measure]}")
    if cards.same == "type" and cards.of is not None:
        found.append(f"the same cardtype as {one_of(wording, cards.of)}")
    best = best_of(cards)
    if best is not None:
        end = "highest" if best.highest else "lowest"
        among = replace(best, highest=None, lowest=None)
        where = "in play" if among == Cards(type=cards.type) else f"among {bare(wording, among)}"
        found.append(f"the {end} {MEASURES[getattr(best, end)]} {where}")
    if cards.same == "printed cost" and cards.of is not None:
        found.append(f"the same printed cost as {one_of(wording, cards.of)}")
    if cards.same == "name" and cards.of is not None:
        found.append(f"the same title as {one_of(wording, cards.of)}")
    if cards.different == "faction" and cards.of is not None:
        found.append(f"a faction affiliation that does not match {on_or_a(wording, cards.of)}")
    return found


def _cost_of_chosen(any_of: tuple[Cards, ...]) -> bool:
    """Whether it is one of those chosen, or costs as much as one of them."""
    if len(any_of) != 2 or any_of[0].among not in TARGETS:
        return False
    ref = any_of[0].among
    return any_of == (Cards(among=ref, zone="any"), Cards(same="printed cost", of=ref, zone="any"))


def attribute(wording: Wording, part: Cards) -> str:
    """The one thing that such a card has; empty where it is something else."""
    given = given_of(part)
    if set(given) == {"trait"} and len(part.trait) == 1:
        return f"the {part.trait[0]} trait"
    if set(given) == {"faction"} and len(part.faction) == 1:
        return f"the {faction(part.faction[0])} affiliation"
    said = having(wording, part)
    return said[0] if len(said) == len(given) == 1 else ""


def compared(wording: Wording, one: Comparison) -> str:
    """``printed cost 3 or lower``, ``lower STR than the target``."""
    measure = MEASURES[one.of] if not one.token else f"{one.token} tokens"
    amount = one.amount
    if isinstance(amount, CardNumber) and (amount.what != one.of or amount.plus or amount.times != 1):
        return other_measure(wording, one)
    if isinstance(amount, CardNumber):
        if beside_plots := beside_revealed_plots(one, amount.on):
            return beside_plots
        if one.relation == "exactly" and amount.of_several != "total":
            return other_measure(wording, one)
        if one.relation == "exactly":
            return f"the same {measure} as {on_or_a(wording, amount.on)}"
        if amount.of_several != "total" and isinstance(amount.on, Cards):
            than = each(wording, amount.on) if one.is_with_each else a(wording, amount.on)
            return f"{relation_of(one)} {measure} than {than}"
        if amount.of_several != "total" and isinstance(amount.on, str):
            return f"{relation_of(one)} {measure} than each of {wording.several(amount.on)}"
        return f"{relation_of(one)} {measure} than {on_or_a(wording, amount.on)}"
    of_its_controller = isinstance(amount, PlayerNumber) and amount.player == "controller"
    if of_its_controller and wording.definition in (None, amount):
        wording.definition = amount  # whose it is, is known only where the card is spoken of
        amount = Paid()
    if isinstance(amount, PlayerNumber) and one.relation != "exactly":
        beside_alike = one.of == value_of_a_plot(amount.what)
        if beside_alike and amount.player == "you":
            return f"{relation_of(one)} {measure} than yours"
        if amount.what in OF_PLAYERS and not beside_alike:
            return other_measure(wording, one)
        value = {"initiative": "initiative value", "claim": "claim value", "reserve": "reserve value"}
        more = one.relation in ("more than", "at least")
        each_one = amount.of_several == ("highest" if more else "lowest")
        owner = "each opponent's" if amount.player == "opponent" and each_one else whose(amount.player)
        if beside_alike:
            return f"{relation_of(one)} {measure} than {owner}"
        said = f"{owner} {value.get(amount.what, amount.what)}"
        return f"{relation_of(one)} {measure} than {said}"
    if not isinstance(amount, int | Paid):
        return other_measure(wording, one)
    many = "X" if isinstance(amount, Paid) else str(amount)
    if one.of in SIZES:
        return f"{measure} {many}" + {"at most": " or lower", "at least": " or higher"}.get(one.relation, "")
    if one.relation == "exactly" and amount == 0:
        return f"no {measure}"
    if one.token and one.relation == "at least" and amount == 1:
        return f"a {one.token} token"
    if one.relation == "at least":
        return measure if amount == 1 and one.of == "attachments" else f"{many} or more {measure}"
    if one.relation == "exactly" and amount == 1:
        return f"exactly 1 {measure.removesuffix('s')}"
    words = {"less than": f"fewer than {many}", "more than": f"more than {many}", "exactly": many}
    return f"{words.get(one.relation, f'{many} or fewer')} {measure}"
