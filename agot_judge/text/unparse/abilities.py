"""A whole ability, and a whole line."""

from agot_judge.engine.ability import (
    Ability,
    Choose,
    ChooseNow,
    Cost,
    DeckBuilding,
    DiscardGold,
    Effect,
    EffectOnCards,
    EffectOnPlayers,
    Either,
    If,
    Later,
    Modify,
    Paid,
    PayGold,
    Permit,
)
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.state.game import NO_TRAIT_ATTACHMENTS, Keyword
from agot_judge.text.compiled import CompiledLine
from agot_judge.text.trees.at_once import one_gets_each
from agot_judge.text.trees.zones_of_abilities import where_this_is, zone_of
from agot_judge.text.unparse.amounts import amount
from agot_judge.text.unparse.clauses import clause, doer
from agot_judge.text.unparse.conditions import conditions
from agot_judge.text.unparse.effects import choice_of, effect, gains_on_card, had_gain
from agot_judge.text.unparse.sentences import sentences_of
from agot_judge.text.unparse.templates import FORMS, filled
from agot_judge.text.unparse.triggers import trigger
from agot_judge.text.unparse.wording import WORDS, Unworded, Wording, infinitive, listed, upper_first, who

CONDITIONAL = ("if ", "while ", "during ")


def unparse(ability: Ability, title: str) -> str:
    """The ability in canonical wording, on a card with this title: one line, as it would be printed.

    A tree for which there are no words is named as one, in words that are not read as an ability.
    """
    try:
        return _worded(ability, title)
    except Unworded:
        header = "" if ability.kind == "constant" else f"{_header(ability)} "
        return f"{header}(an ability without canonical wording)"


def _worded(ability: Ability, title: str) -> str:
    wording = _wording(ability, title)
    only = ability.effects[0] if ability.kind == "constant" and len(ability.effects) == 1 else None
    if ability.kind == "constant" and ability.effects and isinstance(later := ability.effects[0], Later):
        if later.trigger.event == "announce agendas":
            done = Ability(kind="reaction", trigger=later.trigger, effects=later.effects)
            return _worded(done, title).removeprefix("Reaction: ")
        if later.trigger.event == "place setup cards":
            said = _worded(Ability(kind="action", effects=later.effects), title).removeprefix("Action: ")
            return f"Before placing setup cards, {said[0].lower()}{said[1:]}"
    if isinstance(only, Modify) and ability.zone == "shadows" and only.keyword_number is not None:
        return f"X is {amount(wording, only.keyword_number)}."
    if ability.kind == "constant":
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
    costs = listed([_cost(wording, one) for one in ability.costs])
    if sentences and not costs and ability.kind != "when revealed" and sentences[0].startswith(CONDITIONAL):
        sentences[0] = f"as it resolves, {sentences[0]}"
    if costs and sentences:
        comma = "," if sentences[0].startswith("until ") else ""
        sentences[0] = f"{costs} to{comma} {_as_purpose(ability, sentences[0])}"
    start = " ".join((*parts, sentences[0] if sentences else ""))
    said = " ".join(_sentence(one) for one in (start, *sentences[1:]))
    whole = (_header(ability), said, _definition(wording), *_remarks(wording, ability))
    return " ".join(word for word in whole if word)


def _wording(ability: Ability, title: str) -> Wording:
    """The wording of an ability before its first word: what its words need to know of it."""
    follows = ability.zone in (
        where_this_is(ability.condition),
        zone_of(ability.kind, ability.trigger, "character"),
    )
    wording = Wording(title, "play" if follows else ability.zone)
    if "attached location" in ability.text.lower():  # what it can be attached to stands in another line
        wording.host = "attached location"
    wording.of_challenge = not any(choice.word for choice in ability.choose)
    named_later = [choice for choice in ability.choose if _named_later(choice, ability)]
    wording.named = {choice.word: choice.words for choice in named_later}
    wording.targets = tuple(one.cards for one in ability.choose if not one.word and one.player is None)
    wording.choices = len(wording.targets)
    if ability.kind == "constant":
        wording.other = all(getattr(node, "on", None) != "host" for node in nodes(ability))
        wording.modifiers = ability.condition is None and len(ability.effects) == 1
    elif (waits := ability.trigger) is not None:
        if "kill" not in (waits.event, *waits.or_events):
            wording.resting_place = "discard pile"
        if waits.card is not None and waits.card.this:
            wording.happening = title
        elif waits.card is not None and waits.card.host:
            wording.happening = wording.reference("host")
        wording.other = wording.happening == title
    return wording


def _sentence(said: str) -> str:
    """The sentence with its full stop; one within quotation marks ends the sentence around them as well."""
    if said.startswith("("):
        return said
    stop = "" if said.endswith(('."', ".)")) else "."
    return f"{upper_first(said)}{stop}"


def _as_purpose(ability: Ability, said: str) -> str:
    """The first sentence as it stands after the costs: ``have attached character gain 1 power``."""
    first = ability.effects[0] if ability.effects and not ability.choose else None
    if first is not None and gains_on_card(first):
        return had_gain(said)
    if isinstance(first, Modify) and " does not contribute its STR to the challenge" in said:
        return f"have {said.replace('does not contribute', 'not contribute', 1)}"
    player = doer(first) if isinstance(first, EffectOnPlayers) else "you"
    start = f"{who(player)} "
    if player == "you" or not said.startswith(start):
        return said
    return f"have {start}{infinitive(said.removeprefix(start))}"


