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
    add_test(NAME parallel COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/parallel.sh $<TARGET_FILE:seiche_cli>)
    set_tests_properties(parallel PROPERTIES SKIP_RETURN_CODE 77)
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
    COMMAND ${CMAKE_COMMAND} -DHOUSE=${PROJECT_SOURCE_DIR} -DVERSION=${PROJECT_VERSION} "-DPROGRAMS=${programs}" -P ${check_version})
file(WRITE ${crooked}/CHANGELOG.md "# Changes\n\n## [0.9.1] - 2026-12-31\n\n## [0.9.0] - 2026-12-24\n")
file(WRITE ${crooked}/CITATION.cff "cff-version: 1.2.0\nversion: 0.9.0\ndate-released: 2026-12-24\n")
file(WRITE ${crooked}/app/seiche/desktop/org.seiche.seiche.metainfo.xml.in "<release version=\"1.0.0\" date=\"2026-12-30\"/>\n")
file(WRITE ${crooked}/debian/changelog "seiche (0.8-1) unstable; urgency=medium\n")
add_test(NAME version_of_a_crooked_house
    COMMAND ${CMAKE_COMMAND} -DHOUSE=${crooked} -DVERSION=1.0.0 -DPROGRAMS=${CMAKE_COMMAND} -P ${check_version})
set_tests_properties(version_of_a_crooked_house PROPERTIES PASS_REGULAR_EXPRESSION
    "begins with 0.9.1.*\"version: 1.0.0\".*\"date-released: 2026-12-31\".*metainfo is .*2026-12-30.*begins with \"seiche .0.8-1.*cmake --version says")

# What only POSIX has stands in one folder, and a house where it does not.
set(posix ${CMAKE_CURRENT_SOURCE_DIR}/posix_in_one_folder.sh)
add_test(NAME posix_in_one_folder COMMAND ${posix} ${PROJECT_SOURCE_DIR})
set(crooked ${CMAKE_CURRENT_BINARY_DIR}/crooked_systems)
file(WRITE ${crooked}/core/posix/a.cpp "#include <unistd.h>\n")
file(WRITE ${crooked}/core/wave/b.cpp "#include <sys/mman.h>\n")
add_test(NAME posix_in_a_crooked_house COMMAND ${posix} ${crooked})
set_tests_properties(posix_in_a_crooked_house PROPERTIES PASS_REGULAR_EXPRESSION "core/wave/b.cpp:1:#include <sys/mman.h>")
file(WRITE ${crooked}_empty/core/wave/b.cpp "#include <vector>\n")
add_test(NAME posix_in_an_empty_house COMMAND ${posix} ${crooked}_empty)
set_tests_properties(posix_in_an_empty_house PROPERTIES WILL_FAIL ON)

# Each of the changes that `./dev mutate` tries can be made.
add_test(NAME mutants COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/mutate/run.sh --list)
add_test(NAME mutants_script COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/mutate/run_test.sh)

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
