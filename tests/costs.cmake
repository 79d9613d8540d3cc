# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# Read by CTest after the tests of the core have been found: those that take longest begin first, so that no processor waits for
# the last one.
foreach(test IN LISTS tst_core_TESTS tst_memory_TESTS tst_cli_TESTS)
    if(test MATCHES "^(Memory|Hold|Presets|Schemes|RippleTank|Lessons|LessonClaims|Absorbing|AbsorbingWalls|Sweep|Engine|RandomRuns)\\.")
        set_tests_properties(${test} PROPERTIES COST 100)
    endif()
endforeach()
