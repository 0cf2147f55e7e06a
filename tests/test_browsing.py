"""The browser tests themselves: without a browser they fail, and say how to get one."""

import shutil

import pytest

from tests.browsing import start_browser


def test_a_missing_browser_is_a_failure_and_not_a_skip(monkeypatch, tmp_path):
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(pytest.fail.Exception, match="run tools/have-browser"):
        start_browser(tmp_path)


def test_each_test_gets_a_browser_as_good_as_new(browser, address):
    browser.get(f"{address}/")
    browser.execute_script("localStorage.left = 'by this test'")
    browser.get("data:text/html,<p>elsewhere")


def test_what_another_test_left_is_gone_and_a_phone_is_narrow(phone, address):
    phone.get(f"{address}/")
    assert phone.execute_script("return [localStorage.left ?? null, innerWidth]") == [None, 390]
