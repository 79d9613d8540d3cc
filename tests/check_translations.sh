#!/bin/sh
# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# check_translations.sh LUPDATE ROOT fails when a text of the program is missing from a translation, not translated in
# it, or no longer in the program.
set -eu
lupdate=$1
root=$2
copies=$(mktemp -d)
trap 'rm -rf "$copies"' EXIT

cp "$root"/translations/*.ts "$copies"
"$lupdate" -silent -locations none "$root/ui" "$root/app" -ts "$copies"/*.ts
bad=0
for file in "$copies"/*.ts; do
    for state in unfinished vanished obsolete; do
        count=$(grep -c "type=\"$state\"" "$file" || true)
        if [ "$count" -gt 0 ]; then
            bad=1
            echo "translations/$(basename "$file"): $count $state"
            grep -B 4 "type=\"$state\"" "$file" | sed -n 's|.*<source>\(.*\)</source>.*|    \1|p' | head -20
        fi
    done
    grep -q '<message' "$file" || { bad=1; echo "translations/$(basename "$file"): no messages"; }
done
exit $bad
