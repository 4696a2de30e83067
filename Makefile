# make run    the program        make test   every check, under five minutes
# make soak   the long counts    make lock, messages, clean: see CONTRIBUTING.md

PYTHON ?= python3
VENV ?= .venv

BIN := $(VENV)/bin
PIP := $(BIN)/pip --disable-pip-version-check --quiet install
LOCALES := dealer_trainer/wording/locale
DOMAIN := dealer_trainer
COMPILED := $(patsubst %.po,%.mo,$(wildcard $(LOCALES)/*/LC_MESSAGES/*.po))
PACKED := pyproject.toml hatch_build.py

.NOTPARALLEL:
.PHONY: run test soak mutants bench outcomes bundle lint lock messages compile clean libraries

run: $(VENV)/run.ready compile
	@$(BIN)/python -m dealer_trainer

test: lint
	@$(BIN)/python -m pytest --numprocesses=auto --dist=loadfile

lint: $(VENV)/dev.ready compile
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/lint-imports

soak: $(VENV)/dev.ready compile
	@$(BIN)/python -m pytest -m "soak or hypothesis" --hypothesis-profile=soak --timeout=3600

# How fast it is: each prints its figures and what they are held against.
bench: $(VENV)/dev.ready compile
	@$(BIN)/python -m tools.bench_start
	@$(BIN)/python -m tools.bench_latency
	@$(BIN)/python -m tools.bench_generator
	@$(BIN)/python -m tools.bench_audit
	@$(BIN)/python -m tools.bench_results

# Changes the engine in some two thousand small ways; each must be noticed or listed in docs/mutants.md.
mutants: $(VENV)/dev.ready compile
	@$(BIN)/python -m tools.mutants

# The outcome tables of all houses, as the engine settles now: docs/ and tests/outcomes/.
outcomes: $(VENV)/dev.ready compile
	@$(BIN)/python -m tools.outcomes

# One folder that needs no Python; where there is no make, this script is the command.
bundle:
	@$(PYTHON) -m tools.bundle

# --- set-up -----------------------------------------------------------------------------------------

# pip is the last thing that venv lays, so an environment with pip is a whole one.
$(BIN)/pip:
	@$(PYTHON) -m tools.check_python
	@$(PYTHON) -m venv --clear $(VENV)

# A window's libraries are looked for only where there is a screen; without one the program says so.
libraries: | $(BIN)/pip
	@$(BIN)/python -m tools.check_system $(if $(DISPLAY)$(WAYLAND_DISPLAY),--window)

# The development lock holds all of the run-time lock, in the same versions.
$(VENV)/run.ready: requirements/run.txt $(PACKED) | libraries
	$(PIP) --require-hashes -r $<
	@$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/dev.ready: requirements/dev.txt $(PACKED) | libraries
	$(PIP) --require-hashes -r $<
	@$(PIP) --no-deps --no-build-isolation --editable .
	@touch $(VENV)/run.ready $@

# --- translations -----------------------------------------------------------------------------------

compile: $(COMPILED)

%.mo: %.po
	@$(BIN)/pybabel --quiet compile --input-file=$< --output-file=$@

messages: $(VENV)/dev.ready
	@$(BIN)/pybabel --quiet extract --no-wrap --sort-output --add-location=never \
		--no-default-keywords --keyword=text --keyword=in_context:1c,2 --keyword=plural:1,2 \
		--keyword=message --keyword=message_in:1c,2 \
		--project="Dealer Trainer" --version="" --output-file=$(LOCALES)/$(DOMAIN).pot \
		dealer_trainer/wording dealer_trainer/cli ui
	@$(BIN)/pybabel --quiet update --no-wrap --no-fuzzy-matching --ignore-obsolete \
		--ignore-pot-creation-date --init-missing --domain=$(DOMAIN) --locale=ru \
		--input-file=$(LOCALES)/$(DOMAIN).pot --output-dir=$(LOCALES)

# --- upkeep -----------------------------------------------------------------------------------------

# What is pinned stays pinned unless asked otherwise: make lock UPGRADE=--upgrade
LOCK := $(BIN)/uv --quiet pip compile --no-config --universal --python-version 3.11 \
	--generate-hashes --no-header --no-annotate

lock: | $(BIN)/pip
	@$(PIP) --require-hashes -r requirements/lock.txt
	@$(LOCK) $(UPGRADE) pyproject.toml --group build --output-file requirements/run.txt
	@$(LOCK) $(UPGRADE) pyproject.toml --group dev --constraint requirements/run.txt \
		--output-file requirements/dev.txt
	@$(LOCK) $(UPGRADE) pyproject.toml --group bundle --all-extras \
		--constraint requirements/run.txt --output-file requirements/bundle.txt
	@$(LOCK) $(UPGRADE) --group lock --output-file requirements/lock.txt

clean:
	@rm -rf $(VENV) build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@rm -f $(COMPILED) $(LOCALES)/$(DOMAIN).pot
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
