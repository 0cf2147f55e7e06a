"""Effects: clauses with the player who does them, and effects that hold effects."""

from collections.abc import Callable
from typing import TypeGuard, cast, get_args

from msgspec.structs import replace

from agot_judge.engine.ability.ability import (
    AtOnce,
    Changes,
    ChooseNow,
    Delayed,
    Effect,
    Either,
    Forbid,
    ForEach,
    GainAbility,
    If,
    Instead,
    Later,
    May,
    Modify,
    Permit,
)
from agot_judge.engine.ability.about_the_card import AttachesTo, DeckBuilding, PlayOnly, Rivalry, TitleRight
from agot_judge.engine.ability.cards import Cards, Condition, Pick
from agot_judge.engine.ability.changed_numbers import Adjust, Cost
from agot_judge.engine.ability.effects_on_cards import EffectOnCards, Move, TakeControl
from agot_judge.engine.ability.effects_on_players import (
    ApplyClaim,
    DiscardCards,
    EffectOnPlayers,
    GainPower,
    InitiateChallenge,
)
from agot_judge.engine.ability.later_choices import mentions
from agot_judge.engine.ability.triggers import Choose
from agot_judge.engine.ability.words import Who
from agot_judge.text.discourse.whom_it_is_true_of import as_it_was_said
from agot_judge.text.trees.for_how_long import is_while_in_play
from agot_judge.text.trees.marks import is_marked
from agot_judge.text.trees.one_each import one_gets_each
from agot_judge.text.unparse import effects_on_cards, effects_on_players
from agot_judge.text.unparse.becoming import becomes_attachment
from agot_judge.text.unparse.cards import a, counted, on
from agot_judge.text.unparse.changes import change, modifier, of_this_challenge
from agot_judge.text.unparse.choices import choice_of, chosen
from agot_judge.text.unparse.conditions import condition, whoever
from agot_judge.text.unparse.costs_of_cards import cost_change
from agot_judge.text.unparse.doers import doer, had_do_it
from agot_judge.text.unparse.one_each import one_each
from agot_judge.text.unparse.rule_numbers import adjusted
from agot_judge.text.unparse.rules_of_players import attaches_to, forbidden, permitted
from agot_judge.text.unparse.said_in_one import goes_on, is_entering, kind_of
from agot_judge.text.unparse.titles import title_right
from agot_judge.text.unparse.waiting import when_due
from agot_judge.text.unparse.wording import (
    TARGETS,
    Wording,
    duration,
    every,
    infinitive,
    inflected,
    listed,
    possessive,
    the_one,
    upper_first,
    who,
)

ON_CARDS = (*get_args(EffectOnCards), DiscardCards)


def joined(wording: Wording, effects: tuple[Effect, ...]) -> str:
    """One after another in one sentence; what is done for a cost that is paid only then: ``sacrifice it to ..``."""
    if len(effects) > 1 and _follows(effects[-1]):
        return f"{joined(wording, effects[:-1])} to {joined(wording, effects[-1].effects)}"
    return listed(apart(wording, effects))


def apart(wording: Wording, effects: tuple[Effect, ...]) -> list[str]:
    """Each for itself; changes of the same cards, and prohibitions of the same players, together."""
    groups: list[list[Effect]] = []
    for one in effects:
        if groups and is_entering(one) and isinstance(groups[-1][0], Modify):
            groups[-1].append(one)  # "cannot enter or leave play"
        elif groups and kind_of(groups[-1][0]) == kind_of(one) and goes_on(one):
            groups[-1].append(one)
        else:
            groups.append([one])
    return [together(wording, group) for group in groups]


def together(wording: Wording, effects: list[Effect]) -> str:
    """Effects of a kind."""
    first = effects[0]
    if isinstance(first, Modify):
        changes = [
            replace(effect, cannot=("enter play", *effect.cannot)) if is_entering(effects[-1]) else effect
            for effect in effects
            if isinstance(effect, Modify)
        ]
        if first.condition is not None and first.until == "game" and is_marked(first.condition):
            plain = [replace(one, condition=None) for one in changes]
            return f"{condition(wording, first.condition, 'while')}, {change(wording, plain)}"
        said = modifier(wording, first) if len(changes) == 1 and first.until is None else ""
        if all(of_this_challenge(one) for one in changes):
            return change(wording, changes)
        whole = change(wording, changes)
        return said or (whole if whole.startswith("X is ") else _until(wording, first, whole))
    if isinstance(first, Forbid):
        return _until(wording, first, forbidden(wording, [one for one in effects if isinstance(one, Forbid)]))
    if isinstance(first, Permit):
        return permitted(wording, [one for one in effects if isinstance(one, Permit)])
    return effect(wording, first)


