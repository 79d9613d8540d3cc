# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# Writes OUT, a C++ source with the texts of the experiment files FILES; the name of a file is its id.
set(source "// Generated from presets/*.seiche.\n#include \"run/presets.h\"\n\nnamespace seiche {\n\n")
string(APPEND source "std::vector<PresetText> presetTexts() {\n    return {\n")
foreach(file IN LISTS FILES)
    get_filename_component(id ${file} NAME_WE)
    # Read as hexadecimal: brackets and semicolons mean something to CMake's lists and strings.
    file(READ ${file} hex HEX)
    string(REGEX REPLACE "(..)" "\\\\x\\1" bytes "${hex}")
    string(REGEX REPLACE "((\\\\x..)(\\\\x..)?(\\\\x..)?(\\\\x..)?(\\\\x..)?(\\\\x..)?(\\\\x..)?(\\\\x..)?)" "\"\\1\"\n         " bytes "${bytes}")
    string(APPEND source "        {\"${id}\",\n         ${bytes}},\n")
endforeach()
string(APPEND source "    };\n}\n\n} // namespace seiche\n")
file(WRITE ${OUT} "${source}")
