"""A whole ability, and a whole line."""

from msgspec.structs import replace

from agot_judge.engine.ability.ability import (
    Ability,
    ChooseNow,
    Delayed,
    Effect,
    Either,
    Forbid,
    If,
    Instead,
    Later,
    May,
    Modify,
    Permit,
)
from agot_judge.engine.ability.about_the_card import DeckBuilding
from agot_judge.engine.ability.cards import Paid
from agot_judge.engine.ability.changed_numbers import Cost
from agot_judge.engine.ability.effects_on_cards import EffectOnCards
from agot_judge.engine.ability.effects_on_players import DiscardGold, EffectOnPlayers, GainPower, PayGold
from agot_judge.engine.ability.later_choices import TARGETS, mentions
from agot_judge.engine.ability.triggers import Choose
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.state.game import NO_TRAIT_ATTACHMENTS, Keyword
from agot_judge.text.compiled import CompiledLine
from agot_judge.text.trees.one_each import one_gets_each
from agot_judge.text.trees.other_results import without_other_result
from agot_judge.text.trees.picked_first import as_it_was_said
from agot_judge.text.trees.substitution import scaled
from agot_judge.text.trees.zones_of_abilities import where_this_is, zone_of
from agot_judge.text.unparse.amounts import amount
from agot_judge.text.unparse.choices import choice_of
from agot_judge.text.unparse.conditions import condition, conditions, state, whoever
from agot_judge.text.unparse.costs_of_cards import other_amount
from agot_judge.text.unparse.doers import doer
from agot_judge.text.unparse.effects import apart, choose_now, clause, clauses, effect, had_gain, joined
from agot_judge.text.unparse.limits import TIMES, limit_of
from agot_judge.text.unparse.others import other_number, without_other_number
from agot_judge.text.unparse.triggers import trigger
from agot_judge.text.unparse.wording import Wording, infinitive, listed, upper_first, who

CONDITIONAL = ("if ", "while ", "during ")


def unparse(ability: Ability, title: str) -> str:
    """The ability in canonical wording, on a card with this title: one line, as it would be printed."""
    said = where_this_is(ability.condition)
    follows = ability.zone == said or ability.zone == zone_of(ability.kind, ability.trigger, "character")
    wording = Wording(title, amount, "play" if follows else ability.zone)
    if "attached location" in ability.text.lower():  # what it can be attached to stands in another line
        wording.host = "attached location"
    wording.of_ability = unparse
    wording.whoever = whoever
    named_later = [choice for choice in ability.choose if _named_later(choice, ability)]
    wording.of_challenge = not any(choice.word for choice in ability.choose)
    wording.named = {choice.word: choice.words for choice in named_later}
    wording.targets = tuple(one.cards for one in ability.choose if not one.word and one.player is None)
    wording.choices = sum(1 for one in ability.choose if not one.word and one.player is None)
    if ability.trigger is not None and "kill" not in (ability.trigger.event, *ability.trigger.or_events):
        wording.resting_place = "discard pile"
    if ability.trigger is not None and ability.trigger.card is not None:
        if ability.trigger.card.this:
            wording.happening = title
        elif ability.trigger.card.host:
            wording.happening = wording.reference("host")
    wording.other = ability.trigger is None or wording.happening == title
    later = ability.effects[0] if ability.kind == "constant" and ability.effects else None
    if isinstance(later, Later) and later.trigger.event == "announce agendas":
        done = Ability(kind="reaction", trigger=later.trigger, effects=later.effects)
        return unparse(done, title).removeprefix("Reaction: ")
    if isinstance(later, Later) and later.trigger.event == "place setup cards":
        said = unparse(Ability(kind="action", effects=later.effects), title).removeprefix("Action: ")
        return f"Before placing setup cards, {said[0].lower()}{said[1:]}"
    of_its_x = ability.effects[0] if ability.kind == "constant" and len(ability.effects) == 1 else None
    if isinstance(of_its_x, Modify) and ability.zone == "shadows" and of_its_x.keyword_number is not None:
        return f"X is {amount(wording, of_its_x.keyword_number)}."
    if ability.kind == "constant":
        wording.other = all(getattr(node, "on", None) != "host" for node in nodes(ability))
        wording.modifiers = ability.condition is None and len(ability.effects) == 1
        return _constant(wording, ability)
    parts = []
    if ability.trigger is not None:
        word = "After" if ability.kind == "reaction" else "When"
        parts.append(f"{word} {trigger(wording, ability.trigger)},")
    if ability.condition is not None:
        parts += [f"{one}," for one in conditions(wording, ability.condition)]
    wording.other = wording.other and not ability.choose
    sentences = _sentences(wording, ability)
    wording.other = wording.other and len(ability.costs) < 2
    costs = _costs(wording, ability)
    if sentences and not costs and ability.kind != "when revealed" and sentences[0].startswith(CONDITIONAL):
        sentences[0] = f"as it resolves, {sentences[0]}"
    if costs and sentences:
        comma = "," if sentences[0].startswith("until ") else ""
        sentences[0] = f"{costs} to{comma} {_as_purpose(ability, sentences[0])}"
    start = " ".join((*parts, sentences[0] if sentences else ""))
    whole = [start, *sentences[1:]]
    said = " ".join(one if one.startswith("(") else f"{upper_first(one)}{_stop(one)}" for one in whole)
    return " ".join(
        word for word in (_header(ability), said, _definition(wording), _remarks(wording, ability)) if word
    )


