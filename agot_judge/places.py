"""Where the project's own files are, and where what it makes is kept."""

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
"""The folder that holds ``app.py``, ``corpus``, ``templates`` and ``static``."""


def instance_folder() -> Path:
    """The folder for what a running program makes and keeps: ``AGOT_JUDGE_INSTANCE``, else ``instance`` in the project.

    The folder is made when it is missing.
    """
    folder = Path(os.environ.get("AGOT_JUDGE_INSTANCE") or ROOT / "instance")
    folder.mkdir(parents=True, exist_ok=True)
    return folder
