#!/bin/sh
# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# parallel.sh PROGRAM computes shards of sweeps with GNU parallel, then the tasks of a Slurm array
# one by one, and compares the merged result with a single run. Without GNU parallel, exits with 77
# (skipped), or 1 if SEICHE_NEEDS_PARALLEL is set.
set -eu

program=$(realpath "$1")
# `parallel` of moreutils is a different program.
if ! parallel --version 2>/dev/null | grep -q '^GNU parallel'; then
    echo 'parallel: not tested: there is no GNU parallel (package parallel)' >&2
    if [ -n "${SEICHE_NEEDS_PARALLEL:-}" ]; then exit 1; fi
    exit 77
fi

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
HOME=$folder # for the settings of GNU parallel
export HOME program

resonance="--preset string --set size=[65] --set damping.velocity=0.98 --from 2 --to 12 --points 20"
order="--preset string --set size=[65] --set damping.velocity=1 --schemes leapfrog,rk4 --refine 1,2,4"
map="--preset pool --k-from 0.1 --k-to 1 --k-points 10 --damping-from 0.9 --damping-to 1 --damping-points 3"

# compare COMMAND OPTIONS SHARDS
compare() {
    command=$1 options=$2 shards=$3
    export command options shards
    # shellcheck disable=SC2086 # word splitting is intended
    "$program" "$command" $options --out whole.csv
    rm -f part-*
    # shellcheck disable=SC2016 # expanded by the shell of parallel
    parallel --jobs 2 --halt now,fail=1 \
        '"$program" "$command" $options --shard {}/"$shards" --out part-{}' ::: $(seq "$shards")
    "$program" merge part-* --out merged.csv
    cmp whole.csv merged.csv
    echo "$command in $shards shards: the same bytes"
}

for shards in 1 3 6; do
    compare resonance "$resonance" "$shards"
    compare converge "$order" "$shards"
    compare stability-map "$map" "$shards"
done

# Script of a Slurm array task. Tasks may run in any order on any machine.
cat >task.sh <<'END'
#!/bin/sh
#SBATCH --array=1-5
# shellcheck disable=SC2086
"$program" resonance $options --shard "$SLURM_ARRAY_TASK_ID/5" --out "task-$SLURM_ARRAY_TASK_ID"
END
options=$resonance
for task in 4 1 5 3 2; do SLURM_ARRAY_TASK_ID=$task sh task.sh; done
# shellcheck disable=SC2086
"$program" resonance $options --out whole.csv --svg whole.svg
"$program" merge task-* --out merged.csv --svg merged.svg
cmp whole.csv merged.csv
cmp whole.svg merged.svg
echo 'resonance as a Slurm array: the same bytes'
