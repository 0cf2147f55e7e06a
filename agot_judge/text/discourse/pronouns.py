"""The card that a pronoun means: ``it``, ``that character``, ``those cards``.

A *mention* is a card or group of which was spoken; its ``ref`` is how effects name it ("target", "cost", "occurrence": the card
of the triggering condition, "host": what this card is attached to, "those": the cards of the effect before). Its ``step``
counts the parts read so far, so that the highest is the latest; ``chosen_in`` is the sentence of its choice. *Sought* is what
the pronoun asks for: types, number, a name.
"""

from collections.abc import Callable, Sequence

from msgspec import Struct

from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.effects_on_players import DiscardGold, DiscardPower
from agot_judge.engine.ability.later_choices import TARGETS
from agot_judge.engine.ability.words import DEEDS, WORKED_ON, Ref
from agot_judge.text.discourse.clause import Clause
from agot_judge.text.discourse.discourse import Discourse
from agot_judge.text.discourse.effects_so_far import has_entered
from agot_judge.text.discourse.groups import spoken_of_itself, without_those_turned
from agot_judge.text.discourse.happened import Occurrence
from agot_judge.text.discourse.mention import (
    Ambiguous,
    Mention,
    Sought,
    by_name,
    is_described,
    is_each,
    may_be_asked_about,
    without_subject,
)
from agot_judge.text.phrases.person import Unclear

_EITHER = "this could mean one thing or another"


class Resolved(Struct, frozen=True):
    """The mention that a pronoun means, and what else it could mean if the words around it do not settle that."""

    mention: Mention
    or_occurrence: bool = False
    """True of what pays the cost, where it can mean the card of the triggering condition as well."""
    or_target: bool = False
    """True of a card of a hand or deck, where it can mean one in play that was chosen as well."""


class _Sight(Struct, frozen=True):
    """A mention that a pronoun seems to mean, beside all that fit."""

    meant: Mention
    fitting: list[Mention]
    sought: Sought
    discourse: Discourse
    clause: Clause

    def is_beside(self, refs: Sequence[object]) -> bool:
        """True where one of these fits too."""
        return any(one.ref in refs for one in self.fitting)


def resolved(discourse: Discourse, clause: Clause, sought: Sought) -> Resolved:
    """The one mention that a pronoun means. Raises Unclear where there is none, Ambiguous where there are several."""
    fitting = _fitting(discourse, clause, sought)
    if not fitting:
        raise Unclear("nothing was spoken of that this could mean")
    meant = _latest(fitting, sought)
    if meant.ref == "those" and not (clause.optional and discourse.shown.zone):
        # not in "you may kneel this card to discard that card": the one that was shown, whatever pays
        discourse.must_be_latest_of(meant, sought.types)
    elif meant.ref is not None and meant.ref in DEEDS:
        discourse.must_be_called_so(meant, meant.ref, sought.types)
    sight = _Sight(meant, fitting, sought, discourse, clause)
    for question, is_doubtful in _DOUBTS:
        if is_doubtful(sight):
            raise Ambiguous(question, fitting)
    if sought.types and not meant.types:
        return Resolved(_called_so(discourse, sought.types, fitting, meant) or meant)
    is_of_pile = bool(sought.types) and meant.ref == "those" and discourse.is_out_of_play("those")
    return Resolved(
        meant,
        or_occurrence=meant.ref == "cost" and sight.is_beside(("occurrence",)),
        or_target=is_of_pile and any(one.ref in TARGETS and one.step < meant.step for one in fitting),
    )


