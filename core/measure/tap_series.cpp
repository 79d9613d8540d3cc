// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/tap_series.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace seiche {

namespace {

// Memory of `TapRhythm` and double taps: the maximum distance back to the start of a new series.
constexpr std::size_t maxSpans = 4 * TapRhythm::maxMemory;
constexpr std::size_t maxStages = 2 * TapRhythm::maxMemory;

template <typename Value>
void push(std::vector<Value>& values, const Value& value, std::size_t max) {
    values.push_back(value);
    if (values.size() > max) values.erase(values.begin());
}

} // namespace

bool TapSeries::tap(double seconds) {
    const bool first = m_rhythm.ticks().empty();
    if (first || seconds > m_last) {
        push(m_spans, {seconds, m_meter.sinceTap()}, maxSpans);
        m_meter.tap();
    }
    m_last = seconds;
    const int train = m_rhythm.train();
    m_rhythm.tap(seconds);
    const bool begins = m_rhythm.train() != train;
    if (begins) {
        m_finished.reset();
        for (const Stage& stage : m_stages)
            if (stage.lastTap <= m_rhythm.endOfTrainBefore()) m_finished = stage.reading;
        m_stages.clear();
        m_swings.clear();
        m_periods = 0;
        m_reading.reset();
        m_readUntil = m_rhythm.ticks().front().seconds;
    }
    if (begins || first) m_began = m_rhythm.ticks().front().seconds;
    read();
    return begins && !first;
}

void TapSeries::remeasure(std::vector<Span> spans) {
    m_spans = std::move(spans);
    m_movedBefore = 0.0;
    m_stages.clear();
    m_swings.clear();
    m_periods = 0;
    m_reading.reset();
    m_readUntil = m_began;
    read();
}

// Returns the remaining fraction of a free wave.
double TapSeries::left() const {
    const double seconds = m_rhythm.ticks().back().seconds - m_began;
    if (m_movedBefore == 0.0) return std::exp(-m_fading * seconds);
    if (!std::isfinite(m_fading) || !(m_swings.back() > 0.0)) return 1.0;
    return std::exp(-m_fading * seconds) * std::max(1.0, m_movedBefore / m_swings.back());
}

// Adds the taps that have become ticks of the series, several at once if they had to be
// classified.
void TapSeries::read() {
    const std::vector<TapRhythm::Tick>& ticks = m_rhythm.ticks();
    for (std::size_t i = 1; i < ticks.size(); ++i) {
        if (ticks[i].seconds <= m_readUntil) continue;
        m_readUntil = ticks[i].seconds;
        // The wave was free between missed taps.
        if (ticks[i].number - ticks[i - 1].number > 1) continue;
        HeightRange range;
        for (const Span& span : m_spans)
            if (span.end > ticks[i - 1].seconds && span.end <= ticks[i].seconds) range.include(span.range);
        push(m_swings, range.swing(), AmplitudeMeter::maxMemory);
        ++m_periods;
    }
    const std::optional<Rhythm> rhythm = m_rhythm.rhythm();
    if (!rhythm || (!m_stages.empty() && m_stages.back().lastTap == ticks.back().seconds)) return;
    m_reading = Reading{*rhythm, std::nullopt, m_began, ticks.back().seconds};
    if (!m_swings.empty()) {
        m_reading->amplitude = amplitudeOf(m_swings, left());
        m_reading->amplitude->periods = m_periods;
    }
    push(m_stages, {ticks.back().seconds, *m_reading}, maxStages);
}

} // namespace seiche