def _stop(sentence: str) -> str:
    """The full stop within quotation marks ends the sentence around them as well."""
    return "" if sentence.endswith(('."', ".)")) else "."


def _as_purpose(ability: Ability, said: str) -> str:
    """The first sentence as it stands after the costs: ``have attached character gain 1 power``."""
    first = ability.effects[0] if ability.effects and not ability.choose else None
    if isinstance(first, GainPower) and first.on is not None:
        return had_gain(said)
    if isinstance(first, Modify) and " does not contribute its STR to the challenge" in said:
        return f"have {said.replace('does not contribute', 'not contribute', 1)}"
    player = doer(first) if isinstance(first, EffectOnPlayers) else "you"
    start = f"{who(player)} "
    return (
        f"have {start}{infinitive(said.removeprefix(start))}"
        if player != "you" and said.startswith(start)
        else said
    )


def unparse_keyword(keyword: Keyword) -> str:
    """A keyword as it is printed: ``Ambush (2)``, ``No attachments except Weapon``."""
    if keyword.name == NO_TRAIT_ATTACHMENTS:
        return f"No {' or '.join(keyword.words)} attachments"
    if keyword.words:
        return f"{keyword.name.capitalize()} except {' or '.join(keyword.words)}"
    if keyword.value is None and keyword.name in ("ambush", "bestow", "prized", "shadow"):
        return f"{keyword.name.capitalize()} (X)"
    value = f" ({keyword.value})" if keyword.value is not None else ""
    return f"{keyword.name.capitalize()}{value}"


def unparse_line(line: CompiledLine, title: str) -> str:
    """All that was understood of a line of a card with this title."""
    keywords = [f"{unparse_keyword(keyword)}." for keyword in line.keywords]
    return " ".join((*keywords, *(unparse(ability, title) for ability in line.abilities)))


def _header(ability: Ability) -> str:
    if ability.kind == "when revealed":
        return "When Revealed:"
    words = (ability.phase or "", "forced" if ability.forced else "", ability.kind)
    return f"{' '.join(word.capitalize() for word in words if word)}:"


def _costs(wording: Wording, ability: Ability) -> str:
    return listed([_cost(wording, one) for one in ability.costs])


def _cost(wording: Wording, one: Effect) -> str:
    if isinstance(one, Either):
        return listed([_cost(wording, part) for option in one.options for part in option], "or")
    if isinstance(one, EffectOnCards | EffectOnPlayers):
        return clause(wording, one, "you")
    return effect(wording, one)


def _sentences(wording: Wording, ability: Ability) -> list[str]:
    """Choices, effects, and what follows ``then``: a sentence each."""
    found = [
        said
        for choice in ability.choose
        if not _named_later(choice, ability)
        for said in choice_of(wording, choice)
    ]
    found += _effects(wording, ability.effects, "then, " if _chooses_late(ability) else "")
    return found + _effects(wording, ability.then, "then, ")


def _chooses_late(ability: Ability) -> bool:
    """Whether something is chosen as the effects resolve after what is chosen first: ``name a card. Then, ..``."""
    held = [part for one in ability.effects for part in (one.effects if isinstance(one, If) else (one,))]
    return (
        bool(ability.choose)
        and not ability.then
        and any(isinstance(one, ChooseNow) and not one_gets_each(one) for one in held)
    )


def _named_later(choice: Choose, ability: Ability) -> bool:
    """Whether what is chosen is said where it is gained or lost."""
    if choice.by != "you":
        return False
    if choice.word == "trait":
        changes = [node for node in nodes(ability) if isinstance(node, Modify)]
        return bool(choice.words) and any(
            "chosen" in (*one.gains_traits, *one.loses_traits) for one in changes
        )
    return (choice.word == "keyword" and choice.word_of is None) or (
        choice.word == "icon" and bool(choice.words)
    )


