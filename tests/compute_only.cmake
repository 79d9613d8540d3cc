# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# The wave computation alone, as built by SEICHE_COMPUTE_ONLY, runs in every build.
add_executable(compute_only ${CMAKE_CURRENT_LIST_DIR}/compute_only.cpp)
target_link_libraries(compute_only PRIVATE seiche_flags seiche_study seiche_lesson)
add_test(NAME compute_only COMMAND compute_only)
file(STRINGS ${CMAKE_CURRENT_LIST_DIR}/determinism.txt line REGEX " --preset pool --steps 300$")
string(REGEX REPLACE " .*" "" hash "${line}")
set_tests_properties(compute_only PROPERTIES PASS_REGULAR_EXPRESSION
    "hash: ${hash}\nstable: yes\nresonance: where theory says")