def _until(wording: Wording, effect: Modify | Forbid, said: str) -> str:
    """``until the end of the phase, ..``."""
    when = effect.condition if isinstance(effect, Modify) and effect.until == "game" else None
    if when is not None and when.card is not None and when.fits is not None and when.fits.zone == "shadows":
        return f"while {wording.reference(when.card)} is in shadows, {said.partition(' while ')[0]}"
    if isinstance(effect, Forbid) and effect.cannot == "choose plots" and effect.until == "their next plot":
        return said
    if isinstance(effect, Modify) and effect.blank and effect.until == "game" and isinstance(effect.on, str):
        card = wording.reference(effect.on)
        return f"while {card} is in play, {said.replace(possessive(card), 'its', 1)}"
    plain = isinstance(effect, Modify) and is_while_in_play(effect)
    lasting = "" if plain else duration(wording, effect.until).strip()
    return f"{lasting}, {said}" if lasting else said


def effect(wording: Wording, found: Effect) -> str:
    """One effect as a clause of its own."""
    if isinstance(found, GainPower) and found.on is not None:
        number, ending = effects_on_players.so_many(wording, found.amount)
        return f"{on(wording, found.on)} gains {number} power{ending}"
    if isinstance(found, TakeControl) and found.player != "you":
        return (
            f"give control of {on(wording, found.on)} to {who(found.player)}{duration(wording, found.until)}"
        )
    if isinstance(found, EffectOnCards | EffectOnPlayers):
        subject = doer(found)
        said = clause(wording, found, subject)
        if isinstance(found, InitiateChallenge):
            return f"{every(subject)} {said}"
        return said if subject == "you" else f"{who(subject)} {said}"
    return _structure(wording, found)


def clause(wording: Wording, found: EffectOnCards | EffectOnPlayers, subject: Who) -> str:
    """What the subject does."""
    if isinstance(found, get_args(EffectOnCards)):
        return effects_on_cards.clause(wording, cast(EffectOnCards, found), subject)
    return effects_on_players.clause(wording, cast(EffectOnPlayers, found), subject)


def clauses(
    wording: Wording, effects: tuple[Effect, ...], subject: Who, form: Callable[[str], str] = str
) -> str:
    """What the subject does, one after another; ``form``: how each is said (``infinitive`` after "may")."""
    said: list[str] = []
    for one in effects:
        if one is effects[-1] and _follows(one) and said:
            return f"{listed(said)}, then {clauses(wording, one.effects, subject, form)}"
        if isinstance(one, EffectOnCards | EffectOnPlayers) and not (isinstance(one, GainPower) and one.on):
            done = clause(wording, one, subject)
            said.append(done if subject == "you" else form(done))
        else:
            other = effect(wording, one).removeprefix(f"{who(subject)} ")
            said.append(_chosen_by_subject(other, form) if isinstance(one, ChooseNow) else other)
    return listed(said)


def _chosen_by_subject(said: str, form: Callable[[str], str]) -> str:
    """``choose and kneel`` after "must"."""
    verb, joint, rest = said.partition(" and ")
    return f"{form(verb)}{joint}{form(rest)}" if verb == "chooses" else said


def _follows(found: Effect) -> TypeGuard[If]:
    """Whether it is done if what is said before it was done in full: ``.., then ..``."""
    return isinstance(found, If) and found.condition == Condition(succeeded=True) and not found.otherwise


def _structure(wording: Wording, found: Effect) -> str:
    """An effect that holds effects, or changes what is true of cards and players."""
    if isinstance(found, Cost):
        return cost_change(wording, found)
    if isinstance(found, Adjust):
        return adjusted(wording, found)
    if isinstance(found, AttachesTo):
        return attaches_to(wording, found)
    if isinstance(found, PlayOnly):
        return f"play only {condition(wording, found.condition)}"
    if isinstance(found, DeckBuilding):
        return found.text
    if isinstance(found, If):
        inner = found.effects[0] if len(found.effects) == 1 else None
        if isinstance(inner, If) and inner.otherwise and not found.otherwise:
            other = f"({joined(wording, inner.effects)} instead {condition(wording, inner.condition)})"
            return f"{condition(wording, found.condition)}, {joined(wording, inner.otherwise)} {other}"
        other = f", otherwise {joined(wording, found.otherwise)}" if found.otherwise else ""
        return f"{condition(wording, found.condition)}, {joined(wording, found.effects)}{other}"
    if isinstance(found, May):
        return _may(wording, found)
    if isinstance(found, Either) and found.anew is not None:
        return f"either (choose 1 that you have not chosen this {found.anew}): {_options(wording, found)}"
    if isinstance(found, Either):
        subject = "" if found.player == "you" else f"{who(found.player)} must "
        return f"{subject}either: {_options(wording, found)}"
    if isinstance(found, ForEach):
        told = as_it_was_said(found)
        return _for_each(wording, found) if told is None else _structure(wording, told)
    if isinstance(found, AtOnce):
        return f"at once: {'; '.join(joined(wording, one) for one in found.each)}"
    if isinstance(found, Delayed | Later):
        return when_due(wording, found, joined(wording, found.effects))
    if isinstance(found, ChooseNow):
        each = one_gets_each(found)
        if each:
            return one_each(wording, each)
        said = listed(choose_now(wording, found))
        return f"{said}, then {joined(wording, found.then)}" if found.then else said
    if isinstance(found, Instead):
        return _instead(wording, found)
    if isinstance(found, GainAbility):
        return becomes_attachment(wording, found)
    if isinstance(found, Changes):
        return f"{len(found.changes)} changes that the judge says by hand"
    if isinstance(found, TitleRight):
        return title_right(found)
    if isinstance(found, Rivalry):
        return f"{found.relation}: {', '.join(found.titles) or 'none'}"
    return together(wording, [found])


