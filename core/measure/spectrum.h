// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/probe_reading.h"

#include <cstddef>
#include <deque>
#include <span>
#include <vector>

namespace seiche {

/// Amplitude spectra of height records by FFT (FFTW). FFTW plans must not be created by two threads
/// at once, so all functions belong to the GUI thread. Not available in builds without GUI or for
/// browsers.

/// A record with a height at regular intervals.
struct EvenRecord {
    double samplesPerSecond = 0.0; ///< 0 with fewer than two samples
    std::vector<double> heights;
};

/// Returns the same number of samples at regular intervals over the same time, interpolated
/// linearly. A regular record is unchanged.
EvenRecord evenRecord(std::span<const ProbeSample> record);

/// The amplitudes of a record by frequency.
struct Spectrum {
    double spacing = 0.0;           ///< hertz per amplitude
    std::vector<double> amplitudes; ///< at 0, spacing, ... up to half the sampling rate
};

/// Returns the spectrum after subtraction of the mean and a Hann window with corrected scale. A
/// sine at a spectral line shows its amplitude, between two lines less (0.85 half-way, see
/// `peaksOf`). Empty with fewer than 8 heights or a non-finite height.
Spectrum spectrumOf(std::span<const double> heights, double samplesPerSecond);

/// Returns the highest frequency whose amplitude is at least this share of the largest, 0 if none.
double bandOf(const Spectrum& spectrum, double share);

/// A sine found in a spectrum.
struct SpectralPeak {
    double hertz;
    double amplitude;
};

/// Returns the highest peaks, at most `max`, highest first, of at least `min` times the highest.
/// Frequency and amplitude are from the two largest values of each, exact for sines at least four
/// spacings apart.
std::vector<SpectralPeak> peaksOf(const Spectrum& spectrum, std::size_t max, double min = 0.1);

/// The spectra of a record, window by window.
class Spectrogram {
public:
    struct Column {
        double seconds; ///< centre of its window
        std::vector<double> amplitudes;
    };

    /// Uses windows of `window` >= 8 samples, each a quarter window after the last. Drops the
    /// oldest of more than `maxColumns` columns.
    Spectrogram(std::size_t window, double samplesPerSecond, std::size_t maxColumns = 512);

    /// Adds the next height, see `clear` for the start.
    void add(double height);
    void clear(double beginning = 0.0);

    std::size_t window() const { return m_window; }
    double samplesPerSecond() const { return m_rate; }
    double spacing() const { return m_rate / static_cast<double>(m_window); } ///< in hertz
    const std::deque<Column>& columns() const { return m_columns; }

private:
    std::size_t m_window;
    double m_rate;
    std::size_t m_max;
    double m_beginning = 0.0; ///< time of the first stored height, in seconds
    std::vector<double> m_heights;
    std::deque<Column> m_columns;
};

} // namespace seiche
