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
trap 'kill "$program" 2>/dev/null || true' EXIT

# window ARGS... opens the program over the whole screen.
window() {
    "$bin/seiche" --language en "$@" &
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

window
tap 8 0.97
sleep 0.3
shot string

window --preset pool
xdotool mousemove 300 300 click 1
sleep 0.5
xdotool mousemove 600 450 click 1
sleep 0.6
shot pool
