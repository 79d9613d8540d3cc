#!/bin/sh
# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Checks that some test detects each wrong line of the core. Each change of changes.txt is made
# alone in a copy of the sources, and the tests of core and command line run until one fails:
#
#     run.sh [--list] [--anew] [--shard I/N] [FILE|NUMBER...]
#
# FILE selects changes of files with this text in their path. Killed changes are not tried again
# until their file changes, so an interrupted run continues; survivors are tried again. `--anew`
# discards old results. --list prints the changes and fails if a change cannot be made or a suite
# does not exist. --shard divides the work among machines.
# Fails if fewer than 95 % of the changes are killed or an entry of the list is invalid.
# SEICHE_MUTANTS is the folder of the copy and its build (default: build/mutants).
set -eu
cd "$(dirname "$0")/../.."
work=${SEICHE_MUTANTS:-$PWD/build/mutants}
list=tests/mutate/changes.txt
wanted=95 # percent
patience=600 # seconds, for suites of a few seconds
results=$work/results
part=1
parts=1
only_list=
names=
while [ $# -gt 0 ]; do
    case $1 in
    --list) only_list=1 ;;
    --anew) rm -f "$results" ;;
    --shard)
        part=${2%/*}
        parts=${2#*/}
        case $part$parts in '' | *[!0-9]*) parts=0 ;; esac
        if [ "$parts" = 0 ] || [ "$part" = 0 ] || [ "$part" -gt "$parts" ]; then
            echo "mutate: --shard takes I/N, with I from 1 to N" >&2
            exit 2
        fi
        shift
        ;;
    -*)
        sed -n 's/^#  *\(run.sh\)/\1/p' "$0" >&2
        exit 2
        ;;
    *) names="$names $1" ;;
    esac
    shift
done

# Prints a line for each change: number, file, suites, old and new text, separated by tabs.
changes() {
    awk '
        /^#/ || /^ *$/ { next }
        !/^ / { at = index($0, ":"); file = substr($0, 1, at - 1); suites = substr($0, at + 2); next }
        {
            sub(/^ +/, "")
            at = index($0, " => ")
            printf "%d\t%s\t%s\t%s\t%s\n", ++n, file, suites, substr($0, 1, at - 1), substr($0, at + 4)
        }' "$list"
}

# Filters the named changes of this shard.
chosen() {
    WORDS=$names PART=$part PARTS=$parts awk -F'\t' '
        BEGIN { count = split(ENVIRON["WORDS"], word, " ") }
        {
            is = !count
            for (i = 1; i <= count; i++) is = is || (word[i] ~ /^[0-9]+$/ ? $1 == word[i] : index($2, word[i]) > 0)
            if (is && ($1 - 1) % ENVIRON["PARTS"] == ENVIRON["PART"] - 1) print
        }'
}

# with_change FILE prints the file with $old replaced by $new. Fails unless $old occurs exactly
# once.
with_change() {
    OLD=$old NEW=$new awk '
        BEGIN { old = ENVIRON["OLD"]; size = length(old) }
        {
            at = index($0, old)
            if (at) {
                rest = substr($0, at + size)
                count += 1 + (index(rest, old) > 0)
                $0 = substr($0, 1, at - 1) ENVIRON["NEW"] rest
            }
            print
        }
        END { exit count != 1 }' "$1"
}

changes | chosen >"${TMPDIR:-/tmp}/seiche-changes.$$"
trap 'rm -f "${TMPDIR:-/tmp}/seiche-changes.$$"' EXIT
trap 'exit 1' HUP INT TERM
todo=${TMPDIR:-/tmp}/seiche-changes.$$
if [ ! -s "$todo" ]; then
    echo "mutate: no change is of$names" >&2
    exit 2
fi
tab=$(printf '\t')
if [ -n "$only_list" ]; then
    wrong=0
    known=" $(sed -n 's/^TEST[_FP]*(\([A-Za-z0-9]*\),.*/\1/p' tests/core/*.cpp tests/cli/*.cpp | sort -u | tr '\n' ' ')"
    while IFS="$tab" read -r number file suites old new; do
        printf '%3d %s: %s => %s\n' "$number" "$file" "$old" "$new"
        if [ "$old" = "$new" ] || ! with_change "$file" >/dev/null 2>&1; then
            echo "    does not stand there once"
            wrong=1
        fi
        for suite in $suites; do
            case $known in
            *" $suite "*) ;;
            *)
                echo "    no suite is called $suite"
                wrong=1
                ;;
            esac
        done
    done <"$todo"
    exit $wrong
fi

# --- Copy of the sources --------------------------------------------------------------------------
# Copied files keep their times, so that only changed files are rebuilt. Restored files are touched,
# because their old times are misleading.
mkdir -p "$work/house" "$work/build"
work=$(cd "$work" && pwd)
house=$work/house
build=$work/build
results=$work/results
tar -cf - --exclude=./build --exclude=./.git --exclude=node_modules . | tar -xf - -C "$house"
(cd "$house" && find app cmake core docs lessons presets tests -type f) | while IFS= read -r file; do
    if [ ! -e "$file" ]; then rm -f "$house/$file"; fi
