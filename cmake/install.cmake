# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# Installed files other than the programs. The Debian package uses these rules (debian/, `./dev
# package`).
include(GNUInstallDirs)
set(doc_folder ${CMAKE_INSTALL_DATAROOTDIR}/doc/seiche)
foreach(page README.md CHANGELOG.md CONTRIBUTING.md SECURITY.md CITATION.cff)
    install(FILES ${PROJECT_SOURCE_DIR}/${page} DESTINATION ${doc_folder})
endforeach()
install(FILES ${PROJECT_SOURCE_DIR}/LICENSES/GPL-3.0-or-later.txt DESTINATION ${doc_folder} RENAME LICENSE)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/docs DESTINATION ${doc_folder}
    FILES_MATCHING PATTERN "*.md" PATTERN "*.png" PATTERN "*.svg" PATTERN "*.gif")
install(DIRECTORY ${PROJECT_SOURCE_DIR}/presets/ DESTINATION ${doc_folder}/examples)
if(SEICHE_PAGE)
    install(DIRECTORY ${PROJECT_BINARY_DIR}/page/web/ DESTINATION ${CMAKE_INSTALL_DATADIR}/seiche/web)
endif()

# Manual pages contain the output of --help, so the programs must run on this machine.
if(CMAKE_CROSSCOMPILING OR SEICHE_SANITIZE)
    return()
endif()
set(pages "")
# man_page(PROGRAM TARGET IS ALSO TAKE LEAVE) makes a manual page. IS: description; ALSO: related
# page; TAKE, LEAVE: included and excluded sections of docs/command-line.md and docs/sweeps.md.
function(man_page program target is also take leave)
    set(awk ${PROJECT_SOURCE_DIR}/cmake/man_page.awk)
    set(texts ${PROJECT_SOURCE_DIR}/CHANGELOG.md ${PROJECT_SOURCE_DIR}/docs/command-line.md
        ${PROJECT_SOURCE_DIR}/docs/sweeps.md)
    set(page ${PROJECT_BINARY_DIR}/man/${program}.1)
    file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/man)
    add_custom_command(OUTPUT ${page}
        COMMAND ${CMAKE_COMMAND} -E env PROGRAM=$<TARGET_FILE:${target}>
                awk -f ${awk} -v is=${is} -v also=${also} -v take=${take} -v leave=${leave} ${texts} > ${page}
        DEPENDS ${target} ${awk} ${texts}
        VERBATIM)
    install(FILES ${page} DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
    set(pages ${pages} ${page} PARENT_SCOPE)
endfunction()
man_page(seiche-cli seiche_cli "waves on a string and in a pool, without a window" seiche . "^(The window|Commands)")
if(TARGET seiche)
    man_page(seiche seiche "waves on a string and in a pool, for classrooms" seiche-cli "^(The window|Exit status)" "^$")
endif()
add_custom_target(man_pages ALL DEPENDS ${pages})
