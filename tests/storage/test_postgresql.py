"""The same in PostgreSQL, where it is installed: boards, cards, the schema, backups from one kind of database to the other."""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest
from sqlalchemy import create_engine, func, insert, select

from agot_judge.errors import BackupError, NewerDatabase
from agot_judge.storage import CardStore, ScenarioStore
from agot_judge.storage.backup import back_up, restore
from agot_judge.storage.connection import Connected
from agot_judge.storage.schema import LATEST, bring_up_to_date, recorded_version
from agot_judge.storage.tables import ENTRY
from agot_judge.web import create_app
from benchmarks.hostile_desk import Hall, faults
from tests.amounts import step

TEXT = "edition: 2e\nplayers: {Ann: {power: 3}, Böb: {}}\n"
NEEDED = ("initdb", "pg_ctl")


def command(name):
    """The program's path; Debian keeps those of a server out of PATH."""
    folders = [str(path) for path in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)]
    return shutil.which(name, path=os.pathsep.join((os.environ.get("PATH", ""), *folders)))


@pytest.fixture(scope="module")
def server():
    """The start of an address of a PostgreSQL server of our own, that listens at a socket alone."""
    if not all(map(command, NEEDED)):
        pytest.skip(f"PostgreSQL is not installed here: {' and '.join(NEEDED)} start its server")
    folder = Path(tempfile.mkdtemp(prefix="agot-judge-"))  # pytest keeps its own folders from other users
    data = folder / "data"
    user = "nobody" if os.geteuid() == 0 else None  # it does not run as root
    if user is not None:
        shutil.chown(folder, user)

    def run(name, *words):
        subprocess.run(
            [command(name), *words], check=True, user=user, cwd=folder, stdout=subprocess.DEVNULL, timeout=120
        )

    run("initdb", "-D", str(data), "-U", "judge", "-A", "trust", "--no-sync")
    options = f"-c listen_addresses='' -k {folder} -c fsync=off"
    run("pg_ctl", "-D", str(data), "-l", str(folder / "log"), "-w", "-o", options, "start")
    yield f"postgresql+psycopg://judge@/{{}}?host={folder}"
    run("pg_ctl", "-D", str(data), "-m", "fast", "-w", "stop")
    shutil.rmtree(folder)


@pytest.fixture
def url(server, request):
    """The address of a new database."""
    name = f"n{abs(hash(request.node.nodeid))}"
    engine = create_engine(server.format("postgres"), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.exec_driver_sql(f"CREATE DATABASE {name}")
    engine.dispose()
    return server.format(name)


def test_boards_and_cards_are_kept(url):
    store = ScenarioStore(url)
    saved = store.save(TEXT, "A tie")
    assert (store.load(saved).text, store.save(TEXT, "A tie")) == (TEXT, saved)
    store.close()

    cards = CardStore(url)
    assert (cards.last_import(), cards.cards()) == (0, ())
    cards.close()


def test_the_schema_of_a_newer_program_is_refused(url):
    database = Connected(url, "saved scenarios")
    bring_up_to_date(database)
    with database.transaction() as connection:
        assert recorded_version(connection) == LATEST
        connection.exec_driver_sql(f"UPDATE schema_version SET number = {LATEST + 1}")
    with pytest.raises(NewerDatabase):
        bring_up_to_date(database)
    database.close()


def test_a_backup_moves_from_sqlite_to_postgresql_and_back(url, tmp_path):
    there, here = f"sqlite:///{tmp_path / 'old'}", f"sqlite:///{tmp_path / 'new'}"
    store = ScenarioStore(there)
    saved = store.save(TEXT, "A tie")
    store.close()

    previous = there
    for number, address in enumerate((url, here)):
        old, new = Connected(previous, "saved scenarios"), Connected(address, "saved scenarios")
        back_up(old, tmp_path / f"{number}.zip")
        restore(new, tmp_path / f"{number}.zip")
        with pytest.raises(BackupError, match="not empty"):
            restore(new, tmp_path / f"{number}.zip")
        for one in (old, new):
            one.close()
        store = ScenarioStore(address)
        assert store.load(saved).text == TEXT
        store.close()
        previous = address


def test_after_a_restore_new_rulings_get_numbers_of_their_own(url, tmp_path):
    """PostgreSQL counts its numbers apart from the rows: the next entry must not bear the number of a restored one."""
    old, new = Connected(f"sqlite:///{tmp_path / 'old'}", "rulings"), Connected(url, "rulings")
    bring_up_to_date(old)
    words = dict.fromkeys(("event", "subject", "kind", "body", "member", "device"), "")
    entry: dict[str, str | int] = {**words, "n": 0, "made_at": 0, "offset": 0}
    with old.transaction() as connection:
        connection.execute(insert(ENTRY), [entry | {"uuid": str(number)} for number in range(3)])
    back_up(old, tmp_path / "judge.zip")
    restore(new, tmp_path / "judge.zip")

    with new.transaction() as connection:
        connection.execute(insert(ENTRY).values(**entry, uuid="later"))
        assert connection.execute(select(func.max(ENTRY.c.received))).scalar() == 4
    old.close()
    new.close()


@pytest.mark.long
def test_no_fuzzed_request_to_the_desk_meets_a_fault_there(url, index_folder, monkeypatch):
    """It keeps no NUL and counts letters where SQLite does not: what it would refuse is refused before."""
    monkeypatch.setenv("AGOT_JUDGE_DATABASE", url)
    hall = Hall(create_app())
    assert [(seed, wrong) for seed, _, wrong in faults(hall, range(5000, 5600, step()))] == []
    assert hall.of_the_other() == hall.before
    hall.app.extensions["agot_judge.events"].store.close()
    hall.app.extensions["agot_judge.scenarios"].close()
