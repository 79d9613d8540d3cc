#!/bin/sh
# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# run.sh SECONDS divides this time among the fuzz targets in build/fuzz, starting from the known
# inputs. New inputs stay in the build folder. Fails if an input crashes a target.
set -eu
cd "$(dirname "$0")/../.."
set -- "$1" build/fuzz/bin/fuzz_*[!n]
each=$(($1 / ($# - 1)))
shift
for target; do
    name=$(basename "$target")
    found=build/fuzz/found/$name
    mkdir -p "$found"
    patience=5
    if [ "$name" = fuzz_events ]; then patience=20; fi # replays the events of a whole lesson several times
    "$target" -max_total_time="$each" -timeout=$patience -rss_limit_mb=1024 -max_len=65536 -verbosity=0 -print_final_stats=1 \
        -artifact_prefix="$found-" "$found" "tests/fuzz/corpus/$name"
done
