// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/sweep.h"
#include "theory/resonance.h"

#include <optional>
#include <string>
#include <vector>

namespace seiche::cli {

/// A measured resonance curve and the predicted one at the same periods.
struct ResonanceCurve {
    std::vector<SweepPoint> measured;
    std::vector<double> predicted; ///< empty where theory has no answer; then `whyNot` says why
    std::string whyNot;
};

/// What theory says of a sweep.
class ResonancePrediction {
public:
    explicit ResonancePrediction(const Sweep& sweep);

    /// Why theory has no answer; empty where it has.
    const std::string& whyNot() const { return m_whyNot; }
    /// The amplitudes at some of the sweep's periods, the same whichever these are; empty where theory has no
    /// answer. Shows progress.
    std::vector<double> at(const std::vector<std::int64_t>& periods) const;

private:
    bool m_isSine;
    std::vector<std::int64_t> m_periods;
    std::optional<SteadyResponse> m_response;
    std::string m_whyNot;
};

/// Measures on all threads (or `threads` of them) and shows progress.
ResonanceCurve resonanceCurve(const Sweep& sweep, int threads = 0);
/// The same of some of the sweep's periods.
ResonanceCurve partOfCurve(const Sweep& sweep, const ResonancePrediction& prediction,
                           const std::vector<std::int64_t>& periods, int threads = 0);

/// `frequency_hz,period_steps,measured,predicted`; a field is empty where there is no such number: a run that
/// had not become steady, a pull that theory does not know.
std::string asCsv(const ResonanceCurve& curve);

} // namespace seiche::cli
