"""Where the project's own files are, and where what it makes is kept."""

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
"""The folder that holds ``app.py``, ``corpus``, ``templates`` and ``static``."""


def instance_path() -> Path:
    """Where what a running program makes is kept: ``AGOT_JUDGE_INSTANCE``, else ``instance`` in the project.

    The folder may be missing: whoever only looks for something there does not need it.
    """
    return Path(os.environ.get("AGOT_JUDGE_INSTANCE") or ROOT / "instance")


def instance_folder() -> Path:
    """The folder at ``instance_path``, made when it is missing. Raises OSError."""
    folder = instance_path()
    folder.mkdir(parents=True, exist_ok=True)
    return folder
