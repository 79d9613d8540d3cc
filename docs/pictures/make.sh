#!/bin/sh
# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# make.sh BIN makes the pictures of the documentation with the real window, on the screen it is started on
# (`./dev pictures` gives it one).
set -eu
bin=$1
here=$(dirname "$0")
program=
place=$(mktemp -d)
trap 'kill "$program" 2>/dev/null || true; rm -rf "$place"' EXIT

# window ARGS... opens the program over the whole screen, as at the first start: nobody has left anything to recover.
window() {
    rm -rf "$place/config" "$place/data"
    XDG_CONFIG_HOME="$place/config" XDG_DATA_HOME="$place/data" "$bin/seiche" --language en "$@" &
    program=$!
    id=$(xdotool search --sync --onlyvisible --pid $program --class seiche | tail -1)
    xdotool windowactivate --sync "$id" windowmove "$id" 0 0 windowsize "$id" 100% 100%
    sleep 1
}

# shot NAME writes the screen and closes the program.
shot() {
    import -window "$id" "$here/$1.png"
    kill "$program"
    wait "$program" 2>/dev/null || true
    echo "$here/$1.png"
}

# tap TIMES SECONDS presses SPACE in a steady rhythm.
tap() {
    for _ in $(seq "$1"); do
        xdotool key space
        sleep "$2"
    done
}

# curve NAME ARGS... draws a resonance curve for the teacher's guide.
curve() {
    name=$1
    shift
    "$bin/seiche-cli" resonance "$@" --out "$here/$name.csv" --svg "$here/$name.svg"
    rm "$here/$name.csv"
    echo "$here/$name.svg"
}

curve resonance --preset string --from 0.7 --to 1.4 --points 120
curve harmonics --preset string --set pullWith.at=[45] --set pullWith.width=10 --from 0.6 --to 5.4 --points 300
curve free-end --preset string --set edges.right=free --set pullWith.at=[90] --set pullWith.width=20 \
    --from 0.3 --to 2.8 --points 200

# The sheets for students are the lessons themselves.
for language in en el de fr es; do
    folder="$here/../students"
    [ $language = en ] || folder="$folder/$language"
    mkdir -p "$folder"
    "$bin/seiche-cli" lessons | while read -r id _; do
        "$bin/seiche-cli" lessons --sheet "$id" --language $language >"$folder/$id.md"
        echo "$folder/$id.md"
    done
done

window
tap 8 0.97
sleep 0.3
shot string

window --lesson resonance
tap 12 1
sleep 0.3
shot lesson

window --preset pool
xdotool mousemove 300 300 click 1
sleep 0.5
xdotool mousemove 600 450 click 1
sleep 0.6
shot pool
