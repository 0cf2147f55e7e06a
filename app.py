"""The WSGI entry: ``gunicorn app:app``."""

from agot_judge.web import create_app

app = create_app()
