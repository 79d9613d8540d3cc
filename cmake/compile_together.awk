# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# awk -f compile_together.awk FILE... makes a source that compiles these files together, each in its
# own namespace, so that equal names do not clash. Headers come first, because they cannot be in a
# namespace; their include guards skip later includes. The moc output of a file follows its classes.
FNR == 1 {
    name = FILENAME
    sub(/.*\//, "", name)
    sub(/[.].*/, "", name)
    files = files "namespace of_" name " {\n#include \"" FILENAME "\"\n}\n"
}
/^#include / && !/[.]moc"/ && !seen[$0]++
END { printf "%s", files }