def unparse_keyword(keyword: Keyword) -> str:
    """A keyword as it is printed: ``Ambush (2)``, ``No attachments except Weapon``."""
    if keyword.name == NO_TRAIT_ATTACHMENTS:
        return f"No {' or '.join(keyword.words)} attachments"
    if keyword.words:
        return f"{keyword.name.capitalize()} except {' or '.join(keyword.words)}"
    if keyword.value is None and keyword.name in ("ambush", "bestow", "prized", "shadow"):
        return f"{keyword.name.capitalize()} (X)"
    return f"{keyword.name.capitalize()}{f' ({keyword.value})' if keyword.value is not None else ''}"


def unparse_line(line: CompiledLine, title: str) -> str:
    """All that was understood of a line of a card with this title."""
    keywords = [f"{unparse_keyword(keyword)}." for keyword in line.keywords]
    return " ".join((*keywords, *(unparse(ability, title) for ability in line.abilities)))


def _header(ability: Ability) -> str:
    if ability.kind == "when revealed":
        return "When Revealed:"
    words = (ability.phase or "", "forced" if ability.forced else "", ability.kind)
    return f"{' '.join(word.capitalize() for word in words if word)}:"


def _cost(wording: Wording, one: Effect) -> str:
    if isinstance(one, Either):
        return listed([_cost(wording, part) for option in one.options for part in option], "or")
    if isinstance(one, EffectOnCards | EffectOnPlayers):
        return clause(wording, one, "you")
    return effect(wording, one)


def _sentences(wording: Wording, ability: Ability) -> list[str]:
    """Choices, effects, and what follows ``then``: a sentence each."""
    said_now = [choice for choice in ability.choose if not _named_later(choice, ability)]
    found = [said for choice in said_now for said in choice_of(wording, choice)]
    found += sentences_of(wording, ability.effects, "then, " if _chooses_late(ability) else "")
    return found + sentences_of(wording, ability.then, "then, ")


def _chooses_late(ability: Ability) -> bool:
    """True where something is chosen as the effects resolve, after a first choice: ``name a card. Then, ..``."""
    if not ability.choose or ability.then:
        return False
    held = [part for one in ability.effects for part in (one.effects if isinstance(one, If) else (one,))]
    return any(isinstance(one, ChooseNow) and not one_gets_each(one) for one in held)


def _named_later(choice: Choose, ability: Ability) -> bool:
    """True where the choice is said with the thing that is gained or lost."""
    if choice.by != "you":
        return False
    if choice.word == "trait":
        changes = [node for node in nodes(ability) if isinstance(node, Modify)]
        chosen = any("chosen" in (*one.gains_traits, *one.loses_traits) for one in changes)
        return bool(choice.words) and chosen
    of_any = choice.word == "keyword" and choice.word_of is None
    return of_any or (choice.word == "icon" and bool(choice.words))


def _definition(wording: Wording) -> str:
    """The sentence that defines X; X stands for nothing from there on."""
    found, wording.definition = wording.definition, None
    return "" if found is None else f"X is {amount(wording, found)}."


def _remarks(wording: Wording, ability: Ability) -> list[str]:
    limit = ability.limit
    found = [] if limit is None else [filled(WORDS.template("effects", "Limit", limit) or "", wording, limit)]
    of_gold = [cost for cost in ability.costs if isinstance(cost, PayGold | DiscardGold)]
    if any(isinstance(cost.amount, Paid) and cost.at_least == 1 for cost in of_gold):
        found.append("(X cannot be 0)")
    found += ["(Cannot be canceled.)"] if ability.cannot_be_canceled else []
    by_any = ability.initiated_by == "any player"
    return found + (["(Any player may initiate this ability.)"] if by_any else [])


# -- constant abilities ------------------------------------------------------------------------------------------------


def _constant(wording: Wording, ability: Ability) -> str:
    parts = []
    if ability.condition is not None:
        parts = [f"{one}," for one in conditions(wording, ability.condition, "while")]
    first = ability.effects[0] if ability.effects else None
    if isinstance(first, DeckBuilding) and len(ability.effects) == 1:
        return f"{first.text.removesuffix('.')}."
    if isinstance(first, Permit) and first.limit is not None:
        parts.insert(0, filled("{times:times} per {period},", wording, first.limit))
    sentences = sentences_of(wording, ability.effects, "")
    if len(sentences) > 1 and all(isinstance(one, Cost) and one.first_each for one in ability.effects):
        start = sentences[0].partition(" the cost of ")[0] + " the cost of "  # said once
        sentences = [sentences[0], *(one.removeprefix(start) for one in sentences[1:])]
    whole = " ".join((*parts, listed([one for one in sentences if not one.startswith("(")])))
    rest = [one for one in sentences if one.startswith("(")]
    rest += [f"{upper_first(one)}." for one in sentences_of(wording, ability.then, "then, ")]
    return " ".join(word for word in (f"{upper_first(whole)}.", *rest, _definition(wording)) if word)


FORMS["in_full"] = lambda wording, ability: _worded(ability, "this card")
