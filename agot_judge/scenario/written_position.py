"""A scenario that begins where a game stands: every card, counter and attachment, what is in force, what was used."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.ability import Changes, Delayed, Effect, Later
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.state.frames import ActionWindow, Step
from agot_judge.engine.state.game import Game
from agot_judge.engine.state.state import NOBODY, UNKNOWN, CardState, Challenge, InForce, PlayerState, State
from agot_judge.engine.values.titles import TITLE_ABILITY
from agot_judge.scenario import model
from agot_judge.scenario.builder import Board
from agot_judge.scenario.in_force import WITHOUT_WORDS
from agot_judge.scenario.points import At, InWindow, Start
from agot_judge.scenario.roster import ELSEWHERE, Roster

PILES = ("hand", "deck", "discard", "dead", "shadows", "plots", "used")


class Written(Struct, frozen=True):
    """The scenario, and which card of the game each of its cards is."""

    scenario: model.Scenario
    cards: tuple[int, ...]
    """By number in the scenario: the card's number in the game; ``UNKNOWN`` for a copy beneath a card that nobody identified."""
    left_out: tuple[str, ...]
    """The facts that no scenario can say, each in a sentence."""


def written_position(board: Board, state: State) -> Written:
    """The scenario of this state of a board's game, without a run; it begins with the step that is next or under way."""
    return _Writer(board, state).written()


