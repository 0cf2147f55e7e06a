"""``agot-judge restore``: a backup into a database that has nothing yet."""

import argparse
from pathlib import Path


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add ``restore`` to the commands."""
    parser = subparsers.add_parser(
        "restore", help="take a backup into a database that has nothing yet, of whatever kind it is"
    )
    parser.add_argument("file", type=Path, help="what `agot-judge backup` wrote")
    parser.set_defaults(func=_restore)


def _restore(arguments: argparse.Namespace) -> int:
    """Restore all or nothing, and say what is there now. Raises BackupError, StorageError."""
    from agot_judge.storage.backup import restore
    from agot_judge.storage.connection import Connected
    from agot_judge.storage.store import database_url

    database = Connected(database_url(), "saved scenarios")
    made = restore(database, arguments.file)
    database.close()
    print(f"{arguments.file}, made {made.made}: {made.in_words() or 'an empty backup'}")
    return 0
