"""Imported cards as a plain file of a folder: for a browser, whose person brings their own list of cards to it."""

import re
from datetime import datetime
from pathlib import Path

import msgspec
from msgspec import Struct

from agot_judge.cards.card import Card
from agot_judge.cards.changes import Changes
from agot_judge.cards.importers.sources import RestrictedList
from agot_judge.errors import ImportedMeanwhile, KeptByAnotherVersion, StorageError
from agot_judge.sealed import opened, sealed
from agot_judge.storage.card_records import NOTHING_KEPT, Import, KeptCards, name_of

CARDS = "cards"
_NAME = re.compile(r"(\d+)\.json")


class _File(Struct, frozen=True, kw_only=True):
    """All that one import left, and every import until then, the newest first."""

    imports: tuple[Import, ...]
    cards: tuple[Card, ...]
    lists: tuple[RestrictedList, ...]


class CardFiles:
    """A file for the last import, under its number. Each method raises ``StorageError`` where the folder cannot be used."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder / CARDS

    def last_import(self) -> int:
        """The number of the last import; 0 where there was none."""
        try:
            names = [path.name for path in self._folder.glob("*.json")]
        except OSError as error:
            raise StorageError(f"this device does not show what it keeps: {error.strerror}") from error
        return max((int(found[1]) for name in names if (found := _NAME.fullmatch(name))), default=0)

    def kept(self) -> KeptCards:
        """All that is kept, as far as it is as it was written. Raises KeptByAnotherVersion."""
        number = self.last_import()
        file = self._read(number) if number else None
        if file is not None:
            return KeptCards(cards=file.cards, lists=file.lists)
        return KeptCards(damaged=("the list of cards",)) if number else NOTHING_KEPT

    def imports(self) -> tuple[Import, ...]:
        """Every import, the newest first."""
        number = self.last_import()
        file = self._read(number) if number else None
        return file.imports if file is not None else ()

    def save(
        self,
        changes: Changes,
        lists: tuple[RestrictedList, ...],
        sources: tuple[str, ...],
        since: int,
        now: datetime,
    ) -> None:
        """Make the changes to what was there after import ``since``, all or none. Raises ImportedMeanwhile."""
        if self.last_import() != since:
            raise ImportedMeanwhile("cards were imported at the same time: import these again")
        try:
            kept, imports = self.kept(), self.imports()
        except KeptByAnotherVersion:
            kept, imports = NOTHING_KEPT, ()
        cards = {name_of(one): one for one in kept.cards}
        for removed in changes.removed:
            cards.pop(name_of(removed), None)
        cards |= {name_of(one): one for one in (*changes.added, *(one.after for one in changes.changed))}
        listed = {name_of(one): one for one in (*kept.lists, *lists)}
        done = Import(
            number=since + 1,
            created=now,
            sources=sources,
            added=len(changes.added),
            changed=len(changes.changed),
            removed=len(changes.removed),
        )
        self._write(
            _File(
                imports=(done, *imports),
                cards=tuple(cards[name] for name in sorted(cards)),
                lists=tuple(listed[name] for name in sorted(listed)),
            )
        )

    def close(self) -> None:
        """Nothing stays open."""

    def _write(self, file: _File) -> None:
        number = file.imports[0].number
        path = self._folder / f"{number}.json"
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            half = path.with_suffix(".half")
            half.write_bytes(sealed(msgspec.json.encode(file)))
            half.replace(path)
            (self._folder / f"{number - 1}.json").unlink(missing_ok=True)
        except OSError as error:
            raise StorageError(f"this device does not keep the cards: {error.strerror}") from error

    def _read(self, number: int) -> _File | None:
        """The record that an import left; None where it is damaged."""
        try:
            written = opened((self._folder / f"{number}.json").read_bytes())
            return msgspec.json.decode(written, type=_File) if written is not None else None
        except OSError as error:
            raise StorageError(
                f"the imported cards cannot be read on this device: {error.strerror}"
            ) from error
        except msgspec.ValidationError as error:
            raise KeptByAnotherVersion(
                f"the imported cards were kept by another version of this program ({error}): import them anew"
            ) from error
