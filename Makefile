# Two commands do everything on a machine that has Python 3.11 or newer and make:
#   make play    sets up and plays
#   make test    sets up and runs every check; make test GAME=tiny only the tests of that game

# Distributions build theirs with optimisation by profile: the same games run an eighth faster than by one built plainly.
PYTHON ?= $(shell for each in $(if $(filter Linux,$(shell uname)),/usr/bin/python3) python3 python3.13 python3.12 python3.11 python; do \
	command -v $$each >/dev/null 2>&1 && $$each -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' \
	2>/dev/null && echo $$each && break; done)
# Another Python has an environment of its own: make test PYTHON=python3.13 uses .venv-3.13.
VENV := .venv$(if $(filter-out file undefined default,$(origin PYTHON)),-$(shell $(PYTHON) -c 'import sys; print("%d.%d" % sys.version_info[:2])'))
BIN := $(VENV)/bin
PIP = $(BIN)/python -m pip install --quiet --disable-pip-version-check
INSTALLED := $(VENV)/.installed
TESTABLE := $(VENV)/.testable
COMPILE = $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-header \
	--no-emit-index-url pyproject.toml
# What Python compiled is kept, also where the environment forbids it: else each server and each worker compiles all anew.
unexport PYTHONDONTWRITEBYTECODE
GAME ?=
WORKERS ?= 3
BROWSERS ?= 3
DEAL = --dist worksteal
# A test is of a game if the game's name is a word of its path: tests/games/tiny/test_doors.py, tests/bots/test_tiny.py.
TESTS = $(if $(GAME),$(or $(sort $(shell find tests -name 'test_*.py' | grep -E '[/_]$(GAME)[/_.]')),\
	$(error No test has $(GAME) in its path)),tests tests/browser)
BROWSER_TESTS = $(filter tests/browser%,$(TESTS))
OTHER_TESTS = $(filter-out tests/browser%,$(TESTS))

.PHONY: play test types style read long client wheel screenshots mutants code-mutants inference testers balance dealt bench load crash crash-campaigns strain lock journals clean

play: client
	@$(BIN)/undercroft play $(GAME)

# Tests of the page run by themselves: Playwright keeps an event loop. One that fails beside others has a second try alone.
test: $(TESTABLE) client
	@$(MAKE) --no-print-directory --jobs 2 --output-sync types style read
	$(if $(OTHER_TESTS),$(BIN)/python -m pytest -n $(WORKERS) $(DEAL) --durations=5 -rs --ignore tests/browser $(PYTEST) $(OTHER_TESTS))
	$(if $(BROWSER_TESTS),$(BIN)/python -m pytest -n $(BROWSERS) $(DEAL) --durations=3 -rs --no-rule-record $(PYTEST) $(BROWSER_TESTS) \
		|| PYTHONPATH=tests $(BIN)/python -m browser.again)

types: $(TESTABLE)
	$(BIN)/mypy

style: $(TESTABLE) client
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/python -m undercroft.rulebook.generate --check
	$(BIN)/python client/build.py check

# Reads all tests once: their workers then find them compiled, which takes each of them twenty seconds otherwise. A test that
# cannot be read is told of by the run itself.
read: $(TESTABLE)
	@-$(BIN)/python -m pytest --collect-only -q --no-rule-record $(TESTS) >/dev/null

# The tests that make test cuts short, at full length: a thousand walks, a whole game in a browser. Takes ten minutes.
long: $(TESTABLE) client
	LONG=1 $(BIN)/python -m pytest -n $(WORKERS) --no-rule-record $$(grep -rl '^from lengths import' tests --include 'test_*.py' --exclude-dir browser)
	LONG=1 $(BIN)/python -m pytest -n $(BROWSERS) --no-rule-record $$(grep -rl "^from lengths import" tests/browser --include "test_*.py")

# The page: built again when its sources changed.
client: $(INSTALLED)
	@$(BIN)/python client/build.py

wheel: $(INSTALLED)
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .

mutants: $(TESTABLE)
	$(BIN)/python -m undercroft.rulebook.mutants $(MUTANTS)

# Mutants of code that no rule stands for: make code-mutants MODULES="undercroft.kernel.ranking" TESTS="tests/kernel/test_ranking.py"
code-mutants: $(TESTABLE)
	$(BIN)/python -m undercroft.rulebook.code_mutants $(MODULES) --tests $(TESTS) $(MUTANTS)

# Does anything tell the heroes of Descent what the Overlord holds? 300 games, some 40,000 pairs of positions: ten minutes.
# Then the same of pairs of campaigns, four quests each, that differ in what he sets aside: 40 of them, some ten minutes.
inference: $(TESTABLE)
	PYTHONPATH=tests $(BIN)/python -m games.descent.infer $(INFERENCE)
	PYTHONPATH=tests $(BIN)/python -m games.descent.campaign.infer $(CAMPAIGNS)

# Clones, saves, undo and views of Dungeon Alliance: 200 whole games of each of its ten modes. Takes ten minutes.
testers: $(TESTABLE)
	PYTHONPATH=tests $(BIN)/python -m games.alliance.many $(TESTERS)

# Descent, normal against normal: 2,400 games, gone on with where they were left. Takes one to two hours.
balance: $(INSTALLED)
	$(BIN)/python -m undercroft.tools.descent.balance $(BALANCE)

# Descent with heroes, classes, purchases and Overlord cards dealt by luck: 500 random games with invariants. Takes five minutes.
dealt: $(INSTALLED)
	$(BIN)/python -m undercroft.tools.descent.dealt $(DEALT)

bench: $(INSTALLED)
	$(BIN)/undercroft bench

# 200 tables with four sockets each at the pace of people, then 300 commands a second, on two workers. Takes five minutes.
load: $(TESTABLE)
	PYTHONPATH=tests $(BIN)/python -m strain.load $(LOAD)

# Kills the server under load, again and again; then one of two workers on PostgreSQL. Takes a quarter of an hour.
crash: $(TESTABLE)
	PYTHONPATH=tests $(BIN)/python -m strain.crash $(CRASH)

# Kills the server in the middle of campaigns: every ending must come home once. Takes a quarter of an hour.
crash-campaigns: $(TESTABLE)
	PYTHONPATH=tests $(BIN)/python -m strain.campaigns $(CRASH)

# Attacks on a server, each while somebody plays at another table: whose acks must stay quick. Takes some minutes.
strain: $(TESTABLE)
	PYTHONPATH=tests $(BIN)/python -m strain.strain $(STRAIN)

# The versions that everything is installed by, anew: after a change of the dependencies in pyproject.toml.
lock: $(BIN)/python
	$(PIP) uv
	$(COMPILE) --output-file requirements.lock
	$(COMPILE) --extra test --output-file requirements-test.lock

# Records the golden journals anew, after a change of the rules that was meant.
journals: $(TESTABLE)
	PYTHONPATH=tests $(BIN)/python -m journals.record
	PYTHONPATH=tests $(BIN)/python -m games.gloomhaven.golden.record $(SCENARIOS)
	PYTHONPATH=tests $(BIN)/python -m games.descent.golden.record $(QUESTS)
	PYTHONPATH=tests $(BIN)/python -m games.alliance.golden.record $(ALLIANCES)
	PYTHONPATH=tests $(BIN)/python -m journals.events

# Pictures of the main screens for the README: docs/screenshots.
screenshots: $(TESTABLE) client
	PYTHONPATH=tests $(BIN)/python -m browser.screenshots $(SCREENS)

clean:
	rm -rf .venv .venv-* .mypy_cache .pytest_cache .ruff_cache .hypothesis .rule-runs.json build dist \
		client/node_modules src/undercroft/web/client
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer (with venv) is needed: install it, or name it with make PYTHON=..." >&2; exit 2; }
	$(PYTHON) -m venv $(VENV)

$(INSTALLED): pyproject.toml requirements.lock | $(BIN)/python
	$(PIP) --require-hashes --requirement requirements.lock
	$(PIP) --no-deps --editable .
	@$(BIN)/python -m compileall -q src  # also where the environment forbids Python to keep what it compiled
	@touch $@

$(TESTABLE): pyproject.toml requirements-test.lock | $(BIN)/python
	$(PIP) --require-hashes --requirement requirements-test.lock
	$(PIP) --no-deps --editable .
	@$(BIN)/python -m compileall -q src
	@touch $(INSTALLED) $@
