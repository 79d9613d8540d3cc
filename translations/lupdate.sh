#!/bin/sh
# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# lupdate.sh LUPDATE [OPTION...] FILE.ts... brings translation files up to date with all texts that the program shows: those
# of the window, those that the core marks with TRANSLATABLE, and title, description and category of the built-in
# experiments.
set -eu
lupdate=${1:?the path of lupdate}
shift
root=$(cd "$(dirname "$0")/.." && pwd)

# Texts in JSON are written as in C++.
presets=$(mktemp -d)
trap 'rm -rf "$presets"' EXIT
sed -n 's/^ *"\(title\|description\|category\)": *\(".*"\),\{0,1\}$/QT_TRANSLATE_NOOP("Preset", \2)/p' \
    "$root"/presets/*.seiche >"$presets/presets.cpp"

# (A text that only resembles another one has no translation yet.)
"$lupdate" -silent -locations none -disable-heuristic similartext -tr-function-alias QT_TRANSLATE_NOOP+=TRANSLATABLE \
    "$root/core" "$root/ui" "$root/app" "$presets" -ts "$@"
