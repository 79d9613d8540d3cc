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

/// Makes this thread treat denormal floats as zero, in operands and results, during its lifetime.
///
/// Without it, a decayed pool runs several times slower. It is active in every step, so that
/// results do not depend on the thread.
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
    DenormalsAreZero() {} // no such processor mode: see `Flushing`
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

/// Number type of the scalar step code: denormals are zero, as the processor treats them under
/// `DenormalsAreZero`. Use it for all operands and intermediate results of a step.
#if defined(__wasm__)
template <class T>
using InStep = std::conditional_t<std::floating_point<T>, Flushing<T>, T>;
#else
template <class T>
using InStep = T;
#endif

} // namespace seiche
