"""Backups: all that cannot be made again, in one file that any database of the program takes back.

A zip of ``backup.json`` and, for each table, a file with a row of JSON a line. What is read is of one moment, also while
others write.
"""

import json
import zipfile
from base64 import b64decode, b64encode
from collections.abc import Iterable, Iterator
from contextlib import suppress
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import LargeBinary, Table, func, insert, select
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from agot_judge.errors import BackupError
from agot_judge.storage.connection import Connected
from agot_judge.storage.schema import LATEST, TABLES, bring_up_to_date
from agot_judge.zips import DamagedZip, opened_zip

MANIFEST = "backup.json"
MOST_BYTES = 16 * 1024 * 1024 * 1024
"""More in one table is no backup of ours."""
_AT_ONCE = 500
_HOW = "Make one with `agot-judge backup FILE`"


class Part(msgspec.Struct, frozen=True):
    """A table in a backup: how many rows, and the hash of its file."""

    rows: int
    sha256: str


class Manifest(msgspec.Struct, frozen=True):
    """The contents of a backup."""

    schema: int
    """The version of the schema whose tables these are."""
    made: str
    tables: dict[str, Part]

    def in_words(self) -> str:
        """The rows of each table that has any."""
        return ", ".join(f"{part.rows} of {name}" for name, part in self.tables.items() if part.rows)


def back_up(database: Connected, file: Path) -> Manifest:
    """Write all rows of all tables into a new file, which is there when it is whole. Raises BackupError, StorageError."""
    if file.exists():
        raise BackupError(f"{file} is there already: name a new file")
    bring_up_to_date(database)
    unfinished = file.with_name(file.name + ".part")
    try:
        with zipfile.ZipFile(unfinished, "w", zipfile.ZIP_DEFLATED) as pack:
            with database.snapshot() as connection:
                parts = {table.name: _written(pack, connection, table) for table in TABLES}
            made = datetime.now(UTC).isoformat(timespec="seconds")
            manifest = Manifest(LATEST, made, parts)
            pack.writestr(MANIFEST, msgspec.json.format(msgspec.json.encode(manifest)))
        unfinished.replace(file)
    except OSError as error:
        raise BackupError(f"{file} cannot be written: {error.strerror or error}") from error
    finally:
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)
    return manifest


def restore(database: Connected, file: Path) -> Manifest:
    """Put all rows of the backup into a database that has none, all or nothing. Raises BackupError, StorageError."""
    bring_up_to_date(database)
    try:
        with opened_zip(file) as pack:
            manifest = _manifest_of(pack, file)
            with database.transaction() as connection:
                _check_empty(connection)
                for table in TABLES:
                    part = manifest.tables.get(table.name)
                    if part is not None:
                        _restore_table(connection, pack, file, table, part)
                        _count_on(connection, table)
    except DamagedZip as error:
        raise BackupError(f"{file} is no backup, or not a whole one: {error}. {_HOW}") from error
    except OSError as error:
        raise BackupError(f"{file} cannot be read: {error.strerror or error}") from error
    return manifest


def _written(pack: zipfile.ZipFile, connection: Connection, table: Table) -> Part:
    digest, rows = sha256(), 0
    with pack.open(f"{table.name}.jsonl", "w", force_zip64=True) as out:
        for row in connection.execute(select(table).order_by(*table.primary_key)).yield_per(_AT_ONCE):
            line = json.dumps([_plain(value) for value in row], ensure_ascii=True).encode() + b"\n"
            digest.update(line)
            out.write(line)
            rows += 1
    return Part(rows, digest.hexdigest())


def _plain(value: Any) -> Any:
    return {"bytes": b64encode(value).decode()} if isinstance(value, bytes | memoryview) else value


def _manifest_of(pack: zipfile.ZipFile, file: Path) -> Manifest:
    try:
        manifest = msgspec.json.decode(pack.read(MANIFEST), type=Manifest)
    except (KeyError, msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BackupError(
            f"{file} is no backup: it has no {MANIFEST} that says what is in it. {_HOW}"
        ) from error
    if manifest.schema > LATEST:
        raise BackupError(
            f"{file} was made by a newer version of the program (schema {manifest.schema}; the newest one known here is "
            f"{LATEST}): install that version first"
        )
    return manifest


def _check_empty(connection: Connection) -> None:
    filled = {
        table.name: number
        for table in TABLES
        if (number := connection.execute(select(func.count()).select_from(table)).scalar_one())
    }
    if filled:
        held = ", ".join(f"{number} in {name}" for name, number in filled.items())
        raise BackupError(
            f"the database is not empty ({held}): nothing is overwritten. Name a new one in AGOT_JUDGE_DATABASE or "
            "AGOT_JUDGE_INSTANCE, or move the old one away"
        )


def _restore_table(
    connection: Connection, pack: zipfile.ZipFile, file: Path, table: Table, part: Part
) -> None:
    name = f"{table.name}.jsonl"
    try:
        if pack.getinfo(name).file_size > MOST_BYTES:
            raise BackupError(f"{name} in {file} is too long for a table of ours")
        digest, rows = sha256(), 0
        with pack.open(name) as lines:
            for some in _some_at_once(lines):
                for line in some:
                    digest.update(line)
                connection.execute(insert(table), [_row(table, line) for line in some])
                rows += len(some)
    except (KeyError, ValueError, zipfile.BadZipFile) as error:
        raise BackupError(f"{name} in {file} is damaged: {error}. Nothing was restored") from error
    except IntegrityError as error:
        raise BackupError(f"{name} in {file} is damaged: {error.orig}. Nothing was restored") from error
    if (rows, digest.hexdigest()) != (part.rows, part.sha256):
        raise BackupError(f"{name} in {file} is not what was backed up. Nothing was restored")


def _count_on(connection: Connection, table: Table) -> None:
    """Have numbers that the database gives go on after those that were restored, which PostgreSQL does not see to."""
    if connection.dialect.name != "postgresql":
        return
    for column in table.primary_key:
        if column.autoincrement is True:
            sequence = func.pg_get_serial_sequence(table.name, column.name)
            last = select(func.max(column)).scalar_subquery()
            connection.execute(select(func.setval(sequence, func.coalesce(last, 1), last.is_not(None))))


def _some_at_once(lines: Iterable[bytes]) -> Iterator[list[bytes]]:
    some: list[bytes] = []
    for line in lines:
        some.append(line)
        if len(some) == _AT_ONCE:
            yield some
            some = []
    if some:
        yield some


def _row(table: Table, line: bytes) -> dict[str, Any]:
    """The row of the line; columns that a later version added are left to their defaults."""
    values = json.loads(line)
    columns = list(table.columns)
    if not isinstance(values, list) or len(values) > len(columns):
        raise ValueError("a line is no row of the table")
    return {
        column.name: b64decode(value["bytes"])
        if isinstance(column.type, LargeBinary) and value is not None
        else value
        for column, value in zip(columns, values, strict=False)
    }
