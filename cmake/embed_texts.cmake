# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# Writes OUT, a C++ source that defines `std::vector<TYPE> FUNCTION()`, declared in HEADER: the name (without the ending) and the
# text of each of the files FILES; with MINIFY, for browsers, without its line ends and what indents its lines, which JSON does not
# need, and without the files that have a formula, which no browser computes.
set(source "// Generated: the texts of files, compiled in.\n#include \"${HEADER}\"\n\nnamespace seiche {\n\n")
string(APPEND source "std::vector<${TYPE}> ${FUNCTION}() {\n    return {\n")
foreach(file IN LISTS FILES)
    get_filename_component(id ${file} NAME_WE)
    file(STRINGS ${file} formulas REGEX "\"(formula|curveFormula)\":" LIMIT_COUNT 1)
    if(MINIFY AND formulas)
        continue()
    endif()
    # Read as hexadecimal: brackets and semicolons mean something to CMake's lists and strings.
    file(READ ${file} hex HEX)
    string(REGEX REPLACE "(..)" "\\\\x\\1" bytes "${hex}")
    if(MINIFY)
        string(REGEX REPLACE "\\\\x0a(\\\\x20)*" "" bytes "${bytes}")
    endif()
    string(REGEX REPLACE "((\\\\x..)(\\\\x..)?(\\\\x..)?(\\\\x..)?(\\\\x..)?(\\\\x..)?(\\\\x..)?(\\\\x..)?)" "\"\\1\"\n         " bytes "${bytes}")
    string(APPEND source "        {\"${id}\",\n         ${bytes}},\n")
endforeach()
string(APPEND source "    };\n}\n\n} // namespace seiche\n")
file(WRITE ${OUT} "${source}")
