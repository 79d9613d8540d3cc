#!/bin/sh
# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# visit.sh both|arm is the part of matrix.sh in a bare system: it builds the command line and
# compares hashes. Table rows are written to /tmp/rows.
set -eu
cd "$(dirname "$0")/../.."
export LC_ALL=C.UTF-8
lines=$(wc -l <tests/determinism.txt)
machine=$(uname -m)

# Prints the instruction sets that the program and this processor support.
instructions() {
    sets=baseline
    if grep -q -w avx2 /proc/cpuinfo; then sets="$sets avx2"; fi
    if grep -q -w avx512vl /proc/cpuinfo; then sets="$sets avx512"; fi
    echo "$sets"
}

# built NAME CMAKE-ARGUMENTS...
built() {
    name=$1
    shift
    cmake -S . -B "/tmp/$name" -G Ninja -DSEICHE_CORE_ONLY=ON -DCMAKE_COMPILE_WARNING_AS_ERROR=ON \
        "$@" &&
        cmake --build "/tmp/$name" --target seiche_cli
}

# compared NAME COMPILER MACHINE LEVEL SETS THREADS writes a table row if all hashes match.
# Instruction sets run in parallel.
compared() {
    runs=
    for set in $5; do
        surroundings=
        for threads in $6; do surroundings="$surroundings $set:$threads"; done
        tests/determinism.sh "/tmp/$1/bin/seiche-cli" "$surroundings" &
        runs="$runs $!"
    done
    for run in $runs; do
        wait "$run" || runs=wrong
    done
    [ "$runs" != wrong ] || return 1
    # shellcheck disable=SC2086
    count=$(($(set -- $5 && echo $#) * $(set -- $6 && echo $#) * lines))
    echo "| $2 | $3 | $4 | $(echo "$5" | sed 's/ /, /g') | $(echo "$6" | sed 's/ /, /g') | $count of $count |" >>/tmp/rows
}

code=0
case $1 in
both)
    for compiler in g++ clang++; do
        for level in -O0 -O2 -O3; do
            name=$(echo "$compiler$level" | tr -d +)
            built "$name" -DCMAKE_CXX_COMPILER=$compiler -DCMAKE_BUILD_TYPE=Matrix -DCMAKE_CXX_FLAGS="$level -DNDEBUG" &&
                compared "$name" "$compiler $($compiler -dumpfullversion 2>/dev/null || $compiler -dumpversion)" "$machine" "$level" \
                    "$(instructions)" '1 2 3 4 5 6 7 8' || code=1
            rm -rf "/tmp/$name"
        done
    done
    ;;
arm)
    built arm-native -DCMAKE_SYSTEM_NAME=Linux -DCMAKE_SYSTEM_PROCESSOR=aarch64 -DCMAKE_CXX_COMPILER=aarch64-linux-gnu-g++ \
        -DCMAKE_BUILD_TYPE=Release || exit 1
    mkdir -p /tmp/arm/bin
    printf '#!/bin/sh\nexec qemu-aarch64 /tmp/arm-native/bin/seiche-cli "$@"\n' >/tmp/arm/bin/seiche-cli
    chmod +x /tmp/arm/bin/seiche-cli
    compared arm "g++ $(aarch64-linux-gnu-g++ -dumpfullversion)" aarch64 -O3 baseline '1 4' || code=1
    ;;
esac
exit $code
