#!/bin/sh
# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# dev_script.sh runs `./dev` in a scratch checkout on a simulated machine: packages, apt, sudo,
# CMake and CTest are small scripts that log their calls.
# shellcheck disable=SC2016 # the simulated tools expand these
set -eu
house=$(cd "$(dirname "$0")/.." && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
export INSTALLED="$scratch/installed" CALLS="$scratch/calls" CHANGED='' USER_ID=0 OFFLINE='' CI=''
mkdir "$scratch/bin"
for tool in awk cat chmod cksum cp cut date dirname env grep head ls mkdir mktemp nproc paste printf rm sed sh sort tail tee touch tr; do
    ln -s "$(command -v $tool)" "$scratch/bin/$tool"
done

# played NAME TEXT makes a simulated tool.
played() {
    printf '#!/bin/sh\necho "%s $*" >>"$CALLS"\n%s\n' "$1" "$2" >"$scratch/bin/$1"
    chmod +x "$scratch/bin/$1"
}
played id 'echo "$USER_ID"'
played dpkg-query 'case $* in *Provides*) sed "s/.*/installed &, /" "$INSTALLED" ;; *) cat "$INSTALLED" ;; esac'
played apt-cache '[ "$2" != qt6-svg-plugins ]'
played apt-get '[ -z "$OFFLINE" ] || exit 100
for word; do case $word in -* | install | update) ;; *) echo "$word" >>"$INSTALLED" ;; esac; done'
played sudo 'exec "$@"'
played cmake 'if [ "$1" = --preset ]; then mkdir -p "build/$2" && touch "build/$2/build.ninja"; fi
case $* in *page_libraries*) [ -z "$OFFLINE" ] ;; esac'
played ctest 'echo " 1/2 Test #7: tst_lab ....***Failed" && echo "100% tests passed, 0 tests failed out of 2"'
played git 'case $1 in rev-list) echo 7 ;; merge-base | rev-parse) echo HEAD ;; diff) printf "%s\n" $CHANGED | grep . ;; esac'

failures=0
wrong() {
    echo "wrong: $*"
    sed 's/^/    /' "$scratch/said" "$CALLS"
    failures=$((failures + 1))
}
# dev STATUS ARGUMENT... calls the script and expects this status.
dev() {
    expected=$1 status=0
    shift
    : >"$CALLS"
    (cd "$scratch/here" && PATH="$scratch/bin" ./dev "$@") >"$scratch/said" 2>&1 || status=$?
    [ "$status" = "$expected" ] || wrong "$*: status $status"
}
says() { grep -q -e "$1" "$scratch/said" || wrong "does not say \"$1\""; }
calls() { grep -q -e "$1" "$CALLS" || wrong "does not call \"$1\""; }
leaves() { ! grep -q -e "$1" "$CALLS" || wrong "calls \"$1\""; }
# fresh PACKAGE... makes a fresh checkout on a machine with these packages.
fresh() {
    rm -rf "$scratch/here"
    mkdir -p "$scratch/here/debian" "$scratch/here/tests" "$scratch/here/build/release/bin"
    cp "$house/dev" "$house/CMakePresets.json" "$scratch/here"
    cp "$house/debian/control" "$house/debian/setup.sh" "$scratch/here/debian"
    cp "$house/tests/run.sh" "$scratch/here/tests"
    printf '#!/bin/sh\necho "${0##*/} $*"\n[ "$*" != --check-display ]\n' | tee "$scratch/here/build/release/bin/seiche" \
        >"$scratch/here/build/release/bin/seiche-cli"
    chmod +x "$scratch"/here/build/release/bin/*
    printf '%s\n' "$@" >"$INSTALLED"
}

# Only root, CI and --yes install packages at once. Otherwise, instructions are printed.
fresh cmake
USER_ID=1000
dev 1 run
says '^dev: missing: build-essential .*libpng-dev.*fonts-inter libqt6svg6 .*clang-19'
says '^dev: this installs them, with sudo: ./dev setup programs run page$'
leaves '^\(apt-get\|cmake\)'
dev 0 setup
says '^to build the programs: build-essential libcli11-dev'
says '^to test and to measure: .*xvfb'
calls '^sudo env .*apt-get .* install build-essential .* xvfb'
leaves 'lintian'
dev 0 setup
says '^to show the window: all is there$'
leaves '^apt-get'
for how in --yes CI=true USER_ID=0; do
    fresh cmake
    case $how in *=*) export "${how?}" && dev 0 run ;; *) dev 0 "$how" run ;; esac
    calls 'apt-get -q -y .* install build-essential'
    says '^seiche-cli tour --out'
done
dev 0 run --version
says '^seiche --version$'
leaves 'apt-get\|cmake --preset'
calls '^cmake --build --preset release --target seiche seiche_cli$'
CI='' OFFLINE=yes
dev 0 build
says 'phones of a class get no page'
calls 'cmake --preset release -DSEICHE_PAGE=OFF'
fresh cmake
dev 1 build
says '^dev: cannot install'
OFFLINE=

dev 0 test
calls '^cmake --preset checked'
calls '^ctest --preset checked .* -LE nightly$'
says '^tried twice: tst_lab$'
says '^ *[0-9]* s  build$'
export CHANGED='ui/lab/sweep.cpp core/wave/grid.h presets/pool.seiche'
dev 0 test quick
leaves 'cmake --preset'
calls '^cmake --build --preset checked --target seiche_cli core_tests tests_of_lab tests_of_presets$'
calls '^ctest .* -L quick -L ^(style|core|lab|presets)\$$'
dev 0 test tst_lab Engine
calls '^ctest .* -R tst_lab|Engine$'
mv "$scratch/here" "$scratch/elsewhere" && ln -s "$scratch/elsewhere" "$scratch/here"
dev 0 test
calls '^cmake --preset checked --fresh'

dev 2 nonsense
says 'there is no command "nonsense"'
dev 0 bench --help && says '^./dev setup'
leaves . && [ "$failures" = 0 ]
