// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/flushing.h"

#if defined(__SSE__) || defined(_M_X64)
#include <xmmintrin.h>
#elif defined(__aarch64__)
#include <cstdint>
#endif

namespace seiche {

/// While it lives, this thread takes denormal floats for zero, in and out.
///
/// A decayed pool would otherwise run several times slower. Every step is computed under it, so results do not
/// depend on where the step ran.
class DenormalsAreZero {
public:
#if defined(__SSE__) || defined(_M_X64)
    DenormalsAreZero() : m_saved(_mm_getcsr()) { _mm_setcsr(m_saved | flushToZero | denormalsAreZero); }
    ~DenormalsAreZero() { _mm_setcsr(m_saved); }
#elif defined(__aarch64__)
    DenormalsAreZero() {
        asm volatile("mrs %0, fpcr" : "=r"(m_saved));
        asm volatile("msr fpcr, %0" : : "r"(m_saved | flushToZero));
    }
    ~DenormalsAreZero() { asm volatile("msr fpcr, %0" : : "r"(m_saved)); }
#elif defined(__wasm__)
    DenormalsAreZero() {} // has no such mode: see `Flushing`
    ~DenormalsAreZero() {}
#else
#error "Say here how this processor flushes denormals: the same experiment must give the same bits everywhere."
#endif
    DenormalsAreZero(const DenormalsAreZero&) = delete;
    DenormalsAreZero& operator=(const DenormalsAreZero&) = delete;

private:
#if defined(__SSE__) || defined(_M_X64)
    static constexpr unsigned flushToZero = 0x8000;
    static constexpr unsigned denormalsAreZero = 0x0040;
    unsigned m_saved;
#elif defined(__aarch64__)
    static constexpr std::uint64_t flushToZero = std::uint64_t{1} << 24;
    std::uint64_t m_saved;
#endif
};

/// What a step computes with, where it computes a cell at a time: a number of type T whose denormals are zero,
/// as they are to the processor while `DenormalsAreZero` lives. So a number with which a step computes, and so
/// every result on the way, is one of these.
#if defined(__wasm__)
template <class T>
using InStep = std::conditional_t<std::floating_point<T>, Flushing<T>, T>;
#else
template <class T>
using InStep = T;
#endif

} // namespace seiche
