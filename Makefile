SHELL := /bin/bash
.DEFAULT_GOAL := help

STRICT := --explicit-target-dependency-import-check error -Xswiftc -warnings-as-errors
ROADBOOK_SHARED ?= $(abspath ../shared)
# The standard library inside the program: starts in half the time, and calls into it cost less.
STATIC := $(if $(filter Linux,$(shell uname)),--static-swift-stdlib)
SECONDS ?= 600
POINTS ?= $(if $(QUICK),20000,1000000)
KILLS ?= $(if $(QUICK),10,200)
export ROADBOOK_SHARED

.PHONY: help build test specs check format docs bench fuzz torture tsan report clean

help: ## this page
	@awk -F':.*## ' '/^[a-z-]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
	@sed -n 's/^#: //p' $(MAKEFILE_LIST)

#: To add
#:   a spec    a .feature in Specs/FOLDER with a new @id; `roadbook steps` lists the sentences; then lint, format, run, selftest
#:   a step    define it in Sources/SpecSteps/Steps; it sends an action or a query, never calls the reference
#:   an action or query   Sources/ReferenceSystem/Actions or Queries, and a row in Specs/VOCABULARY.md; a new prefix is a
#:             capability in Specs/capabilities.txt; a mutant in Sources/SpecMutants/Catalogue that a scenario catches
#:   a rule    a row in Specs/RULES.md, and a scenario tagged with its id
#:   a store   adopt ContactDatabase or TripStore, and add it to the kinds in Tests/AddressBookTests/Database or Tests/AppTests/RoadTrip

build: ## build everything, tests too; warnings and undeclared imports are errors
	swift build --build-tests $(STRICT)

test: build ## run the tests; those that need the official data say so where ROADBOOK_SHARED has none
	swift test --skip-build $(STRICT)

specs: ## replay every spec against the reference, in memory and on files
	swift run $(STRICT) roadbook run

check: build ## what a change must pass, besides the tests
	.ci/check
	ROADBOOK_ADOPTION=$(abspath .build/adoption) swift test --skip-build $(STRICT) --filter AdoptionTests
	ROADBOOK_BROWSER=1 swift test --skip-build $(STRICT) --filter FrontEndTests

report: build ## run every spec and write every report into .build/report
	mkdir -p .build/report
	.build/debug/roadbook run --format progress $(foreach f,summary junit json messages tap rerun usage github,--format $(f):.build/report/$(f).txt)

format: ## format the sources and the features
	swift format --in-place --recursive Package.swift Sources Tests Specs/Specs.swift
	swift run $(STRICT) roadbook format

docs: build ## the documentation of every library into .build/docs; a wrong link is an error
	.ci/docs

bench: ## measure, side by side with peers where they are installed (QUICK=1 for a short form)
	swift build -c release --product roadbook $(STATIC)
	swift build -c release --product roadbook-dev $(STATIC)
	.ci/bench $(if $(QUICK),--quick)

fuzz: ## fuzz every reader with the address sanitizer (SECONDS=600 for each, TARGETS="journal …"; QUICK=1)
	.ci/fuzz $(if $(QUICK),--short,$(SECONDS)) $(TARGETS)

torture: build ## crash a fake disk at POINTS=1000000 places, then kill KILLS=200 saving processes (QUICK=1)
	ROADBOOK_TORTURE=$(POINTS) swift test --skip-build $(STRICT) --filter 'after a crash anywhere'
	.build/debug/roadbook-dev torture --kills $(KILLS)

tsan: ## run the store's concurrent tests under the thread sanitizer
	.ci/tsan

clean: ## remove what was built
	rm -rf .build
