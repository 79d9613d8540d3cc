// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/standing_wave_watch.h"

#include "theory/dispersion.h"
#include "theory/modes.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace seiche {

namespace {

// Excitation of the string at a single frequency.
struct Driving {
    double frequency; ///< cycles per step
    double from, to;  ///< first and last driven position
};

// Empty without excitation, or if there are several frequencies.
std::optional<Driving> drivingOf(const Simulation& run) {
    const Experiment& now = run.settings();
    std::optional<Driving> found;
    if (now.drive.isOn()) found = {now.drive.frequency, now.drive.x, now.drive.x};
    for (const PoolObject& object : now.objects) {
        const Source* source = std::get_if<Source>(&object.is);
        if (!source || source->height == 0.0) continue;
        const bool isOver = source->stops() && run.seconds() >= source->until;
        if (isOver || run.seconds() < source->from) continue;
        if (source->signal != Signal::Sine || source->travels() || source->rests()) return std::nullopt;
        const double frequency = source->hertz / now.stepsPerSecond;
        if (!found) found = {frequency, object.x, object.x};
        if (found->frequency != frequency) return std::nullopt;
        found->from = std::min(found->from, object.x);
        found->to = std::max(found->to, object.x);
    }
    return found;
}

// Returns the next second a source starts or stops.
double nextSwitchOf(const Simulation& run) {
    double next = std::numeric_limits<double>::infinity();
    for (const PoolObject& object : run.settings().objects)
        if (const Source* source = std::get_if<Source>(&object.is))
            for (const double second : {source->from, source->until})
                if (second > run.seconds()) next = std::min(next, second);
    return next;
}

// Returns the decay factor per point, from `decay` per step.
double decayAlong(const Rule& rule, double wavelength, double cyclesPerStep) {
    const std::optional<double> lambda = eigenvalueOf(rule, cyclesPerStep);
    if (!lambda) return 0.0;
    const double perStep = -std::log(motionOf(rule, *lambda).decay);
    // Group velocity d omega / d kappa, in points per step.
    const double kappa = 2.0 * std::numbers::pi / wavelength, beside = 1e-4 * kappa;
    const auto angle = [&](double wavenumber) {
        return 2.0 * std::numbers::pi * frequencyOf(rule, 2.0 * std::numbers::pi / wavenumber);
    };
    const double group = (angle(kappa + beside) - angle(kappa - beside)) / (2.0 * beside);
    return group > 0.0 ? perStep / group : 0.0;
}

} // namespace

std::optional<SteadyStretch> steadyStretchOf(const Simulation& run, const PoolObject& ruler) {
    const Instrument* scale = std::get_if<Instrument>(&ruler.is);
    const auto* wave = std::get_if<Wave<float>>(&run.wave());
    if (!scale || scale->kind != InstrumentKind::Scale || isUpright(ruler) || !wave ||
        run.rule().scene != SceneKind::String)
        return std::nullopt;
    const std::optional<Driving> driving = drivingOf(run);
    if (!driving) return std::nullopt;
    SteadyStretch stretch;
    const int last = run.grid().width - 1;
    stretch.from = std::clamp(static_cast<int>(std::ceil(ruler.x - scale->length / 2)), 0, last);
    stretch.to = std::clamp(static_cast<int>(std::floor(ruler.x + scale->length / 2)), 0, last);
    stretch.cyclesPerStep = driving->frequency;
    Rule rule = run.rule();
    rule.k *= wave->stiffnessNear(stretch.from, 0.0);
    for (int x = stretch.from; x <= stretch.to; ++x)
        if (wave->stiffnessNear(x, 0.0) != wave->stiffnessNear(stretch.from, 0.0)) return std::nullopt;
    const std::optional<double> wavelength = wavelengthOf(rule, driving->frequency);
    if (!wavelength) return std::nullopt;
    stretch.wavelength = *wavelength;
    stretch.decay = decayAlong(rule, *wavelength, driving->frequency);
    // Periodic strings carry waves from both sides.
    if (rule.edges.left != Edge::Periodic) {
        if (driving->to <= stretch.from) stretch.isDrivenFromLeft = true;
        else if (driving->from >= stretch.to) stretch.isDrivenFromLeft = false;
    }
    return StandingWaveMeter::takes(stretch, run.grid()) ? std::optional(stretch) : std::nullopt;
}

void StandingWaveWatch::observe(const Simulation& run) {
    const bool isSame = run.frame() >= m_frame && run.eventsActed() == m_events && run.rule() == m_rule;
    if (!isSame || run.seconds() >= m_until) follow(run);
    m_frame = run.frame();
    const auto* wave = std::get_if<Wave<float>>(&run.wave());
    if (!wave || run.divergedAt()) return;
    for (Meter& meter : m_meters) meter.meter.addStep(*wave);
}

// Restarts all meters after a change of the string, else keeps them.
void StandingWaveWatch::follow(const Simulation& run) {
    const bool isDisturbed = run.eventsActed() != m_events || run.frame() < m_frame || !(run.rule() == m_rule);
    std::vector<Meter> next;
    for (const PoolObject& object : run.settings().objects) {
        const std::optional<SteadyStretch> stretch = steadyStretchOf(run, object);
        if (!stretch) continue;
        const auto known = std::ranges::find_if(m_meters, [&](const Meter& meter) {
            return meter.ruler == object.name && meter.meter.stretch() == *stretch;
        });
        next.push_back(known == m_meters.end() ? Meter{object.name, StandingWaveMeter(*stretch)}
                                               : std::move(*known));
        if (isDisturbed) next.back().meter.restart();
    }
    m_meters = std::move(next);
    m_events = run.eventsActed();
    m_rule = run.rule();
    m_until = nextSwitchOf(run);
}

const std::optional<StandingWave>& StandingWaveWatch::at(const std::string& ruler) const {
    static const std::optional<StandingWave> nothing;
    const auto found = std::ranges::find(m_meters, ruler, &Meter::ruler);
    return found == m_meters.end() ? nothing : found->meter.reading();
}

bool StandingWaveWatch::reads() const {
    return std::ranges::any_of(m_meters, [](const Meter& meter) { return meter.meter.reading().has_value(); });
}

std::vector<StandingWaveWatch::Reading> StandingWaveWatch::readings() const {
    std::vector<Reading> all;
    for (const Meter& meter : m_meters)
        if (meter.meter.reading()) all.push_back({meter.ruler, *meter.meter.reading()});
    return all;
}

} // namespace seiche
