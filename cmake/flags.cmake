# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# Compiler options of all targets. Without fused multiply-add contraction and fast-math, an
# experiment gives the same bits with every instruction set and optimisation level. Test presets
# turn warnings into errors (CMAKE_COMPILE_WARNING_AS_ERROR).
add_library(seiche_flags INTERFACE)
target_compile_options(seiche_flags INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual
    -ffp-contract=off)
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU AND (SEICHE_SANITIZE OR CMAKE_CXX_COMPILER_VERSION VERSION_GREATER_EQUAL 13))
    # False positives for moved std::variant, std::unique_ptr and std::vector. Clang and, without
    # sanitizers, GCC 12 do not report them.
    target_compile_options(seiche_flags INTERFACE -Wno-maybe-uninitialized)
endif()
if(SEICHE_TOGETHER AND CMAKE_CXX_COMPILER_ID STREQUAL GNU)
    # GCC treats the sources of a unity file as headers. With a smaller heap (kB), GCC would spend a
    # fifth of its time on garbage collection.
    target_compile_options(seiche_flags INTERFACE -Wno-subobject-linkage --param=ggc-min-heapsize=600000)
endif()
if(CMAKE_CXX_COMPILER_ID MATCHES Clang)
    # False positives of Clang: misleading indentation after Qt's `emit`, and deprecated
    # declarations within std::stable_sort of libstdc++ 12. GCC still reports deprecated
    # declarations.
    target_compile_options(seiche_flags INTERFACE -Wno-misleading-indentation -Wno-deprecated-declarations)
endif()
if(SEICHE_ASSERTIONS)
    target_compile_definitions(seiche_flags INTERFACE SEICHE_ASSERTIONS=1)
endif()
# The project version, for the few files that include seiche_version.h.
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
    # A separate macro, because compilers have different predefined macros for sanitizers.
    target_compile_definitions(seiche_flags INTERFACE SEICHE_SANITIZED)
endif()
if(SEICHE_FUZZ)
    target_compile_options(seiche_flags INTERFACE -fsanitize=fuzzer-no-link)
endif()
