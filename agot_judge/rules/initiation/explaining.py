"""Ways in which a requirement of an ability would hold: each card that might have been chosen, each part of a condition.

The requirements themselves are those by which abilities are initiated; here they are only taken apart.
"""

from collections import Counter
from collections.abc import Iterable, Iterator

from msgspec import Struct, structs
from msgspec.structs import replace

from agot_judge.engine import ability as tree
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import in_play, is_duplicate, label
from agot_judge.engine.state.decision import Requirement
from agot_judge.engine.state.events import Event, facets
from agot_judge.engine.state.state import State
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.values import is_prohibited
from agot_judge.explain.phrases import fitting, happening, to_be, true_when, zone
from agot_judge.explain.unfit import unfit, unmet, untrue
from agot_judge.explain.wording import describe
from agot_judge.rules.costs.cost_alternatives import with_each_cost
from agot_judge.rules.costs.payers import payers
from agot_judge.rules.initiation.requirements import initiation_requirements, legal_targets
from agot_judge.rules.initiation.triggering import at_that_time, is_met, looked_for
from agot_judge.rules.potential.can_affect import could_affect
from agot_judge.rules.potential.no_potential import quoting
from agot_judge.rules.potential.potential import could_change
from agot_judge.rules.resolution.scope_of import scope_before
from agot_judge.rules.targets.choosing import choice_now

_UNAFFECTED = ("2e/rr/target/8", "2e/rr/abilities/6")
_AS_IT_LEFT = ("2e/rr/gains/4",)
_TO_BE_DONE = ("be knelt", "be stood", "stand", "be killed", "leave play", "be discarded", "be sacrificed")
"""The deeds that may be said to be impossible for a card that an effect or a cost would work on."""
_PAYING: dict[type, str] = {
    tree.Kneel: "a standing card that could be knelt for the cost",
    tree.Sacrifice: "a card that could be sacrificed for the cost",
    tree.DiscardPower: "a card with enough power to be discarded for the cost",
}


