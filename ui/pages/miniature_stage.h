// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/miniature_kind.h"
#include "run/simulation.h"
#include "wave/height_range.h"

#include <optional>
#include <vector>

namespace seiche {

/// A miniature without its picture: the runs, the values of its knobs, and the traces.
///
/// Time is given in steps.
class MiniatureStage {
public:
    explicit MiniatureStage(const MiniatureKind& kind);

    const MiniatureKind& kind() const { return m_kind; }
    const std::vector<Simulation>& runs() const { return m_runs; }
    /// All steps since the stage was made, whatever was begun again.
    std::int64_t stepsDone() const { return m_stepsDone; }
    double stepsPerSecond() const;

    void advance(std::int64_t steps);
    /// From the beginning, with the knobs as they are.
    void again();
    /// The pull of SPACE, at its own place; a trace begins again.
    void tap();
    void tapAt(double x, double y);

    double value(std::size_t knob) const { return m_values[knob]; }
    void set(std::size_t knob, double value);
    Stencil stencil() const { return m_stencil; }
    void setStencil(Stencil stencil);

    /// Whether nothing would change any more without a touch.
    bool isAtRest() const;
    /// Trace: the heights of the middle point of each run from the beginning on.
    const std::vector<float>& trace(std::size_t run) const { return m_traces[run]; }
    /// Trace: how many steps are shown before it begins again.
    std::size_t span() const;

    // The values of Says
    double growth() const;
    double limitK() const;
    double frequency() const; ///< Hz
    /// The largest height between the last two pulls, in heights of one pull; nothing before there were two.
    std::optional<double> amplitude() const;
    std::optional<double> predictedAmplitude() const;

private:
    Experiment startOf(std::size_t run) const;
    std::optional<std::size_t> knobOf(MiniatureKind::Knob::Kind kind) const;
    std::int64_t tickSteps() const;
    void pull(std::optional<std::pair<double, double>> at);
    void look();

    const MiniatureKind& m_kind;
    std::vector<double> m_values;
    Stencil m_stencil = Stencil::Cross;
    std::vector<Simulation> m_runs;
    std::vector<std::vector<float>> m_traces;
    std::int64_t m_stepsDone = 0;
    std::int64_t m_nextTick = 0;
    HeightRanges m_ranges;             ///< of every point of the first run, since the last pull
    std::optional<double> m_lastSwing; ///< the largest, of the period before
    int m_pulls = 0;
};

} // namespace seiche