def choose_now(wording: Wording, found: ChooseNow) -> list[str]:
    """``choose and kill a character``, and the effects after it; or the choice and what is done with what is chosen."""
    choose = found.choose
    to = found.effects[0] if len(found.effects) == 1 else None
    if isinstance(to, TakeControl) and to.player == "chosen player" and choose.player == "opponent":
        whom = "an opponent"
        if choose.player_where is not None:
            whom = whoever(wording, choose.player, choose.player_where, "this opponent")
        return [f"give control of {on(wording, to.on)} to {whom} of your choice"]
    if choose.word == "challenge type" and choose.other_than == "present" and to == ApplyClaim(type="chosen"):
        return ["apply the claim of another challenge type"]
    of_challenge = wording.of_challenge
    wording.of_challenge = of_challenge and not choose.word
    outer, before, within = wording.chosen_before, wording.choices, wording.chosen_within
    first_said = chosen(wording, choose)  # from there, what is chosen here is not chosen yet
    if not choose.word and choose.player is None:
        wording.chosen_before, wording.choices = before, before + 1
        wording.chosen_within = within + 1
    try:
        if choose.instead is not None:
            return [*choice_of(wording, choose), *apart(wording, found.effects)]
        of_chosen = any(mentions(choose, at) for at in range(len(TARGETS)))
        alone = choose.each_of is None and choose.total is None and not of_chosen
        alone = alone and not choose.of_same_player
        first = _chosen_and(wording, choose, found.effects[0]) if alone and found.effects else ""
        if first:
            return [first, *apart(wording, found.effects[1:])]
        if not found.effects:
            return [first_said]
        together, *rest = apart(wording, found.effects)
        return [f"{first_said} and {together}", *rest]
    finally:
        wording.of_challenge = of_challenge
        wording.chosen_before, wording.choices, wording.chosen_within = outer, before, within


def _chosen_and(wording: Wording, choose: Choose, found: Effect) -> str:
    """What is done with what is chosen in the same words; empty where it cannot be said so."""
    if isinstance(found, Move) and found.to == "hand":
        return ""
    if not isinstance(found, ON_CARDS) or getattr(found, "on", None) != "target":
        return ""
    pick = Pick(
        least=choose.least,
        most=choose.most,
        any_number=choose.any_number,
        different=choose.different,
    )
    cards = replace(choose.cards, pick=pick)
    said = clause(wording, replace(cast(EffectOnCards, found), on=cards), choose.by)
    subject = "" if choose.by == "you" else f"{who(choose.by)} "
    if_able = ", if able" if choose.apart_if_able else ""
    return f"{subject}{inflected('choose', choose.by)} and {said}{if_able}"


def _options(wording: Wording, found: Either) -> str:
    """``draw 2 cards, or gain 2 gold``."""
    said = [_option(wording, option, found.player) for option in found.options]
    return ", or ".join(said) if len(said) < 3 else f"{'; '.join(said[:-1])}; or {said[-1]}"


def _option(wording: Wording, option: tuple[Effect, ...], by: Who) -> str:
    """As an order where whoever chooses it does it: what you do is said so among those of another player."""
    said = joined(wording, option)
    yours = by != "you" and any(
        getattr(effect, "player", None) == "you" and not (isinstance(effect, GainPower) and effect.on)
        for effect in option
    )
    return f"you {said}" if yours and not said.startswith("you ") else said


