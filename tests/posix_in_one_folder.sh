#!/bin/sh
# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# posix_in_one_folder.sh ROOT fails when a program includes a header that only POSIX systems have outside of core/posix, which is what
# another system would replace.
set -eu
cd "$1"
headers='unistd|fcntl|poll|pthread|sched|spawn|dlfcn|netdb|ifaddrs|dirent|termios|pwd|(arpa|net|netinet|sys)/[a-z_]+'
found=$(grep -rnE "^#include <($headers)\.h>" app core ui 2>/dev/null || true)
echo "$found" | grep -q '^core/posix/' || {
    echo 'nothing was found in core/posix: does this look in the right place?'
    exit 1
}
elsewhere=$(echo "$found" | grep -v '^core/posix/' || true)
[ -z "$elsewhere" ] || {
    echo "$elsewhere"
    echo 'what only POSIX has belongs into core/posix'
    exit 1
}
