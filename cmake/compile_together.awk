# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# awk -f compile_together.awk FILE... makes a source that compiles these together, each in a namespace of its own, so that two of them can
# have the same name for different things. What they include comes first, for it cannot be in a namespace; where a file includes it, it
# is there already. What moc made of a file's classes follows them.
FNR == 1 {
    name = FILENAME
    sub(/.*\//, "", name)
    sub(/[.].*/, "", name)
    files = files "namespace of_" name " {\n#include \"" FILENAME "\"\n}\n"
}
/^#include / && !/[.]moc"/ && !seen[$0]++
END { printf "%s", files }
