// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/sweep.h"
#include "theory/resonance.h"

#include <optional>
#include <string>
#include <vector>

namespace seiche::cli {

/// Measured and predicted resonance curve at the same periods.
struct ResonanceCurve {
    std::vector<SweepPoint> measured;
    std::vector<double> predicted; ///< empty if theory has no answer, see `whyNot`
    std::string whyNot;
};

/// Theoretical prediction for a sweep.
class ResonancePrediction {
public:
    explicit ResonancePrediction(const Sweep& sweep);

    /// Returns the reason if theory has no answer; otherwise empty.
    const std::string& whyNot() const { return m_whyNot; }
    /// Returns the amplitudes at some periods of the sweep; empty if theory has no answer. The
    /// result at a period does not depend on the other periods. Shows progress.
    std::vector<double> at(const std::vector<std::int64_t>& periods) const;

private:
    bool m_isSine;
    std::vector<std::int64_t> m_periods;
    std::optional<SteadyResponse> m_response;
    std::string m_whyNot;
};

/// Measures with progress on `threads` threads; 0: all.
ResonanceCurve resonanceCurve(const Sweep& sweep, int threads = 0);
/// Measures the curve at some periods of the sweep.
ResonanceCurve partOfCurve(const Sweep& sweep, const ResonancePrediction& prediction,
                           const std::vector<std::int64_t>& periods, int threads = 0);

/// Returns CSV: `frequency_hz,period_steps,measured,predicted`. A field is empty if the run did not
/// reach steady state or theory has no answer.
std::string asCsv(const ResonanceCurve& curve);

} // namespace seiche::cli
