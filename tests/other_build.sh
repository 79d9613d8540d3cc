#!/bin/sh
# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# other_build.sh NAME PRESET OPTIONS TARGETS TESTS configures build/NAME with a preset and further options for CMake, builds these
# targets (all where none is named) and runs the tests that these arguments of CTest choose (none where there are none). The three
# lists have semicolons, as those of CMake.
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
# GCC 12 takes locals of the stack that finds uses after return for aligned to vectors of 64 bytes, and they are not.
case $name in *gcc*) after_return=0 ;; *) after_return=1 ;; esac
export ASAN_OPTIONS="$sanitizers:detect_stack_use_after_return=$after_return" UBSAN_OPTIONS=$sanitizers TSAN_OPTIONS=$sanitizers
export LSAN_OPTIONS="suppressions=$PWD/tests/leaks_of_others.txt:print_suppressions=0"
IFS=';'
# shellcheck disable=SC2086
exec ctest --test-dir "build/$name" --output-on-failure --no-tests=error -j "$(nproc)" $5
