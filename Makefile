# The few commands of the project. `make help` lists them.

.PHONY: help play test test-rust test-web test-browser setup bench fuzz golden

help: ## list these commands
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

play: ## build everything and open the table at http://127.0.0.1:7777
	@scripts/play

test: test-rust test-web test-browser ## everything that must pass: format, lints, tests, licences, the web pages, the browser

test-rust: ## the Rust half of `make test`
	@scripts/test-rust

test-web: ## the web half of `make test`
	@scripts/test-web

test-browser: ## the browser part of `make test`: whole games and every page in Chromium
	@scripts/test-browser

setup: ## check for what the project needs, and install what is missing where that is possible
	@scripts/setup

bench: ## count the instructions of the benchmarks (needs valgrind)
	@scripts/bench

fuzz: ## fuzz every parser for a minute each (needs a nightly toolchain and cargo-fuzz)
	@scripts/fuzz

golden: ## write the golden playthroughs anew; then read the difference
	INSTA_UPDATE=always cargo test --workspace --quiet golden
