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

# A value that a text names must be in its translation, too.
keeps_values() {
    awk -v name="translations/$(basename "$1")" '
    function has(text, mark) { return index(text, mark) > 0 }
    /<source>/ { source = ""; of = "source" }
    /<translation/ { translation = ""; of = "translation" }
    of == "source" { source = source $0 }
    of == "translation" { translation = translation $0 }
    /<\/source>/ { of = "" }
    /<\/translation>/ {
        of = ""
        for (i = 1; i <= 9; i++)
            if (has(source, "%" i) != has(translation, "%" i)) { wrong = 1; print name ": %" i " is lost or new:" source; break }
    }
    END { exit wrong }' "$1"
}

cp "$root"/translations/seiche_*.ts "$copies"
"$root/translations/lupdate.sh" "$lupdate" "$copies"/*.ts
bad=0
for code in en el de fr es; do
    [ -f "$copies/seiche_$code.ts" ] || { bad=1; echo "translations/seiche_$code.ts: is not there"; }
done
for file in "$copies"/*.ts; do
    for state in unfinished vanished obsolete; do
        count=$(grep -c "type=\"$state\"" "$file" || true)
        if [ "$count" -gt 0 ]; then
            bad=1
            echo "translations/$(basename "$file"): $count $state"
            grep -B 4 "type=\"$state\"" "$file" | sed -n 's|.*<source>\(.*\)</source>.*|    \1|p' | head -20
        fi
    done
    keeps_values "$file" || bad=1
    grep -q '<message' "$file" || { bad=1; echo "translations/$(basename "$file"): no messages"; }
done
# Texts of Qt itself: the same ones in every language.
texts_of() { grep -E '<(name|source)>' "$1"; }
texts_of "$root/translations/qt_el.ts" >"$copies/texts"
for file in "$root"/translations/qt_*.ts; do
    keeps_values "$file" || bad=1
    texts_of "$file" | diff "$copies/texts" - >"$copies/differences" && continue
    bad=1
    echo "translations/$(basename "$file"): not the same texts of Qt as in qt_el.ts"
    sed -n 's|^\([<>]\).*<source>\(.*\)</source>.*|    \1 \2|p' "$copies/differences" | head -20
done
exit $bad
