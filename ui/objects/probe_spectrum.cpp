// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/probe_spectrum.h"

#include "measure/spectrum.h"
#include "objects/instrument_painter.h"

#include <algorithm>

namespace seiche {

namespace {

/// The axis ends above the last amplitude of at least this fraction of the maximum, plus the foot
/// of its peak.
constexpr double minOfSpectrum = 0.02;
constexpr double footOfPeak = 4.0; // spacings

} // namespace

ProbeSpectrum::ProbeSpectrum(QWidget* parent) : Chart(parent) {
    setObjectName(QStringLiteral("probeSpectrum"));
    for (std::size_t i = 0; i < max; ++i) addSeries(Drawn::Line, traceOfProbe(static_cast<int>(i)));
}

void ProbeSpectrum::retranslate() {
    setXAxis({tr("frequency (Hz)"), Scale::Linear, 0.0, {}, false});
    setYAxis({tr("amplitude"), Scale::Linear, 0.0, {}, false});
}

QStringList ProbeSpectrum::show(const std::vector<ProbeTrail>& trails) {
    const QLocale locale;
    QStringList lines;
    std::vector<Spectrum> spectra;
    double last = 0.0;
    for (const ProbeTrail& trail : trails) {
        const EvenRecord record = evenRecord(trail.samples);
        spectra.push_back(spectrumOf(record.heights, record.samplesPerSecond));
        last = std::max(last, bandOf(spectra.back(), minOfSpectrum) + footOfPeak * spectra.back().spacing);
        const auto peaks = peaksOf(spectra.back(), 1);
        lines << (peaks.empty() ? tr("%1: no peak").arg(trail.name)
                                : tr("%1: highest peak at %2 Hz, amplitude %3")
                                      .arg(trail.name, readable(peaks.front().hertz, locale),
                                           readable(peaks.front().amplitude, locale)));
    }
    if (last > 0.0) last = roundedOut({0.0, last}, Scale::Linear).max;
    for (std::size_t i = 0; i < max; ++i) {
        const int series = static_cast<int>(i);
        std::vector<ChartPoint> points;
        if (i < spectra.size()) {
            const Spectrum& spectrum = spectra[i];
            for (std::size_t j = 0; j < spectrum.amplitudes.size(); ++j) {
                const double hertz = spectrum.spacing * static_cast<double>(j);
                if (hertz <= last) points.push_back({hertz, spectrum.amplitudes[j]});
            }
            setName(series, trails[i].name);
        }
        setShown(series, i < spectra.size());
        replace(series, std::move(points));
    }
    return lines;
}

} // namespace seiche

#include "moc_probe_spectrum.cpp"
