#!/bin/sh
# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# style.sh format|scripts|flatpak checks formatting, shell scripts or the flatpak manifest.
# `lay-out` formats the sources.
set -eu
cd "$(dirname "$0")/.."
files() { find app core ui tests \( -name '*.cpp' -o -name '*.h' \) -print0; }
case $1 in
lay-out) files | xargs -0 -n 60 -P "$(nproc)" clang-format-19 -i ;;
format)
    files | xargs -0 -n 60 -P "$(nproc)" clang-format-19 --dry-run --Werror || {
        echo './dev format lays them out'
        exit 1
    }
    ;;
scripts)
    # shellcheck disable=SC2046
    shellcheck dev .ci/run $(find debian tests docs translations -name '*.sh')
    ;;
flatpak) # offline check: flatpak-builder reports unknown keys
    said=$(cd build && flatpak-builder --show-manifest ../flatpak/org.seiche.seiche.yaml 2>&1 >/dev/null) || said="$said failed"
    echo "$said"
    [ -z "$said" ]
    ;;
esac
