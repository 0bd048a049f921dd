# One word a task. Plain `make` prints this list.
.DEFAULT_GOAL := help
.PHONY: help setup build run test window-tests browser-tests properties prepared-faults snapshots interface leaks threads bench fuzz soak monkeys peers surroundings facts journeys modifiers choices apple-types new-screen docs doc-examples compile-times program-size modifiers-page watch record-apple compare-apple format lint clean

help: ## Print this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "make %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: ## Install the system packages that this machine lacks
	@LinuxUIKit/Scripts/install-system-packages

build: setup ## Build the libraries and the example app
	swift build

run: setup ## Open the example screens in a window; without a display draw them into gallery/
	swift run ExampleApp

watch: setup ## Open the example screens in a window that follows the sources: each save builds and starts them again, where they were; SCREEN=photos opens one
	@LinuxUIKit/Scripts/watch ExampleApp $(if $(SCREEN),--window --screen $(SCREEN))

test: setup ## Run every test but those of windows and in a browser, in several processes; property tests check a twentieth of their cases
	@Scripts/test

window-tests: setup ## Use the example app with a mouse and a keyboard in windows of an X server
	@LinuxUIKit/Scripts/install-system-packages --tests
	swift test --filter '^WindowTests\.'

browser-tests: setup ## Look at the page of failed pictures in a headless browser, which is installed
	@LinuxUIKit/Scripts/install-system-packages --browser
	swift test --filter '^BrowserTests\.'

# The suites whose files use PropertyRuns, as a regular expression.
PROPERTY_SUITES = $(shell grep -rl PropertyRuns --include='*Tests.swift' Engines/Tests LinuxUIKit/Tests Tests \
  | xargs grep -hoE '(struct|class) [A-Za-z]+Tests\b' | cut -d ' ' -f 2 | sort -u | paste -sd '|' -)

properties: setup ## Run the property tests with all cases, in several processes
	@PROPERTIES=full Scripts/test '$(PROPERTY_SUITES)'

prepared-faults: setup ## Compare the property tests with a part and with all of their cases by 440 prepared faults
	@Scripts/prepared-faults

snapshots: setup ## Record the golden pictures again; look at each before committing
	SNAPSHOTS=record swift test

interface: setup ## Update the numbers of LinuxUIKit/REMAINING.md; CHECK=1 only compares
	swift build --target UIKit
	swift build --product Interface
	LinuxUIKit/Scripts/symbol-graph .build/symbols
	Scripts/AppleTypes/symbol-graph .build/apple-symbols
	.build/debug/Interface .build/symbols .build/apple-symbols LinuxUIKit/Specification/api-usage.md \
	  LinuxUIKit/REMAINING.md $(if $(CHECK),--check)

leaks: setup ## Run every test under the address and leak sanitizers
	LSAN_OPTIONS='suppressions="$(CURDIR)/LinuxUIKit/Scripts/leaks.supp":print_suppressions=0' \
	  swift test --disable-xctest --sanitize=address --scratch-path .build-leaks

# Without the property tests, which use one thread and would take hours.
threads: setup ## Run the suites of the products and of UIKit under the thread sanitizer; SUITES= selects others
	TSAN_OPTIONS='suppressions=$(CURDIR)/LinuxUIKit/Scripts/threads.supp:halt_on_error=0:exitcode=66' \
	  swift test --disable-xctest --sanitize=thread --scratch-path .build-threads \
	  --filter '$(or $(SUITES),^(LayoutBox|LegoKit|LegoState|LegoViews|LegoTesting|UIKit|UIKitInternal)Tests\.)' \
	  --skip '($(PROPERTY_SUITES))'

bench: setup ## Measure time and memory; ONLY=name selects, RECORD=1 keeps the tables
	swift build -c release --product Benchmarks --scratch-path .build-bench
	.build-bench/release/Benchmarks $(ONLY) \
	  --commit "$$(git describe --always --dirty --abbrev=9)" \
	  $(if $(RECORD),--record Engines/Benchmarks/Results/$$(date +%F).md)

