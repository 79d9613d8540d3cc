# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# cmake -DHOUSE=<root> -DVERSION=<the project's> [-DPROGRAMS=<program;program>] -P check_version.cmake
# The version is written in CMakeLists.txt. Fails where the change log, the citation, what software centres read, the package or a
# program says another one.
cmake_minimum_required(VERSION 3.25)

set(problems "")

# The newest entry of the change log: "## [0.2.0] - 2026-11-22".
file(STRINGS ${HOUSE}/CHANGELOG.md headings REGEX "^## ")
list(GET headings 0 newest)
if(NOT newest MATCHES "^## \\[([0-9.]+)\\] - ([0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9])$")
    message(FATAL_ERROR "CHANGELOG.md: the newest heading is \"${newest}\" and not like \"## [${VERSION}] - 2026-12-31\"")
endif()
set(date ${CMAKE_MATCH_2})
if(NOT CMAKE_MATCH_1 STREQUAL VERSION)
    list(APPEND problems "CHANGELOG.md begins with ${CMAKE_MATCH_1}")
endif()

file(STRINGS ${HOUSE}/CITATION.cff cited REGEX "^(version|date-released):")
foreach(line "version: ${VERSION}" "date-released: ${date}")
    if(NOT line IN_LIST cited)
        list(APPEND problems "CITATION.cff has no line \"${line}\"")
    endif()
endforeach()

file(STRINGS ${HOUSE}/app/seiche/desktop/org.seiche.seiche.metainfo.xml.in released REGEX "<release version=")
list(GET released 0 released)
if(NOT released MATCHES "version=\"${VERSION}\" date=\"${date}\"")
    string(STRIP "${released}" released)
    list(APPEND problems "the newest release of the metainfo is ${released}")
endif()

file(STRINGS ${HOUSE}/debian/changelog packaged LIMIT_COUNT 1)
if(NOT packaged MATCHES "^seiche \\(${VERSION}-[0-9]+\\) ")
    list(APPEND problems "debian/changelog begins with \"${packaged}\"")
endif()

foreach(program IN LISTS PROGRAMS)
    get_filename_component(name ${program} NAME)
    execute_process(COMMAND ${program} --version OUTPUT_VARIABLE said OUTPUT_STRIP_TRAILING_WHITESPACE)
    if(NOT said STREQUAL "${name} ${VERSION}")
        list(APPEND problems "${name} --version says \"${said}\"")
    endif()
endforeach()

if(problems)
    list(JOIN problems "\n" text)
    message(FATAL_ERROR "CMakeLists.txt says ${VERSION}, but\n${text}")
endif()
message("everything says ${VERSION}")