class _Writer:
    """Writes one state. ``order`` is filled as cards are listed: it is the order in which the file will count them."""

    def __init__(self, board: Board, state: State) -> None:
        self.board = board
        self.state = state
        self.game: Game = board.machine.game
        self.names = self.game.players
        self.order: list[int] = []
        self.left_out: list[str] = []
        self.definitions: dict[str, model.Definition] = {one.key: one for one in board.loaded.scenario.cards}

    def written(self) -> Written:
        before = self.board.loaded.scenario
        players = tuple(self._player(number, player) for number, player in enumerate(before.players))
        scenario = replace(
            before,
            players=players,
            cards=tuple(self.definitions.values()),
            first_player=self.names[self.state.first_player],
            active_player=self.names[self.state.active_player] if self.state.active_player >= 0 else "",
            round=self.state.round,
            in_force=(),
            challenge=None,
            start=None,
            stop=None,
            run=(),
            history=(),
            cites=(),
        )
        cards = tuple(self.order)
        labels = self._labels(scenario, cards)
        scenario = replace(
            scenario,
            challenge=self._challenge(labels),
            in_force=tuple(self._in_force(labels)),
            history=tuple(self._history(labels)),
        )
        return Written(replace(scenario, start=self._start(scenario)), cards, tuple(self.left_out))

    # -- cards -----------------------------------------------------------------------------------------------------

    def _player(self, number: int, before: model.Player) -> model.Player:
        player = self.state.players[number]
        faction = self.state.cards[player.faction]
        lists = [found for key in self._keys() if (found := self._list(number, player, key)) is not None]
        title = self._name(player.title) if player.title >= 0 else ""
        if player.title >= 0:
            self.order.append(player.title)
        if player.eliminated:
            self.left_out.append(f"{before.name} has been eliminated.")
        return model.Player(
            name=before.name,
            faction=before.faction,
            gold=player.gold,
            power=faction.power,
            title=title,
            faction_kneeling=faction.kneeling,
            tokens=faction.tokens,
            lists=tuple(lists),
        )

    def _keys(self) -> tuple[str, ...]:
        return tuple(one.key for one in self.board.machine.rulebook.framework.lists)

    def _list(self, number: int, player: PlayerState, key: str) -> model.CardList | None:
        if key == "plot":
            return model.CardList(key, (self._plot(player.plot),)) if player.plot >= 0 else None
        if key == "play":
            cards = tuple(card for card in player.play if self.state.cards[card].host < 0)
        elif key == "agenda":
            cards = player.agendas
        elif key == "faction_attachments":
            cards = self.state.cards[player.faction].attachments
        else:
            cards = self._pile(number, player, key)
        if not cards and not (key == "deck" and player.deck is not None):
            return None
        listed: list[model.Listed] = []
        for card in cards:
            last = listed[-1] if listed else None
            if card != UNKNOWN:
                listed.append(self._placed(card, number, key))
            elif isinstance(last, model.Unidentified):
                listed[-1] = model.Unidentified(last.count + 1)
            else:
                listed.append(model.Unidentified(1))
        return model.CardList(key, tuple(listed) or (model.Unidentified(0),))

    def _pile(self, number: int, player: PlayerState, key: str) -> tuple[int, ...]:
        if key == "deck" and player.deck is None and player.deck_top:
            known = ", ".join(self._name(card) for card in player.deck_top)
            self.left_out.append(
                f"{self.names[number]}'s deck is of unknown size: that {known} lies on top of it."
            )
        cards: tuple[int, ...] = getattr(player, key, ()) or () if key in PILES else ()
        return cards

    def _plot(self, card: int) -> model.Listed:
        self.order.append(card)
        definition = self.board.roster.positions[card].definition
        return model.Inline(definition) if definition is not None else model.Placed(self._name(card))

    def _placed(self, card: int, lister: int, key: str) -> model.Placed:
        """The card as listed, with all that lies on it. ``lister``: under whose name it stands."""
        here = self.state.cards[card]
        self.order.append(card)
        self._define(card)
        self.order += here.duplicates
        attachments = tuple(self._placed(one, lister, "attachment") for one in here.attachments)
        return model.Placed(self._name(card), self._marks(card, here, lister, key, attachments))

    def _marks(
        self, card: int, here: CardState, lister: int, key: str, attachments: tuple[model.Placed, ...]
    ) -> model.Marks:
        challenge = self.state.challenge
        owner = self.game.cards[card].owner
        usual = lister if key == "play" else owner
        return model.Marks(
            kneeling=here.kneeling,
            attacking=challenge is not None and card in challenge.attackers,
            defending=challenge is not None and card in challenge.defenders,
            facedown=here.facedown,
            blank=here.blank,
            power=here.power,
            gold=here.gold,
            x=here.x,
            duplicates=len(here.duplicates),
            tokens=tuple(one for one in here.tokens if one[1]),
            attachments=attachments,
            owner=self.names[owner] if owner != lister else "",
            controller=self.names[here.controller]
            if here.zone == "play" and here.controller != usual
            else "",
        )

    def _name(self, card: int) -> str:
        return self.board.roster.positions[card].name

    def _define(self, card: int) -> None:
        """A card that was defined where it lay is defined among the cards, now that it lies elsewhere."""
        definition = self.board.roster.positions[card].definition
        if definition is None:
            return
        known = self.definitions.setdefault(definition.key, definition)
        if known != definition:
            self.left_out.append(f"There are several cards named {definition.key}: only one of them is kept.")

    def _labels(self, scenario: model.Scenario, cards: tuple[int, ...]) -> dict[int, str]:
        """By the card's number in the game: how the new scenario tells it apart."""
        positions = Roster(scenario).positions
        found = {card: positions[new].label for new, card in enumerate(cards) if card != UNKNOWN}
        for card, position in enumerate(self.board.roster.positions):
            is_source = card not in found and position.name in self.definitions
            if is_source and position.key in (ELSEWHERE, "title pool"):
                found[card] = position.name
            elif card not in found and not position.key.startswith("title"):
                here = self.state.cards[card]
                self.left_out.append(f"{position.label} ({here.zone}).")
                if position.name in self.definitions:
                    found[card] = position.name
        return found

    # -- what is under way -----------------------------------------------------------------------------------------

    def _challenge(self, labels: dict[int, str]) -> model.GivenChallenge | None:
        challenge = self.state.challenge
        if challenge is None or challenge.resolved:
            return None
        winner = ""
        if challenge.determined:
            winner = self.names[challenge.winner] if challenge.winner >= 0 else "none"
        self._say_what_a_challenge_cannot(challenge)
        return model.GivenChallenge(
            type=challenge.type,
            attacker=self.names[challenge.attacker],
            defender=self.names[challenge.defender],
            stealth=tuple(
                (labels[one], labels[other])
                for one, other in challenge.stealth
                if self._is_in_play(one) and self._is_in_play(other)
            ),
            assault=tuple(labels[card] for card in challenge.assault if self._is_in_play(card)),
            winner=winner,
            by=challenge.by,
        )

    def _say_what_a_challenge_cannot(self, challenge: Challenge) -> None:
        if challenge.redirected_from != NOBODY:
            self.left_out.append("The challenge was redirected.")

    def _is_in_play(self, card: int) -> bool:
        return self.state.cards[card].zone == "play" and card in self.order

    def _in_force(self, labels: dict[int, str]) -> Iterator[model.GivenEffect]:
        for effect in self.state.in_force:
            said = _as_effect(effect)
            if said is None or any(card not in labels for card in effect.cards):
                self.left_out.append(f"In force: {effect.text or 'an effect'}.")
                continue
            yield model.GivenEffect(
                text="" if effect.text in WITHOUT_WORDS else effect.text,
                effects=(said,),
                on=tuple(labels[card] for card in effect.cards),
                source=labels.get(effect.source, ""),
                controller=self.names[effect.controller] if effect.controller >= 0 else "",
            )

    def _history(self, labels: dict[int, str]) -> Iterator[model.Past]:
        state, names = self.state, self.names
        for past in state.past:
            winner = names[past.winner] if past.winner >= 0 else "none" if past.loser == NOBODY else ""
            yield model.PastChallenge(
                type=past.type,
                attacker=names[past.attacker],
                defender=names[past.defender],
                winner="" if winner == "none" else winner,
                unopposed=past.unopposed,
                phase=past.phase,
            )
        seen: set[tuple[int, int, str]] = set()
        for use in state.uses:
            key = (use.card, use.player, use.phase)
            if use.card not in labels or (use.ability != TITLE_ABILITY and key in seen):
                continue
            seen.add(key)
            yield model.PastUse(card=labels[use.card], times=use.times, phase=use.phase, by=names[use.player])
        for deed in state.deeds:
            if deed.way != "marshal" or deed.card not in labels:
                self.left_out.append(f"{self.game.cards[deed.card].label}: {deed.way} this round.")
            else:
                yield model.PastMarshal(card=labels[deed.card], phase=deed.phase, by=names[deed.player])
        for player, name in enumerate(names):
            for phase in dict.fromkeys(one.phase for one in state.history):
                drawn = [
                    one
                    for one in state.history
                    if one.kinds == ("draw",) and one.by == player == one.player and one.phase == phase
                    and one.round == state.round
                ]  # fmt: skip
                if drawn:
                    yield model.PastDraw(count=len(drawn), phase=phase, by=name)

    # -- where it begins -------------------------------------------------------------------------------------------

    def _start(self, scenario: model.Scenario) -> Start | None:
        """The step that comes next, the action window that is open, or the step under way; None where nothing is known."""
        framework = self.board.machine.rulebook.framework
        stack = self.state.stack
        top = stack[-1] if stack else None
        below = next((one.number for one in reversed(stack) if isinstance(one, Step)), "")
        step = (self.state.step or below) if stack else self._following()
        if isinstance(top, Step):
            step = top.number
        elif isinstance(top, ActionWindow) and below:
            return InWindow(below, top.after)
        challenges = framework.challenges
        if challenges is not None and step in challenges.within and scenario.challenge is None:
            step = challenges.declaring
        before_game = next(
            (one for one in framework.sequences if one.is_before_game and one.first == step), None
        )
        if before_game is not None:
            return At(before_game.name)
        if step not in framework.numbers:
            self.left_out.append("What comes next: choose where it starts.")
            return None
        return At(step)

    def _following(self) -> str:
        """The first step of the phase that follows what has ended; empty where nothing of a round has."""
        phases = self.board.machine.rulebook.framework.phases
        if self.state.stop not in ("phase", "setup", "round") or not phases:
            return ""
        ended = {
            phase.last: after.first for phase, after in zip(phases, (*phases[1:], phases[0]), strict=True)
        }
        ended[self.board.machine.rulebook.framework.setup_ends] = phases[0].first
        return ended.get(self.state.step, "")


def _as_effect(effect: InForce) -> Effect | None:
    """The effect as a scenario gives it; None for one of which it cannot say all."""
    if effect.modify is not None:
        return replace(effect.modify, until=None if effect.until == "game" else _until(effect))
    if effect.effects and any(isinstance(node, Changes) for one in effect.effects for node in nodes(one)):
        return None
    if effect.effects and effect.trigger is not None:
        return Later(trigger=effect.trigger, effects=effect.effects, once=effect.once, until=_until(effect))
    if effect.effects:
        return Delayed(
            period=effect.until,
            phase=effect.of_phase,
            effects=effect.effects,
            if_with_token=effect.if_with_token or None,
            if_in_play=effect.if_in_play,
            condition=effect.condition,
        )
    return effect.rule


def _until(effect: InForce) -> str:
    return f"end of {effect.of_phase}" if effect.of_phase and effect.until == "phase" else effect.until
