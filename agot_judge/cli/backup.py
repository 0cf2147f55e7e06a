"""``agot-judge backup``: all that cannot be made again, in one file."""

import argparse
from pathlib import Path


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add ``backup`` to the commands."""
    parser = subparsers.add_parser(
        "backup", help="write saved boards and imported cards into one file; the server may run meanwhile"
    )
    parser.add_argument("file", type=Path, help="a new file, for example judge.zip")
    parser.set_defaults(func=_backup)


def _backup(arguments: argparse.Namespace) -> int:
    """Write the file and say what is in it. Raises BackupError, StorageError."""
    from agot_judge.storage.backup import back_up
    from agot_judge.storage.connection import Connected
    from agot_judge.storage.store import database_url

    database = Connected(database_url(), "saved scenarios")
    made = back_up(database, arguments.file)
    database.close()
    print(f"{arguments.file}: {made.in_words() or 'nothing is saved yet, so no row of any table'}")
    return 0
