# The few commands of the project. `make help` lists them.

.PHONY: help play test quick test-rust test-web test-browser test-python-quick test-python wheel test-long fresh setup bench fuzz golden fixtures \
    package test-package site engine

help: ## list these commands
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

play: ## build everything and open the table at http://127.0.0.1:7777
	@scripts/play

test: test-rust test-web test-browser test-python-quick ## everything that must pass: format, lints, tests, docs, licences, the pages, the browser

quick: ## after each change: format, types, lints, the tests of the games and of what they share
	@scripts/quick

test-rust: ## the Rust part of `make test`
	@scripts/test-rust

test-web: ## the pages' part of `make test`
	@scripts/test-web

test-browser: ## the browser's part of `make test`: whole games and every page in Chromium
	@scripts/test-browser

test-python-quick: ## the Python package's part of `make test`, where Python 3.10 or newer is at hand
	@scripts/test-python-quick

test-python: ## everything of the Python package: also OpenSpiel, Ray and training (fetches a gigabyte)
	@scripts/test-python

wheel: ## the Python package as a wheel, into target/wheels
	@scripts/wheel

test-long: ## what takes longer than `make test` may: many more random games
	@scripts/test-long

site: ## a folder of static files, web/site, that plays every game without a server
	@scripts/site

engine: ## the engine of the page, into web/engine: all games and opponents as WebAssembly
	@scripts/engine

package: ## a Debian package and a tarball in target/package (many minutes)
	@scripts/package

test-package: ## install, play, upgrade, back up, restore and purge them in a scratch root; the container recipe's steps (root)
	@scripts/test-package

fresh: ## the two README commands in a clone with empty caches; says how long each took
	@scripts/fresh

setup: ## check for what the project needs, and install what is missing where that is possible
	@scripts/setup

bench: ## count the instructions of the benchmarks and of the shipped program; more than is held fails (needs valgrind)
	@scripts/bench

fuzz: ## fuzz every parser for a minute each (needs a nightly toolchain and cargo-fuzz)
	@scripts/fuzz

golden: ## write the golden playthroughs anew; then read the difference
	INSTA_UPDATE=always cargo test --workspace --quiet golden

fixtures: ## keep what today's program writes for the tests of all later ones: make fixtures EDITION=2027-01
	cargo build --locked --package starboard
	scripts/fixtures target/debug/starboard tests/fixtures/$(EDITION)