# Fuzz: random layouts, InputFuzz: damaged files, formats and texts.
fuzz: setup ## Look for traps, hangs and leaks in layouts for MINUTES=10 and in damaged inputs for 5, from SEED; SUBJECT=InputFuzz selects, ONLY=seed repeats one
	@mkdir -p .build-fuzz
	@for subject in $(or $(SUBJECT),Fuzz InputFuzz); do \
	  swift build -c release --product $$subject --scratch-path .build-fuzz \
	    -Xswiftc -assert-config -Xswiftc Debug || exit 1; \
	  .build-fuzz/release/$$subject --folder .build-fuzz $(if $(MINUTES),--minutes $(MINUTES)) \
	    $(if $(SEED),--seed $(SEED)) $(if $(ONLY),--only $(ONLY)) \
	    || { echo "The last case: make fuzz SUBJECT=$$subject ONLY=$$(cat .build-fuzz/seed)"; exit 1; }; \
	done

# Soak: update sequences of UIKit, LegoSoak: programs on screens of LegoKit.
soak: setup ## Run a million update sequences, and 300,000 programs on screens; SUBJECT=LegoSoak selects, COUNT=cases, ONLY=seed repeats one
	@mkdir -p .build-soak
	@for subject in $(or $(SUBJECT),Soak LegoSoak); do \
	  swift build -c release --product $$subject --scratch-path .build-soak \
	    -Xswiftc -assert-config -Xswiftc Debug || exit 1; \
	  .build-soak/release/$$subject --folder .build-soak $(if $(COUNT),--cases $(COUNT)) \
	    $(if $(SEED),--seed $(SEED)) $(if $(ONLY),--only $(ONLY)) 2> .build-soak/log \
	    || { grep "Fatal error" -A 9 .build-soak/log; \
	         echo "The last case: make soak SUBJECT=$$subject ONLY=$$(cat .build-soak/seed)"; exit 1; }; \
	done

# ExampleApp and Trails, used by random events; the last ones are in .build-monkeys/events.
monkeys: setup ## Use the apps with random events for MINUTES=10, from SEED=1, until one traps, hangs for 2 s, breaks a constraint or needs ever more memory; APP=Trails selects, ONLY=seed repeats one
	@mkdir -p .build-monkeys
	@for app in $(or $(APP),ExampleApp Trails); do \
	  swift build -c release --product Monkeys --scratch-path .build-monkeys \
	    -Xswiftc -assert-config -Xswiftc Debug -Xswiftc -enable-testing || exit 1; \
	  .build-monkeys/release/Monkeys $$app --folder .build-monkeys $(if $(MINUTES),--minutes $(MINUTES)) \
	    $(if $(SEED),--seed $(SEED)) $(if $(ONLY),--only $(ONLY)) 2> .build-monkeys/log \
	    || { echo "Exit status $$?"; grep -aE "Fatal error|takes more than" -A 9 .build-monkeys/log; \
	         tail -n 12 .build-monkeys/events; \
	         echo "The last case: make monkeys APP=$$app ONLY=$$(cat .build-monkeys/seed)"; exit 1; }; \
	done

peers: setup ## Run other libraries' own tests against this UIKit: FOLDER=checkouts; LIBRARIES="SnapKit Carbon" selects
	@[ -n '$(FOLDER)' ] || { echo "make peers FOLDER=folder-with-checkouts"; exit 64; }
	@LinuxUIKit/Peers/peers '$(FOLDER)' $(LIBRARIES)

surroundings: setup ## Run the suites that depend on the system with ignored signals, without a terminal, display or home, and in other folders; PATHS=1 also builds in a path with spaces
	@PATHS='$(PATHS)' Scripts/surroundings

