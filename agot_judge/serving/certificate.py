"""The certificate by which a server answers https: read, and refused with the reason where browsers would not take it."""

import os
import re
import ssl
from collections.abc import Mapping
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from msgspec import Struct

from agot_judge.errors import CannotServe

CERTIFICATE, KEY = "AGOT_JUDGE_CERTIFICATE", "AGOT_JUDGE_KEY"
"""The settings with the two files; ``agot-judge serve`` sets them."""
_NO_CHECK_TIME = ssl.VerifyFlags(0x200000)
"""OpenSSL's X509_V_FLAG_NO_CHECK_TIME, for which Python has no name: we say ourselves since when it does not hold."""
_CERTIFICATE, _KEY, _SEALED = "-----BEGIN CERTIFICATE-----", "PRIVATE KEY-----", "ENCRYPTED"
_PLACE = re.compile(r"^\[\w+\] | \(_ssl\.c.*")
_STEPS = 8
"""Turns in which two ends have told each other everything."""


class Certificate(Struct, frozen=True, kw_only=True):
    """The facts of a certificate that an organiser needs."""

    names: tuple[str, ...]
    """Names and addresses for which it holds, without those with an asterisk."""
    until: datetime
    is_own_signer: bool
    """True where it is signed by itself alone: browsers keep nothing from such an address."""
    is_alone: bool
    """True where the file has no further certificate, of those who signed it."""


def context_of(certificate: Path, key: Path) -> ssl.SSLContext:
    """Encryption with this certificate and its key. Raises CannotServe with what is wrong with a file."""
    _check_text(certificate, _CERTIFICATE, "certificate")
    _check_text(key, _KEY, "private key")
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    try:
        context.load_cert_chain(certificate, key)
    except ssl.SSLError as error:
        if error.reason == "KEY_VALUES_MISMATCH":
            raise CannotServe(
                f"the key {key} does not belong to the certificate {certificate}: take the two that were made together; in a "
                "file with several certificates the one of the server stands first"
            ) from error
        raise CannotServe(
            f"{certificate} and {key} cannot be used: {_in_words(error)}. Is one of them cut off or of another kind?"
        ) from error
    return context


def context_set() -> ssl.SSLContext | None:
    """Encryption as it is set for this server; None where it answers by http. Raises CannotServe."""
    certificate, key = os.environ.get(CERTIFICATE), os.environ.get(KEY)
    return context_of(Path(certificate), Path(key)) if certificate and key else None


def certificate_of(file: Path, context: ssl.SSLContext, now: datetime) -> Certificate:
    """The statements of the certificate in a file. Raises CannotServe where it does not hold now, or not for a server."""
    said = _shown(file, context)
    since, until = (
        datetime.fromtimestamp(ssl.cert_time_to_seconds(said[name]), UTC)
        for name in ("notBefore", "notAfter")
    )
    if until < now:
        raise CannotServe(f"the certificate {file} expired on {until:%Y-%m-%d}: have it renewed")
    if since > now:
        raise CannotServe(
            f"the certificate {file} holds from {since:%Y-%m-%d} on, and today is {now:%Y-%m-%d}: is the clock right?"
        )
    names = tuple(name.lower() for _, name in said.get("subjectAltName", ()) if not name.startswith("*"))
    return Certificate(
        names=names,
        until=until,
        is_own_signer=said["subject"] == said["issuer"],
        is_alone=file.read_text(encoding="utf-8").count(_CERTIFICATE) == 1,
    )


def _shown(file: Path, context: ssl.SSLContext) -> Mapping[str, Any]:
    """The certificate as a client is shown it: Python reads one for a client that trusts it, so here is one."""
    client = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    client.check_hostname = False
    client.load_verify_locations(file)
    client.verify_flags |= _NO_CHECK_TIME | ssl.VERIFY_X509_PARTIAL_CHAIN
    there, back = ssl.MemoryBIO(), ssl.MemoryBIO()
    asking = client.wrap_bio(back, there)
    ends = (asking, context.wrap_bio(there, back, server_side=True))
    try:
        for _ in range(_STEPS):
            for end in ends:
                with suppress(ssl.SSLWantReadError):
                    end.do_handshake()
    except ssl.SSLCertVerificationError as error:
        raise CannotServe(
            f"browsers will not take the certificate {file} of a server: {error.verify_message}"
        ) from error
    except ssl.SSLError as error:
        raise CannotServe(f"the certificate {file} cannot be used: {_in_words(error)}") from error
    return asking.getpeercert() or {}


def _check_text(file: Path, mark: str, kind: str) -> None:
    try:
        text = file.read_text(encoding="ascii", errors="replace")
    except OSError as error:
        raise CannotServe(f"the {kind} {file} cannot be read: {error.strerror}") from error
    if mark in text:
        if _SEALED in text:
            raise CannotServe(
                f"the {kind} {file} is locked by a passphrase, which nobody is there to type: take it off "
                "(openssl pkey -in FILE -out OPEN)"
            )
        return
    other = {_CERTIFICATE: "a certificate", _KEY: "a private key"}
    holds = next((words for sign, words in other.items() if sign in text), "")
    raise CannotServe(
        f"{file} holds {f'{holds} and ' if holds else ''}no {kind}: a text file with a line "
        f"'{mark if mark == _CERTIFICATE else '-----BEGIN ' + mark}' is wanted (PEM)"
    )


def _in_words(error: ssl.SSLError) -> str:
    """Without where in Python's sources it was noticed."""
    return _PLACE.sub("", error.reason or str(error)).replace("_", " ").lower()
