# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# Tests of the sources and of the build: same numbers in every build, layers, one version, formatting, translations, the page, and builds
# of other kinds.
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

# What follows looks at the sources, and a sanitizer sees nothing of that.
if(SEICHE_SANITIZE)
    return()
endif()
include(layers.cmake)

# Each checker is also tried on sources that it must refuse, in ${bad}.
set(bad ${CMAKE_CURRENT_BINARY_DIR}/bad_sources)
labelled("quick;style" format tests/style.sh format)
labelled("quick;style" scripts tests/style.sh scripts)
labelled("quick;style" metadata tests/metadata.sh)
labelled("quick;style" mutants tests/mutate/run.sh --list)
labelled("quick;style" mutants_script tests/mutate/run_test.sh)
labelled("quick;style" dev_script tests/dev_script.sh)

# The version is the same everywhere.
set(programs $<TARGET_FILE:seiche_cli>)
if(TARGET seiche)
    list(APPEND programs $<TARGET_FILE:seiche>)
endif()
set(check_version ${CMAKE_CURRENT_SOURCE_DIR}/check_version.cmake)
labelled("usual;style" version
    ${CMAKE_COMMAND} -DHOUSE=${PROJECT_SOURCE_DIR} -DVERSION=${PROJECT_VERSION} "-DPROGRAMS=${programs}" -P ${check_version})
file(WRITE ${bad}/CHANGELOG.md "# Changes\n\n## [0.9.1] - 2026-12-31\n\n## [0.9.0] - 2026-12-24\n")
file(WRITE ${bad}/CITATION.cff "cff-version: 1.2.0\nversion: 0.9.0\ndate-released: 2026-12-24\n")
file(WRITE ${bad}/app/seiche/desktop/org.seiche.seiche.metainfo.xml.in "<release version=\"1.0.0\" date=\"2026-12-30\"/>\n")
file(WRITE ${bad}/debian/changelog "seiche (0.8-1) unstable; urgency=medium\n")
labelled("quick;style" version_refuses
    ${CMAKE_COMMAND} -DHOUSE=${bad} -DVERSION=1.0.0 -DPROGRAMS=${CMAKE_COMMAND} -P ${check_version})
set_tests_properties(version_refuses PROPERTIES PASS_REGULAR_EXPRESSION
    "begins with 0.9.1.*\"version: 1.0.0\".*\"date-released: 2026-12-31\".*metainfo is .*2026-12-30.*begins with \"seiche .0.8-1.*cmake --version says")

# What only POSIX has stands in one folder.
labelled("quick;style" posix_in_one_folder tests/posix_in_one_folder.sh ${PROJECT_SOURCE_DIR})
file(WRITE ${bad}/core/posix/a.cpp "#include <unistd.h>\n")
file(WRITE ${bad}/core/wave/b.cpp "#include <sys/mman.h>\n")
labelled("quick;style" posix_in_one_folder_refuses tests/posix_in_one_folder.sh ${bad})
set_tests_properties(posix_in_one_folder_refuses PROPERTIES PASS_REGULAR_EXPRESSION "core/wave/b.cpp:1:#include <sys/mman.h>")
labelled("quick;style" posix_in_one_folder_finds_nothing tests/posix_in_one_folder.sh ${bad}/debian)
set_tests_properties(posix_in_one_folder_finds_nothing PROPERTIES WILL_FAIL ON)

# Words that texts no longer use.
labelled("quick;style" old_words tests/old_words.sh ${PROJECT_SOURCE_DIR} 10000)
file(WRITE ${bad}/lessons/a.lesson "{ \"en\": \"One belly.\", \"de\": \"Ein \\\"Zug\\\".\", \"fr\": \"Le ventre.\" }\n")
file(WRITE ${bad}/translations/seiche_es.ts "<source>Half-life</source>\n<translation>Semivida</translation>\n")
file(WRITE ${bad}/docs/students/el/a.md "Πατήστε [SPACE].\n")
labelled("quick;style" old_words_refuses tests/old_words.sh ${bad})
set_tests_properties(old_words_refuses PROPERTIES PASS_REGULAR_EXPRESSION "One belly.*Ein .*Zug.*Semivida.*better: tiempo.*SPACE")
labelled("quick;style" old_words_finds_little tests/old_words.sh ${bad} 100)
set_tests_properties(old_words_finds_little PROPERTIES PASS_REGULAR_EXPRESSION "only [0-9]+ texts were found")

if(NOT SEICHE_CORE_ONLY)
    labelled("usual;style" translations tests/check_translations.sh $<TARGET_FILE:Qt6::lupdate> ${PROJECT_SOURCE_DIR})
endif()

# The page for browsers and its core, in Node.js and in Chromium.
if(SEICHE_PAGE AND NOT SEICHE_CORE_ONLY)
    file(GLOB files CONFIGURE_DEPENDS web/*.test.mjs)
    set(page ${PROJECT_BINARY_DIR}/page/web)
    foreach(file IN LISTS files)
        get_filename_component(name ${file} NAME_WE)
        labelled("usual;web" web_${name} node --test ${file})
        set_tests_properties(web_${name} PROPERTIES COST 2000 ENVIRONMENT
            "SEICHE_PAGE=${page};SEICHE_WASM=${page}/seiche.wasm;SEICHE_CLI=$<TARGET_FILE:seiche_cli>;SEICHE_WINDOW=$<TARGET_FILE:window_remote>")
    endforeach()
endif()

# Other builds, and what takes long: for `./dev test all`.
if(SEICHE_CORE_ONLY)
    return()
endif()
# other_build(NAME PRESET [OPTION...] [TARGETS TARGET...] [TESTS ARGUMENT...]) builds in build/NAME, and runs those of its tests.
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
