#!/bin/sh
# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# old_words.sh ROOT [LEAST] fails when a word of old_words.txt stands in the window's texts, in a lesson or in a document, and when fewer
# than LEAST (default: 1) texts were found to look at.
set -eu
export LC_ALL=C
root=$1
least=${2:-1}
table=$(cd "$(dirname "$0")" && pwd)/old_words.txt
texts=$(mktemp)
trap 'rm -f "$texts"' EXIT
cd "$root"

# Each puts out lines of a language, a file and a text.
window_texts() { # LANGUAGE FILE: in English the sources are the texts
    [ -f "$2" ] || return 0
    awk -v language="$1" -v file="$2" '
        BEGIN { tag = language == "en" ? "source" : "translation" }
        index($0, "<" tag) || inside {
            inside = !index($0, "</" tag ">")
            text = $0
            gsub(/<\/?(source|translation|numerusform)[^>]*>/, "", text)
            gsub(/^ +/, "", text)
            if (text != "") print language "\t" file "\t" text
        }' "$2"
}
lesson_texts() { # LANGUAGE FILE
    [ -f "$2" ] || return 0
    awk -v language="$1" -v file="$2" '{
        mark = "\"" language "\": \""
        for (rest = $0; (at = index(rest, mark)) > 0; rest = substr(rest, at)) {
            rest = substr(rest, at + length(mark))
            at = match(rest, /(^|[^\\])"/) ? RSTART + RLENGTH - 1 : length(rest)
            print language "\t" file "\t" substr(rest, 1, at - 1)
        }
    }' "$2"
}
lines_of() { # LANGUAGE FILE: the lines that quote code are no text
    [ -f "$2" ] || return 0
    awk -v language="$1" -v file="$2" '!/^(>|\/\/|    )/ && $0 != "" { print language "\t" file "\t" $0 }' "$2"
}

for language in en de fr es el; do
    window_texts $language translations/seiche_$language.ts
    for file in lessons/*.lesson; do lesson_texts $language "$file"; done
    for file in docs/theory/*."$language".txt docs/students/"$language"/*.md docs/teachers/*."$language".md; do lines_of $language "$file"; done
done >"$texts"
for file in README.md CONTRIBUTING.md CHANGELOG.md docs/*.md docs/students/*.md; do lines_of en "$file"; done >>"$texts"

found=$(wc -l <"$texts")
if [ "$found" -lt "$least" ]; then
    echo "only $found texts were found in $root"
    exit 1
fi
awk -F ' [|] ' '
    FNR == NR {
        if ($0 ~ /^#/) next
        sub(/ [|]$/, "")
        rows++
        language[rows] = $1; word[rows] = $2; better[rows] = $3; allowed[rows] = $4
        next
    }
    {
        split($0, part, "\t")
        for (i = 1; i <= rows; i++) {
            if (part[1] != language[i] || part[3] !~ word[i] || (allowed[i] != "" && part[3] ~ allowed[i])) continue
            wrong = 1
            print part[2] ": " part[3] "\n    better: " better[i]
        }
    }
    END { exit wrong }' "$table" "$texts"
