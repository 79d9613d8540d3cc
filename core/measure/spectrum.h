// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/probe_reading.h"

#include <cstddef>
#include <deque>
#include <span>
#include <vector>

namespace seiche {

/// Amplitude spectra of records of heights, by fast Fourier transform (FFTW). Plans of FFTW may not be made by
/// two threads at once: all of this belongs to the GUI thread. Not part of a build that only computes, nor of
/// the browser's.

/// A record with a height at even intervals.
struct EvenRecord {
    double samplesPerSecond = 0.0; ///< 0 where there are not two samples
    std::vector<double> heights;
};

/// As many samples as there are, at even distances over the same time; heights between two samples on a
/// straight line. Of an even record the same heights.
EvenRecord evenRecord(std::span<const ProbeSample> record);

/// Which amplitude a record has at which frequency.
struct Spectrum {
    double spacing = 0.0;           ///< Hz from one amplitude to the next
    std::vector<double> amplitudes; ///< at 0, spacing, ... up to half the sampling rate
};

/// The mean is taken off, and a Hann window laid over the record, which is undone in the size: a sine that lies
/// on one of the frequencies shows its amplitude there; between two it shows less (0.85 of it half way, see
/// `peaksOf`). Empty for less than 8 heights or where one is not finite.
Spectrum spectrumOf(std::span<const double> heights, double samplesPerSecond);

/// The highest frequency at which an amplitude is at least this share of the largest one; 0 where there is
/// none.
double bandOf(const Spectrum& spectrum, double share);

/// A sine found in a spectrum.
struct SpectralPeak {
    double hertz;
    double amplitude;
};

/// The highest peaks, at most `most`, highest first, of at least `least` of the highest one; frequency and
/// amplitude from the two largest values of each, right for a sine whose neighbours are four spacings away or
/// more.
std::vector<SpectralPeak> peaksOf(const Spectrum& spectrum, std::size_t most, double least = 0.1);

/// Spectra of one record window by window.
class Spectrogram {
public:
    struct Column {
        double seconds; ///< the middle of its window
        std::vector<double> amplitudes;
    };

    /// Windows of so many samples, 8 or more, each a quarter of that after the last; the oldest of more than
    /// `mostColumns` are dropped.
    Spectrogram(std::size_t window, double samplesPerSecond, std::size_t mostColumns = 512);

    /// The height at the next moment; `beginning` is that of the first one.
    void add(double height);
    void clear(double beginning = 0.0);

    std::size_t window() const { return m_window; }
    double samplesPerSecond() const { return m_rate; }
    double spacing() const { return m_rate / static_cast<double>(m_window); } ///< Hz
    const std::deque<Column>& columns() const { return m_columns; }

private:
    std::size_t m_window;
    double m_rate;
    std::size_t m_most;
    double m_beginning = 0.0; ///< seconds, of the first height still kept
    std::vector<double> m_heights;
    std::deque<Column> m_columns;
};

} // namespace seiche
