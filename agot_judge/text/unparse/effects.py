"""Effects: clauses with the player who does them, choices, and effects that hold effects."""

from collections.abc import Callable
from typing import Any, TypeGuard, get_args

from msgspec.structs import replace

from agot_judge.engine.ability import (
    ApplyClaim,
    Cards,
    Choose,
    ChooseNow,
    Condition,
    Cost,
    Delayed,
    DiscardCards,
    Effect,
    EffectOnCards,
    EffectOnPlayers,
    Either,
    ForEach,
    GainAbility,
    GainPower,
    If,
    InitiateChallenge,
    Instead,
    Later,
    May,
    Move,
    Pick,
)
from agot_judge.engine.ability.later_choices import mentions
from agot_judge.engine.ability.words import Who
from agot_judge.text.discourse.whom_it_is_true_of import as_it_was_said
from agot_judge.text.phrases.described import OF_PLAYERS
from agot_judge.text.trees.at_once import one_gets_each
from agot_judge.text.unparse.cards import a, noun, of_each, on
from agot_judge.text.unparse.changes import gets
from agot_judge.text.unparse.clauses import clause, doer, had_do_it
from agot_judge.text.unparse.conditions import condition, state, whoever
from agot_judge.text.unparse.descriptions import how_many, in_total
from agot_judge.text.unparse.rules_for_players import cost_change
from agot_judge.text.unparse.templates import FORMS, PARTS, filled, said_of
from agot_judge.text.unparse.together import grouped, together
from agot_judge.text.unparse.triggers import when_due
from agot_judge.text.unparse.wording import (
    TARGETS,
    WORDS,
    Unworded,
    Wording,
    duration,
    every,
    infinitive,
    inflected,
    listed,
    upper_first,
    whereabouts,
    who,
)

ON_CARDS = (*get_args(EffectOnCards), DiscardCards)
THEY: dict[Who, str] = {"that player": "he or she"}
DONE, NOT_DONE = Condition(succeeded=True), Condition(succeeded=False)


def only(effects: tuple[Effect, ...]) -> Effect | None:
    """The effect that is alone; None: there are several, or none."""
    return effects[0] if len(effects) == 1 else None


def joined(wording: Wording, effects: tuple[Effect, ...]) -> str:
    """One after another in one sentence; what is done for a cost that is paid only then: ``sacrifice it to ..``."""
    if len(effects) > 1 and _follows(effects[-1]):
        return f"{joined(wording, effects[:-1])} to {joined(wording, effects[-1].effects)}"
    return listed(apart(wording, effects))


def apart(wording: Wording, effects: tuple[Effect, ...]) -> list[str]:
    """The parts of a sentence: an effect each, but changes of the same cards, and prohibitions of the same players, in one."""
    return [together(wording, group) or effect(wording, group[0]) for group in grouped(effects)]


def effect(wording: Wording, found: Effect) -> str:
    """One effect as a clause of its own."""
    if isinstance(found, GainPower) and found.on is not None:
        return f"{on(wording, found.on)} {clause(wording, found, 'any')}"
    if isinstance(found, EffectOnCards | EffectOnPlayers):
        subject = doer(found)
        said = clause(wording, found, subject)
        if isinstance(found, InitiateChallenge):
            return f"{every(subject)} {said}"
        return said if subject == "you" else f"{who(subject)} {said}"
    if own := _OWN.get(type(found)):
        return own(wording, found)
    template = WORDS.template("effects", type(found).__name__, found)
    return together(wording, [found]) if template is None else filled(template, wording, found)


def clauses(
    wording: Wording, effects: tuple[Effect, ...], subject: Who, form: Callable[[str], str] = str
) -> str:
    """The clauses of the subject, one after another; ``form`` is that of each (``infinitive`` after "may")."""
    said: list[str] = []
    for one in effects:
        if one is effects[-1] and _follows(one) and said:
            return f"{listed(said)}, then {clauses(wording, one.effects, subject, form)}"
        if isinstance(one, EffectOnCards | EffectOnPlayers) and not gains_on_card(one):
            done = clause(wording, one, subject)
            said.append(done if subject == "you" else form(done))
            continue
        other = effect(wording, one).removeprefix(f"{who(subject)} ")
        if isinstance(one, ChooseNow) and other.startswith("chooses and "):  # "choose and kneel" after "must"
            _, _, rest = other.partition(" and ")
            other = f"{form('chooses')} and {form(rest)}"
        said.append(other)
    return listed(said)


