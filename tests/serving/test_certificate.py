"""Certificates for https: what is read of one, what is refused with which words, and under which name it is opened."""

import socket
from datetime import UTC, datetime
from pathlib import Path

import pytest
from msgspec.structs import replace

from agot_judge.errors import CannotServe
from agot_judge.serving.certificate import Certificate, certificate_of, context_of
from agot_judge.serving.naming import Named, named_address
from tests.serving.certificates import (
    CHAIN,
    FOLDER,
    JUDGE,
    JUDGE_KEY,
    OF_A_CLIENT,
    OWN,
    OWN_KEY,
    SEALED_KEY,
)

NOW = datetime(2030, 1, 1, tzinfo=UTC)
SAID = Certificate(names=("judge.test",), until=NOW, is_own_signer=False, is_alone=False)


def read(certificate: Path, key: Path, now: datetime = NOW) -> Certificate:
    return certificate_of(certificate, context_of(certificate, key), now)


def test_a_certificate_says_for_which_names_it_holds():
    """A name with an asterisk is none that a phone can open."""
    assert read(JUDGE, JUDGE_KEY).names == ("judge.test", "localhost", "127.0.0.1")


def test_who_has_signed_it_and_whether_they_stand_in_the_file():
    told = [read(*files) for files in ((JUDGE, JUDGE_KEY), (CHAIN, JUDGE_KEY), (OWN, OWN_KEY))]
    assert [(one.is_own_signer, one.is_alone) for one in told] == [
        (False, True),
        (False, False),
        (True, True),
    ]


@pytest.mark.parametrize(
    ("certificate", "key", "said"),
    [
        (FOLDER / "none.pem", JUDGE_KEY, "none.pem cannot be read: No such file or directory"),
        (JUDGE, FOLDER, "certificates cannot be read: Is a directory"),
        (JUDGE_KEY, JUDGE, "judge.key holds a private key and no certificate"),
        (JUDGE, JUDGE, "judge.pem holds a certificate and no private key"),
        (JUDGE, OWN_KEY, "own.key does not belong to the certificate"),
        (JUDGE, SEALED_KEY, "sealed.key is locked by a passphrase"),
        (OF_A_CLIENT, JUDGE_KEY, "client.pem of a server: unsuitable certificate purpose"),
    ],
)
def test_what_would_not_do_is_refused_with_the_reason(certificate, key, said):
    with pytest.raises(CannotServe) as refused:
        read(certificate, key)
    assert said in refused.value.message


@pytest.mark.parametrize("text", [JUDGE.read_text()[:300], JUDGE.read_text().replace("M", "N", 1), ""])
def test_a_damaged_file_is_refused(tmp_path, text):
    (tmp_path / "damaged.pem").write_text(text)
    with pytest.raises(CannotServe, match=r"damaged\.pem"):
        read(tmp_path / "damaged.pem", JUDGE_KEY)


@pytest.mark.parametrize(
    ("year", "said"),
    [(2127, "expired on 2126-11-05"), (2020, "holds from 2026-11-29 on, and today is 2020-01-01")],
)
def test_outside_its_time_it_is_refused_with_the_day(year, said):
    with pytest.raises(CannotServe, match=said):
        read(JUDGE, JUDGE_KEY, datetime(year, 1, 1, tzinfo=UTC))


@pytest.fixture
def names(monkeypatch):
    """A network where this machine is 192.168.1.7, and a name server that knows these."""
    known = {"judge.test": "192.168.1.7", "old.test": "203.0.113.9"}

    def ask(name, _port, **_):
        if name not in known:
            raise OSError
        return [(None, None, None, "", (known[name], 0))]

    monkeypatch.setattr(socket, "getaddrinfo", ask)
    place = "agot_judge.serving.naming.addresses_here"
    monkeypatch.setattr(place, lambda family: ["192.168.1.7"] if family == socket.AF_INET else [])


@pytest.mark.usefixtures("names")
def test_the_name_that_leads_here_is_the_address():
    said = replace(SAID, names=("old.test", "judge.test"))
    assert named_address(said, 8000, "") == Named("https://judge.test:8000", ())
    assert named_address(said, 443, "").address == "https://judge.test"


@pytest.mark.usefixtures("names")
@pytest.mark.parametrize(
    ("said", "known", "address", "note"),
    [
        (replace(SAID, names=("old.test",)), "", "https://old.test:8000", "have it lead to 192.168.1.7"),
        (replace(SAID, names=("new.test",)), "", "https://new.test:8000", "is not known in this network"),
        (replace(SAID, names=()), "", "", "say in AGOT_JUDGE_ADDRESS"),
        (SAID, "https://old.test", "https://old.test", "does not name old.test"),
        (replace(SAID, is_own_signer=True), "", "https://judge.test:8000", "is signed by itself"),
        (replace(SAID, is_alone=True), "", "https://judge.test:8000", "take the file with the whole chain"),
    ],
)
def test_what_stands_in_the_way_is_said(said, known, address, note):
    named = named_address(said, 8000, known)
    assert named.address == address
    assert note in " ".join(named.notes)
