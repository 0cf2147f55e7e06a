"""Certificates for tests, which hold until the year 2126: of an authority, of judge.test by it, of judge.test by itself."""

from pathlib import Path

FOLDER = Path(__file__).parent / "certificates"
AUTHORITY = FOLDER / "authority.pem"
JUDGE, CHAIN, JUDGE_KEY = FOLDER / "judge.pem", FOLDER / "chain.pem", FOLDER / "judge.key"
OWN, OWN_KEY = FOLDER / "own.pem", FOLDER / "own.key"
SEALED_KEY = FOLDER / "sealed.key"
OF_A_CLIENT = FOLDER / "client.pem"
"""Of the same key, by the same authority, and for clients alone."""