class Explainer:
    """One ability of a card, as the player who asks about it sees it."""

    def __init__(self, machine: Machine, state: State, player: int, card: int, number: int) -> None:
        self.machine = machine
        self.state = state
        self.player = player
        self.card = card
        self.number = number
        self.ability: tree.Ability = machine.ability(card, number)

    def requirements(self, event: Event | None) -> Iterator[Requirement]:
        """Each requirement of initiating it (to this event); one that is not met with what would make it hold.

        Where nothing has happened to which it could be used, and it speaks of that, nobody knows what it could do or choose.
        """
        is_open = event is None and self.ability.trigger is not None and speaks_of_what_happened(self.ability)
        seen: Counter[str] = Counter()
        for requirement in initiation_requirements(
            self.machine.at(self.state), self.player, self.card, self.number, event
        ):
            place = seen[requirement.about]
            seen[requirement.about] += 1
            if is_open and not requirement.met and requirement.about in ("change", "target"):
                continue
            yield requirement if requirement.met else self._explained(requirement, place, event)

    def condition_met_by(self, trigger: tree.Trigger, events: tuple[Event, ...]) -> Requirement:
        """The requirement that its triggering condition has occurred; where not, what each event would have to be."""
        cites: tuple[str, ...] = ("2e/rr/triggering-condition/1",)
        if any(event.departure >= 0 for event in events):
            cites = (*cites, *_AS_IT_LEFT)
        parts = tuple(self._missed(trigger, event) for event in events)
        met = any(part.met for part in parts)
        alike = [
            part.text
            for part, event in zip(parts, events, strict=True)
            if trigger.event in facets(event.kind) and not met
        ]
        others = () if met else distinctions(self.machine.edition, trigger.event, events)
        if not met and trigger.card is not None and any(self._is_of_duplicate(event) for event in events):
            others += of_duplicates(self.machine.edition)
        alike += [one.text for one in others]
        cites = (*dict.fromkeys(cite for one in others for cite in one.cites), *cites)
        text = quoting("Its triggering condition has occurred", self.ability, met=met)
        return Requirement(
            text=" ".join((text, *dict.fromkeys(alike))),
            failing=" ".join((text.replace("has occurred", "has not occurred"), *dict.fromkeys(alike))),
            met=met,
            cites=cites,
            about="trigger",
            remedy="" if met else f"an occurrence of the kind: {trigger.event}",
            parts=() if met else parts,
        )

    def _is_of_duplicate(self, event: Event) -> bool:
        then = at_that_time(self.machine.at(self.state), event).state
        return event.kind == "marshal duplicate" or (event.card >= 0 and is_duplicate(then, event.card))

    def _missed(self, trigger: tree.Trigger, event: Event) -> Requirement:
        fields = unmet(self.machine.at(self.state), trigger, event, self.card, self.player, is_met)
        said = describe(self.machine, event)
        why = [happening(trigger, field) for field in fields]
        if "card" in fields and trigger.card is not None and event.card >= 0:
            then = at_that_time(self.machine.at(self.state), event)
            wanted = self._would(looked_for(then.state, trigger.card, event), event.card, then)
            why = [one for one, field in zip(why, fields, strict=True) if field != "card"]
            why.append(f"{label(self.machine.game, event.card)} would have to {wanted}")
        return Requirement(text=f"{said}: {'; '.join(why)}." if why else f"{said}.", met=not fields)

    def _explained(self, requirement: Requirement, place: int, event: Event | None) -> Requirement:
        ability, state = self.ability, self.state
        here = state.cards[self.card]
        about = requirement.about
        if about == "zone":
            return replace(
                requirement, remedy=f"the card in {zone(ability.zone)}; it is in {zone(here.zone)}"
            )
        if about == "blank":
            return replace(requirement, remedy="an end of what makes it blank")
        if about == "control":
            controller = self.machine.game.players[here.controller]
            return replace(requirement, remedy=f"control of it; {controller} controls it")
        if about == "phase" and ability.phase is not None:
            phase = self.machine.rulebook.framework.phase_word(ability.phase)
            return replace(requirement, remedy=f"in the {phase} phase")
        if about == "limit" and ability.limit is not None:
            return replace(requirement, remedy=f"a new {ability.limit.period}")
        if about == "condition" and ability.condition is not None:
            fields = untrue(self.machine.at(state), ability.condition, self.card, self.player)
            parts = tuple(
                Requirement(text=true_when(ability.condition, field), met=False) for field in fields
            )
            return replace(requirement, parts=parts)
        if about == "cost":
            return self._cost(requirement, place)
        if about == "target" and place < len(ability.choose):
            return self._target(requirement, place, event)
        if about == "change":
            parts = tuple(self._unchanging(event))
            return replace(requirement, remedy="something that its effect could change", parts=parts)
        return requirement

    # -- costs -----------------------------------------------------------------------------------------------------

    def _cost(self, requirement: Requirement, place: int) -> Requirement:
        costs = [cost for cost in with_each_cost(self.ability)[0].costs if not isinstance(cost, tree.PayGold)]
        if place >= len(costs):
            return requirement
        cost = costs[place]
        on = getattr(cost, "on", None)
        if not isinstance(on, tree.Cards):
            name = label(self.machine.game, self.card)
            words = requirement.text[0].lower() + requirement.text[1:].rstrip(".")
            if on == "self":
                is_knelt = isinstance(cost, tree.Kneel) and self.state.cards[self.card].kneeling
                if is_knelt:
                    failing = f"{name} is kneeling, so it cannot be knelt for the cost."
                    return replace(requirement, failing=failing, remedy=f"{name} standing")
                words = f"{name} able to pay it{self._kept(self.card)}"
            return replace(requirement, remedy=words)
        able = payers(self.machine.at(self.state), self.player, self.card, cost)
        tried = tuple(
            one
            for other in self._pool(on)
            if other not in able
            for one in self._because(other, self._would(on, other))
        )
        what = _PAYING.get(type(cost), "a card that could pay the cost")
        return replace(requirement, remedy=f"{what}: it would have to {fitting(on)}", parts=tried)

    # -- targets ---------------------------------------------------------------------------------------------------

    def _target(self, requirement: Requirement, place: int, event: Event | None) -> Requirement:
        scope = scope_before(self.card, self.player, event)
        choose = choice_now(self.machine.at(self.state), self.ability.choose[place], scope)
        if choose.player is not None or choose.word:
            what = "player" if choose.player is not None else choose.word
            return replace(requirement, remedy=f"a {what} that can be chosen")
        legal = legal_targets(self.machine.at(self.state), self.player, self.card, self.ability)[place]
        number = f"{choose.least} legal targets" if choose.least != 1 else "a legal target"
        tried = tuple(
            one
            for other in self._pool(choose.cards)
            if other not in legal
            for one in self._target_refused(choose, other)
        )
        remedy = f"{number}: a card that would {fitting(choose.cards)}"
        return replace(requirement, remedy=remedy, parts=tried)

    def _target_refused(self, choose: tree.Choose, card: int) -> Iterator[Requirement]:
        wanted = self._would(choose.cards, card)
        if wanted:
            yield from self._because(card, wanted)
            return
        name = label(self.machine.game, card)
        yield Requirement(
            text=f"{name}: the effect could change nothing about it{self._kept(card)}.",
            met=False,
            cites=_UNAFFECTED,
        )

    def _pool(self, cards: tree.Cards) -> tuple[int, ...]:
        """The cards that somebody might think of: in play all but faction cards, plots and the like."""
        if cards.zone == "play":
            types = ("character", "location", "attachment") if not cards.type else cards.type
            faces = self.machine.game.cards
            return tuple(card for card in in_play(self.state) if faces[card].definition.face.type in types)
        zones = (cards.zone,) if isinstance(cards.zone, str) else cards.zone
        return tuple(number for number, card in enumerate(self.state.cards) if card.zone in zones)

    def _would(self, cards: tree.Cards, card: int, seen: Position | None = None) -> str:
        """The qualities that a card would need to fit, as far as it does not; ``seen``: where it is looked at, if not as it
        is."""
        fields = unfit(seen or self.machine.at(self.state), cards, card, self.card, self.player)
        return ", ".join(to_be(cards, field) for field in fields)

    def _because(self, card: int, wanted: str) -> Iterator[Requirement]:
        """Reasons why a card will not do: the qualities that it lacks, or the rule that is in the way."""
        name = label(self.machine.game, card)
        if wanted:
            yield Requirement(text=f"{name} would have to {wanted}.", met=False)
        else:
            kept = self._kept(card) or " as it stands"
            yield Requirement(text=f"{name} will not do{kept}.", met=False)

    def _kept(self, card: int) -> str:
        """The property of a card that is in the way of doing something with it."""
        here = self.state.cards[card]
        reasons = ["it is kneeling"] if here.kneeling else ["it is standing"] if here.zone == "play" else []
        reasons += [
            f"it cannot {what}"
            for what in _TO_BE_DONE
            if is_prohibited(self.machine.at(self.state), card, what)
        ]
        return f" ({', '.join(reasons)})" if reasons else ""

    # -- the effect ------------------------------------------------------------------------------------------------

    def _unchanging(self, event: Event | None) -> Iterator[Requirement]:
        """Each effect that could change nothing, with what it would work on."""
        for effect in self.ability.effects:
            changes = could_change(
                self.machine.at(self.state), effect, self.player, self.card, self.ability, event
            )
            if not changes:
                yield Requirement(text=self._idle(effect, event), met=False, cites=_UNAFFECTED)

    def _idle(self, effect: tree.Effect, event: Event | None) -> str:
        on = getattr(effect, "on", None)
        does = effect.__struct_config__.tag
        cards: tuple[int, ...] = ()
        if on == "self":
            cards = (self.card,)
        elif on == "occurrence" and event is not None and event.card >= 0:
            cards = (event.card,)
        elif isinstance(on, tree.Cards):
            cards = tuple(
                card
                for card in self._pool(on)
                if not unfit(self.machine.at(self.state), on, card, self.card, self.player)
            )
            if not cards:
                return f"{does}: there is no card that would {fitting(on)}."
        scope = scope_before(self.card, self.player, event)
        idle = [card for card in cards if not could_affect(self.machine.at(self.state), effect, card, scope)]
        if not idle:
            return f"{does}: there is nothing for it to change."
        names = ", ".join(f"{label(self.machine.game, card)}{self._kept(card)}" for card in idle)
        return f"{does}: nothing about {names} would change."