def _fitting(discourse: Discourse, clause: Clause, sought: Sought) -> list[Mention]:
    """The mentions that may be meant. Raises Ambiguous where a condition asks about one of them."""
    known = discourse.mentions
    if clause.of_another:
        known = without_subject(known, discourse.step)
    fitting = without_those_turned([one for one in known if sought.fits(one)], sought.first)
    fitting = [one for one in fitting if one.ref in sought.first] or fitting
    fitting = _without_drawn(discourse, by_name(fitting, sought.named), sought.types)
    if not fitting or clause.part != "effect":
        return fitting
    if may_be_asked_about(fitting, discourse.sentence):
        # "After a character is killed, if you control a Lord character, that character gains 1 power"
        raise Ambiguous("whether it is the one of which something has to be true", fitting)
    fitting = spoken_of_itself(fitting)
    done_to = any(one.ref in TARGETS or one.ref == "those" for one in fitting)
    return [one for one in fitting if one.ref != "host"] if sought.types and done_to else fitting


def _without_drawn(discourse: Discourse, fitting: list[Mention], types: tuple[str, ...]) -> list[Mention]:
    """The mentions without a card that was drawn: ``choose a character. Draw 1 card. Stand that character``. What it is, is
    known to nobody else, as long as nothing is asked of it and it is not revealed."""
    drawn = [one for one in fitting if discourse.is_drawn(one)]
    others = [one for one in fitting if one not in drawn]
    revealed = "revealed" in discourse.effects.done
    if not drawn or revealed or any(set(types) & set(one.types) for one in discourse.forgotten):
        return fitting
    asked = any(one.part == "condition" and one.step > drawn[0].step for one in discourse.mentions)
    called_so = any(one.ref and set(types) & set(one.types) for one in others)
    return others if called_so and not asked else fitting


def _latest(fitting: list[Mention], sought: Sought) -> Mention:
    """The mention with the highest step. Raises Ambiguous where several have it, or were chosen in the same sentence."""
    latest = max(mention.step for mention in fitting)
    last = [mention for mention in fitting if mention.step == latest]
    # "after attached character bypasses a character, kneel that character": the other one
    by_kind = bool(sought.types) or sought.named is False
    last = [mention for mention in last if not (by_kind and mention.ref == "host")] or last
    if last[-1].chosen_in:  # another choice of the same sentence is as likely
        last += [one for one in fitting if one.chosen_in == last[-1].chosen_in]
    if any((one.ref, one.noun) != (last[0].ref, last[0].noun) for one in last):
        raise Ambiguous(_EITHER, last)
    return last[0]


def _called_so(
    discourse: Discourse, types: tuple[str, ...], fitting: list[Mention], last: Mention
) -> Mention | None:
    """The mention that was chosen by the very word, before a card of some deck or hand of which only "a card" is said.

    ``choose a character and reveal the top card of your deck. That character ..``: the one chosen in that sentence. Raises
    Unclear where it was spoken of earlier."""
    so = [one for one in fitting if one.ref and set(one.types) & set(types) and not one.named]
    chosen = bool(so) and so[-1].ref in TARGETS and discourse.is_out_of_play("those")
    is_other = bool(so) and so[-1].ref != last.among and so[-1].chosen_in != discourse.sentence - 1
    if is_other and not (chosen and not has_entered(discourse.effects.each)):
        raise Unclear(_EITHER)
    return so[-1] if so else None


_APART = (*TARGETS, "occurrence")
"""Cards that may be meant in place of one that an effect before has taken out of play."""
_BESIDE = (*_APART, *(DEEDS - {"drawn"}), "cost", "host")
"""Cards that may be meant in place of one that was drawn."""


def _may_have_had_none(at: _Sight) -> bool:
    """True of cards from each of which gold or power was discarded, if it had some."""
    worked = at.discourse.effects.each[at.meant.read : at.meant.read + 1]
    each = any(isinstance(one.on, Cards) and one.on.pick is None for one in worked)
    taken = any(isinstance(one.effect, DiscardGold | DiscardPower) for one in worked)
    return at.meant.ref in WORKED_ON and at.sought.plural and taken and each


def _may_have_left(at: _Sight) -> bool:
    """True of a card that an effect before has taken out of play, where another is there."""
    return at.clause.part == "effect" and at.discourse.has_left(at.meant.ref) and at.is_beside(_APART)