def had_gain(said: str) -> str:
    """``have attached character gain 1 power``, where it is not said by itself."""
    subject, gains, rest = said.partition(" gains ")
    return f"have {subject} gain {rest}" if gains else said


def _may(wording: Wording, found: May) -> str:
    either = found.effects[0] if len(found.effects) == 1 else None
    if isinstance(either, Either) and not found.otherwise and either.player == found.player:
        return f"{who(found.player)} may either: {_options(wording, either)}"
    if isinstance(either, Instead) and either.of == "occurrence" and not found.otherwise:
        return f"{_may(wording, replace(found, effects=either.effects))} instead"
    if isinstance(either, ForEach) and not found.otherwise and either.player is not None and not either.where:
        done = clauses(wording, either.effects, "that player", infinitive)
        return f"{who(found.player)} may have {every(either.player)} {done}"
    if isinstance(either, GainPower) and either.on is not None and not found.otherwise:
        return f"{who(found.player)} may {had_gain(effect(wording, either))}"
    other = None if found.otherwise else had_do_it(found)
    if other is not None:
        return (
            f"{who(found.player)} may have {who(other)} {clauses(wording, found.effects, other, infinitive)}"
        )
    if not found.otherwise:
        done = clauses(wording, found.effects, found.player, infinitive)
        return f"{who(found.player)} may {done.removeprefix('may ')}"
    said = clauses(wording, found.effects, found.player)
    subject = doer(found.otherwise[0])
    if subject not in ("you", found.player):
        return f"{joined(wording, found.otherwise)} unless {who(found.player)} {said}"
    otherwise = clauses(wording, found.otherwise, subject)
    if subject == "you" and len(found.otherwise) == 1:
        return f"{otherwise} unless {who(found.player)} {said}"
    must = clauses(wording, found.otherwise, found.player, infinitive)
    return f"{who(found.player)} must {must} unless {who(found.player)} {said}"


def _for_each(wording: Wording, found: ForEach) -> str:
    one = found.effects[0] if len(found.effects) == 1 else None
    if found.player is None and isinstance(one, ChooseNow) and not one.then:
        within = clauses(wording, one.effects, "you")
        each = f"for each {counted(wording, found.cards or Cards())}, choose {a(wording, one.choose.cards)}"
        again = "(You may choose the same character more than once.)"
        return f"{each}. {upper_first(within)}. {again}"
    if found.player is None:
        return (
            f"for each {counted(wording, found.cards or Cards())}, {clauses(wording, found.effects, 'you')}"
        )
    subject = who(found.player) if found.one else every(found.player)
    if found.where is not None:
        subject = whoever(wording, found.player, found.where, "this opponent")
        if not found.one:
            of = the_one if found.the_one else every
            subject = subject.replace(who(found.player), of(found.player), 1)
    last = found.effects[-1] if found.effects else None
    if isinstance(last, If) and last.condition == Condition(succeeded=False) and not last.otherwise:
        before = _for_each(wording, replace(found, effects=found.effects[:-1]))
        after = clauses(wording, last.effects, "that player")
        return f"{before}. {upper_first(every(found.player))} who does not {after}"
    one = found.effects[0] if len(found.effects) == 1 else None
    if isinstance(one, May) and one.player == "that player" and one.otherwise:
        must = clauses(wording, one.otherwise, "that player", infinitive)
        return f"{subject} must {must} unless he or she {clauses(wording, one.effects, 'that player')}"
    if isinstance(one, May) and one.player == "that player" and not one.otherwise:
        inner = one.effects[0] if len(one.effects) == 1 else None
        if isinstance(inner, Either) and inner.player == "that player":
            return f"{subject} may either: {_options(wording, inner)}"
        return f"{subject} may {clauses(wording, one.effects, 'that player', infinitive)}"
    if isinstance(one, Either) and one.player == "that player":
        return f"{subject} must either: {_options(wording, one)}"
    return f"{subject} {clauses(wording, found.effects, 'that player')}"


def _instead(wording: Wording, found: Instead) -> str:
    one = found.effects[0] if len(found.effects) == 1 else None
    if found.of == "claim":
        if isinstance(one, ApplyClaim) and one.type == "chosen":
            return f"{who(one.player)} must satisfy the claim instead of you"
        if isinstance(one, ApplyClaim) or (
            isinstance(one, ChooseNow) and isinstance(one.effects[0], ApplyClaim) and not one.then
        ):
            return f"{effect(wording, one)} instead"
        return f"instead of the normal claim effects, {joined(wording, found.effects)}"
    if found.of == "placement":
        return f"{joined(wording, found.effects)} instead of placing {wording.happening} in its owner's {wording.resting_place}"
    return f"instead {joined(wording, found.effects)}"
