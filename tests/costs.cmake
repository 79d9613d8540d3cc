# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# Read by CTest after the tests of the core and the command line have been found: those that take longest begin first, so that no processor waits for
# the last one. `long` are those that take ten seconds and more under a sanitizer and do with more cells or steps what others do:
# `./dev test` leaves them out there, `./dev test all` does not.
set(long
    CliOptics.SnellsSinesAreInTheRatioOfTheSpeeds
    CliOptics.ThePrismTurnsTwiceTowardsItsBase
    CliOptics.WavesTurnToTheBeachAndGetShorter
    CliOptics.OnlyTheWideChannelCarriesTheWave
    CliScenes.TheBaySingsFarBelowItsFirstStandingWave
    Absorbing.APoolLetsADropOut
    Absorbing.NothingGrowsInALongRun
    Hold.TheUsualPoolCanBeHeldForLong
    Hold.WhatIsStableStaysSo
    Memory.NoSnapshotIsCopiedToBeThrownAway
    Memory.OnePullInALargePoolTakesNoSecondPool
    Memory.TheTimelineCountsWhatItHolds
    RippleTank.MediaAndWallsGoOnBeyondTheRim
    Schemes.TheWorstWaveGrowsAsPredicted
    Sweep.APoolLandsOnItsCurve
    Sweep.APoolThatKeepsItsWaterBecomesSteadyAtItsPeaks
    Sweep.EverySchemeAndPullLandsOnTheCurve)
# So is what the built-in experiments claim: that all of them are read and run, Presets sees, too.
set(long_suites SceneClaims)
if(program_of_suites)
    include(${CMAKE_CURRENT_LIST_DIR}/suites.cmake)
    add_suites(${program_of_suites} ${label_of_suites} ${long})
endif()
foreach(test IN LISTS tst_core_TESTS tst_memory_TESTS tst_cli_TESTS)
    if(test MATCHES "^(Memory|Hold|Presets|Schemes|RippleTank|Lessons|LessonClaims|Absorbing|AbsorbingWalls|Sweep|Engine|RandomRuns)\\.")
        set_tests_properties(${test} PROPERTIES COST 100)
    endif()
endforeach()
if(tst_memory_TESTS) # not under the thread sanitizer, which has a few tests with a label of their own
    set(found ${tst_core_TESTS} ${tst_memory_TESTS} ${tst_cli_TESTS})
    foreach(test IN LISTS long)
        list(FIND found ${test} place) # IN_LIST needs a policy, and CTest sets none
        if(place EQUAL -1 AND program_of_suites) # one of a suite, see above
            continue()
        elseif(place EQUAL -1)
            message(FATAL_ERROR "tests/costs.cmake: no test is called ${test}")
        endif()
        if(test MATCHES "^Cli")
            set_tests_properties(${test} PROPERTIES LABELS "cli;long")
        else()
            set_tests_properties(${test} PROPERTIES LABELS "core;long")
        endif()
    endforeach()
endif()
