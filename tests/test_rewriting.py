"""Compiled tests: what one process has made is what pytest would have made, and is not made again."""

import sys

from _pytest.assertion.rewrite import PYC_TAIL, _read_pyc, get_cache_dir

from tests.rewriting import compile_tests


def test_each_process_compiles_what_no_other_one_has(pytestconfig, monkeypatch, tmp_path):
    paths = [tmp_path / name for name in ("conftest.py", "test_one.py", "sub/test_two.py", "no_test.py")]
    (tmp_path / "sub").mkdir()
    for path in paths:
        path.write_text("def test_it():\n    assert 1 == 1\n")
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    monkeypatch.setattr(pytestconfig, "args", [str(tmp_path)])
    monkeypatch.setenv("PYTEST_XDIST_WORKER_COUNT", "2")

    made = []
    for worker in ("gw0", "gw1"):
        monkeypatch.setenv("PYTEST_XDIST_WORKER", worker)
        compile_tests(pytestconfig)
        kept = [get_cache_dir(path) / f"{path.stem}{PYC_TAIL}" for path in paths]
        made.append([one.stat().st_mtime_ns for one in kept if one.exists()])

    assert [_read_pyc(path, pyc) is not None for path, pyc in zip(paths, kept, strict=True)] == [
        True,
        True,
        True,
        False,
    ]
    assert made[0] == made[1]


def test_one_process_alone_leaves_it_to_pytest(pytestconfig, monkeypatch, tmp_path):
    (tmp_path / "test_one.py").touch()
    monkeypatch.setattr(pytestconfig, "args", [str(tmp_path)])
    monkeypatch.delenv("PYTEST_XDIST_WORKER", raising=False)
    compile_tests(pytestconfig)
    assert [path.name for path in tmp_path.iterdir()] == ["test_one.py"]
