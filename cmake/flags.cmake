# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# What every target of the project is compiled with. No fused contraction and no fast-math: the same experiment
# gives the same bits on every instruction set and optimisation level. Presets for tests make errors of warnings
# (CMAKE_COMPILE_WARNING_AS_ERROR).
add_library(seiche_flags INTERFACE)
target_compile_options(seiche_flags INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual
    -ffp-contract=off)
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU AND (SEICHE_SANITIZE OR CMAKE_CXX_COMPILER_VERSION VERSION_GREATER_EQUAL 13))
    # They see uninitialised members of std::variant, std::unique_ptr and std::vector where these are moved; GCC 12, where nothing is
    # instrumented, and Clang do not.
    target_compile_options(seiche_flags INTERFACE -Wno-maybe-uninitialized)
endif()
if(SEICHE_TOGETHER AND CMAKE_CXX_COMPILER_ID STREQUAL GNU)
    # GCC takes the files that are compiled together for headers. It spends a fifth of its time on collecting what it no longer needs, where
    # it is left less memory (kB).
    target_compile_options(seiche_flags INTERFACE -Wno-subobject-linkage --param=ggc-min-heapsize=600000)
endif()
if(CMAKE_CXX_COMPILER_ID MATCHES Clang)
    # Clang takes what follows Qt's `emit` in a line for the first column of the statement, and warns of what libstdc++ 12 itself does in
    # std::stable_sort. GCC still reports deprecated declarations.
    target_compile_options(seiche_flags INTERFACE -Wno-misleading-indentation -Wno-deprecated-declarations)
endif()
if(SEICHE_ASSERTIONS)
    target_compile_definitions(seiche_flags INTERFACE SEICHE_ASSERTIONS=1)
endif()
# The version of the project, for the few files that include seiche_version.h.
configure_file(${CMAKE_CURRENT_LIST_DIR}/seiche_version.h.in ${PROJECT_BINARY_DIR}/generated/seiche_version.h)
target_include_directories(seiche_flags INTERFACE ${PROJECT_BINARY_DIR}/generated)
if(SEICHE_QUICK_LINKER)
    find_program(SEICHE_MOLD mold)
    if(SEICHE_MOLD)
        target_link_options(seiche_flags INTERFACE -fuse-ld=mold)
    endif()
endif()
if(SEICHE_SANITIZE)
    target_compile_options(seiche_flags INTERFACE
        -fsanitize=${SEICHE_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
    if(SEICHE_SANITIZE_WITHOUT)
        target_compile_options(seiche_flags INTERFACE -fno-sanitize=${SEICHE_SANITIZE_WITHOUT})
    endif()
    target_link_options(seiche_flags INTERFACE -fsanitize=${SEICHE_SANITIZE})
    # Compilers do not agree on how to tell a program.
    target_compile_definitions(seiche_flags INTERFACE SEICHE_SANITIZED)
endif()
if(SEICHE_FUZZ)
    target_compile_options(seiche_flags INTERFACE -fsanitize=fuzzer-no-link)
endif()