def gains_on_card(found: Effect) -> TypeGuard[GainPower]:
    """True of power that a card gains, which is said of the card and not of who does it."""
    return isinstance(found, GainPower) and found.on is not None


def _follows(found: Effect) -> TypeGuard[If]:
    """True of what is done if everything before it was done in full: ``.., then ..``."""
    return isinstance(found, If) and found.condition == DONE and not found.otherwise


# -- choices -----------------------------------------------------------------------------------------------------------


def chosen(wording: Wording, choice: Choose) -> str:
    """The choice: ``choose a character``, ``the losing player chooses a card in hand``."""
    return said_of("choices", "chosen", wording, choice)


def choice_of(wording: Wording, choice: Choose) -> list[str]:
    """The choice; and in parentheses what is chosen instead."""
    said = [chosen(wording, choice)]
    if choice.instead is not None and choice.instead_if is not None:
        other = upper_first(what(wording, choice.instead))
        said.append(f"({other} instead if {state(wording, choice.instead_if)}.)")
    return said


def what(wording: Wording, choice: Choose) -> str:
    """The thing that is chosen."""
    if choice.word:
        return said_of("choices", "word", wording, choice)
    if choice.player is not None and choice.player_where is not None:
        return whoever(wording, choice.player, choice.player_where)
    if choice.player is not None:
        return who(choice.player)
    quantity = how_many(wording, choice)
    said = noun(wording, choice.cards, quantity)
    if choice.of_same_player:
        return _of_same_player(wording, choice.cards, quantity) + in_total(wording, choice.total)
    if choice.each_of is not None and choice.by == "you":
        plain = replace(choice.cards, controller="any", zone="play")
        said = " ".join([noun(wording, plain, quantity), *whereabouts(choice.cards, of_each=True)])
    return f"{said}{in_total(wording, choice.total)}{', if able' if choice.apart_if_able else ''}"


def _of_same_player(wording: Wording, cards: Cards, quantity: str) -> str:
    """Cards of one player, whoever that is: ``2 characters controlled by the same opponent``."""
    if cards.zone == "discard" and cards.controller == "any":
        return noun(wording, cards, quantity).replace("in a discard pile", "in a single discard pile")
    if cards.zone in OF_PLAYERS:  # "3 cards in an opponent's discard pile": that of one
        return noun(wording, cards, quantity)
    whose = "opponent" if cards.controller == "opponent" else "player"
    return f"{noun(wording, replace(cards, controller='any'), quantity)} controlled by the same {whose}"


def choose_now(wording: Wording, found: ChooseNow) -> list[str]:
    """The choice with its effects: ``choose and kill a character``; or the choice and what is done with what is chosen."""
    choose, to = found.choose, only(found.effects)
    if choose.word == "challenge type" and choose.other_than == "present" and to == ApplyClaim(type="chosen"):
        return ["apply the claim of another challenge type"]
    first_said = chosen(wording, choose)  # from there, what is chosen here is not chosen yet
    before = wording.of_challenge, wording.chosen_before, wording.choices, wording.chosen_within
    wording.of_challenge = wording.of_challenge and not choose.word
    if not choose.word and choose.player is None:
        wording.chosen_before, wording.choices = wording.choices, wording.choices + 1
        wording.chosen_within += 1
    try:
        return _chosen_with(wording, found, first_said)
    finally:
        wording.of_challenge, wording.chosen_before, wording.choices, wording.chosen_within = before


def _chosen_with(wording: Wording, found: ChooseNow, first_said: str) -> list[str]:
    """The same, where the card that is chosen is the last that was."""
    choose = found.choose
    if choose.instead is not None:
        return [*choice_of(wording, choose), *apart(wording, found.effects)]
    if not found.effects:
        return [first_said]
    of_chosen = any(mentions(choose, at) for at in range(len(TARGETS)))
    alone = choose.each_of is None and choose.total is None and not choose.of_same_player
    first = _chosen_and(wording, choose, found.effects[0]) if alone and not of_chosen else ""
    if first:
        return [first, *apart(wording, found.effects[1:])]
    together_with, *rest = apart(wording, found.effects)
    return [f"{first_said} and {together_with}", *rest]


