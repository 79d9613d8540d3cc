#!/bin/sh
# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# other_build.sh NAME PRESET OPTIONS TARGETS TESTS configures build/NAME with a preset and CMake
# options, builds the targets (default: all) and runs the tests selected by CTest arguments
# (default: none). The last three arguments are lists with semicolons, as in CMake.
set -euf
cd "$(dirname "$0")/.."
name=$1 preset=$2
words() { echo "$1" | tr ';' ' '; }
# shellcheck disable=SC2046
cmake --preset "$preset" -B "build/$name" -DCMAKE_CXX_COMPILER_LAUNCHER="$(command -v ccache || true)" $(words "$3")
# shellcheck disable=SC2046
cmake --build "build/$name" ${4:+--target $(words "$4")}
[ -n "$5" ] || exit 0
unset SEICHE_SHARE SEICHE_CHANGED
sanitizers=halt_on_error=1:print_stacktrace=1
# For use-after-return detection, GCC 12 wrongly assumes 64-byte alignment of local vectors.
case $name in *gcc*) after_return=0 ;; *) after_return=1 ;; esac
export ASAN_OPTIONS="$sanitizers:detect_stack_use_after_return=$after_return" UBSAN_OPTIONS=$sanitizers TSAN_OPTIONS=$sanitizers
export LSAN_OPTIONS="suppressions=$PWD/tests/leaks_of_others.txt:print_suppressions=0"
IFS=';'
# shellcheck disable=SC2086
exec ctest --test-dir "build/$name" --output-on-failure --no-tests=error -j "$(nproc)" $5
