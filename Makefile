# Two commands for everybody: `make play` and `make test`. Both set up what they need; a second time costs nothing.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: play test setup lint types pytest lock bench clean

play: setup
	@$(BIN)/londinium play next-station

test: lint types pytest

setup: $(READY)

$(READY): requirements/dev.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	  { echo "Londinium needs Python 3.11 or newer as $(PYTHON) (Debian: apt install python3)."; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || \
	  { echo "Python's venv module is missing (Debian: apt install python3-venv)."; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement requirements/dev.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --editable .
	@touch $(READY)

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: setup
	$(BIN)/mypy

pytest: setup
	$(BIN)/pytest -n 2

# The exact versions of everything, for every Python and platform we support; run after a change of dependencies.
lock: setup
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --upgrade --no-header \
	  --extra dev pyproject.toml --output-file requirements/dev.txt
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --upgrade --no-header \
	  --extra dev --extra bench pyproject.toml --output-file requirements/bench.txt

bench: setup
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement requirements/bench.txt
	$(BIN)/python bench/engine.py

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .hypothesis build dist