def _chosen_and(wording: Wording, choose: Choose, found: Effect) -> str:
    """The choice and what is done with what is chosen in the same words; empty where it cannot be said so."""
    if not isinstance(found, ON_CARDS) or getattr(found, "on", None) != "target":
        return ""
    if isinstance(found, Move) and found.to == "hand":
        return ""
    pick = Pick(
        least=choose.least, most=choose.most, any_number=choose.any_number, different=choose.different
    )
    picked: Any = replace(found, on=replace(choose.cards, pick=pick))
    subject = "" if choose.by == "you" else f"{who(choose.by)} "
    if_able = ", if able" if choose.apart_if_able else ""
    return f"{subject}{inflected('choose', choose.by)} and {clause(wording, picked, choose.by)}{if_able}"


def _choose(wording: Wording, found: ChooseNow) -> str:
    each = one_gets_each(found)
    if each:  # "a card from among the target gets -1 STR, and one gets -2 STR"
        first, *others = (listed(gets(wording, change)) for change in each)
        said = listed([f"a card from among the target {first}", *(f"one {other}" for other in others)])
        until = duration(wording, each[0].until).strip()
        return f"{until}, {said}" if until else said
    said = listed(choose_now(wording, found))
    return f"{said}, then {joined(wording, found.then)}" if found.then else said


def _options(wording: Wording, found: Either) -> str:
    """The options: ``draw 2 cards, or gain 2 gold``."""
    said = [_option(wording, option, found.player) for option in found.options]
    return ", or ".join(said) if len(said) < 3 else f"{'; '.join(said[:-1])}; or {said[-1]}"


def _option(wording: Wording, option: tuple[Effect, ...], by: Who) -> str:
    """The option as an order where whoever chooses it does it: what you do is said so among those of another player."""
    said = joined(wording, option)
    yours = any(getattr(one, "player", None) == "you" and not gains_on_card(one) for one in option)
    return f"you {said}" if yours and by != "you" and not said.startswith("you ") else said


def _does(wording: Wording, subject: str, player: Who, effects: tuple[Effect, ...]) -> str:
    """The words for the effects that a player does, may or must do: ``each opponent may either: ..``."""
    one = only(effects)
    may = one if isinstance(one, May) and one.player == player else None
    if may is not None and may.otherwise:
        unless = f"unless {THEY.get(player, subject)} {clauses(wording, may.effects, player)}"
        return f"{subject} must {clauses(wording, may.otherwise, player, infinitive)} {unless}"
    inner = one if may is None else only(may.effects)
    if isinstance(inner, Either) and inner.player == player:
        return f"{subject} {'must' if may is None else 'may'} either: {_options(wording, inner)}"
    if may is None:
        return f"{subject} {clauses(wording, effects, player)}"
    return f"{subject} may {clauses(wording, may.effects, player, infinitive).removeprefix('may ')}"


def had_gain(said: str) -> str:
    """The gain of power as something that is done: ``have attached character gain 1 power``."""
    subject, gains, rest = said.partition(" gains ")
    return f"have {subject} gain {rest}" if gains else said


def _may(wording: Wording, found: May) -> str:
    inner, player = only(found.effects), who(found.player)
    if found.otherwise:
        return _unless(wording, found)
    if isinstance(inner, Instead) and inner.of == "occurrence":
        return f"{_may(wording, replace(found, effects=inner.effects))} instead"
    if isinstance(inner, ForEach) and inner.player is not None and not inner.where:
        done = clauses(wording, inner.effects, "that player", infinitive)
        return f"{player} may have {every(inner.player)} {done}"
    if isinstance(inner, GainPower) and inner.on is not None:
        return f"{player} may {had_gain(effect(wording, inner))}"
    other = had_do_it(found)
    if other is not None:
        return f"{player} may have {who(other)} {clauses(wording, found.effects, other, infinitive)}"
    return _does(wording, player, found.player, (found,))


