#!/bin/sh
# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# with_screen.sh COMMAND... runs a command on a separate virtual screen (1920x1080, or
# SEICHE_SCREEN) with a window manager, and stops both afterwards. Exits with the status of the
# command.
set -eu

place=$(mktemp -d)
screen=
manager=
cleanup() {
    # shellcheck disable=SC2086 # each is empty or one process
    kill $manager $screen 2>/dev/null || true
    wait 2>/dev/null || true
    rm -rf "$place"
}
trap cleanup EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

# The server selects a free display and writes its number when ready.
Xvfb -displayfd 3 -screen 0 "${SEICHE_SCREEN:-1920x1080}x24" -nolisten tcp -noreset \
    3>"$place/number" 2>"$place/messages" &
screen=$!
tries=0
while [ ! -s "$place/number" ]; do
    tries=$((tries + 1))
    if [ $tries -gt 300 ] || ! kill -0 $screen 2>/dev/null; then
        echo "with_screen: the virtual screen did not start" >&2
        cat "$place/messages" >&2
        exit 1
    fi
    sleep 0.1
done
# A fixed environment: no user settings, a UTF-8 locale.
DISPLAY=":$(cat "$place/number")"
export DISPLAY LC_ALL=C.UTF-8
export XDG_RUNTIME_DIR="$place" XDG_CONFIG_HOME="$place/config" XDG_DATA_HOME="$place/data"
unset WAYLAND_DISPLAY LANGUAGE
# Only the limit of CTest applies. Qt's five minutes per function are too short for sanitizers on a
# busy machine.
export QTEST_FUNCTION_TIMEOUT=900000

openbox >/dev/null 2>&1 &
manager=$!
tries=0
until xprop -root _NET_SUPPORTING_WM_CHECK 2>/dev/null | grep -q 'window id'; do
    tries=$((tries + 1))
    if [ $tries -gt 300 ] || ! kill -0 $manager 2>/dev/null; then
        echo "with_screen: the window manager did not start" >&2
        exit 1
    fi
    sleep 0.1
done

"$@"
