#!/bin/sh
# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# update.sh LUPDATE brings every translations/seiche_*.ts up to date with the texts in the program: new texts come in
# unfinished, texts that are gone go out. English is the language of the sources, so its file answers itself; only
# plural forms, and letters of menus that would be there twice, are written in it by hand.
set -eu
lupdate=${1:?the path of lupdate}
cd "$(dirname "$0")/.."
translations/lupdate.sh "$lupdate" -no-obsolete translations/seiche_*.ts

english=translations/seiche_en.ts
awk '
    /<message numerus/ { plural = 1 }
    /<\/message>/ { plural = 0 }
    /<source>/ { source = $0; several = ($0 !~ /<\/source>/) }
    several && !/<source>/ { source = source "\n" $0; if (/<\/source>/) several = 0 }
    /<translation type="unfinished">.*<\/translation>/ && !plural {
        text = source
        sub(/^ *<source>/, "", text)
        sub(/<\/source>$/, "", text)
        print "        <translation>" text "</translation>"
        next
    }
    { print }
' "$english" > "$english.new"
mv "$english.new" "$english"