done
touch "$work/changed"
while IFS= read -r file; do if [ -e "$house/$file" ]; then touch "$house/$file"; fi; done <"$work/changed"

if [ ! -f "$build/build.ninja" ]; then
    launcher=
    if command -v ccache >/dev/null; then launcher=-DCMAKE_CXX_COMPILER_LAUNCHER=ccache; fi
    # shellcheck disable=SC2086
    (cd "$house" && cmake --preset dev -B "$build" -DSEICHE_CORE_ONLY=ON -DCMAKE_DISABLE_FIND_PACKAGE_Qt6=ON $launcher) || exit 1
fi

log=$work/log
made() {
    cmake --build "$build" --target "$@" >"$log" 2>&1
}

# Runs the tests of core and command line until one fails, except the tests of `mutants` themselves,
# which would detect any change.
all_pass() {
    ctest --test-dir "$build" -LE window -E '^mutants' -j "$(nproc)" --stop-on-failure --timeout "$patience" >"$log" 2>&1
}

echo 'mutate: the tests as they are'
if ! made core_tests; then
    cat "$log"
    exit 1
fi
: >"$work/changed"
if [ "$(cat "$work/sound" 2>/dev/null)" != "$(cat "$build"/bin/* | cksum)" ]; then
    if ! all_pass; then
        tail -n 40 "$log"
        echo 'mutate: they fail with no change at all' >&2
        exit 1
    fi
    cat "$build"/bin/* | cksum >"$work/sound"
fi

# --- Single change --------------------------------------------------------------------------------

program_of() {
    case $1 in
    Cli*) echo tst_cli ;;
    Memory) echo tst_memory ;;
    *) echo tst_core ;;
    esac
}

# suite_passes SUITE sets $killer to the failed test, or to the last started test after a crash.
suite_passes() {
    code=0
    timeout "$patience" "$build/bin/$(program_of "$1")" --gtest_filter="$1.*:*/$1.*" --gtest_fail_fast >"$log" 2>&1 || code=$?
    [ "$code" != 0 ] || return 0
    killer=$(sed -n 's/^\[  FAILED  \] \([^ ,]*\).*/\1/p' "$log" | head -n 1)
    if [ -z "$killer" ]; then killer=$(sed -n 's/^\[ RUN      \] //p' "$log" | tail -n 1); fi
    if [ "$code" = 124 ]; then killer="$killer, which did not end"; fi
    return 1
}

# try FILE SUITES sets $outcome and $killer.
try() {
    killer=
    programs=$(for suite in $2; do program_of "$suite"; done | sort -u)
    # shellcheck disable=SC2086 # word splitting is intended
    if ! made $programs; then
        outcome='does not compile'
        killer=$(grep -m 1 ' error: ' "$log" || tail -n 1 "$log")
        return
    fi
    outcome=killed
    for suite in $2; do suite_passes "$suite" || return 0; done
    if ! made core_tests; then
        outcome='does not compile'
        return
    fi
    all_pass || {
        killer=$(sed -n '/(Disabled)/d; s/^ *[0-9]*\/[0-9]* Test *#[0-9]*: \([^ ]*\) .*\*\*\*.*/\1/p' "$log" | head -n 1)
        return 0
    }
    outcome=survived
}

touch "$results"
: >"$work/found"
while IFS="$tab" read -r number file suites old new; do
    # A result is valid for this version of the file and this change.
    key=$({ cat "$file" && echo "$old => $new"; } 2>/dev/null | cksum | tr ' ' '-')
    line=$(grep "^$key$tab" "$results" | tail -n 1 || true)
    case $line in
    *"${tab}killed$tab"*)
        outcome=killed
        killer=$(echo "$line" | cut -f 3)
        ;;
    *)
        if with_change "$file" >"$work/new" 2>/dev/null && ! cmp -s "$file" "$work/new"; then
            echo "$file" >>"$work/changed"
            cp "$work/new" "$house/$file"
            try "$file" "$suites"
            cp "$file" "$house/$file"
            printf '%s\t%s\t%s\n' "$key" "$outcome" "$killer" >>"$results"
        else
            outcome='no such line'
            killer=
        fi
        printf '%3d %-9s %s: %s => %s%s\n' "$number" "$outcome" "$file" "$old" "$new" "${killer:+   ($killer)}"
        ;;
    esac
    printf '%s\t%3d %s: %s => %s\t%s\n' "$outcome" "$number" "$file" "$old" "$new" "$killer" >>"$work/found"
done <"$todo"

# --- Summary --------------------------------------------------------------------------------------
awk -F'\t' -v wanted=$wanted '
    { count[$1]++ }
    $1 != "killed" { left = left sprintf("%-16s %s%s\n", $1, $2, $3 == "" ? "" : "   (" $3 ")") }
    END {
        tried = count["killed"] + count["survived"]
        printf "\n%s%d of %d changes killed", left, count["killed"], tried
        if (tried) printf " (%.1f %%)", 100 * count["killed"] / tried
        wrong = NR - tried
        print wrong ? ", " wrong " entries of the list are out of order" : ""
        exit wrong > 0 || 100 * count["killed"] < wanted * tried
    }' "$work/found"
