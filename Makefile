# Everything that is done with this project; `make help` lists it. Wants Python 3.11+, make and the package registries.

HOST ?= 127.0.0.1
PORT ?= 8000
# Which Python to make the environment with; empty: the first that is new enough.
PYTHON ?=
# Processes that run tests: one more than there are processors, as browser tests mostly wait; one where only some are asked for.
WORKERS ?= $(if $(TESTS),0,$(shell expr $$(nproc 2>/dev/null || echo 1) + 1))

BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
# Python keeps compiled tests whatever the caller has set: reading the tests takes a third of the time then.
PYTEST := PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest --numprocesses=$(WORKERS)

.DEFAULT_GOAL := help
.PHONY: help setup build run offline test test-all check check-rules format bench clean

help: ## list what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: .venv/.ready ## prepare .venv, with the command at .venv/bin/agot-judge
	@# Half of a command's time is compiling our modules where Python may not keep what it compiled; after an update anew.
	@$(BIN)/python -m compileall -q agot_judge

build: setup ## parse the documents, build the search index, read which test shows what
	@$(BIN)/agot-judge build

run: build ## serve the app at http://127.0.0.1:8000 (HOST=, PORT=)
	@$(BIN)/agot-judge serve --host "$(HOST)" --port "$(PORT)"

offline: build ## make what a browser keeps to work without network; needs Node.js with npm
	@$(BIN)/agot-judge bundle

test: setup .venv/.ready-to-test ## run all tests, in the browser too (TESTS=tests/engine for some); a fixed fifth of long series
	@tools/have-browser
	@$(PYTEST) $(TESTS)

test-all: setup .venv/.ready-to-test ## run all tests with all that long series try, examples drawn anew
	@tools/have-browser
	@$(PYTEST) --hypothesis-profile=full $(TESTS)

check: .venv/.ready-to-test ## format, lint, types, then all tests: what must hold before a commit
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	@$(MAKE) --no-print-directory test

check-rules: .venv/.ready-to-test ## remove each rule in turn and see a test of its paragraphs fail
	@$(BIN)/python -m tests.shown

format: .venv/.ready-to-test ## put every file into the one format
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix-only --quiet .

bench: build ## measure what has a budget, and print it beside the budget
	@$(BIN)/python -m benchmarks

clean: ## remove what make has made, but never saved scenarios
	rm -rf .venv build *.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis instance/search instance/corpus instance/compiled instance/coverage instance/offline
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Made anew when what it holds is older than the lists. The marks are written last, so a broken-off set-up is repeated.
.venv/.ready: requirements.txt pyproject.toml
	@$(BIN)/python -c "" 2>/dev/null || tools/make-environment $(PYTHON)
	@echo "installing what AGOT Judge runs on"
	@$(PIP) install -r requirements.txt
	@# A plain path entry: Python starts faster than with setuptools' finder.
	@$(PIP) install --no-deps --config-settings editable_mode=compat --editable .
	@touch $@

.venv/.ready-to-test: .venv/.ready requirements-dev.txt
	@echo "installing what the tests run on"
	@$(PIP) install -r requirements-dev.txt
	@touch $@
