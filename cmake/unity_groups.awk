# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# awk -f unity_groups.awk -v size=N HEADER... SOURCE... prints "SOURCE GROUP" for sources that can
# be compiled together, at most N of a folder per group. Unnamed namespaces stay separate: a local
# name of a source occurs in no other source of the group and is not a type of a header. A source
# that fits in no group is alone in a group.

FNR == 1 {
    is_header = FILENAME ~ /[.]h$/
    if (!is_header) {
        files[++count] = FILENAME
        folder[count] = FILENAME
        sub(/[^\/]*$/, "", folder[count])
    }
    inside = depth = parens = skipping = 0
}
is_header {
    if (match($0, /^(struct|class|enum|enum class|using) [A-Za-z_0-9]+/)) {
        type = substr($0, RSTART, RLENGTH)
        sub(/.* /, "", type)
        types[type]
    }
    next
}
/^ *#/ { next }
{
    gsub(/"([^"\\]|\\.)*"/, "")
    sub(/\/\/.*/, "")
}
/^namespace {/ { inside = 1; depth = parens = skipping = 0; next }
inside && depth == 0 && /^}/ { inside = 0 }
{
    is_static = /^static /
    for (rest = $0; match(rest, /[A-Za-z_][A-Za-z_0-9]*|[{}();=:]/); ) {
        token = substr(rest, RSTART, RLENGTH)
        rest = substr(rest, RSTART + RLENGTH)
        if (token == "{") { depth++; skipping = 0 }
        else if (token == "}") depth--
        else if (token == "(") parens++
        else if (token == ")") parens--
        else if (token == ";") skipping = 0
        else if (token == "=" || (token == ":" && rest !~ /^:/ && !colon)) skipping = 1
        else if (token != ":") {
            if (!((count, token) in known)) {
                known[count, token]
                tokens[count] = tokens[count] " " token
            }
            # These characters follow a declared name; names in parentheses or after "=" are only
            # used.
            if (((inside && depth == 0) || is_static) && parens == 0 && !skipping && rest ~ /^ *([({;:=]|\[)/ && rest !~ /^::/ &&
                token !~ /^(const|noexcept|override|final|public|private|protected|operator|if|for|while|return)$/)
                locals[count] = locals[count] " " token
        }
        colon = token == ":"
    }
}
function fits(file, group,    i, n, name) {
    n = split(locals[file], name)
    for (i = 1; i <= n; i++) if ((group, name[i]) in used) return 0
    n = split(tokens[file], name)
    for (i = 1; i <= n; i++) if ((group, name[i]) in own) return 0
    return 1
}
END {
    for (file = 1; file <= count; file++) {
        n = split(locals[file], name)
        alone = 0
        for (i = 1; i <= n; i++) if (name[i] in types) alone = 1
        group = groups + 1
        if (!alone)
            for (g = 1; g <= groups; g++)
                if (!closed[g] && of[g] == folder[file] && members[g] < size && fits(file, g)) { group = g; break }
        if (group > groups) groups = group
        closed[group] = alone
        of[group] = folder[file]
        members[group]++
        for (i = 1; i <= n; i++) own[group, name[i]]
        n = split(tokens[file], name)
        for (i = 1; i <= n; i++) used[group, name[i]]
        print files[file], group
    }
}
