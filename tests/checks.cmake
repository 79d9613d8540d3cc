# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# Checks of the house as tests: who includes whom, the same numbers on every build, the command `dev`, complete translations.
get_property(layers GLOBAL PROPERTY SEICHE_LAYERS)
set(check_layers ${CMAKE_CURRENT_SOURCE_DIR}/check_layers.cmake)
add_test(NAME layers COMMAND ${CMAKE_COMMAND} -DHOUSE=${PROJECT_SOURCE_DIR} "-DLAYERS=${layers}" -P ${check_layers})

# A house built wrong, to prove that the check sees it.
set(crooked ${CMAKE_CURRENT_BINARY_DIR}/crooked_house)
file(WRITE ${crooked}/core/wave/up.h "#include \"run/simulation.h\"\n#include <QWidget>\n")
file(WRITE ${crooked}/ui/panels/one_panel.cpp "#include \"panels/one_panel.h\"\n#include \"panels/other_panel.h\"\n")
add_test(NAME layers_of_a_crooked_house
    COMMAND ${CMAKE_COMMAND} -DHOUSE=${crooked} "-DLAYERS=${layers}" -P ${check_layers})
set_tests_properties(layers_of_a_crooked_house PROPERTIES PASS_REGULAR_EXPRESSION
    "up.h includes run/simulation.h.*up.h includes QWidget.*one_panel.cpp includes panels/other_panel.h")

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
