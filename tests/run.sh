#!/bin/sh
# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# run.sh [quick|all|NAME...] builds the preset `checked`, which `./dev test` has configured, runs its tests and prints the time per phase.
# Without an argument these are the quick and the usual tests; `quick`: the quick ones for what has changed; `all`: every test and every
# case; NAME: tests whose names match a regular expression.
set -eu
cd "$(dirname "$0")/.."
started=$(date +%s)

# phase NAME COMMAND... runs a command, and notes the time for the summary.
phases=
phase() {
    name=$1 began=$(date +%s)
    shift
    "$@" || code=$?
    phases="$phases$(printf '%6d s  %s' $(($(date +%s) - began)) "$name")
"
    [ "${code:-0}" = 0 ] || {
        printf '%s%s has failed\n' "$phases" "$name" >&2
        exit 1
    }
}

build() {
    cmake --build --preset checked ${1:+--target "$@"}
}

# The commit before the changes: where the upstream branch and this one part, or the commit before the last one if nothing has changed since.
commit_before_changes() {
    before=$(git merge-base HEAD '@{upstream}' 2>/dev/null) || before=HEAD
    if git diff --quiet "$before" && [ -z "$(git ls-files --others --exclude-standard)" ]; then before=HEAD~1; fi
    git rev-parse --verify --quiet "$before" || true
}

# The files that have changed since then, new ones included.
changed_files() {
    { git diff --name-only --no-renames "${SEICHE_BASE:-HEAD}" && git ls-files --others --exclude-standard; } 2>/dev/null || true
}

# Subjects of the tests that look at what has changed: folders of ui/, core, web.
changed_subjects() {
    echo "$SEICHE_CHANGED" | while IFS= read -r file; do
        case $file in
        ui/*/* | tests/ui/*/*)
            file=${file#tests/}
            file=${file#ui/}
            echo "${file%%/*}"
            ;;
        tests/ui/*.h | tests/with_*.sh | app/seiche/*) echo window ;;
        docs/theory/*) echo pages ;;
        translations/*) echo wording ;;
        presets/* | lessons/*) echo "${file%%/*}" && echo core ;;
        core/* | tests/core/* | tests/fuzz/*) echo core ;;
        app/seiche_cli/* | tests/cli/*) echo cli ;;
        esac
    done | sort -u
}

# tests ARGUMENT... lets CTest run these tests of the preset `checked`, two per processor because windows and killed programs wait most
# of their time. A test that fails is tried once more, and named.
tests() {
    ctest --preset checked -j "$(($(nproc) * 2))" --repeat until-pass:2 "$@" | tee build/checked/tests.log
    awk '/ Test +#[0-9]+: .*\*\*\*/ { sub(/.* Test +#[0-9]+: /, ""); if (!seen[$1]++) print "tried twice: " $1 }' build/checked/tests.log
    grep -q '^100% tests passed' build/checked/tests.log
}

tier=${1:-usual}
SEICHE_BASE=$(commit_before_changes)
SEICHE_CHANGED=$(changed_files)
SEICHE_SHARE=$(git rev-list --count HEAD 2>/dev/null) || SEICHE_SHARE=0
case $tier in
usual)
    export SEICHE_BASE SEICHE_CHANGED SEICHE_SHARE
    phase build build
    phase tests tests -LE nightly
    ;;
quick)
    export SEICHE_BASE SEICHE_CHANGED SEICHE_SHARE
    subjects=$(changed_subjects)
    # shellcheck disable=SC2046
    phase build build seiche_cli $(echo "$subjects" | awk 'NF { print /^(core|cli)$/ ? "core_tests" : "tests_of_" $0 }' | sort -u)
    phase tests tests -L quick -L "^($(echo style "$subjects" | tr ' ' '\n' | paste -sd '|'))\$"
    ;;
all)
    phase build build
    phase tests tests
    ;;
*)
    phase build build
    phase tests tests --no-tests=error -R "$(echo "$*" | tr ' ' '|')"
    ;;
esac
printf '\n%s%6d s  together\n' "$phases" "$(($(date +%s) - started))"
