// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/probe_reading.h"
#include "widgets/chart.h"

#include <vector>

namespace seiche {

/// The recent record of a probe.
struct ProbeTrail {
    QString name;
    std::vector<ProbeSample> samples;
};

/// Chart of the amplitude spectrum at each probe, cut off above the last significant amplitude.
class ProbeSpectrum : public Chart {
    Q_OBJECT

public:
    explicit ProbeSpectrum(QWidget* parent = nullptr);

    /// Shows the spectra of up to six probes. Returns a text for each probe with its highest peak.
    QStringList show(const std::vector<ProbeTrail>& trails);
    void retranslate();

private:
    using QWidget::show;

    static constexpr std::size_t max = 6;
};

} // namespace seiche