new-screen: setup ## Add a screen to the example app with its test and pictures: NAME=Weather
	@Scripts/new-screen '$(NAME)'
	@SNAPSHOTS=record swift test --filter '$(NAME)ScreenTests|golden' > .build/new-screen.txt 2>&1 || \
	  { cat .build/new-screen.txt; exit 1; }
	@git status --short --untracked-files=all -- '*.png'
	@echo "Look at these pictures, then change the screen and its test: swift test --filter $(NAME)ScreenTests"

facts: ## Print facts about the sources, or check their limits: make facts CHECK=1
	@Scripts/facts $(if $(CHECK),--check)

journeys: setup ## Count the files that are entered on the four journeys of ARCHITECTURE.md
	@Scripts/journeys

modifiers: ## Write the modifiers of views that set one property, and their tests, from a table; CHECK=1 only compares
	@Scripts/PropertyModifiers/$(if $(CHECK),check,generate)

choices: setup ## Run the product's suites with other choices at moments that Apple leaves open: SEEDS="1 2 3", or names of choices; SUITES=regex selects
	@SUITES='$(SUITES)' LIMIT='$(LIMIT)' Scripts/choices $(or $(SEEDS),1 2 3)

apple-types: setup ## Type-check everything that Apple's platforms compile; PLATFORMS="ios tvos" and MODULES=LegoKit select; ONCE=1 prepares no next check; EXPANSIONS=1 checks expanded macros of tests
	@PLATFORMS='$(PLATFORMS)' MODULES='$(MODULES)' RECORD='$(RECORD)' ONCE='$(ONCE)' EXPANSIONS='$(EXPANSIONS)' Scripts/AppleTypes/apple-types
	@[ -n '$(PLATFORMS)$(MODULES)' ] || Scripts/AppleTypes/Language/check
	@[ -n '$(PLATFORMS)$(MODULES)' ] || Scripts/AppleTypes/Names/check

docs: setup ## Write the documentation as a site into site/; BASE=/path for a site below that path
	@Scripts/docs

doc-examples: setup ## Type-check the code in doc comments with the modules of a build
	@swift build --target LegoTesting > .build/doc-examples.log 2>&1 || { cat .build/doc-examples.log; exit 1; }
	@swift build --target LegoViews > .build/doc-examples.log 2>&1 || { cat .build/doc-examples.log; exit 1; }
	@Scripts/doc-examples

compile-times: setup ## Print how long the compiler takes to type-check the example app and a large form; fails above limits
	@swift build --target LegoViews > .build/compile-times.log 2>&1 || { cat .build/compile-times.log; exit 1; }
	@Scripts/compile-times

program-size: setup ## Print the bytes that LegoKit adds to an optimized program of one screen; fails above 1.5 MB
	@Scripts/program-size

modifiers-page: setup ## Write Documentation/Modifiers.md from the symbols of a build; CHECK=1 only compares
	@swift build --target LegoViews > .build/modifiers-page.log 2>&1 || { cat .build/modifiers-page.log; exit 1; }
	@Scripts/docs-modifiers $(if $(CHECK),--check)

record-apple: ## On a Mac, run the tests in a simulator and record Apple's pictures and frames; RESULTS=name keeps Xcode's results
	@Scripts/record-apple $(RESULTS)

compare-apple: ## Show a recording of Apple's UIKit beside our pictures: RECORDING=apple-recording.zip
	@Scripts/compare-apple $(or $(RECORDING),apple-recording.zip)

format: ## Format the sources
	swift format --in-place --recursive Package.swift Scripts Sources Tests ExampleApp Engines LinuxUIKit

lint: ## Fail at what the formatter would change or finds wrong
	swift format lint --strict --parallel --recursive Package.swift Scripts Sources Tests ExampleApp Engines LinuxUIKit

clean: ## Remove build products and drawn pictures
	rm -rf failed-pictures .build .build-leaks .build-bench .build-fuzz .build-soak .build-monkeys .build-peers .build-properties .build-journeys .build-apple-types gallery site
