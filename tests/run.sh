#!/bin/sh
# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# run.sh [quick|all|NAME...] builds the preset `checked`, configured by `./dev test`, runs its tests
# and prints the time per phase. Default: quick and usual tests. `quick`: quick tests for the
# changed files; `all`: all tests with all cases; NAME: regular expression for test names.
set -eu
cd "$(dirname "$0")/.."
started=$(date +%s)

# phase NAME COMMAND... runs a command and records its time for the summary.
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

# Prints the commit before the changes: the merge base with the upstream branch, or HEAD~1 if
# nothing has changed since.
commit_before_changes() {
    before=$(git merge-base HEAD '@{upstream}' 2>/dev/null) || before=HEAD
    if git diff --quiet "$before" && [ -z "$(git ls-files --others --exclude-standard)" ]; then before=HEAD~1; fi
    git rev-parse --verify --quiet "$before" || true
}

# Prints the files changed since that commit, including new files.
changed_files() {
    { git diff --name-only --no-renames "${SEICHE_BASE:-HEAD}" && git ls-files --others --exclude-standard; } 2>/dev/null || true
}

# Prints the subjects of the changed files: folders of ui/, core, web.
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

# tests ARGUMENT... runs CTest tests of the preset `checked`. Two tests run per processor, because
# windows and killed programs mostly wait. Failed tests are repeated once and listed.
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
