"""The page on which a board is stepped, from a line of play and the place where one stands."""

from zlib import crc32

from flask import url_for
from msgspec import Struct
from msgspec.structs import replace
from werkzeug.datastructures import MultiDict

from agot_judge.engine.machine import Machine
from agot_judge.engine.rulebook import OpenThing
from agot_judge.engine.state.decision import JUDGE
from agot_judge.engine.state.state import State
from agot_judge.engine.state.trace import Entry
from agot_judge.scenario.by_hand import entry_of
from agot_judge.scenario.report import trace_line
from agot_judge.scenario.result import BY_HAND, trace_lines
from agot_judge.scenario.wording import move_in_words
from agot_judge.web.link_preview import LinkPreview, shortened
from agot_judge.web.sandbox import pages
from agot_judge.web.sandbox.board_title import board_title
from agot_judge.web.sandbox.board_view import board_view
from agot_judge.web.sandbox.chips import Chips
from agot_judge.web.sandbox.decision_view import DecisionView, decision_view
from agot_judge.web.sandbox.going_on import ways_on
from agot_judge.web.sandbox.hand_fields import KINDS
from agot_judge.web.sandbox.hand_form import read_hand
from agot_judge.web.sandbox.hand_view import HandView, hand_view
from agot_judge.web.sandbox.line_of_play import Line
from agot_judge.web.sandbox.moves_in_words import said
from agot_judge.web.sandbox.not_understood import shown_hangs_on
from agot_judge.web.sandbox.positions import Position
from agot_judge.web.sandbox.ribbon import ribbon
from agot_judge.web.sandbox.ruling import Ruling, ruling
from agot_judge.web.sandbox.saved_under import saved_under
from agot_judge.web.sandbox.shares import Board, Standing, here, url
from agot_judge.web.sandbox.variations import variations
from agot_judge.web.sandbox.variations_view import variations_tree
from agot_judge.web.sandbox.why_view import why_not
from agot_judge.web.urls import absolute


def open_things(machine: Machine, state: State) -> tuple[OpenThing, ...]:
    """Everything that is under way, innermost first; what only waits to begin is left out."""
    described = (machine.questions.describe(machine, state, frame) for frame in reversed(state.stack))
    return tuple(thing for thing in described if thing is not None)


WEIGHTY = ("decision", "ability", "occurrence", "by-hand")
"""The kinds of lines that are news before others: what somebody decided, used or changed, and what happened."""

MOST_NEWS = 4
"""The most new lines that stand above the question; the others are in the trace."""


class Asked(Struct, frozen=True, kw_only=True):
    """The demands on a page besides the board: the place, other lines, a card to explain, what went wrong."""

    standing: Standing
    why: str = ""
    notices: tuple[pages.Notice, ...] = ()
    declining: tuple[str, ...] = ()
    """The cards whose saving would be declined by what was pressed: asked about before it is done."""
    typed: frozenset[int] = frozenset()
    """Options that were ticked in an answer that was refused."""
    hand: str | None = None
    """The changes by hand listed so far, packed; None: those that the line has here. ``kind``: the one that is being filled
    in, ``filled_in``: how it was, in an answer that was refused."""
    kind: str = ""
    filled_in: MultiDict[str, str] | None = None


def step_page(board: Board, line: Line, asked: Asked) -> pages.StepPage:
    """The page of a board at the place asked for."""
    view = _View(board, line, asked)
    place, machine = view.place, view.machine
    state = place.state
    decision = decision_view(machine, state, line.given_at(place), asked.typed)
    scenario = line.board.loaded.scenario
    entries, lines = view.entries, view.lines()
    all_lines = variations(view.standing.other)
    return pages.StepPage(
        edition=scenario.edition,
        title=board_title(scenario),
        note=scenario.note,
        at=place.key,
        urls=_urls(board, view.standing),
        number=place.line,
        count=len(entries),
        notices=asked.notices + view.what_is_wrong() + shown_hangs_on(line, place),
        saved_under=saved_under(board, scenario.edition, (cite for one in entries for cite in one.cites)),
        ribbon=ribbon(machine, view.standing, line.places, view.number),
        decision=decision,
        decision_key=decision_key(place),
        hand=view.hand(),
        by_hand_here=view.by_hand_here(),
        by_hand_after=len(state.log) if state.asking is None else 0,
        by_hand_url=view.by_hand_url(),
        decision_citations=view.chips.of(decision.cites) if decision is not None else (),
        choice_citations={
            choice.index: view.chips.of(choice.cites)
            for choice in (decision.choices if decision is not None else ())
            if choice.cites
        },
        ended=view.ended(),
        goes_on=tuple((one.value, one.words) for one in ways_on(line, place)),
        windows=view.windows(),
        board=board_view(machine, state, place.before),
        lines=lines,
        news=_news(lines, decision.about if decision is not None else ""),
        moves=view.moves(),
        declining=asked.declining,
        share=view.share(),
        variations=variations_tree(board, line, view.standing),
        line_number=1 + next(number for number, one in enumerate(all_lines) if not one.packed),
        line_count=len(all_lines),
        preview=view.preview(),
        why=view.why(),
        why_base=f"{here(view.standing)}&why=",
        announcement=_announcement(place, entries, decision),
    )


