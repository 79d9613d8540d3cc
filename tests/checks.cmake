# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# Checks of the house as tests: which layer sees which, the same numbers on every build, the command `dev`, complete translations.
include(layers.cmake)

if(TARGET seiche_cli)
    add_test(NAME determinism COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/determinism.sh $<TARGET_FILE:seiche_cli>)
    set_tests_properties(determinism PROPERTIES TIMEOUT 900)
endif()

if(NOT SEICHE_CORE_ONLY AND NOT SEICHE_SANITIZE) # once is enough: it is the same for all builds
    add_test(NAME dev_script COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/dev_script.sh)
endif()

file(GLOB translations ${PROJECT_SOURCE_DIR}/translations/*.ts)
if(translations AND NOT SEICHE_CORE_ONLY)
    add_test(NAME translations
        COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/check_translations.sh $<TARGET_FILE:Qt6::lupdate> ${PROJECT_SOURCE_DIR})
endif()
