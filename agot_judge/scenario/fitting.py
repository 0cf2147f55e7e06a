"""From a move to the answer that it gives to a decision."""

from msgspec.structs import replace

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.decision import JUDGE, PASS, Answer, Decision, Requirement
from agot_judge.engine.state.state import State
from agot_judge.engine.values.values import has_keyword
from agot_judge.scenario.by_hand import HandFitter
from agot_judge.scenario.declaring import DeclarationFitter
from agot_judge.scenario.entries import (
    ByHand,
    Choose,
    DeclareChallenge,
    Decline,
    Defend,
    Move,
    Mulligan,
    Pass,
    Random,
    SetUp,
    Use,
)
from agot_judge.scenario.fits import ELSEWHERE, Fit, Given, Refused, declined, means_several
from agot_judge.scenario.matching import Matched, Matcher
from agot_judge.scenario.promise import Promise
from agot_judge.scenario.setting_up import SetUpFitter, filled_up
from agot_judge.scenario.target_order import in_the_order_of_targets
from agot_judge.scenario.uses import UseFitter, is_of_a_title
from agot_judge.scenario.vocabulary import ICONS

_MOST_NAMED = 8
"""The number of options that are named where a word is none of them."""
NONE = "none"
"""The word of a move that chooses nothing, as an empty list does."""
DECLARATIONS = ("challenge", "defenders", "setup")


_ROLES = {"winner": "wins", "eliminated": "eliminated"}
"""By what a move says of a player: the word of the options about that, where both are asked at once."""


