"""Checks: what a scenario expects, compared with what is."""

from collections.abc import Callable, Iterator
from typing import Any

from agot_judge.engine.rulebook import Account
from agot_judge.engine.state.decision import DUPLICATE, Answer, Decision
from agot_judge.engine.values.titles import TITLE_ABILITY
from agot_judge.errors import NeedsHand, ScenarioError
from agot_judge.scenario.citing import Citations
from agot_judge.scenario.entries import Check, Expected, ExpectedDecision
from agot_judge.scenario.fits import may_be_chosen
from agot_judge.scenario.names import shown as shown_name
from agot_judge.scenario.result import CheckResult
from agot_judge.scenario.runner import Run
from agot_judge.scenario.sight import Sight
from agot_judge.scenario.wording import cites_of, reasons_in_words, what_is_asked
from agot_judge.text.keywords import read_keyword

LineOf = Callable[..., int]


class Checker:
    """Looks at a run where it stands. ``line_of`` gives the line of a path below the check."""

    def __init__(self, run: Run, citations: Citations) -> None:
        self.run = run
        self.citations = citations
        self.seen = 0
        """The number of lines of the trace that earlier checks have looked at."""

    def check(self, number: int, check: Check, line_of: LineOf) -> list[CheckResult]:
        """The results of a check: what each field expects and what there is. Reasons asked for are added to the trace.

        Raises what going forward to where the run stands raises, and NotSupportedYet for a field of another edition.
        """
        self.run.stand(number)
        found: list[CheckResult] = []
        for field, expected, got, ok in self._fields(check):
            line = line_of(*field)
            name = ".".join(field)
            found.append(CheckResult(line=line, ok=ok, field=name, expected=shown(expected), got=got))
        found += self.cites(check.cites, self.seen, lambda words: line_of("cites"))
        self.seen = len(self.run.state.log)
        return found

    def cites(self, wanted: tuple[str, ...], since: int, line_of: Callable[[str], int]) -> list[CheckResult]:
        """The result for each of these citations: the trace must cite it after line ``since``, or apply it beside others."""
        if not wanted:
            return []
        entries = self.run.machine.trace(self.run.state)[since:]
        cited = dict.fromkeys(cite for entry in entries for cite in (*entry.cites, *entry.applied))
        return [
            CheckResult(
                line=line_of(words),
                ok=(ok := self.citations.is_cited(words, cited)),
                field="cites",
                expected=words,
                got=words if ok else self._got(words, cited),
            )
            for words in wanted
        ]

    def _got(self, words: str, cited: dict[str, None]) -> Any:
        meant = self.citations.meant(words)
        return {"meant": list(meant) if meant else "no paragraph has these words", "cited": list(cited)}

    def _fields(self, check: Check) -> Iterator[tuple[tuple[str, ...], Any, Any, bool]]:
        machine, state = self.run.machine, self.run.state
        sight = Sight(machine, state)
        for expected in check.plain:
            got = sight.plain(expected.field)
            yield (expected.field,), expected.value, got, got == expected.value
        if check.decision is not None:
            yield from self._decision(check.decision)
        yield from self._may(check)
        yield from self._may_not(check)
        yield from self._why_not(check)
        for of_card in check.cards:
            card = self._one_card(of_card.of)
            for expected in of_card.fields:
                got = sight.of_card(card, expected.field)
                self._note(machine.account_of_card(state, card, expected.field))
                ok = self._is_as_expected(expected, got, card)
                yield ("cards", of_card.of, expected.field), expected.value, got, ok
        for of_player in check.players:
            player = self.run.machine.game.players.index(of_player.of)
            for expected in of_player.fields:
                got = sight.of_player(player, expected.field)
                self._note(machine.account_of_player(state, player, expected.field))
                yield ("players", of_player.of, expected.field), expected.value, got, got == expected.value
        yield from self._challenge(check, sight)

    def _one_card(self, name: str) -> int:
        """The card that the name of a check means: a duplicate has no title while it is in play.

        Raises ScenarioError where several cards have it.
        """
        matcher, state = self.run.matcher, self.run.state
        found = matcher.roster.find(name)
        beneath = {below for card in found for below in state.cards[card].duplicates}
        left = [card for card in found if card not in beneath]
        if len(left) != 1:
            labels = ", ".join(matcher.label(card) for card in found)
            raise ScenarioError(
                f"{shown_name(name)} can mean {len(found)} cards: {labels}. Name one of them."
            )
        return left[0]

    def _challenge(self, check: Check, sight: Sight) -> Iterator[tuple[tuple[str, ...], Any, Any, bool]]:
        if check.challenge is None:
            return
        machine, state = self.run.machine, self.run.state
        challenge = state.challenge
        if not check.challenge:
            got = "none" if challenge is None else sight.of_challenge("type")
            yield ("challenge",), "none", got, challenge is None
            return
        for expected in check.challenge:
            got = sight.of_challenge(expected.field) if challenge is not None else "no challenge is under way"
            self._note(machine.account_of_challenge(state, expected.field))
            yield ("challenge", expected.field), expected.value, got, got == expected.value

    def _note(self, account: Account | None) -> None:
        """Add to the trace how a value that is looked at comes about."""
        if account is not None:
            self.run.note(account.text, account.cites, "state")

    def _is_as_expected(self, expected: Expected, got: Any, card: int) -> bool:
        value = expected.value
        if expected.field == "keywords" and isinstance(value, tuple):
            return {_keyword(word) for word in value} == {_keyword(word) for word in got}
        if expected.field == "attachments" and isinstance(value, tuple):
            return self._are_the_cards(value, self.run.state.cards[card].attachments)
        if expected.field == "tokens" and isinstance(value, tuple):
            wanted = {pair[0]: pair[1] for pair in value if isinstance(pair, tuple)}
            return all(got.get(name, 0) == count for name, count in wanted.items()) if wanted else not got
        return set(value) == set(got) if isinstance(value, tuple) else bool(got == value)

    def _are_the_cards(self, names: tuple[Any, ...], cards: tuple[int, ...]) -> bool:
        left = list(cards)
        for name in names:
            card = next((card for card in left if card in self.run.matcher.roster.find(name)), None)
            if card is None:
                return False
            left.remove(card)
        return not left

    def _decision(self, expected: ExpectedDecision) -> Iterator[tuple[tuple[str, ...], Any, Any, bool]]:
        asking = self.run.state.asking
        players = self.run.machine.game.players
        if asking is not None:
            decider = players[asking.player] if asking.player >= 0 else "The judge"
            self.run.note(f"{decider} decides: {asking.text}", asking.cites, "state")
        options = list(dict.fromkeys(option.label for option in asking.options)) if asking is not None else []
        if expected.player:
            who = (
                "nobody" if asking is None else players[asking.player] if asking.player >= 0 else "the judge"
            )
            yield ("decision", "player"), expected.player, who, who == expected.player
        if expected.kind:
            kind = asking.kind if asking is not None else "none"
            yield ("decision", "kind"), expected.kind, kind, kind == expected.kind
        for field, words, wanted in (
            ("choices", expected.choices, True),
            ("not_choices", expected.not_choices, False),
        ):
            if words is not None:
                self._note_why_no_options(() if wanted else words)
                ok = asking is not None and all(self._may_choose(asking, word) is wanted for word in words)
                yield ("decision", field), words, options, ok

    def _may_choose(self, asking: Decision, word: str) -> bool:
        """True where what the word means may be part of a legal answer; notes why it may not, where it is offered alone."""
        machine, state = self.run.machine, self.run.state
        found = self.run.matcher.candidates(asking, word)
        if not found or any(may_be_chosen(machine, state, option) for option in found):
            return bool(found)
        unmet = machine.reasons_against(state, Answer(options=found[:1]))
        self.run.note(f"{word} could not be chosen: {reasons_in_words(unmet)}", cites_of(unmet))
        return False

    def _note_why_no_options(self, words: tuple[str, ...]) -> None:
        """Add to the trace why these cards are no options of the decision awaited, where more is known than that."""
        machine, state = self.run.machine, self.run.state
        for word in words:
            for card in self.run.matcher.roster.find(word):
                unmet = [one for one in machine.option_requirements(state, card) if not one.met]
                if unmet:
                    name = machine.game.cards[card].label
                    self.run.note(f"{name} could not be chosen: {reasons_in_words(unmet)}", cites_of(unmet))

    def _usable(self, player: int) -> dict[int, str]:
        """The cards that the player could use in the innermost open window, with their names."""
        state, machine = self.run.state, self.run.machine
        return {card: machine.game.cards[card].label for card, _ in machine.usable(state, player)}

    def _refuse_what_is_left_to_judge(self, player: int, names: tuple[str, ...], what: str) -> None:
        """Raises NeedsHand where a card could be used only if a condition is true that nobody understands."""
        state, machine = self.run.state, self.run.machine
        conditions: dict[int, list[str]] = {}
        for card, number in machine.usable(state, player):
            is_of_game = number in (DUPLICATE, TITLE_ABILITY) or number < 0
            left = "" if is_of_game else machine.ability(card, number).left_to_judge
            conditions.setdefault(card, []).append(left)
        for name in names:
            found = [conditions[card] for card in self.run.matcher.roster.find(name) if card in conditions]
            if found and all(all(lefts) for lefts in found):
                text = f"{what}: the judge decides whether {name} may be used: {found[0][0]}."
                raise NeedsHand(text, machine.rulebook.framework.cited.left_to_judge)

    def _may(self, check: Check) -> Iterator[tuple[tuple[str, ...], Any, Any, bool]]:
        for one in check.may:
            player = self.run.machine.game.players.index(one.player)
            usable = self._usable(player)
            ok = all(any(card in usable for card in self.run.matcher.roster.find(name)) for name in one.cards)
            if not ok:
                self._refuse_what_is_not_understood(one.cards, f"may: {one.player}")
            self._refuse_what_is_left_to_judge(player, one.cards, f"may: {one.player}")
            yield ("may", one.player), one.cards, list(usable.values()), ok

    def _refuse_what_is_not_understood(self, names: tuple[str, ...], what: str) -> None:
        """Raises NeedsHand where a check asks about using a card whose text nobody understands."""
        for name in names:
            for card in self.run.matcher.roster.find(name):
                error = self.run.not_understood(card, what)
                if error is not None:
                    raise error

    def _may_not(self, check: Check) -> Iterator[tuple[tuple[str, ...], Any, Any, bool]]:
        for one in check.may_not:
            player = self.run.machine.game.players.index(one.player)
            usable = self._usable(player)
            self._refuse_what_is_left_to_judge(player, one.cards, f"may_not: {one.player}")
            for name in one.cards:
                for card in self.run.matcher.roster.find(name):
                    self._note_why_not(player, card)
            ok = not any(card in usable for name in one.cards for card in self.run.matcher.roster.find(name))
            yield ("may_not", one.player), one.cards, list(usable.values()), ok

    def _note_why_not(self, player: int, card: int) -> tuple[str, tuple[str, ...], str]:
        """Add to the trace why the player cannot use the card; the reason, its citations and what would have to hold, empty
        where there is none."""
        unmet = self.run.missed.unmet(self.run.state, player, card)
        if not unmet:
            return "", (), ""
        reason, cites = reasons_in_words(unmet), cites_of(unmet)
        game = self.run.machine.game
        self.run.note(f"{game.players[player]} could not use {game.cards[card].label}: {reason}", cites)
        return reason, cites, what_is_asked(unmet)

    def _why_not(self, check: Check) -> Iterator[tuple[tuple[str, ...], Any, Any, bool]]:
        for one in check.why_not:
            player = self.run.machine.game.players.index(one.player)
            usable = self._usable(player)
            self._refuse_what_is_left_to_judge(player, (one.card,), f"why_not: {one.player}")
            reasons: list[str] = []
            ok = True
            for card in self.run.matcher.roster.find(one.card):
                reason, cites, asked = self._note_why_not(player, card)
                reasons.append(reason or "It could be used.")
                says = self.citations.says(f"{reason} {asked}", cites, one.words)
                ok = ok and card not in usable and says
            if not ok:
                self._refuse_what_is_not_understood((one.card,), f"why_not: {one.player}")
            yield ("why_not", one.player, one.card), one.words, " ".join(reasons), ok


def _keyword(word: Any) -> str:
    """A keyword in the one spelling in which keywords are compared."""
    read = read_keyword(str(word))
    return str(read) if read is not None else str(word).casefold()


def shown(value: Any) -> Any:
    """An expected value as it stands in a result."""
    if not isinstance(value, tuple):
        return value
    pairs = [item for item in value if isinstance(item, tuple)]
    return dict(pairs) if pairs else list(value)
