"""The option that a move means which uses a card: its copy, its ability, its occurrence."""

from agot_judge.engine.ability import Ability, Cancel, Instead, Save
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.gained import gained_by
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.decision import DUPLICATE, Answer, Decision, Option, Requirement
from agot_judge.engine.state.state import State
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.titles import TITLE_ABILITY
from agot_judge.scenario.entries import Use
from agot_judge.scenario.fits import ELSEWHERE, Fit, Given, Refused
from agot_judge.scenario.matching import Matcher


class UseFitter:
    """Tells what the moves mean that use a card."""

    def __init__(self, machine: Machine, matcher: Matcher) -> None:
        self.machine = machine
        self.matcher = matcher
        self.framework = machine.rulebook.framework

    def fit(self, state: State, decision: Decision, move: Use) -> Fit:
        """The fit of the move to the decision."""
        if decision.kind not in self.framework.opportunities and not is_of_a_title(decision):
            return ELSEWHERE
        cards = self.matcher.roster.find(move.card)
        found = [
            (index, option)
            for index, option in enumerate(decision.options)
            if option.card in cards and self._is_meant(state, option, move)
        ]
        if not found:
            return ELSEWHERE
        by_card = {option.card: option for _, option in found}
        first = found[0][1]
        if any(
            not self.matcher.are_alike(state, first, option)
            for card, option in by_card.items()
            if card != first.card
        ):
            labels = ", ".join(self.matcher.label(card) for card in by_card)
            text = f"{move.card} could mean several cards: {labels}. Say which."
            return Refused((Requirement(text=text, met=False, cites=decision.cites),))
        found = [(index, option) for index, option in found if option.card == first.card]
        if first.word:
            return self._enter(state, decision, found[0][0], first, move)
        abilities = list(dict.fromkeys(option.ability for _, option in found))
        if len(abilities) > 1:
            numbers = ", ".join(
                str(ability_number(self.machine.at(state), first.card, ability)) for ability in abilities
            )
            text = f"{move.card} has several abilities that fit. Say which with 'ability:' ({numbers})."
            return Refused((Requirement(text=text, met=False, cites=decision.cites),))
        return self._of_the_occurrence(state, decision, found, move)

    def _enter(self, state: State, decision: Decision, index: int, option: Option, move: Use) -> Fit:
        """A card marshaled, ambushed or brought out of shadows; what it goes on is the first answer that follows."""
        answer = Answer(options=(index,))
        against = list(self.machine.reasons_against(state, answer))
        words = move.choose
        if move.on:
            hosts = self.matcher.roster.find(move.on)
            reasons = [self._against_host(state, decision.player, option, host) for host in hosts]
            if reasons:
                against += sorted(reasons, key=len)[0]
            way = self.framework.way(option.word)
            if way is not None and way.has_host:
                words = (move.on, *words)
        return Refused(tuple(against)) if against else Given(answer, words)

    def _against_host(self, state: State, player: int, option: Option, host: int) -> list[Requirement]:
        """The reasons why the card cannot go on this one."""
        needed = self.machine.entering(state, player, option.card, option.word, host)
        return [one for one in needed if not one.met and one.about in ("attachment", "limit")]

    def _is_meant(self, state: State, option: Option, move: Use) -> bool:
        if option.word:
            return option.word == move.verb
        is_event = self.machine.game.cards[option.card].definition.face.type == "event"
        way = self.framework.way(move.verb)
        if way is not None and way.out_of and is_event:
            # An event that is played from there comes out of there.
            return state.cards[option.card].zone == way.out_of
        if way is not None or (move.verb == "play" and not is_event):
            return False
        return move.ability == 0 or move.ability == ability_number(
            self.machine.at(state), option.card, option.ability
        )

    def _of_the_occurrence(
        self, state: State, decision: Decision, found: list[tuple[int, Option]], move: Use
    ) -> Fit:
        """The use of one ability; where it answers several occurrences that differ, the first word chosen says which."""
        words = (*((move.on,) if move.on else ()), *move.choose)
        index, option = found[0]
        if len(found) > 1 and self._makes_a_difference(option):
            cards = {index: self._event_card(state, option.event) for index, option in found}
        else:
            cards = {}
        if len(set(cards.values())) > 1:
            first = next(iter((*move.choose, *words)), "")
            meant = self.matcher.roster.find(first)
            fitting = [index for index, card in cards.items() if card in meant]
            if len(fitting) != 1:
                labels = ", ".join(self.matcher.label(card) for card in cards.values() if card >= 0)
                text = f"{move.card} could answer several occurrences. Say which with 'choose:' ({labels})."
                return Refused((Requirement(text=text, met=False, cites=decision.cites),))
            index = fitting[0]
            words = (*words[: words.index(first)], *words[words.index(first) + 1 :])
        answer = Answer(options=(index,))
        reasons = self.machine.reasons_against(state, answer)
        return Refused(reasons) if reasons else Given(answer, words, self._the_occurrence(state, option))

    def _the_occurrence(self, state: State, option: Option) -> tuple[Decision, ...]:
        """The choice of the occurrence that is not asked for where there is one only."""
        card = self._event_card(state, option.event)
        if card < 0:
            return ()
        player = state.cards[option.card].controller
        only = Option(label=self.matcher.label(card), card=card)
        return (Decision(player=player, kind="target", text="Which occurrence?", options=(only,)),)

    def _makes_a_difference(self, option: Option) -> bool:
        """True where an ability works on the occurrence that triggers it."""
        if option.ability == DUPLICATE:
            return True
        ability = self.machine.ability(option.card, option.ability)
        return works_on_its_occurrence(ability)

    def _event_card(self, state: State, event: int) -> int:
        """The card of an event of the innermost occurrence."""
        answered = self.machine.questions.answered(state, event)
        return answered.card if answered is not None else -1


def is_of_a_title(decision: Decision) -> bool:
    """True where it is an opportunity to use what a title lets its bearer do."""
    return any(option.ability == TITLE_ABILITY for option in decision.options)


def ability_number(position: Position, card: int, ability: int) -> int:
    """The number by which a scenario counts a card's abilities: those that can be triggered from 1, then those that it has
    gained.

    A duplicate's save comes last.
    """
    printed = range(len(position.game.cards[card].definition.abilities))
    triggered = [
        number
        for number in (*printed, *gained_by(position, card))
        if position.ability(card, number).kind not in ("constant", "when revealed")
    ]
    return len(triggered) + 1 if ability in (DUPLICATE, TITLE_ABILITY) else triggered.index(ability) + 1


_REFERRING = ("on", "of", "to", "source", "card", "among", "attached_to", "from_card")


def works_on_its_occurrence(ability: Ability) -> bool:
    """True where it matters which of several occurrences an ability answers."""
    return any(
        isinstance(node, Save | Cancel | Instead)
        or any(getattr(node, name, None) == "occurrence" for name in _REFERRING)
        for node in nodes((ability.costs, ability.choose, ability.effects, ability.then))
    )
