# Everything here sets up what it needs: `make run` is all that a fresh clone has to be told.

# Arguments of `make run`: `make run ARGS="run --json"`.
ARGS =
# What Swift's package manager is told besides.
SWIFT_FLAGS =
# What `make run` builds; an explorer needs no optimiser, and a first start less time.
CONFIGURATION = debug
PREFIX = /usr/local
DESTDIR =

prefix = $(DESTDIR)$(PREFIX)
# Left as their authors wrote them: projects with deliberate errors, and other people's apps.
formatted = find Package.swift Sources Tests -path '*/.pomelo' -prune \
	-o -path Sources/Courses -prune -o -path Tests/EndToEndTests/Projects -prune -o -path Tests/SimulatedUITests/Apps -prune \
	-o -name '*.swift' -print0

# A module may import what the manifest says that it depends on, and nothing else.
imports = --explicit-target-dependency-import-check error $(SWIFT_FLAGS)
# What compiles projects, starts hosts and terminals, reads all sources there are, or tries inputs by the thousand.
slow = ^(EndToEndTests|HostTests|NcursesDriverTests|APITableTests)\.|Fuzz|ScreenUpdateTests|HostBuilderTests|SourceIndexTests.*Example

.PHONY: run build test test-fast walk recordings lessons attack bench bench-terminals pictures lint format install clean help
.NOTPARALLEL:

run: ## Start the explorer; ARGS are pomelo's own
	@.ci/build $(CONFIGURATION) && exec .build/$(CONFIGURATION)/pomelo $(ARGS)

build: ## Build pomelo and its host library
	@.ci/build $(CONFIGURATION)

test: ## Build and run all tests
	@.ci/setup tests
	@.ci/setup-store
	swift test $(imports)

test-fast: ## The tests that take less than a minute together
	@.ci/setup
	swift test $(imports) --skip '$(slow)'

walk: ## Play 10,000 random actions with each app, two seeds, one of them twice
	@.ci/setup
	POMELO_WALK_ACTIONS=10000 swift test $(imports) --filter WalkTests

recordings: ## Make 500 random recordings of the examples, record all flows, and kill 200 recorders
	@.ci/setup
	POMELO_RECORDINGS=all swift test $(imports) --filter 'RandomRecordingTests|RecordingKillTests|RecordedFlowsTests'

lessons: ## Play every lesson by its solutions at three sizes in two languages, and try all variants
	@.ci/build debug
	.build/debug/pomelo learn --check

attack: ## Run what is out for harm: hostile tests and names, and inputs by the thousand
	@.ci/setup
	POMELO_ATTACKS=all swift test $(imports) --filter 'Hostile|Attack|Signal|FullDisk|Fuzz|Mishaps'

bench: ## Measure runs, beside a browser too, event size, key-to-frame time, start-up and queries
	@.ci/build release
	@.ci/build debug
	swift build -c release --product pomelo-bench
	@.ci/setup-bench
	POMELO_BENCH_DEBUG=.build/debug/pomelo \
		POMELO_BENCH_PYTHON=.build/bench-python/bin/python3 POMELO_BENCH_TOOLS=.build/bench-tools \
		POMELO_BENCH_XPATH=Sources/Benchmarks/xpath.py \
		POMELO_BENCH_BROWSER=Sources/Benchmarks/browser.py .build/release/pomelo-bench
	@$(MAKE) --no-print-directory bench-terminals

bench-terminals: ## Compare the explorer with htop, tig and a Textual app, in a terminal
	@.ci/build release
	@.ci/setup-bench
	@echo 'Terminals (120 by 40 cells)'
	@tools="$$PWD/.build/bench-tools"; PATH="$$PATH:$$tools/usr/bin" \
		LD_LIBRARY_PATH="$$tools/usr/lib/$$(uname -m)-linux-gnu:$$tools/lib/$$(uname -m)-linux-gnu" \
		.build/bench-python/bin/python3 Sources/Benchmarks/terminals.py \
		--pomelo .build/release/pomelo --project Sources/Examples/Stores

pictures: ## Draw the pictures of the documentation anew
	@.ci/build $(CONFIGURATION)
	@POMELO=.build/$(CONFIGURATION)/pomelo .ci/pictures

lint: ## Check formatting, lengths of files, and which folders know each other
	$(formatted) | xargs -0 swift format lint --strict --parallel --configuration .swift-format
	.ci/check-sources
	.ci/test-scripts

format: ## Bring sources into the house format
	$(formatted) | xargs -0 swift format --in-place --parallel --configuration .swift-format

install: ## Install below PREFIX (DESTDIR is honoured)
	@.ci/build release
	@.ci/install .build/release "$(prefix)"

clean: ## Remove everything that was built
	rm -rf .build
	find Sources Tests -name .pomelo -prune -exec rm -rf {} +

help: ## Show this
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' Makefile | expand -t 24