def _may_be_drawn(at: _Sight) -> bool:
    """True of ``its controller draws 1 card and kneels it``; "if that card is a location" is the one drawn."""
    named = at.sought.named
    unnamed = named is None or (named is False and at.clause.part != "condition")
    return unnamed and not at.sought.types and at.is_beside(_BESIDE) and at.discourse.is_drawn(at.meant)


def _may_be_chosen(at: _Sight) -> bool:
    """True of ``each other one gets .. for each power on that character``."""
    return bool(at.sought.types) and at.is_beside(TARGETS) and is_each(at.meant, at.discourse.mentions)


def _may_be_each_cost(at: _Sight) -> bool:
    """True of what pays, where cards of several descriptions do."""
    return at.meant.ref == "cost" and at.discourse.paid_with_several()


_DOUBTS: tuple[tuple[str, Callable[[_Sight], bool]], ...] = (
    ("whether it is each of them, or each that had some of it", _may_have_had_none),
    ("whether it is the card that has left play", _may_have_left),
    ("whether it is the card that was drawn", _may_be_drawn),
    ("whether it is the one that was chosen", _may_be_chosen),
    ("which of the cards that paid the costs", _may_be_each_cost),
)
"""Each question that a pronoun may leave open, and when it does."""


def contrasted(
    discourse: Discourse, clause: Clause, occurrence: Occurrence, types: tuple[str, ...]
) -> Ref | None:
    """The cards than which ``another character`` is another: those spoken of last; None: this card. Raises Unclear."""
    if clause.part == "trigger":
        return None
    fitting = [
        mention
        for mention in discourse.mentions
        if mention.ref == "self" or (mention.ref is not None and (not types or mention.is_of(types)))
        if mention.types or mention.ref not in ("those", *TARGETS)  # cards of some hand or deck
        if mention.types or not types or mention.ref in ("self", "host")  # what is only "a card"
    ]
    latest = max((mention.step for mention in fitting), default=0)
    last = [mention.ref for mention in fitting if mention.step == latest and mention.ref != "self"]
    if not last and any(is_described(one, "trigger", *types) for one in discourse.mentions):
        raise Unclear("than which card it is another")  # "a challenge in which a Knight is attacking"
    if last and last[-1] in DEEDS:
        raise Unclear("than which card it is another, after something else was done")
    if last and last[-1] == "occurrence" and occurrence.doer is not None:
        raise Unclear("than which of two cards it is another")
    return last[-1] if last else None


def self_is_nearer(
    discourse: Discourse, clause: Clause, occurrence: Occurrence, ref: Ref | None, *, in_play: bool
) -> bool:
    """True where ``it`` is this card, of which the text has spoken since it spoke of the other.

    ``place 1 gold on Ghost. Then, if there are 3 gold on it, sacrifice it``; ``kneel Ghost and sacrifice it``. Raises
    Unclear where the other is as likely."""
    # not in "you may sacrifice Ghost to save it"
    before = discourse.step + 1 if clause.part == "cost" else discourse.step
    parts = ("cost",) if clause.part == "cost" else ("condition", "effect", "there")
    since = max((one.step for one in discourse.mentions if one.ref == ref), default=-1)
    own = [one for one in discourse.mentions if one.ref == "self"]
    spoken = {one.part for one in own if since < one.step < before} & {*parts}
    if ref == "occurrence" and any(one.part == "trigger" for one in own) and not occurrence.is_done_by_a_card:
        raise Unclear(_EITHER)  # "after an attachment is attached to Ghost"
    if ref == "self" or not spoken:
        return False
    if spoken == {"condition"} and (ref is None or in_play):
        raise Unclear(_EITHER)  # "if Ghost is standing, kneel it"
    if "effect" in spoken and ref in (*WORKED_ON, *TARGETS):
        raise Unclear(_EITHER)  # "choose a character. Stand Ghost. It .."
    return True
