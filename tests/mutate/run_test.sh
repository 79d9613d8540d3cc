#!/bin/sh
# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# run_test.sh runs run.sh in a scratch checkout of one file with simulated CMake, CTest and tests.
# It covers changes that are detected by a suite, only by a different test, by a crash, or not
# detected, and changes that do not compile or do not apply.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
house=$scratch/house
export COPY="$house/build/mutants/house"
export CALLS="$scratch/calls"
mkdir -p "$scratch/bin" "$house/core" "$house/tests/mutate" "$house/app" "$house/cmake" "$house/docs" "$house/lessons" "$house/presets" \
    "$house/tests/core" "$house/tests/cli"
cp "$here/run.sh" "$house/tests/mutate/"
printf 'one = a + b;\ntwo = a - b;\nthree = a * b;\nfour = "%%1 & \\n";\nfive;\nfive;\n' >"$house/core/a.cpp"
printf 'TEST(Sums, Add) {\n' >"$house/tests/core/tst_sums.cpp"
printf 'TEST_F(Cli, Adds) {\n' >"$house/tests/cli/tst_cli.cpp"
cat >"$house/tests/mutate/changes.txt" <<'END_OF_LIST'
# A list.
core/a.cpp: Sums Cli
    a + b => a - b
    two = a - b; => two = a + b;
    a * b => a / b
    "%1 & \n" => "& \t%1"
    one = => 1 =
    five; => six;
END_OF_LIST

played() {
    { printf '#!/bin/sh\n' && cat; } >"$1"
    chmod +x "$1"
}
played "$scratch/bin/cmake" <<'END_OF_TOOL'
echo "cmake $*" >>"$CALLS"
while [ $# -gt 0 ]; do
    case $1 in -B | --build) build=$2 ;; esac
    shift
done
mkdir -p "$build/bin"
touch "$build/build.ninja"
cp "$PLAYED/tst" "$build/bin/tst_core"
cp "$PLAYED/tst" "$build/bin/tst_cli"
if grep -q '1 =' "$COPY/core/a.cpp"; then echo 'a.cpp:1: error: not so' && exit 1; fi
END_OF_TOOL
played "$scratch/tst" <<'END_OF_TOOL'
echo "$(basename "$0") $*" >>"$CALLS"
echo '[ RUN      ] Sums.Add'
if grep -q '^one = a - b' "$COPY/core/a.cpp"; then echo '[  FAILED  ] Sums.Add (0 ms)' && exit 1; fi
if grep -q 'a / b' "$COPY/core/a.cpp"; then kill -s SEGV $$; fi
END_OF_TOOL
played "$scratch/bin/ctest" <<'END_OF_TOOL'
echo "ctest $*" >>"$CALLS"
if grep -q 'two = a + b' "$COPY/core/a.cpp"; then
    echo '  2/12 Test  #11: Other.Never .....................***Not Run (Disabled)   0.00 sec'
    echo '  3/12 Test  #12: Other.Finds .....................***Failed    0.02 sec'
    exit 8
fi
END_OF_TOOL
export PLAYED="$scratch"

failures=0
mutate() {
    : >"$CALLS"
    status=0
    PATH=$scratch/bin:$PATH "$house/tests/mutate/run.sh" "$@" >"$scratch/said" 2>&1 || status=$?
}
wrong() {
    failures=$((failures + 1))
    echo "WRONG: $*"
    cat "$scratch/said"
}
says() { grep -q -e "$1" "$scratch/said" || wrong "it does not say $1"; }
ends_with() { [ "$status" = "$1" ] || wrong "it ends with $status, not with $1"; }

mutate --list
ends_with 1
says '^  1 core/a.cpp: a + b => a - b$'
[ "$(grep -c 'does not stand there once' "$scratch/said")" = 1 ] || wrong 'not only of the last change'
if grep -q 'no suite' "$scratch/said"; then wrong 'both suites are there'; fi
printf 'TEST(Others, Add) {\n' >"$house/tests/core/tst_sums.cpp"
mutate --list 1
ends_with 1
says '^    no suite is called Sums$'
printf 'TEST(Sums, Add) {\n' >"$house/tests/core/tst_sums.cpp"

mutate
ends_with 1
says '^  1 killed .*(Sums.Add)$'
says '^  2 killed .*(Other.Finds)$'
says '^  3 killed .*(Sums.Add)$'
says '^  4 survived .*: "%1 & \\n" => "& \\t%1"$'
says '^  5 does not compile .*(a.cpp:1: error: not so)$'
says '^  6 no such line '
says '^3 of 4 changes killed (75.0 %), 2 entries of the list are out of order$'
grep -q 'cmake --preset dev' "$CALLS" || wrong 'it does not configure'
cmp "$house/core/a.cpp" "$COPY/core/a.cpp" || wrong 'the copy is not put back'

# Killed changes are not tried again while their file is unchanged.
mutate 1 2 3
ends_with 0
says '^3 of 3 changes killed (100.0 %)$'
if grep -q -e '^tst' -e 'cmake --preset' "$CALLS"; then wrong 'it tries again'; fi
echo 'six;' >>"$house/core/a.cpp"
mutate core/a --shard 1/3
ends_with 1
says '^1 of 2 changes killed'
grep -q '^tst_core .*Sums' "$CALLS" || wrong 'it does not try again'
grep -q '^tst_cli .*Cli' "$CALLS" || wrong 'it does not try the second suite'

for words in '--shard 3/2' '--shard x' nothing --what; do
    # shellcheck disable=SC2086 # word splitting is intended
    mutate $words
    ends_with 2
done

[ "$failures" = 0 ] || exit 1
echo 'run.sh does what it should'
