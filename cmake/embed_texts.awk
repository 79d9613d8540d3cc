# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# awk -f embed_texts.awk -v header=H -v type=T -v function_name=F [-v minify=1] FILE... makes a
# source that defines the function F declared in H. F returns the name, without extension, and the
# text of each file.
# minify (for browsers) removes line ends and indentation, which JSON does not need, and omits files
# with a formula, which browsers cannot compute.
function finish() {
    if (name != "" && !left_out) printf "        {\"%s\", R\"text(%s)text\"},\n", name, text
}
BEGIN {
    printf "// Generated: the texts of files, compiled in.\n#include \"%s\"\n\nnamespace seiche {\n\n", header
    printf "std::vector<%s> %s() {\n    return {\n", type, function_name
}
FNR == 1 {
    finish()
    name = FILENAME
    sub(/.*\//, "", name)
    sub(/[.].*/, "", name)
    text = ""
    left_out = 0
}
minify {
    sub(/^ +/, "")
    if (/"(formula|curveFormula)":/) left_out = 1
}
{ text = text $0 (minify ? "" : "\n") }
END {
    finish()
    printf "    };\n}\n\n} // namespace seiche\n"
}
