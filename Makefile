# The house's doors: `make run` serves the book, `make test` proves it. README.md says the rest.
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.PHONY: help setup setup-dev browser key port workers run test lint goldens bench lock

PYTHON ?= python3
PORT ?= 8000
WORKERS ?= 2
TESTS ?= tests
VENV := .venv
BIN := $(VENV)/bin
CHROMIUM := /usr/bin/chromium
export PORT WORKERS
# The driver of PostgreSQL, where DATABASE_URL names such a database.
POSTGRES := $(if $(filter postgres%,$(DATABASE_URL)),$(VENV)/postgres.stamp)

help:
	@echo "make run     serve the book at http://127.0.0.1:8000 (PORT=… for another)"
	@echo "make test    every check and every test (TESTS=tests/engine for some of them)"
	@echo "make goldens write the golden playthroughs and rulings anew; then read what changed"
	@echo "make bench   how fast, beside others"
	@echo "make setup   only make ready: the environment and a secret key"
	@echo "make lock    renew requirements*.txt from pyproject.toml (needs uv)"

# Ready to run: an environment holding exactly what the lock names, and a key.
setup: $(VENV)/run.stamp $(POSTGRES) key
setup-dev: $(VENV)/dev.stamp key

$(VENV)/run.stamp: requirements.txt
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

$(VENV)/postgres.stamp $(VENV)/dev.stamp: $(VENV)/%.stamp: requirements-%.txt $(VENV)/run.stamp
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

# A deployment may bring its own key in HOYLE_SECRET_KEY instead.
key: | $(VENV)/run.stamp
	@mkdir -p var; if [ -z "$${HOYLE_SECRET_KEY:-}" ] && [ ! -s var/secret_key ]; then \
		umask 077; \
		$(BIN)/python -c 'import secrets; print(secrets.token_urlsafe(48))' > var/secret_key; fi

# Says what is wrong with a number that make was given: its name, and the most it may be.
number = @if ! [[ "$$$(1)" =~ ^[0-9]{1,5}$$ ]] || ((10\#$$$(1) < 1 || 10\#$$$(1) > $(2))); then \
	echo "$(1) must be a number from 1 to $(2), not '$$$(1)'" >&2; exit 2; fi

# The server itself would share a port that is taken, and half of the readers would be another's.
port:
	$(call number,PORT,65535)
	@if (exec 3<>"/dev/tcp/127.0.0.1/$$PORT") 2>/dev/null; then \
		echo "PORT must be one that is free: '$$PORT' is taken" >&2; exit 2; fi

workers:
	$(call number,WORKERS,64)

run: port workers setup
	$(BIN)/python manage.py migrate --skip-checks --verbosity 0
	$(BIN)/python manage.py collectstatic --noinput --skip-checks --verbosity 0
	$(BIN)/python manage.py check
	@echo "Hoyle is at http://127.0.0.1:$$PORT"
	exec $(BIN)/granian --interface wsgi --host 127.0.0.1 --port "$$PORT" --workers "$$WORKERS" \
		--blocking-threads 1 --no-ws --workers-kill-timeout 2 hoyle.web.wsgi:application

# Debian's Chromium drives the browser tests; without it they cannot be run, so nothing is skipped.
browser:
	@if [ ! -x $(CHROMIUM) ]; then \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			echo "installing Debian's chromium for the browser tests"; \
			apt-get update -qq && DEBIAN_FRONTEND=noninteractive \
			apt-get install -y -qq --no-install-recommends chromium fonts-dejavu-core >/dev/null; \
		else \
			echo "the browser tests need $(CHROMIUM): run 'apt-get install chromium' as root" >&2; \
			exit 2; fi; fi

lint: setup-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports
	$(BIN)/mypy
	find templates -name '*.html' -exec $(BIN)/djade --check --target-version 5.2 {} +

test: lint browser
	$(BIN)/python -m pytest -n 2 -q $(TESTS)

goldens: setup-dev
	HOYLE_REWRITE=1 $(BIN)/python -m pytest -q tests/test_playthroughs.py tests/study/referee/test_editions.py

bench: setup-dev
	$(BIN)/python -m bench

UV_COMPILE := uv pip compile --quiet --universal --generate-hashes --python-version 3.11 \
	--no-annotate --no-header --no-emit-index-url --no-emit-find-links --upgrade pyproject.toml
lock:
	@command -v uv >/dev/null || { echo "make lock needs uv: pip install uv" >&2; exit 2; }
	$(UV_COMPILE) -o requirements.txt
	$(UV_COMPILE) --extra postgres --constraint requirements.txt -o requirements-postgres.txt
	$(UV_COMPILE) --group dev --constraint requirements-postgres.txt -o requirements-dev.txt
