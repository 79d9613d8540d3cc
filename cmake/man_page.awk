# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# PROGRAM=… awk -f man_page.awk -v is="WHAT IT IS" -v also=OTHER -v take=REGEX -v leave=REGEX
# CHANGELOG.md PAGE.md
# prints the manual page of a program: the --help output of the program and its commands, the
# sections of a Markdown page whose headings match `take` and not `leave`, and references. Version
# and date come from the newest entry of the change log.

# Escapes the special characters of troff.
function plain(text) {
    gsub(/\\/, "\\\\e", text)
    gsub(/-/, "\\\\-", text)
    gsub(/~/, "\\\\(ti", text)
    gsub(/\^/, "\\\\(ha", text)
    gsub(/`/, "\\\\(ga", text)
    gsub(/'/, "\\\\(aq", text)
    return text
}

function put(text) {
    print (text ~ /^\./ ? "\\&" : "") text
    fresh = 0
}

function head(macro, text) {
    print macro " " plain(text)
    fresh = 1 # a new paragraph begins
}

function section(name) { head(".SH", toupper(name)) }

function paragraph() { if (!fresh) print ".PP" }

# --- Output of --help -----------------------------------------------------------------------------

# Parses the --help output into usage, prose and items, one per line, and the command names into
# commands.
function read_help(arguments,    command, text, part) {
    usage = prose = items = commands = part = ""
    command = "\"$PROGRAM\" " arguments "--help"
    while ((command | getline text) > 0) {
        if (text ~ /^Usage: /) {
            part = "usage"
            usage = usage substr(text, 8) "\n"
        } else if (text ~ /^[A-Z][a-z]+:$/) {
            part = text
        } else if (part == "usage" && text ~ /^ +[^ ]/) {
            sub(/^ +/, "", text)
            if (text ~ ("^" name " ")) usage = usage text "\n"
            else usage = substr(usage, 1, length(usage) - 1) " " text "\n"
        } else if (text ~ /^  [^ ]/) {
            part = part == "usage" ? "" : part
            text = substr(text, 3)
            if (part == "Subcommands:") {
                sub(/ .*/, "", text)
                commands = commands text " "
            } else if (match(text, /   */)) items = items substr(text, 1, RSTART - 1) "\t" substr(text, RSTART + RLENGTH) "\n"
            else items = items text "\t\n"
        } else if (text ~ /^   +[^ ]/) {
            sub(/^ +/, "", text)
            items = substr(items, 1, length(items) - 1) (items ~ /\t\n$/ ? "" : " ") text "\n"
        } else if (text != "") {
            part = ""
            prose = prose text "\n"
        }
    }
    if (close(command) != 0 || usage == "") {
        print "man_page.awk: " name " " arguments "--help has failed" >"/dev/stderr"
        exit failed = 1
    }
}

function put_usage(    count, i, lines) {
    count = split(usage, lines, "\n")
    for (i = 1; i < count; i++) {
        if (i > 1) print ".br"
        print ".B " plain(name)
        put(plain(substr(lines[i], length(name) + 2)))
    }
}

function put_prose(    count, i, lines) {
    count = split(prose, lines, "\n")
    for (i = 1; i < count; i++) {
        paragraph()
        put(plain(lines[i]))
    }
}

# Prints the items, except those that match `but`.
function put_items(but,    count, i, lines, parts) {
    count = split(items, lines, "\n")
    for (i = 1; i < count; i++) {
        split(lines[i], parts, "\t")
        if (but != "" && parts[1] ~ but) continue
        print ".TP\n.B " plain(parts[1])
        put(plain(parts[2]))
    }
}

function put_help(    all, count, i) {
    read_help("")
    section("synopsis")
    put_usage()
    section("description")
    put_prose()
    section("options")
    put_items("")
    if (commands == "") return
    section("commands")
    count = split(commands, all, " ")
    for (i = 1; i <= count; i++) {
        read_help(all[i] " ")
        head(".SS", all[i])
        put_prose()
        paragraph()
        put_usage()
        put_items("^(-h|--version)")
    }
}

# --- Markdown -------------------------------------------------------------------------------------

# Converts inline Markdown: link text, bold `code` and **strong**, italic *words* of the window.
function inline(text,    out, parts, count, i) {
    while (match(text, /\]\([^)]*\)/)) {
        out = substr(text, 1, RSTART - 1)
        text = substr(text, RSTART + RLENGTH)
        i = last(out, "[")
        text = substr(out, 1, i - 1) substr(out, i + 1) text
    }
    out = ""
    count = split(text, parts, "`")
    for (i = 1; i <= count; i++) out = out (i % 2 ? slanted(plain(parts[i])) : "\\fB" plain(parts[i]) "\\fP")
    return out
}

function last(text, letter,    i) {
    for (i = length(text); i > 0; i--) if (substr(text, i, 1) == letter) return i
    return 0
}

function slanted(text,    bold, italic) {
    while (sub(/\*\*/, bold ? "\\fP" : "\\fB", text)) bold = !bold
    while (sub(/\*/, italic ? "\\fP" : "\\fI", text)) italic = !italic
    return text
}

# Prints the current paragraph, list item or table row.
function flush(    cells, count, i, text) {
    if (block == "") return
    if (block ~ /^\|/) {
        count = split(block, cells, / *\| */)
        print ".TP"
        put(inline(cells[2]))
        for (i = 3; i < count; i++) text = text (i > 3 ? "; " : "") cells[i]
        put(inline(text))
    } else if (block ~ /^- /) {
        print ".IP \\(bu 2"
        put(inline(substr(block, 3)))
    } else if (block !~ /\.\/dev /) { # an installed program needs no build
        paragraph()
        put(inline(block))
    }
    block = ""
}

function end_of_code() {
    if (in_code) print ".EE\n.RE"
    in_code = 0
}

BEGIN {
    name = ENVIRON["PROGRAM"]
    sub(/.*\//, "", name)
}

FNR == NR {
    if (!dated && /^## \[[0-9.]+\] - [0-9-]+$/) {
        dated = 1
        gsub(/[][]/, "")
        print ".TH " plain(toupper(name)) " 1 " $4 " \"Seiche " $2 "\""
        section("name")
        print plain(name) " \\- " plain(is)
        put_help()
    }
    next
}

/^#+ / {
    flush()
    end_of_code()
    heading = $0
    sub(/^#+ /, "", heading)
    taken = heading ~ take && heading !~ leave
    if (taken) section(heading)
    next
}
!taken { next }
/^    / && (in_code || block == "") {
    if (!in_code) {
        paragraph()
        print ".RS 4\n.EX"
    }
    in_code = 1
    put(plain(substr($0, 5)))
    next
}
{ end_of_code() }
/^$/ { flush(); in_table = 0; next }
/^\|/ {
    flush()
    if (/^\|---/) in_table = 1
    else if (in_table) block = $0 # the row above the line contains the column names
    next
}
/^- / { flush() }
{
    text = $0
    sub(/^ +/, "", text)
    block = block == "" ? text : block " " text
}

END {
    if (failed) exit 1
    flush()
    end_of_code()
    section("see also")
    print ".BR " plain(also) " (1)"
}
