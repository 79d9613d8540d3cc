// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/miniature_stage.h"

#include "model/parameter.h"
#include "study/natural_ceiling.h"
#include "theory/largest_amplitude.h"
#include "theory/modes.h"
#include "theory/stability.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

using Knob = MiniatureKind::Knob;

/// Smallest visible wave, as a fraction of the ceiling.
constexpr double invisible = 1e-3;

} // namespace

MiniatureStage::MiniatureStage(const MiniatureKind& kind) : m_kind(kind) {
    for (const Knob& knob : kind.knobs) m_values.push_back(knob.start);
    m_stencil = kind.runs.front().experiment.rule.stencil;
    again();
}

std::optional<std::size_t> MiniatureStage::knobOf(Knob::Kind kind) const {
    for (std::size_t i = 0; i < m_kind.knobs.size(); ++i)
        if (m_kind.knobs[i].kind == kind) return i;
    return std::nullopt;
}

Experiment MiniatureStage::startOf(std::size_t run) const {
    Experiment experiment = m_kind.runs[run].experiment;
    experiment.rule.stencil = m_stencil;
    for (std::size_t i = 0; i < m_values.size(); ++i) {
        const Knob& knob = m_kind.knobs[i];
        if (knob.kind == Knob::Kind::Setting) applySettings(experiment, {{knob.settings[run], m_values[i]}});
        if (knob.kind == Knob::Kind::HalfWaves) experiment.pullWith.width = m_values[i];
    }
    return experiment;
}

void MiniatureStage::again() {
    m_runs.clear();
    m_traces.assign(m_kind.runs.size(), {});
    for (std::size_t i = 0; i < m_kind.runs.size(); ++i) {
        m_runs.emplace_back(startOf(i));
        m_runs.back().setThreads(1);
    }
    m_lastSwing.reset();
    m_pulls = 0;
    pull(std::nullopt);
    m_nextTick = tickSteps();
    sampleStep();
}

double MiniatureStage::stepsPerSecond() const {
    const double steps = m_kind.runs.front().experiment.stepsPerSecond;
    if (!m_kind.keepsTime) return steps;
    return steps * std::sqrt(m_kind.knobs.front().start / m_runs.front().rule().k);
}

std::size_t MiniatureStage::span() const {
    return static_cast<std::size_t>(
        std::max(8.0, m_kind.span * stepsPerSecond() / m_kind.runs.front().experiment.stepsPerSecond));
}

std::int64_t MiniatureStage::tickSteps() const {
    const std::optional<std::size_t> rhythm = knobOf(Knob::Kind::Rhythm);
    const double seconds = rhythm ? 1.0 / m_values[*rhythm] : m_kind.tickSeconds;
    return std::max<std::int64_t>(seconds > 0.0 ? 1 : 0, std::llround(seconds * stepsPerSecond()));
}

void MiniatureStage::advance(std::int64_t steps) {
    m_stepsDone += steps;
    const std::int64_t tick = tickSteps();
    const bool traced = m_kind.view == MiniatureKind::View::Trace;
    while (steps > 0) {
        std::int64_t now = traced || m_kind.says == MiniatureKind::Readout::Amplitude ? 1 : steps;
        if (tick > 0) now = std::min(now, std::max<std::int64_t>(1, m_nextTick - m_runs.front().frame()));
        for (Simulation& run : m_runs) run.advance(now);
        steps -= now;
        sampleStep();
        // Restart a trace that has filled its width.
        if (traced && m_traces.front().size() > span()) again();
        if (tick > 0 && m_runs.front().frame() >= m_nextTick) {
            pull(std::nullopt);
            m_nextTick = m_runs.front().frame() + tick;
            sampleStep();
        }
        if (m_runs.front().divergedAt() && !traced) break;
    }
}

void MiniatureStage::sampleStep() {
    if (m_kind.view == MiniatureKind::View::Trace)
        for (std::size_t i = 0; i < m_runs.size(); ++i)
            m_traces[i].push_back(static_cast<float>(m_runs[i].height((m_runs[i].grid().width - 1) / 2)));
    if (m_kind.says != MiniatureKind::Readout::Amplitude) return;
    const Simulation& string = m_runs.front();
    for (int x = 0; x < string.grid().width; ++x)
        m_ranges.include(static_cast<std::size_t>(x), string.height(x));
}