_SPOKEN_OF = frozenset(
    {
        "occurrence",
        "doer",
        "its target",
        "that player",
        "acting player",
        "triggering player",
        "its player",
        "winner",
        "loser",
    }
)
"""The words for the cards and the players of what happened."""


def speaks_of_what_happened(ability: tree.Ability) -> bool:
    """True where the choices or the effects of the ability are about a card or a player of its triggering condition."""
    return any(
        isinstance(node, tree.ThatMany)
        or any(isinstance(value, str) and value in _SPOKEN_OF for value in structs.astuple(node))
        for node in nodes((ability.choose, ability.effects))
    )


class Distinction(Struct, frozen=True):
    """Two occurrences that are not one another, in the words of a paragraph."""

    text: str
    cites: tuple[str, ...]


_PUT_INTO_PLAY = Distinction(
    "A card that has been put into play has not been marshaled.", ("2e/rr/put-into-play/4", "2e/rr/marshal/4")
)
_SACRIFICED = Distinction(
    "A card that is sacrificed is neither killed nor discarded.", ("2e/rr/sacrifice/3",)
)
_OUT_OF_PLAY = Distinction(
    "A card leaves play only from play: from a hand or a deck it does not.",
    ("2e/rr/in-play-and-out-of-play/4",),
)
_DUPLICATE = Distinction(
    "A duplicate has neither title nor type nor traits: it is a duplicate card alone.",
    ("2e/rr/duplicates/5",),
)
DISTINCTIONS = {
    ("marshal", "put into play"): _PUT_INTO_PLAY,
    ("marshal", "put into play from shadows"): _PUT_INTO_PLAY,
    ("kill", "sacrifice"): _SACRIFICED,
    ("discard", "sacrifice"): _SACRIFICED,
    ("discard from play", "sacrifice"): _SACRIFICED,
    ("leave play", "discard from hand"): _OUT_OF_PLAY,
    ("leave play", "discard from deck"): _OUT_OF_PLAY,
}
"""By what an ability waits for and what occurred."""


def distinctions(edition: str, awaited: str, events: Iterable[Event]) -> tuple[Distinction, ...]:
    """The distinctions that paragraphs of the edition draw between what is awaited and these occurrences: RR Put into Play ¶4,
    Sacrifice ¶3, In Play and Out of Play ¶4."""
    kinds = [one for event in events for one in (event.kind, *facets(event.kind))]
    found = (DISTINCTIONS.get((awaited, kind)) for kind in kinds)
    return tuple(dict.fromkeys(one for one in found if one is not None and _is_drawn_by(edition, one)))


def of_duplicates(edition: str) -> tuple[Distinction, ...]:
    """The distinction of the edition between a duplicate and the card that it was, or is out of play: RR Duplicates ¶5."""
    return (_DUPLICATE,) if _is_drawn_by(edition, _DUPLICATE) else ()


def _is_drawn_by(edition: str, one: Distinction) -> bool:
    return any(cite.startswith(f"{edition}/") for cite in one.cites)
