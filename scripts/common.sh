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

# Node 20 or newer, with npm.
need_node() {
    need node nodejs "web pages" && need npm npm "web pages" || return 1
    local major
    major=$(node -p 'process.versions.node.split(".")[0]')
    [ "$major" -ge 20 ] && return 0
    warn "Node $major is too old for the web pages; 20 or newer is needed"
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
