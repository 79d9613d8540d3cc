#!/bin/sh
# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# with_bus.sh COMMAND... runs a command on a separate session bus with an accessibility bus. Without
# a bus or screen, exits with 77 (skipped), or 1 if SEICHE_NEEDS_BUS is set.
set -eu

skip() {
    echo "with_bus: not tested: $*" >&2
    if [ -n "${SEICHE_NEEDS_BUS:-}" ]; then exit 1; fi
    exit 77
}

[ -n "${DISPLAY:-}" ] || skip 'there is no screen (tests/with_screen.sh gives one)'
command -v dbus-run-session >/dev/null || skip 'there is no dbus-run-session (package dbus)'
launcher=
for place in /usr/libexec /usr/lib/at-spi2-core /usr/lib/at-spi2; do
    if [ -x "$place/at-spi-bus-launcher" ]; then launcher=$place/at-spi-bus-launcher; fi
done
[ -n "$launcher" ] || skip 'there is no accessibility bus (package at-spi2-core)'

# The bus starts the launcher on the first request for its address.
exec dbus-run-session -- "$@"
