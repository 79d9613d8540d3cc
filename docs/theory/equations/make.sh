#!/bin/sh
# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# make.sh converts every NAME.tex in this folder (one formula in LaTeX mathematics, without dollar
# signs) to NAME.svg: outlines only, 10 pt, in `currentColor`, which the program replaces by a theme
# colour. Needs texlive-latex-base and dvisvgm.
set -eu
cd "$(dirname "$0")"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# One by one, so that each picture depends only on its own formula.
for source in *.tex; do
    name=${source%.tex}
    {
        printf '%s\n' '\documentclass[10pt]{article}' '\usepackage{amsmath}' '\begin{document}'
        printf '\\setbox0\\hbox{$\\displaystyle %s$}\\shipout\\box0\n' "$(cat "$source")"
        printf '%s\n' '\end{document}'
    } >"$work/$name.tex"
    latex -interaction=batchmode -halt-on-error -output-directory "$work" "$work/$name.tex" >/dev/null || {
        grep -A3 '^!' "$work/$name.log" >&2
        exit 1
    }
    dvisvgm --verbosity=1 --no-fonts --exact-bbox --precision=3 --output="$work/$name.svg" "$work/$name.dvi" \
        >/dev/null 2>"$work/messages" || {
        cat "$work/messages" >&2
        exit 1
    }
    # Comments contain the tool version, which must not cause differences.
    sed -e '/^<!--/d' -e 's/<svg /<svg fill="currentColor" /' "$work/$name.svg" >"$name.svg"
    echo "docs/theory/equations/$name.svg"
done
