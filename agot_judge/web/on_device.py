"""Where the app runs: on a server for others, or in the browser of one person."""

from flask import current_app

IN_A_BROWSER = "OFFLINE"
"""The setting of an app that runs in a browser, or renders what will be shown there."""


def is_on_device() -> bool:
    """True where the app runs in somebody's browser, and keeps there what is saved."""
    return bool(current_app.config.get(IN_A_BROWSER))
