# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# Checks of the house as tests: which layer sees which, one version everywhere, the same numbers on every build, the command
# `dev`, complete translations.
include(compute_only.cmake)
add_dependencies(core_tests compute_only)
if(TARGET seiche_cli)
    if(SEICHE_SANITIZE)
        set(surroundings few)
    endif()
    add_test(NAME determinism COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/determinism.sh $<TARGET_FILE:seiche_cli> ${surroundings})
    set_tests_properties(determinism PROPERTIES TIMEOUT 900)
endif()

# What follows looks at the sources and at what CMake makes of them, and a sanitizer sees nothing of that.
if(SEICHE_SANITIZE)
    return()
endif()
include(layers.cmake)

# The version, and a house that is not at one about it.
set(crooked ${CMAKE_CURRENT_BINARY_DIR}/crooked_house)
set(programs $<TARGET_FILE:seiche_cli>)
if(TARGET seiche)
    list(APPEND programs $<TARGET_FILE:seiche>)
endif()
set(check_version ${CMAKE_CURRENT_SOURCE_DIR}/check_version.cmake)
add_test(NAME version
    COMMAND ${CMAKE_COMMAND} -DHOUSE=${PROJECT_SOURCE_DIR} -DVERSION=${PROJECT_VERSION}
            -DPACKAGE=${PROJECT_BINARY_DIR}/CPackConfig.cmake "-DPROGRAMS=${programs}" -P ${check_version})
file(WRITE ${crooked}/CHANGELOG.md "# Changes\n\n## [0.9.1] - 2026-12-31\n\n## [0.9.0] - 2026-12-24\n")
file(WRITE ${crooked}/CITATION.cff "cff-version: 1.2.0\nversion: 0.9.0\ndate-released: 2026-12-24\n")
file(WRITE ${crooked}/CPackConfig.cmake "set(CPACK_PACKAGE_VERSION 0.8)\n")
add_test(NAME version_of_a_crooked_house
    COMMAND ${CMAKE_COMMAND} -DHOUSE=${crooked} -DVERSION=1.0.0 -DPACKAGE=${crooked}/CPackConfig.cmake
            -DPROGRAMS=${CMAKE_COMMAND} -P ${check_version})
set_tests_properties(version_of_a_crooked_house PROPERTIES PASS_REGULAR_EXPRESSION
    "begins with 0.9.1.*\"version: 1.0.0\".*\"date-released: 2026-12-31\".*of version 0.8.*cmake --version says")

# Words that texts no longer use, and a house that uses them.
set(old_words ${CMAKE_CURRENT_SOURCE_DIR}/old_words.sh)
add_test(NAME old_words COMMAND ${old_words} ${PROJECT_SOURCE_DIR} 10000)
set(crooked ${CMAKE_CURRENT_BINARY_DIR}/crooked_words)
file(WRITE ${crooked}/lessons/a.lesson "{ \"en\": \"One belly.\", \"de\": \"Ein \\\"Zug\\\".\", \"fr\": \"Le ventre.\" }\n")
file(WRITE ${crooked}/translations/seiche_es.ts "<source>Half-life</source>\n<translation>Semivida</translation>\n")
file(WRITE ${crooked}/docs/students/el/a.md "Πατήστε [SPACE].\n")
add_test(NAME old_words_of_a_crooked_house COMMAND ${old_words} ${crooked})
set_tests_properties(old_words_of_a_crooked_house PROPERTIES PASS_REGULAR_EXPRESSION
    "One belly.*Ein .*Zug.*Semivida.*better: tiempo.*SPACE")
add_test(NAME old_words_of_an_empty_house COMMAND ${old_words} ${crooked} 100)
set_tests_properties(old_words_of_an_empty_house PROPERTIES PASS_REGULAR_EXPRESSION "only 5 texts were found")

if(NOT SEICHE_CORE_ONLY) # once is enough: they are the same for all builds
    add_test(NAME dev_script COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/dev_script.sh)
    add_test(NAME translations
        COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/check_translations.sh $<TARGET_FILE:Qt6::lupdate> ${PROJECT_SOURCE_DIR})
endif()
