# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# Makes OUT, a source that compiles FILES together, each in a namespace of its own, so that two of them can have the same name for
# different things. What they include comes first, for it cannot be in a namespace; where a file includes it, it is there already.
set(all_included)
set(all_files)
foreach(file IN LISTS FILES)
    file(STRINGS ${file} included REGEX "^#include ")
    # What moc made of the file's classes follows them.
    list(FILTER included EXCLUDE REGEX "[.]moc\"")
    list(APPEND all_included ${included})
    get_filename_component(name ${file} NAME_WE)
    string(APPEND all_files "namespace of_${name} {\n#include \"${file}\"\n}\n")
endforeach()
list(REMOVE_DUPLICATES all_included)
list(JOIN all_included "\n" all_included)
file(WRITE ${OUT} "${all_included}\n${all_files}")
