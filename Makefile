# Two commands for everybody: `make play` and `make test`. Both set up what they need; a second time costs nothing.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check

READY := $(VENV)/.ready
CHROMIUM := $(VENV)/.chromium
WEB_READY := web/node_modules/.ready
CLIENT := src/londinium/server/static/index.html

.PHONY: play test long setup fields lint types pytest mutants web fast pure wheel test-compiled chaos chaos-long laws edits fuzz layout learning screenshots lock bench clean

play: setup
	@$(BIN)/londinium serve --host 0.0.0.0

test: lint types pytest mutants web

# What takes too long for every day
long: test test-compiled chaos-long laws edits fuzz layout learning

setup: $(READY) $(CLIENT)

$(READY): requirements/dev.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	  { echo "Londinium needs Python 3.11 or newer as $(PYTHON) (Debian: apt install python3)."; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || \
	  { echo "Python's venv module is missing (Debian: apt install python3-venv)."; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(PIP) install --require-hashes --requirement requirements/dev.txt
	$(PIP) install --no-build-isolation --no-deps --editable .
	@touch $(READY)

$(WEB_READY): web/package.json web/package-lock.json
	@node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null || \
	  { echo "Londinium needs Node 20 or newer as node (Debian: apt install nodejs npm)."; exit 1; }
	@command -v npm >/dev/null || { echo "npm is missing (Debian: apt install npm)."; exit 1; }
	cd web && npm install --no-save --no-audit --no-fund --loglevel=error # not ci: it wants every platform in the lock
	@touch $(WEB_READY)

$(CLIENT): $(WEB_READY) $(shell find web/src web/public web/index.html web/*.ts locale src/londinium/games/*/data src/londinium/games/*/*/data -type f 2>/dev/null)
	cd web && npm run --silent build
	@touch $(CLIENT)

fields: setup ## the constructor, copy, save and load of every state, from its fields.py
	$(BIN)/python -m londinium.kernel.fields

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: setup
	$(BIN)/mypy
	@$(BIN)/python build_engine.py --check # mypyc refuses what mypy takes

# What fails while two run at once is named and must pass alone: kills and browsers have deadlines, and cores are shared
pytest: setup $(CHROMIUM)
	$(BIN)/pytest -n 2 || $(BIN)/pytest --last-failed --last-failed-no-failures none

# Every rule that can refuse something is switched off in turn: a test that cites it must fail
mutants: setup
	$(BIN)/pytest -n 2 --mutants tests/kernel tests/rules

# Processes killed, stores locked, connections cut, while clients play: a few minutes. `make test` runs a share of it.
chaos: setup
	$(BIN)/python -m tests.chaos --store sqlite --plan all --faults 25
	$(BIN)/python -m tests.chaos --store postgresql --workers 2 --plan all --faults 25
	$(BIN)/python -m tests.chaos --store postgresql --workers 2 --bus redis --plan store --faults 12

# The same for hours: 1,000 kills on SQLite, 300 on PostgreSQL, two servers at once. Stopped and started again it goes on;
# what is done stands in chaos.jsonl, a line for every 25 kills with their seed.
CHAOS_SEED ?= 1
LONG := $(BIN)/python -m tests.chaos --seed $(CHAOS_SEED) --file chaos.jsonl
chaos-long: setup
	$(LONG) --store sqlite --plan kills --kills 900
	$(LONG) --store sqlite --plan all --kills 100
	$(LONG) --store postgresql --workers 2 --plan kills --kills 125
	$(LONG) --store postgresql --workers 2 --plan all --kills 25
	$(LONG) --store postgresql --workers 3 --bus redis --plan kills --kills 125
	$(LONG) --store postgresql --workers 3 --bus redis --plan all --kills 25

# Every REST path from its schema and every socket message from its type: `make test` does it for 30 s
FUZZ_SECONDS ?= 600
FUZZ_SEED ?= 1
fuzz: setup
	$(BIN)/python -m tests.fuzz --seconds $(FUZZ_SECONDS) --seed $(FUZZ_SEED) --json fuzz.json

# Ten million random decisions of all games and options, with all laws, on the compiled engine and on all cores: hours of
# them. Stopped and started again it goes on; what is done stands in laws.jsonl.
laws: setup
	@$(BIN)/python build_engine.py build/compiled
	cd build/compiled && LONDINIUM_ENGINE=compiled PYTHONPATH=src \
	  $(CURDIR)/$(BIN)/python -m tests.laws --decisions 10000000 --seed 1 --file $(CURDIR)/laws.jsonl

# The champion's training in a small form, to its end: a few minutes of one core
learning: setup
	$(BIN)/python -m tests.training

# Random edits of random entries, as the workshop takes them, until 2,000 were accepted and a game with each has ended
EDITS_SEED ?= 1
edits: setup
	$(BIN)/python -m tests.workshop --edits 2000 --seed $(EDITS_SEED)

# The engine compiled by mypyc: in place, or not any more
fast: setup
	@$(BIN)/python build_engine.py

pure: setup
	@$(BIN)/python build_engine.py --remove

# A wheel of pure Python, and a compiled one for this Python and platform, which is built in a copy of the tree
wheel: setup
	rm -rf dist
	$(BIN)/hatchling build --target wheel
	@$(BIN)/python build_engine.py build/compiled
	cd build/compiled && LONDINIUM_COMPILED=1 $(CURDIR)/$(BIN)/hatchling build --target wheel --directory $(CURDIR)/dist

# On the compiled engine: records, playthroughs, rules and laws, 200 games of each against the laws, a table in the
# browser; then both wheels, each installed in an environment of its own
test-compiled: wheel $(CHROMIUM)
	cd build/compiled && export LONDINIUM_ENGINE=compiled PYTHONPATH=src BIN=$(CURDIR)/$(BIN) && \
	  $$BIN/pytest -n 2 tests/kernel tests/rules tests/players tests/test_playthroughs.py tests/test_numbering.py && \
	  for game in next-station london guilds dei; do $$BIN/python -m londinium fuzz $$game --games 200 || exit 1; done && \
	  $$BIN/pytest tests/browser/test_games.py -k against_each_other
	$(BIN)/python -m tests.wheels dist/*.whl

# Debian's Chromium where it is there or can be installed, else Playwright's own
$(CHROMIUM): $(READY)
	@command -v chromium chromium-browser google-chrome >/dev/null \
	  || { test "$$(id -u)" = 0 && apt-get update -qq && apt-get install -y -qq chromium; } \
	  || $(BIN)/playwright install chromium \
	  || { echo "The browser tests need Chromium (Debian: apt install chromium)."; exit 1; }
	@touch $(CHROMIUM)

# Every page and board in every language at every size: nothing cut off, torn, too small or outside the window
layout: setup $(CHROMIUM)
	$(BIN)/python -m tests.browser.walk

# The README's pictures, and a gallery of all games, sizes and themes: build/gallery/index.html
screenshots: setup $(CHROMIUM)
	$(BIN)/python -m tests.browser.screenshots
	$(BIN)/python -m tests.browser.gallery

web: setup
	cd web && npm run --silent check && npm test --silent && npm run --silent sizes

# The exact versions of everything, for every Python and platform we support; run after a change of dependencies.
lock: setup
	$(PIP) install uv
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --upgrade --no-header \
	  --extra dev --extra server --extra lab --extra ray pyproject.toml --output-file requirements/dev.txt
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --upgrade --no-header \
	  --extra dev --extra server --extra lab --extra ray --extra bench pyproject.toml --output-file requirements/bench.txt

bench: setup $(CHROMIUM)
	$(PIP) install --require-hashes --requirement requirements/bench.txt
	$(BIN)/python bench/engine.py
	$(BIN)/python bench/envs.py
	$(BIN)/python bench/server.py
	$(BIN)/python bench/opening.py
	$(BIN)/python bench/growth.py

clean:
	rm -rf $(VENV) web/node_modules src/londinium/server/static .mypy_cache .ruff_cache .hypothesis build dist