def _effects(wording: Wording, effects: tuple[Effect, ...], word: str) -> list[str]:
    found: list[str] = []
    group: list[Effect] = []

    def done() -> None:
        for said in apart(wording, tuple(group)):
            found.append(f"{word if not found else ''}{said}")
        group.clear()

    for one in map(as_it_was_said, effects):
        if isinstance(one, If) and (len(one.otherwise) > 1 or (one.otherwise and _is_said_apart(one))):
            done()
            found.append(f"{condition(wording, one.condition)}, {joined(wording, one.effects)}")
            found.append(f"otherwise, {joined(wording, one.otherwise)}")
        elif (result := without_other_result(one)) is not None:
            done()
            found.append(f"{word if not found else ''}{effect(wording, result[0])}")
            found.append(f"otherwise, {joined(wording, result[1])}")
        elif isinstance(one, Delayed | Later) and (later := _other_then(one)) is not None:
            done()
            found += _effects(wording, (replace(one, effects=later.otherwise),), word if not found else "")
            done_then = upper_first(joined(wording, later.effects))
            found.append(f"({done_then} instead if {state(wording, later.condition)}.)")
        elif (
            isinstance(one, Delayed)
            and isinstance(then := next(iter(one.effects), None), If)
            and then.otherwise
        ):
            done()
            found.append(effect(wording, replace(one, condition=then.condition, effects=then.effects)))
            found.append(f"otherwise, {joined(wording, then.otherwise)}")
        elif isinstance(one, Delayed | Later) and one.effects and _asks_whether_done(one.effects[-1]):
            done()
            before = replace(one, effects=one.effects[:-1])
            found.append(f"{word if not found else ''}{effect(wording, before)}")
            found.append(effect(wording, one.effects[-1]))
        elif (split := without_other_number(one)) is not None:
            done()
            found.append(f"{word if not found else ''}{effect(wording, split[0])}")
            other = other_number(wording, split[1]) or upper_first(joined(wording, split[1].effects))
            found.append(f"({other} instead if {state(wording, split[1].condition)}.)")
        elif isinstance(one, If) and (may := _may_instead(one)) is not None:
            done()
            found.append(f"{word if not found else ''}{joined(wording, one.otherwise)}")
            do = clauses(wording, may.effects, "you", infinitive)
            found.append(f"{condition(wording, one.condition)}, you may {do} instead")
        elif isinstance(one, If) and len(one.otherwise) == 1:
            done()
            found.append(f"{word if not found else ''}{effect(wording, one.otherwise[0])}")
            other = _other_number(one) or upper_first(joined(wording, one.effects))
            found.append(f"({other} instead if {state(wording, one.condition)}.)")
        elif isinstance(one, May) and one.otherwise and one.player in ("opponent", "any"):
            done()
            found += _effects(wording, one.otherwise, "")
            player = who(one.player)
            found.append(
                f"{player} may {clauses(wording, one.effects, 'that player', infinitive)} to cancel this effect"
            )
        elif isinstance(one, Cost) and one.instead is not None:
            done()
            found += [effect(wording, one), other_amount(wording, one)]
        elif isinstance(one, Instead) and word and one.of == "occurrence":
            done()
            found.append(f"{word}{joined(wording, one.effects)} instead")
        elif isinstance(one, ChooseNow) and not one_gets_each(one):
            done()
            said = choose_now(wording, one)
            found += said if found else [f"{word}{said[0]}", *said[1:]]
        else:
            group.append(one)
    done()
    return found


def _may_instead(found: If) -> May | None:
    """What the player may do in place of what is done otherwise, if something is true."""
    may = found.effects[0] if len(found.effects) == 1 and found.otherwise else None
    return may if isinstance(may, May) and may.player == "you" and may.otherwise == found.otherwise else None


def _other_then(found: Delayed | Later) -> If | None:
    """What is done instead if something more is true then, besides that for which it waits."""
    last = found.effects[0] if len(found.effects) == 1 else None
    waits = isinstance(found, Later) or found.if_in_play or found.if_with_token is not None
    return last if waits and isinstance(last, If) and len(last.otherwise) == 1 else None


