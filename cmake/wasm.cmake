# SPDX-FileCopyrightText: 2026 Seiche contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# Toolchain of the core for browsers: Debian's Clang for WebAssembly. Its C++ library has no threads
# and is used without exceptions. Relaxed SIMD is disabled, because its bits depend on the
# processor.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_AR llvm-ar-19)
set(CMAKE_RANLIB llvm-ranlib-19)
set(CMAKE_CXX_FLAGS_INIT "-stdlib=libc++ -msimd128 -fno-exceptions -D_GNU_SOURCE")