void MiniatureStage::pull(std::optional<std::pair<double, double>> at) {
    if (m_pulls > 0) m_lastSwing = m_ranges.largestSwing();
    m_ranges = HeightRanges(static_cast<std::size_t>(m_runs.front().grid().width));
    ++m_pulls;
    for (Simulation& run : m_runs) {
        Pull pull = run.settings().pullWith;
        if (at) std::tie(pull.x, pull.y) = *at;
        if (run.divergedAt()) continue;
        // f + k/2 L f is the string one step after its release. L f of a triangle is nonzero only
        // at its three corners.
        if (m_kind.smoothRelease) {
            const double bend = 0.5 * run.rule().k * pull.height / pull.width;
            for (const auto& [away, part] :
                 {std::pair(0.0, -2.0), std::pair(-pull.width, 1.0), std::pair(pull.width, 1.0)})
                if (run.grid().contains(static_cast<int>(pull.x + away), 0))
                    run.apply(Pull{PullShape::Point, 1.0, part * bend, PullMode::Add, pull.x + away, 0.0});
        }
        run.apply(pull);
    }
}

void MiniatureStage::tap() {
    if (m_kind.view == MiniatureKind::View::Trace || m_runs.front().divergedAt()) again();
    else pull(std::nullopt);
}

void MiniatureStage::tapAt(double x, double y) {
    if (m_kind.view == MiniatureKind::View::Trace || m_runs.front().divergedAt()) return again();
    const Grid& grid = m_runs.front().grid();
    pull(std::pair(std::clamp(std::round(x), 0.0, grid.width - 1.0),
                   std::clamp(std::round(y), 0.0, grid.height - 1.0)));
}

void MiniatureStage::set(std::size_t knob, double value) {
    m_values[knob] = value;
    const Knob& what = m_kind.knobs[knob];
    const auto exploded = [](const Simulation& run) { return run.divergedAt().has_value(); };
    const bool broken = std::any_of(m_runs.begin(), m_runs.end(), exploded);
    // A new tapping frequency continues the run. A trace or standing wave needs a restart.
    if (what.kind == Knob::Kind::Rhythm) {
        m_nextTick = std::min(m_nextTick, m_runs.front().frame() + tickSteps());
        m_lastSwing.reset();
    } else if (broken || what.kind == Knob::Kind::HalfWaves || m_kind.view == MiniatureKind::View::Trace) {
        again();
    } else {
        for (std::size_t i = 0; i < m_runs.size(); ++i) m_runs[i].apply(Settings{{what.settings[i], value}});
    }
}

void MiniatureStage::setStencil(Stencil stencil) {
    m_stencil = stencil;
    again();
}

bool MiniatureStage::isAtRest() const {
    if (m_kind.view == MiniatureKind::View::Trace || tickSteps() > 0) return false;
    const double min = invisible * m_kind.ceiling;
    return std::all_of(m_runs.begin(), m_runs.end(), [&](const Simulation& run) {
        return run.divergedAt() || run.energy().total() < 1e-4 * min * min;
    });
}

double MiniatureStage::growth() const { return stabilityOf(m_runs.front().rule()).growthPerStep; }

double MiniatureStage::limitK() const { return stabilityOf(m_runs.front().rule()).limitK; }

double MiniatureStage::frequency() const {
    const std::optional<Modes> modes = Modes::of(m_runs.front().rule(), m_runs.front().grid());
    const std::optional<std::size_t> knob = knobOf(Knob::Kind::HalfWaves);
    if (!modes || !knob) return 0.0;
    return modes->mode(static_cast<int>(m_values[*knob]) - 1).motion.frequency(stepsPerSecond());
}

std::optional<double> MiniatureStage::amplitude() const {
    if (!m_lastSwing) return std::nullopt;
    const Experiment& experiment = m_runs.front().settings();
    return *m_lastSwing / heightOfOnePull(experiment, experiment.pullWith);
}

std::optional<double> MiniatureStage::predictedAmplitude() const {
    const Simulation& run = m_runs.front();
    const Pull& pull = run.settings().pullWith;
    const std::optional<double> height = largestAmplitude(run.rule(), run.grid(), pull, tickSteps());
    if (!height) return std::nullopt;
    return *height / heightOfOnePull(run.settings(), pull);
}

} // namespace seiche
