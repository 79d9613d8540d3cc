# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# awk -f unity_groups.awk -v size=N HEADER... SOURCE... prints "SOURCE GROUP" for sources that may be compiled together, at most N of a
# folder in a group. An unnamed namespace keeps its meaning: no name that one source of a group declares in its own occurs in another source of
# the group, and none is that of a type in a header. A source that fits nowhere is alone in its group.

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
            # What follows a name that is declared; what stands in parentheses or after "=" is used.
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
