# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later
cmake_minimum_required(VERSION 3.25)

# Read by CTest. add_suites(PROGRAM LABEL) adds each suite of a GoogleTest program as a test. Suites
# that take more than a few seconds are not quick. They start first, so that no processor waits for
# the last suite.
# With SEICHE_SHARE (tests/share.h), long suites run a quarter of their tests, different in each of
# four commits. They run half of their tests if tested code has changed, and all tests if a test has
# changed.
set(share)
if(DEFINED ENV{SEICHE_SHARE} AND NOT "\n$ENV{SEICHE_CHANGED}" MATCHES "\ntests/(core|cli)/")
    set(parts 4)
    if("\n$ENV{SEICHE_CHANGED}" MATCHES "\n(core|presets|lessons|app/seiche_cli)/")
        set(parts 2)
    endif()
    math(EXPR part "$ENV{SEICHE_SHARE} % ${parts}")
    set(share "GTEST_TOTAL_SHARDS=${parts};GTEST_SHARD_INDEX=${part}")
endif()

function(add_suites program label)
    if(NOT EXISTS ${program})
        add_test(suites_NOT_BUILT ${program})
        return()
    endif()
    execute_process(COMMAND ${program} --gtest_list_tests OUTPUT_VARIABLE listed COMMAND_ERROR_IS_FATAL ANY)
    string(REGEX MATCHALL "(^|\n)[A-Za-z0-9_/]+[.]" suites "${listed}")
    set(long Absorbing AbsorbingWalls ClassServerTest Cli CliOptics CliScenes Engine Hold ImpedanceEnd JoinedStrings JointWatch Lessons
        LocalEffects Memory MovingWall OpenChanges Presets RandomRuns RandomSweep ResonanceCurve Rim RippleTank SceneClaims SourceChanges
        Sources Surface/ScenesInThreeDimensions Sweep Velocity)
    foreach(suite IN LISTS suites)
        string(REGEX REPLACE "[\n.]" "" name "${suite}")
        add_test(${name} ${program} "--gtest_filter=${name}.*")
        set_tests_properties(${name} PROPERTIES TIMEOUT 1800)
        list(FIND long ${name} place) # IN_LIST needs a policy that CTest does not set
        if(place EQUAL -1)
            set_tests_properties(${name} PROPERTIES LABELS "quick;${label}") # adds to the existing labels
        else()
            set_tests_properties(${name} PROPERTIES COST 1000 LABELS "usual;${label}" ENVIRONMENT "${share}")
        endif()
    endforeach()
endfunction()
