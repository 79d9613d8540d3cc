// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/wave.h"

#include <cstddef>
#include <cstdint>
#include <memory>

namespace seiche {

class Forcing;
class HeightRecord;

/// Computes the steps of a run by the fastest available path.
///
/// Every path gives bit-identical results for the same state and rule. Holds scratch memory only,
/// no state of the run; each run has its own engine.
class Engine {
public:
    Engine();
    ~Engine();
    Engine(const Engine& other) : Engine() { m_threads = other.m_threads; } ///< scratch memory is not copied
    Engine(Engine&&) noexcept;
    Engine& operator=(const Engine& other) {
        m_threads = other.m_threads;
        return *this;
    }
    Engine& operator=(Engine&&) noexcept;

    /// Advances the state by `steps` >= 0 steps. The state must fit the rule (see `conformTo`).
    ///
    /// `forcing` is added between these steps; may be null. `record` receives the heights after
    /// each step, before anything is added; may be null.
    void advance(Wave<float>& wave, const Rule& rule, std::int64_t steps, const Forcing* forcing = nullptr,
                 HeightRecord* record = nullptr);
    void advance(Wave<std::int32_t>& wave, const Rule& rule, std::int64_t steps,
                 HeightRecord* record = nullptr);

    /// Allocates the memory for steps of this wave, so that a lack of memory shows before they
    /// begin. The state must fit the rule.
    void prepare(Wave<float>& wave, const Rule& rule);
    /// Returns the bytes that `prepare` allocates.
    static std::size_t bytesFor(const Grid& grid, const Rule& rule);

    /// Sets the maximum number of threads. Default: 0 (all cores).
    void setThreads(int threads) { m_threads = threads; }
    int threads() const { return m_threads; }

private:
    struct Scratch;
    void advanceSingly(Wave<float>& wave, const Rule& rule, std::int64_t steps, const Forcing* forcing,
                       HeightRecord* record);
    std::unique_ptr<Scratch> m_scratch;
    int m_threads = 0;
};

} // namespace seiche
