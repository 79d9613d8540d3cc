#!/bin/sh
# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# make.sh BIN makes the pictures of the documentation with the real window on the current screen.
# Needs xdotool and imagemagick:
#
#     SEICHE_SCREEN=1366x768 tests/with_screen.sh docs/pictures/make.sh build/release/bin
set -eu
bin=$1
here=$(dirname "$0")
program=
place=$(mktemp -d)
trap 'kill "$program" 2>/dev/null || true; rm -rf "$place"' EXIT

# window ARGS... opens the program in full-screen size, as at a first start without work to recover.
window() {
    rm -rf "$place/config" "$place/data"
    XDG_CONFIG_HOME="$place/config" XDG_DATA_HOME="$place/data" "$bin/seiche" --language en "$@" &
    program=$!
    id=$(xdotool search --sync --onlyvisible --pid $program --class seiche | tail -1)
    xdotool windowactivate --sync "$id" windowmove "$id" 0 0 windowsize "$id" 100% 100%
    sleep 1
}

# lean FILE reduces a picture to 256 colours: a third of the size with almost no visible difference.
lean() {
    convert "$1" -dither FloydSteinberg -colors 256 -define png:compression-level=9 "PNG8:$place/lean.png"
    mv "$place/lean.png" "$1"
}

# shot NAME saves a screenshot and closes the program.
shot() {
    import -window "$id" "$here/$1.png"
    lean "$here/$1.png"
    kill "$program"
    wait "$program" 2>/dev/null || true
    echo "$here/$1.png"
}

# tap TIMES SECONDS presses SPACE at a steady interval, independent of the duration of a key press.
tap() {
    next=$(date +%s%N)
    for _ in $(seq "$1"); do
        xdotool key space
        next=$((next + $(echo "$2" | awk '{ printf "%d", $1 * 1e9 }')))
        wait_for=$(((next - $(date +%s%N)) / 1000000))
        [ $wait_for -le 0 ] || sleep "$(echo $wait_for | awk '{ print $1 / 1000 }')"
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

# Student worksheets from the lessons. A PDF is made only if its text has changed, because its bytes
# are never reproducible.
for language in en el de fr es; do
    folder="$here/../students"
    [ $language = en ] || folder="$folder/$language"
    mkdir -p "$folder"
    "$bin/seiche-cli" lessons | while read -r lesson _; do
        "$bin/seiche-cli" lessons --sheet "$lesson" --language $language >"$place/sheet.md"
        if ! cmp -s "$place/sheet.md" "$folder/$lesson.md" || [ ! -f "$folder/$lesson.pdf" ]; then
            cp "$place/sheet.md" "$folder/$lesson.md"
            "$bin/seiche" --sheet "$lesson" --language $language --out "$folder/$lesson.pdf"
            echo "$folder/$lesson.md and .pdf"
        fi
    done
done

# A string tapped once a second for ten seconds, in real time: 638 steps per second.
taps='{"step":0,"pull":{}}'
for second in 1 2 3 4 5 6 7 8 9; do taps="$taps,{\"step\":$((638 * second)),\"pull\":{}}"; done
"$bin/seiche-cli" render --preset string --set "events=[$taps]" --view line --range 60 --size 640x220 \
    --frames 220 --every 29 --fps 22 --gif "$here/resonance.gif"
echo "$here/resonance.gif"

window
tap 16 1
sleep 0.3
shot string

window --projector
xdotool mousemove 300 100 # controls that fade without use are hidden by then
tap 14 1
sleep 0.25
shot projector

window --preset double-slit
sleep 9
shot double-slit

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