def _urls(board: Board, standing: Standing) -> dict[str, str]:
    asked = ("readings", "line", "lines", "case", "outcomes")
    return {
        **{what: url(board, what, standing) for what in asked},
        "answer": url(board, "", standing),
        "edit": url(board, "edit"),
        "here": url(board, "here", Standing(at=standing.at)),
        "exercise": url_for("train.own", kind=board.kind, key=board.key),
    }


class _View:
    """One place of a line, looked at from every side."""

    def __init__(self, board: Board, line: Line, asked: Asked) -> None:
        self.board = board
        self.line = line
        self.asked = asked
        self.places = line.places.places
        self.number = line.places.number(asked.standing.at)
        self.place: Position = self.places[self.number]
        self.standing = Standing(at=self.place.key, other=asked.standing.other)
        self.machine: Machine = line.board.machine
        self.entries: list[Entry] = self.machine.trace(self.places[-1].state)
        self.chips = Chips()

    def url_at(self, number: int) -> str:
        """The address of another place of this line, from this page."""
        return here(Standing(at=self.places[number].key, other=self.standing.other))

    def what_is_wrong(self) -> tuple[pages.Notice, ...]:
        """The reason that stopped the run, and checks of the scenario that do not hold."""
        found = []
        error = self.line.result.error
        if error is not None and not self._is_asked_of_the_judge():
            found.append(
                pages.Notice(
                    title="A move of this line was not made",
                    text=f"{self._in_words(error.message)} Choose here, and the line goes on from what you choose.",
                    citations=self.chips.of(error.cites),
                )
            )
        failing = [check for check in self.line.result.checks if not check.ok]
        if failing:
            words = "; ".join(
                f"line {check.line}: {check.field} is {check.got}, expected {check.expected}"
                for check in failing
            )
            found.append(
                pages.Notice(title="A check of this scenario does not hold", text=words, level="warn")
            )
        return tuple(found)

    def _in_words(self, message: str) -> str:
        """A message about the move that was not made, with the move as somebody at the table would say it."""
        for move in self.line.entries[self.line.made : self.line.made + 1]:
            message = message.replace(move_in_words(move), said(move, self.machine.rulebook.framework))
        return message

    def _is_asked_of_the_judge(self) -> bool:
        """True where the run stopped only because the judge has not said yet what is asked here."""
        asking = self.place.state.asking
        is_open = self.number == len(self.places) - 1 and asking is not None and asking.player == JUDGE
        return is_open and self.line.result.exit == BY_HAND

    def ended(self) -> str:
        """The end of the run, at the last place where nothing is left to happen."""
        state = self.place.state
        if self.number < len(self.places) - 1 or state.asking is not None:
            return ""
        if state.winner >= 0:
            return f"{self.machine.game.players[state.winner]} has won the game."
        if state.stack:
            return f"The end of this sequence: step {state.stop} comes next."
        return "The end: nothing is left to happen."

    def hand(self) -> HandView | None:
        """The form of what is to be resolved by hand; None where nothing is."""
        asking = self.place.state.asking
        if asking is None or asking.kind != "by hand":
            return None
        return self._hand()

    def by_hand_here(self) -> HandView | None:
        """The form of what the judge changes in the midst of play, where it was asked for; play goes on from there then."""
        return self._hand() if self.asked.kind and self._can_be_changed() else None

    def _can_be_changed(self) -> bool:
        """True where the judge can say here that something is changed: at a decision, and between two."""
        asking = self.place.state.asking
        if asking is None:
            return not self.machine.is_over(self.place.state)
        return asking.kind != "by hand"

    def by_hand_url(self) -> str:
        """The address of that form; empty where nothing is left to happen, or where it is asked for anyhow."""
        return (
            ""
            if self.asked.kind or not self._can_be_changed()
            else f"{here(self.standing)}&do={next(iter(KINDS))}#by-hand-here"
        )

    def _hand(self) -> HandView:
        listed = read_hand(self.line.board, self.asked.hand or "", self.asked.kind)
        given = self.line.given_at(self.place)
        if self.asked.hand is None and given is not None and given.by_hand is not None:
            listed = replace(listed, changes=entry_of(self.machine.game, given.by_hand).changes)
        hand = replace(listed, typed=self.asked.filled_in)
        refusal = " ".join(notice.title for notice in self.asked.notices)
        answer_url = url(self.board, "", self.standing)
        return hand_view(self.line.board, self.place.state, hand, here(self.standing), answer_url, refusal)

    def windows(self) -> tuple[pages.WindowView, ...]:
        """The open windows, innermost first."""
        return tuple(
            pages.WindowView(
                kind=thing.kind,
                text=thing.text,
                note=thing.note,
                citation=self.chips.one(thing.cite) if thing.cite else None,
            )
            for thing in open_things(self.machine, self.place.state)
        )

    def lines(self) -> tuple[pages.TraceView, ...]:
        """The whole trace of the line, with where one stands."""
        since = len(self.place.before.log)
        return tuple(
            pages.TraceView(
                n=entry.n,
                depth=min(entry.depth, 8),
                kind=entry.kind,
                step=entry.step,
                text=entry.text,
                citations=self.chips.of(entry.cites),
                url=here(Standing(at=str(entry.n), other=self.standing.other)),
                is_here=entry.n == self.place.line,
                is_ahead=entry.n > self.place.line,
                is_new=since < entry.n <= self.place.line,
            )
            for entry in self.entries
        )

    def moves(self) -> pages.Moves:
        """The ways from here."""
        places, number = self.line.places, self.number
        last = len(self.places) - 1
        at_first, at_last = number == 0, number == last
        state = self.places[last].state
        return pages.Moves(
            first="" if at_first else self.url_at(0),
            back="" if at_first else self.url_at(places.previous_stop(number)),
            forward="" if at_last else self.url_at(places.next_stop(number)),
            last="" if at_last else self.url_at(last),
            back_line="" if at_first else self.url_at(number - 1),
            forward_line="" if at_last else self.url_at(number + 1),
            back_step="" if at_first else self.url_at(places.previous_step(number)),
            forward_step="" if at_last else self.url_at(places.next_step(number)),
            can_run_on=at_last and state.asking is not None and state.asking.player >= 0,
        )

    def share(self) -> pages.Share:
        """The link, the file, and the trace up to here as text."""
        link = absolute(url(self.board, "", self.standing))
        found = self.ruling()
        return pages.Share(
            link=link,
            short_url=url(self.board, "short", self.standing) if self.board.kind == "s" else "",
            ruling="\n".join(
                part for part in (found.words, ", ".join(map(self.chips.label, found.cites)), link) if part
            ),
            yaml_url=url(self.board, "yaml"),
            trace_url=url(self.board, "trace", Standing(at=self.place.key)),
            trace=trace_text(self.line, self.place, self.chips) + link + "\n",
        )

    def ruling(self) -> Ruling:
        """The ruling of the line here."""
        return ruling(self.line, self.place, self.entries)

    def preview(self) -> LinkPreview:
        """The preview that a chat shows of a link to here: the board, and the ruling in a sentence."""
        title = board_title(self.line.board.loaded.scenario)
        link = url(self.board, "", Standing(at=self.place.key))
        return LinkPreview(title=title, words=shortened(self.ruling().words), url=absolute(link))

    def why(self) -> pages.WhyNot | None:
        """The requirements of using the card that was asked about."""
        asked = self.asked.why
        cards = self.machine.game.cards
        if not (asked.isascii() and asked.isdigit()) or len(asked) > 4 or int(asked) >= len(cards):
            return None
        return why_not(self.line, self.place, int(asked), self.chips, here(self.standing))


