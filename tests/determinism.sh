#!/bin/sh
# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# determinism.sh SEICHE_CLI [few|once|'ISA:THREADS ...'|write] runs every line of determinism.txt
# with several thread counts and instruction sets, and compares the hash of the final state with the
# committed hash.
# `few` uses two combinations, for slow builds; `once` uses one; `write` updates the hashes.
# Every build runs this script, so optimised, unoptimised and instrumented programs must give equal
# bits. A missing instruction set is replaced by the best available set.
set -euf
cli=$1
list=$(dirname "$0")/determinism.txt

hash_of() {
    # shellcheck disable=SC2086 # word splitting is intended
    "$cli" run $arguments --hash "$@" | sed -n 's/^hash: //p'
}

if [ "${2:-}" = write ]; then
    new=$(mktemp)
    while read -r _ arguments; do echo "$(hash_of) $arguments"; done <"$list" >"$new"
    cat "$new" >"$list"
    rm "$new"
    exit
fi

all=${2:-}
# Long tests run a share of their cases if the tested files are unchanged (tests/share.h).
if [ -z "$all" ] && [ -n "${SEICHE_SHARE:-}" ] && ! echo "${SEICHE_CHANGED:-}" | grep -q -E '^(core|tests/determinism)'; then all=few; fi
case $all in
'') surroundings='best:1 best:2 avx512:3 avx2:2 baseline:3' ;;
few) surroundings='best:2 baseline:1' ;;
once) surroundings='best:1' ;;
*) surroundings=$all ;;
esac
lines=0
wrong=0
while read -r expected arguments; do
    lines=$((lines + 1))
    for each in $surroundings; do
        isa=${each%:*}
        threads=${each#*:}
        found=$(SEICHE_ISA=$isa hash_of --threads "$threads") || found="exit status $?"
        if [ "$found" != "$expected" ]; then
            wrong=$((wrong + 1))
            echo "run $arguments (instructions $isa, threads $threads): $found, expected $expected"
        fi
    done
done <"$list"
echo "$lines experiments, $wrong wrong hashes"
[ "$wrong" -eq 0 ] || echo "when the change is meant: $0 SEICHE_CLI write"
[ "$lines" -gt 0 ] && [ "$wrong" -eq 0 ]
