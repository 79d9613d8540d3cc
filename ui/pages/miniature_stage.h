// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/miniature_kind.h"
#include "run/simulation.h"
#include "wave/height_range.h"

#include <optional>
#include <vector>

namespace seiche {

/// A miniature without its view: the runs, the knob values, and the traces.
///
/// Times are in steps.
class MiniatureStage {
public:
    explicit MiniatureStage(const MiniatureKind& kind);

    const MiniatureKind& kind() const { return m_kind; }
    const std::vector<Simulation>& runs() const { return m_runs; }
    /// Number of steps since construction, not reset by restarts.
    std::int64_t stepsDone() const { return m_stepsDone; }
    double stepsPerSecond() const;

    void advance(std::int64_t steps);
    /// Restarts the runs with the current knob values.
    void again();
    /// Taps at the miniature's own position. Restarts a trace.
    void tap();
    void tapAt(double x, double y);

    double value(std::size_t knob) const { return m_values[knob]; }
    void set(std::size_t knob, double value);
    Stencil stencil() const { return m_stencil; }
    void setStencil(Stencil stencil);

    /// Returns whether nothing would change without user input.
    bool isAtRest() const;
    /// Trace: displacements of the middle point since the restart.
    const std::vector<float>& trace(std::size_t run) const { return m_traces[run]; }
    /// Trace: number of steps shown before the restart.
    std::size_t span() const;

    // Values shown according to `Readout`.
    double growth() const;
    double limitK() const;
    double frequency() const; ///< Hz
    /// Largest amplitude between the last two taps, relative to the height of a tap. Empty before
    /// the second tap.
    std::optional<double> amplitude() const;
    std::optional<double> predictedAmplitude() const;

private:
    Experiment startOf(std::size_t run) const;
    std::optional<std::size_t> knobOf(MiniatureKind::Knob::Kind kind) const;
    std::int64_t tickSteps() const;
    void pull(std::optional<std::pair<double, double>> at);
    void sampleStep();

    const MiniatureKind& m_kind;
    std::vector<double> m_values;
    Stencil m_stencil = Stencil::Cross;
    std::vector<Simulation> m_runs;
    std::vector<std::vector<float>> m_traces;
    std::int64_t m_stepsDone = 0;
    std::int64_t m_nextTick = 0;
    HeightRanges m_ranges;             ///< of all points of the first run since the last tap
    std::optional<double> m_lastSwing; ///< largest amplitude in the previous tap interval
    int m_pulls = 0;
};

} // namespace seiche
