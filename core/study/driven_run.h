// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/simulation.h"
#include "study/double_precision_run.h"
#include "study/sweep.h"
#include "wave/height_range.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace seiche {

/// f[n] and f[n-1] of every cell, by rows, without ghost cells.
template <class T>
using Heights = std::vector<T>;

/// Base of the runs that a sweep taps or drives and observes at its probe. Heights and differences
/// exclude the mean level of a closed medium, which may rise with every tap.
class DrivenRun {
protected:
    explicit DrivenRun(const Sweep& sweep)
        : m_x(sweep.probeX), m_y(sweep.probeY), m_hasLevel(isClosed(sweep.experiment.rule)) {}

    template <class T>
    static Heights<T> heightsOf(const Wave<T>& wave) {
        Heights<T> heights;
        heights.reserve(2 * static_cast<std::size_t>(wave.grid().cells()));
        for (const Field<T>* field : {&wave.now, &wave.previous})
            for (int y = 0; y < wave.grid().height; ++y)
                heights.insert(heights.end(), field->row(y), field->row(y) + wave.grid().width);
        return heights;
    }

    // Returns the mean height of a closed medium, else 0.
    template <class T>
    double levelOf(const Wave<T>& wave) const {
        if (!m_hasLevel) return 0.0;
        double sum = 0.0;
        for (int y = 0; y < wave.grid().height; ++y)
            for (int x = 0; x < wave.grid().width; ++x) sum += static_cast<double>(wave.now.at(x, y));
        return sum / static_cast<double>(wave.grid().cells());
    }

    template <class T>
    double largestHeightOf(const Wave<T>& wave) const {
        PeakDeviation peak;
        for (int y = 0; y < wave.grid().height; ++y)
            for (int x = 0; x < wave.grid().width; ++x) peak.include(static_cast<double>(wave.now.at(x, y)));
        return peak.from(m_hasLevel);
    }

    template <class T>
    double largestDifference(const Wave<T>& wave, const Heights<T>& from) const {
        double largest = 0.0;
        const T* other = from.data();
        for (const Field<T>* field : {&wave.now, &wave.previous}) {
            PeakDeviation peak;
            for (int y = 0; y < wave.grid().height; ++y) {
                const T* row = field->row(y);
                for (int x = 0; x < wave.grid().width; ++x)
                    peak.include(static_cast<double>(row[x]) - static_cast<double>(other[x]));
                other += wave.grid().width;
            }
            largest = std::max(largest, peak.from(m_hasLevel));
        }
        return largest;
    }

    int m_x; // probe position
    int m_y;

private:
    // Maximum deviation of values from their mean or from rest.
    class PeakDeviation {
    public:
        void include(double value) {
            m_range.include(value);
            m_sum += value;
            ++m_count;
        }
        double from(bool mean) const {
            const double middle = mean ? m_sum / m_count : 0.0;
            return std::max(middle - m_range.low, m_range.high - middle);
        }

    private:
        HeightRange m_range;
        double m_sum = 0.0;
        double m_count = 0.0;
    };

    bool m_hasLevel;
};

/// Sweep run of any experiment, with its own arithmetic.
class FloatRun : DrivenRun {
public:
    static constexpr double rounding = 2e-6; ///< smallest relevant change, relative to the maximum height

    explicit FloatRun(const Sweep& sweep) : DrivenRun(sweep), m_run(sweep.experiment) {
        m_run.setThreads(1); // other threads measure other points
        if (!sweep.sine) m_pull = sweep.experiment.pullWith;
    }

    void pull() {
        if (m_pull) m_run.apply(*m_pull);
    }
    void advance(std::int64_t steps) { m_run.advance(steps); }
    double height() const { return m_run.height(m_x, m_y); }
    double level() const {
        return std::visit([this](const auto& wave) { return levelOf(wave); }, m_run.wave());
    }
    double largestHeight() const {
        return std::visit([this](const auto& wave) { return largestHeightOf(wave); }, m_run.wave());
    }
    bool hasDiverged() const { return m_run.divergedAt().has_value(); }

    using State = std::variant<Heights<float>, Heights<std::int32_t>>;
    State state() const {
        return std::visit([](const auto& wave) { return State(heightsOf(wave)); }, m_run.wave());
    }
    /// Returns the maximum height difference from a stored state.
    double distance(const State& from) const {
        return std::visit(
            [&]<class T>(const Wave<T>& wave) { return largestDifference(wave, std::get<Heights<T>>(from)); },
            m_run.wave());
    }

private:
    Simulation m_run;
    std::optional<Pull> m_pull; ///< empty if driven
};

/// Sweep run in double precision, without float32 rounding.
class DoubleRun : DrivenRun {
public:
    static constexpr double rounding = 1e-13;

    explicit DoubleRun(const Sweep& sweep) : DrivenRun(sweep), m_run(sweep.experiment), m_driven(sweep.sine) {}

    void pull() {
        if (!m_driven) m_run.pull();
    }
    void advance(std::int64_t steps) { m_run.advance(steps); }
    double height() const { return m_run.height(m_x, m_y); }
    double level() const { return levelOf(m_run.wave()); }
    double largestHeight() const { return largestHeightOf(m_run.wave()); }
    bool hasDiverged() const { return !(m_run.largestHeight() <= Simulation::divergenceHeight); }

    using State = Heights<double>;
    State state() const { return heightsOf(m_run.wave()); }
    double distance(const State& from) const { return largestDifference(m_run.wave(), from); }

private:
    DoublePrecisionRun m_run;
    bool m_driven;
};

} // namespace seiche