def decision_key(place: Position) -> str:
    """The decision awaited at a place, in a few letters: another one has another key, also on a board that has changed."""
    asking = place.state.asking
    if asking is None:
        return place.key
    said = repr((asking.player, asking.kind, asking.text, [option.label for option in asking.options]))
    return f"{place.key}.{crc32(said.encode()):x}"


def _news(lines: tuple[pages.TraceView, ...], about: str) -> tuple[pages.TraceView, ...]:
    """Of the lines since the last decision the last ``MOST_NEWS`` that say more than which step or window it came to, and
    than what the decision is about, which stands with it."""
    new = [line for line in lines if line.is_new]
    asked = about.partition(": ")[2]
    told = [
        line
        for line in new
        if line.kind not in ("window", "assumption")
        and not (line.step and line.text.startswith(line.step))
        and (not asked or line.text.partition(": ")[2] != asked)
    ]
    # What players did and what happened comes before what follows from it.
    weighty = [line for line in told if line.kind in WEIGHTY][-MOST_NEWS:]
    rest = [line for line in told if line.kind not in WEIGHTY]
    chosen = (*weighty, *rest[max(len(rest) - (MOST_NEWS - len(weighty)), 0) :])
    return tuple(sorted(chosen, key=lambda line: line.n)) or tuple(new[-MOST_NEWS:])


def trace_text(line: Line, place: Position, chips: Chips) -> str:
    """The trace up to a place as text, each line with its citations."""
    scenario = line.board.loaded.scenario
    machine = line.board.machine
    lines = trace_lines(machine.trace(place.state), machine.game.players)
    written = [scenario.title] if scenario.title else []
    written += [trace_line(one, chips.label) for one in lines]
    return "\n".join(written) + "\n"


def _announcement(place: Position, entries: list[Entry], decision: DecisionView | None) -> str:
    """The words of a screen reader after a step."""
    said = entries[place.line - 1].text if 0 < place.line <= len(entries) else "Nothing has happened yet."
    if decision is not None:
        return f"{said} {decision.question}"
    return said