def _unless(wording: Wording, found: May) -> str:
    """The effects that are done unless the player does something."""
    subject, player = doer(found.otherwise[0]), who(found.player)
    if subject == found.player != "you" or (subject == "you" and len(found.otherwise) > 1):
        return _does(wording, player, found.player, (found,))
    return (
        f"{joined(wording, found.otherwise)} unless {player} {clauses(wording, found.effects, found.player)}"
    )


# -- effects that hold effects -------------------------------------------------------------------------------------------


def _if(wording: Wording, found: If) -> str:
    inner = only(found.effects)
    if isinstance(inner, If) and inner.otherwise and not found.otherwise:
        when = condition(wording, found.condition)
        other = f"({joined(wording, inner.effects)} instead {condition(wording, inner.condition)})"
        return f"{when}, {joined(wording, inner.otherwise)} {other}"
    return said_of("effects", "If", wording, found)


def _for_each(wording: Wording, found: ForEach) -> str:
    told = as_it_was_said(found)
    if told is not None:
        return effect(wording, told)
    return _for_each_card(wording, found) if found.player is None else _for_each_player(wording, found)


def _for_each_card(wording: Wording, found: ForEach) -> str:
    one, each = only(found.effects), f"for each {of_each(wording, found.cards or Cards())}"
    if not isinstance(one, ChooseNow) or one.then:
        return f"{each}, {clauses(wording, found.effects, 'you')}"
    within = clauses(wording, one.effects, "you")
    again = "(You may choose the same character more than once.)"
    return f"{each}, choose {a(wording, one.choose.cards)}. {upper_first(within)}. {again}"


def _for_each_player(wording: Wording, found: ForEach) -> str:
    player = found.player or "any"
    subject = who(player) if found.one else every(player)
    if found.where is not None:
        subject = whoever(wording, player, found.where)
        if not found.one:
            the_one = "the opponent" if player == "opponent" else "the player"
            subject = subject.replace(who(player), the_one if found.the_one else every(player), 1)
    last = found.effects[-1] if found.effects else None
    if isinstance(last, If) and (last.otherwise or last.condition == NOT_DONE):
        raise Unworded
    return _does(wording, subject, "that player", found.effects)


def _instead(wording: Wording, found: Instead) -> str:
    one = only(found.effects)
    if found.of != "claim":
        return said_of("effects", "Instead", wording, found)
    if isinstance(one, ApplyClaim) and one.type == "chosen":
        return f"{who(one.player)} must satisfy the claim instead of you"
    said = joined(wording, found.effects)
    chosen_claim = isinstance(one, ChooseNow) and isinstance(one.effects[0], ApplyClaim) and not one.then
    if isinstance(one, ApplyClaim) or chosen_claim:
        return f"{said} instead"
    return f"instead of the normal claim effects, {said}"


def _waiting(wording: Wording, found: Delayed | Later) -> str:
    last = found.effects[-1] if found.effects else None
    if isinstance(last, If) and (last.otherwise or last.condition.succeeded is not None):
        raise Unworded
    return when_due(wording, found, joined(wording, found.effects))


def _text_in_full(wording: Wording, found: GainAbility) -> str:
    keywords = [f"{keyword.capitalize()}." for keyword in found.keywords]
    return " ".join([*keywords, *(FORMS["in_full"](wording, one) for one in found.abilities)])


_OWN: dict[type, Callable[[Wording, Any], str]] = {
    Cost: cost_change,
    If: _if,
    May: _may,
    ForEach: _for_each,
    Delayed: _waiting,
    Later: _waiting,
    ChooseNow: _choose,
    Instead: _instead,
}
FORMS.update(
    at_once=lambda wording, each: "; ".join(joined(wording, effects) for effects in each),
    cardtypes=lambda wording, types: f"{', '.join(types[:-1])}, or {types[-1]}",
    every=lambda wording, player: every(player),
    joined=joined,
)
PARTS.update(
    card_by_title=lambda wording, choice: noun(wording, replace(choice.cards, zone="play"), "a"),
    options=_options,
    resting_place=lambda wording, found: wording.resting_place,
    text_in_full=_text_in_full,
    thing=what,
)
