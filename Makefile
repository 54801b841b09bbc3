# Two commands for everybody: `make play` and `make test`. Both set up what they need; a second time costs nothing.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check

READY := $(VENV)/.ready
CHROMIUM := $(VENV)/.chromium
WEB_READY := web/node_modules/.ready
CLIENT := src/londinium/server/static/index.html

.PHONY: play test setup lint types pytest web screenshots lock bench clean

play: setup
	@$(BIN)/londinium serve --host 0.0.0.0

test: lint types pytest web

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

$(CLIENT): $(WEB_READY) $(shell find web/src web/public web/index.html web/*.ts locale src/londinium/games/*/data -type f 2>/dev/null)
	cd web && npm run --silent build
	@touch $(CLIENT)

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: setup
	$(BIN)/mypy

pytest: setup $(CHROMIUM)
	$(BIN)/pytest -n 2

# Debian's Chromium where it is there or can be installed, else Playwright's own
$(CHROMIUM): $(READY)
	@command -v chromium chromium-browser google-chrome >/dev/null \
	  || { test "$$(id -u)" = 0 && apt-get update -qq && apt-get install -y -qq chromium; } \
	  || $(BIN)/playwright install chromium \
	  || { echo "The browser tests need Chromium (Debian: apt install chromium)."; exit 1; }
	@touch $(CHROMIUM)

screenshots: setup $(CHROMIUM)
	$(BIN)/python -m tests.browser.screenshots

web: setup
	cd web && npm run --silent check && npm test --silent

# The exact versions of everything, for every Python and platform we support; run after a change of dependencies.
lock: setup
	$(PIP) install uv
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --upgrade --no-header \
	  --extra dev --extra server pyproject.toml --output-file requirements/dev.txt
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --upgrade --no-header \
	  --extra dev --extra server --extra bench pyproject.toml --output-file requirements/bench.txt

bench: setup $(CHROMIUM)
	$(PIP) install --require-hashes --requirement requirements/bench.txt
	$(BIN)/python bench/engine.py
	$(BIN)/python bench/server.py
	$(BIN)/python bench/opening.py

clean:
	rm -rf $(VENV) web/node_modules src/londinium/server/static .mypy_cache .ruff_cache .hypothesis build dist
