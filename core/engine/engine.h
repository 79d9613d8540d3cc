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

/// Computes frames: the one place that knows how a step is done fast.
///
/// Same state and rule give the same bits on every path. An engine holds scratch memory only, nothing of the
/// past; each run has its own.
class Engine {
public:
    Engine();
    ~Engine();
    Engine(const Engine& other) : Engine() { m_threads = other.m_threads; } ///< with scratch memory of its own
    Engine(Engine&&) noexcept;
    Engine& operator=(const Engine& other) {
        m_threads = other.m_threads;
        return *this;
    }
    Engine& operator=(Engine&&) noexcept;

    /// Advances the state by `steps` >= 0 frames. The state must fit the rule (see `conformTo`). `forcing`:
    /// what is added between these steps, if anything. `record`: gets the heights after each of them, before
    /// anything is added, if anybody wants to know.
    void advance(Wave<float>& wave, const Rule& rule, std::int64_t steps, const Forcing* forcing = nullptr,
                 HeightRecord* record = nullptr);
    void advance(Wave<std::int32_t>& wave, const Rule& rule, std::int64_t steps,
                 HeightRecord* record = nullptr);

    /// Allocates the memory that steps of this wave need, so that a lack of it shows before they begin. The
    /// state must fit the rule.
    void prepare(Wave<float>& wave, const Rule& rule);
    /// How much that is, for the visible cells `grid`.
    static std::size_t bytesFor(const Grid& grid, const Rule& rule);

    /// How many threads it may use: 0, the default, for all cores. Changes nothing but the time it takes.
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
