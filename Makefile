SHELL := /bin/bash
.DEFAULT_GOAL := help

STRICT := --explicit-target-dependency-import-check error -Xswiftc -warnings-as-errors

.PHONY: help build test specs check format bench fuzz torture report docs clean

help: ## this page
	@awk -F':.*## ' '/^[a-z-]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

build: ## build everything; warnings and undeclared imports are errors
	swift build $(STRICT)

test: ## run the tests
	swift test

specs: ## replay every spec against the reference, in memory and on files
	swift run roadbook run

check: build ## what a change must pass, besides the tests
	swift format lint --strict --recursive Package.swift Sources Tests
	.build/debug/roadbook run
	.build/debug/roadbook trace

format: ## format the sources and the features
	swift format --in-place --recursive Package.swift Sources Tests

clean: ## remove what was built
	rm -rf .build
