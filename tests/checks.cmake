# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# Tests of sources and builds: equal numbers in every build, layers, formatting, texts, the page,
# other kinds of builds.
include(compute_only.cmake)
add_dependencies(core_tests compute_only)
set_tests_properties(compute_only PROPERTIES LABELS "quick;core")

# labelled(LABELS TEST COMMAND...) adds a test that needs no compiled test program.
function(labelled labels name)
    add_test(NAME ${name} COMMAND ${ARGN} WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
    set_tests_properties(${name} PROPERTIES TIMEOUT 1800 SKIP_RETURN_CODE 77 LABELS "${labels}")
endfunction()

set(surroundings)
if(SEICHE_SANITIZE)
    set(surroundings few)
endif()
labelled("usual;core" determinism tests/determinism.sh $<TARGET_FILE:seiche_cli> ${surroundings})
labelled("usual;cli" parallel tests/parallel.sh $<TARGET_FILE:seiche_cli>)
set_tests_properties(determinism PROPERTIES COST 1000)
set_tests_properties(parallel PROPERTIES ENVIRONMENT SEICHE_NEEDS_PARALLEL=1)

# Searches for experiments with excessive memory or time. Disabled with sanitizers, which need more
# of both.
if(NOT SEICHE_SANITIZE)
    add_executable(measured cost/measured.cpp)
    target_link_libraries(measured PRIVATE seiche_flags)
    labelled("nightly;cli" cost node --test ${CMAKE_CURRENT_SOURCE_DIR}/cost/cost.test.mjs)
    set_tests_properties(cost PROPERTIES TIMEOUT 20000 RUN_SERIAL ON ENVIRONMENT
        "SEICHE_BUILD=${PROJECT_BINARY_DIR};SEICHE_CLI=$<TARGET_FILE:seiche_cli>;SEICHE_MEASURED=$<TARGET_FILE:measured>")
endif()

# The tests below concern the sources and the whole build.
if(SEICHE_SANITIZE OR SEICHE_CORE_ONLY)
    return()
endif()

# The compiler enforces the order of layers (cmake/layer.cmake): including a higher layer is an
# error.
file(WRITE ${CMAKE_CURRENT_BINARY_DIR}/against_the_order.cpp "#include \"wave/grid.h\"\n#include \"run/simulation.h\"\n")
labelled("quick;style" layers ${CMAKE_CXX_COMPILER} -std=c++20 -fsyntax-only -I${PROJECT_BINARY_DIR}/layers/wave
    ${CMAKE_CURRENT_BINARY_DIR}/against_the_order.cpp)
set_tests_properties(layers PROPERTIES PASS_REGULAR_EXPRESSION "run/simulation.h.*(No such file|not found)")

labelled("quick;style" format tests/style.sh format)
labelled("quick;style" scripts tests/style.sh scripts)
labelled("quick;style" metadata tests/metadata.sh)
labelled("quick;style" mutants tests/mutate/run.sh --list)
labelled("quick;style" mutants_script tests/mutate/run_test.sh)
labelled("quick;style" dev_script tests/dev_script.sh)

file(GLOB files CONFIGURE_DEPENDS style/*.test.mjs)
foreach(file IN LISTS files)
    get_filename_component(name ${file} NAME_WE)
    labelled("quick;style" ${name} node --test ${file})
    set_tests_properties(${name} PROPERTIES
        COST 1000 ENVIRONMENT "SEICHE_BUILD=${PROJECT_BINARY_DIR};SEICHE_LUPDATE=$<TARGET_FILE:Qt6::lupdate>")
endforeach()
set_tests_properties(clang_tidy PROPERTIES TIMEOUT 20000 PROCESSORS 2)

# The page for browsers and its core, tested in Node.js and Chromium.
if(SEICHE_PAGE)
    file(GLOB files CONFIGURE_DEPENDS web/*.test.mjs)
    set(page ${PROJECT_BINARY_DIR}/page/web)
    foreach(file IN LISTS files)
        get_filename_component(name ${file} NAME_WE)
        labelled("usual;web" web_${name} node --test ${file})
        set_tests_properties(web_${name} PROPERTIES COST 2000 ENVIRONMENT
            "SEICHE_PAGE=${page};SEICHE_WASM=${page}/seiche.wasm;SEICHE_CLI=$<TARGET_FILE:seiche_cli>;SEICHE_WINDOW=$<TARGET_FILE:window_remote>")
    endforeach()
endif()

# Other builds and slow tests, for `./dev test all`.
# other_build(NAME PRESET [OPTION...] [TARGETS TARGET...] [TESTS ARGUMENT...]) builds in build/NAME
# and runs the selected tests.
function(other_build name preset)
    cmake_parse_arguments(PARSE_ARGV 2 build "" "" "TARGETS;TESTS")
    labelled("nightly;builds" build_${name} tests/other_build.sh ${name} ${preset}
        "${build_UNPARSED_ARGUMENTS}" "${build_TARGETS}" "${build_TESTS}")
    set_tests_properties(build_${name} PROPERTIES TIMEOUT 20000 RUN_SERIAL ON)
endfunction()
set(gcc -DCMAKE_CXX_COMPILER=g++)
set(no_libraries -DSEICHE_COMPUTE_ONLY=ON -DSEICHE_THREADS=OFF)
foreach(package IN ITEMS GIF PNG Threads nlohmann_json)
    list(APPEND no_libraries -DCMAKE_DISABLE_FIND_PACKAGE_${package}=ON)
endforeach()
other_build(release release -DSEICHE_TESTS=ON TESTS -LE "nightly|style")
other_build(asan asan TESTS -LE "nightly|style")
other_build(tsan tsan TESTS -L core)
other_build(core-only core-only TESTS -LE nightly)
other_build(asan-gcc asan ${gcc} -DSEICHE_CORE_ONLY=ON -DSEICHE_SANITIZE_WITHOUT= TESTS -LE nightly)
other_build(without-precompiled-headers dev -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON)
other_build(without-libraries core-only ${no_libraries} TESTS -R compute_only)
other_build(unoptimised core-only -DCMAKE_BUILD_TYPE=Debug -DSEICHE_OPTIMISE_CORE= TARGETS seiche_cli TESTS -R determinism)
other_build(benchmarks release -DSEICHE_TESTS=ON TARGETS seiche_bench window_bench class_bench class_window_bench)
labelled("nightly;core" many_random_runs tst_core --gtest_filter=RandomRuns.*)
set_tests_properties(many_random_runs PROPERTIES TIMEOUT 20000 ENVIRONMENT SEICHE_RANDOM_RUNS=2000)
labelled("nightly;builds" fuzzing ./dev fuzz 300)
labelled("nightly;builds" debian_package tests/package.sh)
labelled("nightly;style" flatpak_manifest tests/style.sh flatpak)
set_tests_properties(fuzzing debian_package PROPERTIES TIMEOUT 20000 RUN_SERIAL ON)
