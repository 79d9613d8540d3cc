#!/bin/sh
# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# lupdate.sh LUPDATE [OPTION...] FILE.ts... updates translation files with all texts of the program:
# window, page for browsers, core (marked with TRANSLATABLE), and title, description, task and
# category of the examples. SEICHE_LOCATIONS=absolute adds source positions.
set -eu
lupdate=${1:?the path of lupdate}
shift
root=$(cd "$(dirname "$0")/.." && pwd)

# Texts in JSON are converted to C++ source.
presets=$(mktemp -d)
trap 'rm -rf "$presets"' EXIT
sed -n -e 's/^ *"\(title\|description\|category\)": *\(".*"\),\{0,1\}$/QT_TRANSLATE_NOOP("Preset", \2)/p' \
    -e 's/^ *"task": *\(".*"\),\{0,1\}$/QT_TRANSLATE_NOOP("Task", \1)/p' \
    "$root"/presets/*.seiche >"$presets/presets.cpp"

# Texts of the pages, translate("Context", "text"...), are converted too.
cat "$root"/app/web/page/*.ts "$root"/app/web/class/*.ts | tr '\n' ' ' | grep -o -E 'translate\( *"([^"\\]|\\.)*", *"([^"\\]|\\.)*"' |
    sed -e 's/^translate(/QT_TRANSLATE_NOOP(/' -e 's/$/)/' >"$presets/page.cpp"

# Without similartext, a merely similar text gets no translation.
"$lupdate" -silent -locations "${SEICHE_LOCATIONS:-none}" -disable-heuristic similartext -tr-function-alias QT_TRANSLATE_NOOP+=TRANSLATABLE \
    "$root/core" "$root/ui" "$root/app/seiche" "$root/app/seiche_cli" "$root"/app/web/*.cpp "$presets" -ts "$@"