class Fitter:
    """Tells what moves mean where a run stands."""

    def __init__(self, machine: Machine, matcher: Matcher) -> None:
        self.machine = machine
        self.matcher = matcher
        self.framework = machine.rulebook.framework
        self.uses = UseFitter(machine, matcher)
        self.hand = HandFitter(machine, matcher)
        self.before = SetUpFitter(machine, matcher)
        self.declaring = DeclarationFitter(machine, matcher)

    def fit(self, state: State, move: Move | Random | ByHand) -> Fit:
        """The fit of the move to the decision that the state awaits."""
        decision = state.asking
        if decision is None:
            return ELSEWHERE
        if isinstance(move, Random):
            return self._random(state, decision, move)
        if isinstance(move, ByHand):
            return self.hand.fit(state, decision, move)
        if decision.player == JUDGE or self.machine.game.players[decision.player] != move.player:
            return ELSEWHERE
        if isinstance(move, Pass):
            return self._pass(state, decision)
        if isinstance(move, Use):
            if move.choose and self._is_claim_by_title(decision, move):
                return self.choose(state, decision, move.choose)
            return self.uses.fit(state, decision, move)
        if isinstance(move, DeclareChallenge):
            return self.declaring.challenge(state, decision, move)
        if isinstance(move, Defend):
            return self._defend(state, decision, move)
        if isinstance(move, Choose):
            # Who is to win, and who is to be eliminated, are choices between players of their own.
            if move.role and decision.kind != "winner":
                return ELSEWHERE
            if not move.answers:
                return self._none(state, decision)
            said = self._of_both_kinds(state, decision, move)
            return said or self.choose(state, decision, self._who_wins(decision, move))
        if isinstance(move, Decline):
            return self._decline(state, decision, move)
        if isinstance(move, SetUp):
            return self.before.set_up(state, decision, move)
        return self.before.mulligan(state, decision, move) if isinstance(move, Mulligan) else ELSEWHERE

    def _none(self, state: State, decision: Decision) -> Fit:
        """An empty list, where none of what can be chosen may be the answer ("up to", "any number")."""
        if decision.kind in self.framework.opportunities or decision.kind in DECLARATIONS:
            return ELSEWHERE
        answer = PASS if decision.may_pass else Answer(options=())
        reasons = self.machine.reasons_against(state, answer)
        return Refused(reasons) if reasons else Given(answer)

    def _of_both_kinds(self, state: State, decision: Decision, move: Choose) -> Fit | None:
        """The answer where it is asked at once who wins and who is eliminated: the option is of the kind that the move says."""
        word = _ROLES.get(move.role, "")
        if not word or not any(option.word == word for option in decision.options):
            return None
        chosen = tuple(
            number
            for number, option in enumerate(decision.options)
            if option.word == word and option.label in move.answers
        )
        answer = Answer(options=chosen)
        reasons = self.machine.reasons_against(state, answer)
        return Refused(reasons) if reasons else Given(answer)

    def _who_wins(self, decision: Decision, move: Choose) -> tuple[str, ...]:
        """The words of the move; where it says who is eliminated, the player who is left after that."""
        if move.role != "eliminated":
            return move.answers
        left = tuple(option.label for option in decision.options if option.label not in move.answers)
        return left if left else move.answers[-1:]

    def _is_claim_by_title(self, decision: Decision, move: Use) -> bool:
        """True where the move names the title with which opponents are chosen for claim, at that decision."""
        titles = [
            self.machine.game.cards[card].definition.title for card in self.matcher.roster.find(move.card)
        ]
        asked = decision.kind == "claim" and all(option.player >= 0 for option in decision.options)
        return asked and any(title.claim_against_any for title in titles)

    def choose(self, state: State, decision: Decision, words: tuple[str, ...]) -> Fit:
        """The words as an answer to a choice. Within an ability, words beyond what it takes answer what follows."""
        if (
            decision.kind in self.framework.opportunities
            or decision.kind in DECLARATIONS
            or decision.player == JUDGE
        ):
            return ELSEWHERE
        words = in_the_order_of_targets(self.machine, self.matcher.roster, state, decision, words)
        says_none = words == (NONE,) and not self.matcher.candidates(decision, NONE)
        if (not words or says_none) and decision.least == 0:
            return Given(Answer(options=()))  # nothing is chosen, where that is an answer
        if not words:
            return ELSEWHERE
        taken = words[:1] if decision.kind == "keyword type" else self._taken(state, decision, words)
        matched = self.matcher.match(state, decision, taken)
        if not matched.options:
            return ELSEWHERE
        left = words[len(taken) :]
        if left and len(taken) < decision.least and not matched.unmatched:
            return Refused(
                self.why_no_option(state, decision, left[0])
            )  # too few, but for a word that is none
        if decision.kind == "keyword type" and len(decision.options) == 2:
            # The type that is left is not asked for.
            left = tuple(word for word in left if not self.matcher.candidates(decision, word))
        return self._checked(state, decision, matched, left)

    def _taken(self, state: State, decision: Decision, words: tuple[str, ...]) -> tuple[str, ...]:
        """The words that this decision takes: all of them, or the first ones where more is still to be asked."""
        if not self.machine.questions.asks_in_a_row(state):
            return words
        count = 0
        for word in words[: decision.most]:
            if not self.matcher.candidates(decision, word):
                break
            count += 1
        return words[: max(count, 1)]

    def _checked(self, state: State, decision: Decision, matched: Matched, left: tuple[str, ...] = ()) -> Fit:
        """The answer that the matched options make, if it is unambiguous, complete and legal."""
        if matched.ambiguous:
            return Refused(tuple(self._ambiguous(decision, word) for word in matched.ambiguous))
        answer = Answer(options=matched.options)
        reasons = tuple(
            reason for word in matched.unmatched for reason in self.why_no_option(state, decision, word)
        )
        if not reasons:
            reasons = self.machine.reasons_against(state, answer)
        return Refused(reasons) if reasons else Given(answer, left)

    def why_no_option(self, state: State, decision: Decision, word: str) -> tuple[Requirement, ...]:
        """The reasons why a word is none of the options: the requirements that its card does not meet.

        Of several copies the one is meant that is where something else could be chosen.
        """
        zones = {state.cards[option.card].zone for option in decision.options if option.card >= 0}
        copies = self.matcher.roster.find(word)
        for card in sorted(copies, key=lambda card: state.cards[card].zone not in zones):
            unmet = tuple(
                requirement
                for requirement in self.machine.option_requirements(state, card)
                if not requirement.met
            )
            if unmet:
                return unmet
        players = self.machine.game.players
        if not copies and word in players:
            asked = self.machine.player_requirements(state, players.index(word))
            if unfit := tuple(requirement for requirement in asked if not requirement.met):
                return unfit
        offered = "; ".join(dict.fromkeys(option.label for option in decision.options[:_MOST_NAMED]))
        more = "; .." if len(decision.options) > _MOST_NAMED else ""
        text = f"{word} is not among what can be chosen ({offered}{more}). {decision.text}"
        return (Requirement(text=text, met=False, cites=decision.cites),)

    def _ambiguous(self, decision: Decision, word: str) -> Requirement:
        found = [decision.options[index] for index in self.matcher.candidates(decision, word)]
        return means_several(word, tuple(option.label for option in found), decision.cites)

    def arranged(self, state: State, promise: Promise) -> Promise:
        """The promise with what ``on`` names first where it is asked where something goes, and last where it is not."""
        if promise.on not in promise.words:
            return promise
        others = list(promise.words)
        others.remove(promise.on)
        is_asked = self.machine.questions.asks_where(self.machine, state)
        words = (promise.on, *others) if is_asked else (*others, promise.on)
        return replace(promise, words=words)

    def could_be_chosen(self, word: str) -> bool:
        """True where the word names a card or a player, or is a number, an icon, yes or no: what effects ask for."""
        is_named = word in self.machine.game.players or bool(self.matcher.roster.find(word))
        return is_named or word.isdecimal() or word in ("yes", "no", *ICONS)

    def _random(self, state: State, decision: Decision, move: Random) -> Fit:
        if decision.kind != "random":
            return ELSEWHERE
        matched = self.matcher.match(state, decision, move.results)
        if matched.unmatched:
            text = f"{', '.join(matched.unmatched)} is not among what it can fall on."
            return Refused((Requirement(text=text, met=False, cites=decision.cites),))
        return self._checked(state, decision, filled_up(decision, matched))

    def _pass(self, state: State, decision: Decision) -> Fit:
        if decision.default is not None:
            return ELSEWHERE
        refusal = PASS if decision.least == 0 else declined(decision)
        if refusal is not None:
            return Given(refusal)
        if decision.kind == "defenders":
            return Refused(self.machine.reasons_against(state, Answer()))
        text = f"The decision cannot be declined. {decision.text}"
        return Refused((Requirement(text=text, met=False, cites=decision.cites),))

    def _defend(self, state: State, decision: Decision, move: Defend) -> Fit:
        if decision.kind != "defenders":
            return ELSEWHERE
        if not move.cards:
            return Given(PASS) if decision.may_pass else self._pass(state, decision)
        return self._checked(state, decision, self.matcher.match(state, decision, move.cards))

    def _decline(self, state: State, decision: Decision, move: Decline) -> Fit:
        if not decision.may_pass:
            return ELSEWHERE
        if not decision.keyword:
            titles = self.matcher.roster.find(move.what)
            is_offered = is_of_a_title(decision) and any(one.card in titles for one in decision.options)
            return Given(PASS) if is_offered else ELSEWHERE
        if move.what == decision.keyword:
            return Given(PASS)
        cards = self.matcher.roster.find(move.what)
        if decision.kind != "keyword":
            having = [card for card in cards if has_keyword(self.machine.at(state), card, decision.keyword)]
            return Given(PASS) if having else ELSEWHERE
        kept = tuple(index for index, option in enumerate(decision.options) if option.card not in cards)
        if len(kept) == len(decision.options):
            return ELSEWHERE
        return Given(Answer(options=kept) if kept else PASS)
