# shellcheck shell=sh
# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Functions of `./dev` for Debian packages, sourced by `./dev`. debian/control contains the package
# list. `fail`, `refuse` and $yes come from `./dev`.

# packages PROFILE... prints the packages in debian/control for these profiles, alternatives joined
# by "|": programs (no profile), nocheck, run, page, tests, package.
packages() {
    case " $* " in *' programs '*) echo build-essential ;; esac # implied by Debian
    sed -n '/^Build-Depends:/,/^Standards/{s/^Build-Depends://;/^Standards/!p;}' debian/control | tr -d ' \n' | tr ',' '\n' |
        awk -v profiles=" $* " '{
            profile = match($0, /<[^>]*>/) ? substr($0, RSTART + 1, RLENGTH - 2) : "programs"
            sub(/^pkg[.]seiche[.]|^!/, "", profile)
            gsub(/<[^>]*>|\([^)]*\)/, "")
            if (!/^debhelper-compat/ && index(profiles, " " profile " ")) print
        }'
}

# missing PROFILE... prints the packages that are not installed. Node.js and npm may come from
# elsewhere.
missing() {
    command -v dpkg-query >/dev/null || return 0 # not Debian: CMake reports missing packages
    installed=$(dpkg-query -W -f='${db:Status-Status} ${Package}, ${Provides}\n' | sed -n 's/([^)]*)//g; s/^installed //p' | tr -s ', ' '\n')
    packages "$@" | while IFS='|' read -r package other; do
        case $package in nodejs | npm) if command -v "${package%js}" >/dev/null; then continue; fi ;; esac
        if [ -n "$other" ] && ! apt-cache show "$package" >/dev/null 2>&1; then package=$other; fi
        printf '%s\n' "$installed" | grep -qxF "$package" || echo "$package"
    done | tr '\n' ' '
}

install() {
    [ -n "$(missing "$@")" ] || return 0
    if [ "$(id -u)" = 0 ]; then root=; elif command -v sudo >/dev/null; then root=sudo; else fail "needs root or sudo to install packages"; fi
    $root apt-get -q update || true # a single source may fail
    list=$(missing "$@")
    # shellcheck disable=SC2086 # word splitting is intended
    $root env DEBIAN_FRONTEND=noninteractive apt-get -q -y --no-install-recommends install $list || fail "cannot install $list"
}

# need PROFILE... installs missing packages if run as root, in CI or with --yes, and otherwise fails
# with instructions.
need() {
    list=$(missing "$@")
    if [ -z "$list" ] || [ "$(id -u)" = 0 ] || [ -n "${CI:-}$yes" ]; then install "$@"; else
        fail "missing: $list
dev: this installs them, with sudo: ./dev setup $*"
    fi
}

setup() {
    if [ $# = 0 ]; then set -- programs run page nocheck tests; fi
    for profile; do
        case $profile in
        programs) what='to build the programs' ;;
        run) what='to show the window' ;;
        page) what='to build the page for browsers' ;;
        nocheck | tests) what='to test and to measure' ;;
        package) what='to make and try the packages' ;;
        *) refuse 'say ./dev setup [programs] [run] [page] [nocheck] [tests] [package]' ;;
        esac
        list=$(missing "$profile")
        echo "$what: ${list:-all is there}"
    done
    install "$@"
}