def _other_number(found: If) -> str:
    """``+3 STR``: all in which a change differs from the one instead of which it holds; empty where more does."""
    if len(found.effects) != 1 or len(found.otherwise) != 1:
        return ""
    one, usual = found.effects[0], found.otherwise[0]
    if not isinstance(one, Modify) or not isinstance(usual, Modify):
        return ""
    plain = [replace(change, strength=0, lower_strength=0) for change in (one, usual)]
    if isinstance(one.strength, int) and isinstance(one.lower_strength, int) and plain[0] == plain[1]:
        return f"{one.strength - one.lower_strength:+d} STR"
    if isinstance(one.contributes, int) and replace(one, contributes=usual.contributes) == usual:
        return f"{one.contributes} STR"
    more = getattr(one.strength, "plus", 0) - getattr(usual.strength, "plus", 0)
    if more > 0 and replace(usual, strength=scaled(usual.strength, 1, more)) == one:
        return f"{more} higher"
    if len(one.gains_keywords) == 1 and replace(one, gains_keywords=usual.gains_keywords) == usual:
        return upper_first(one.gains_keywords[0].replace("(", "").replace(")", ""))
    return ""


def _asks_whether_done(found: Effect) -> bool:
    """``if you do, ..``."""
    return isinstance(found, If) and found.condition.succeeded is not None and not found.otherwise


def _is_said_apart(found: If) -> bool:
    """Whether what is done otherwise is a sentence of its own."""
    return _may_do(found.effects) or _of_one_alone(found)


def _may_do(effects: tuple[Effect, ...]) -> bool:
    """``you may draw 1 card``, and nothing instead of it."""
    return len(effects) == 1 and isinstance(effects[0], May) and not effects[0].otherwise


def _of_one_alone(found: If) -> bool:
    """Whether only one of the two speaks of a target: in parentheses it would seem to be chosen with it."""
    if any(isinstance(node, ChooseNow) for node in nodes(found)):
        return False
    return any(
        mentions(found.effects, position) != mentions(found.otherwise, position)
        for position in range(len(TARGETS))
    )


def _definition(wording: Wording) -> str:
    if wording.definition is None:
        return ""
    found = wording.definition
    wording.definition = None
    return f"X is {amount(wording, found)}."


def _remarks(wording: Wording, ability: Ability) -> str:
    found = []
    if ability.limit is not None:
        found.append(limit_of(ability.limit))
    if any(getattr(cost, "at_least", None) == 1 and cost_is_x(cost) for cost in ability.costs):
        found.append("(X cannot be 0)")
    if ability.cannot_be_canceled:
        found.append("(Cannot be canceled.)")
    if ability.initiated_by == "any player":
        found.append("(Any player may initiate this ability.)")
    return " ".join(found)


def cost_is_x(cost: Effect) -> bool:
    """Whether X is chosen as it is paid."""
    return isinstance(cost, PayGold | DiscardGold) and isinstance(cost.amount, Paid)


def _constant(wording: Wording, ability: Ability) -> str:
    parts = []
    if ability.condition is not None:
        parts = [f"{one}," for one in conditions(wording, ability.condition)]
        parts = [one.replace("if ", "while ", 1) if one.startswith("if ") else one for one in parts]
    first_effect = ability.effects[0] if ability.effects else None
    if isinstance(first_effect, Permit) and first_effect.limit is not None:
        limit = first_effect.limit
        parts.insert(0, f"{TIMES.get(limit.times, f'{limit.times} times')} per {limit.period},")
    effects, ending = _this_period(ability.effects)
    sentences = _effects(wording, effects, "")
    if len(effects) > 1 and all(isinstance(one, Cost) and one.first_each for one in effects):
        sentences = _said_of_all(sentences)  # "the first character .. by 3, and the first location .. by 2"
    if len(ability.effects) == 1 and isinstance(ability.effects[0], DeckBuilding):
        return f"{ability.effects[0].text}."
    first = " ".join((*parts, listed([one for one in sentences if not one.startswith("(")])))
    rest = [one for one in sentences if one.startswith("(")]
    rest += [f"{upper_first(one)}." for one in _effects(wording, ability.then, "then, ")]
    return " ".join(word for word in (f"{upper_first(first)}{ending}.", *rest, _definition(wording)) if word)


def _said_of_all(sentences: list[str]) -> list[str]:
    """The sentences with what all of them begin with in the first alone."""
    start = sentences[0].partition(" the cost of ")[0] + " the cost of "
    same = all(one.startswith(start) for one in sentences)
    return [sentences[0], *(one.removeprefix(start) for one in sentences[1:])] if same else sentences


def _this_period(effects: tuple[Effect, ...]) -> tuple[tuple[Effect, ...], str]:
    """``players cannot marshal attachments this round``: what is forbidden, and until when it is."""
    until = {one.until if isinstance(one, Forbid) else None for one in effects}
    if len(until) != 1 or not until <= {"phase", "round"}:
        return effects, ""
    return tuple(
        replace(one, until=None) for one in effects if isinstance(one, Forbid)
    ), f" this {until.pop()}"
