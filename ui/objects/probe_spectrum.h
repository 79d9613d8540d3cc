// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/probe_reading.h"
#include "widgets/chart.h"

#include <vector>

namespace seiche {

/// What a probe has seen lately.
struct ProbeTrail {
    QString name;
    std::vector<ProbeSample> samples;
};

/// The chart of what amplitude the height at each probe has at which frequency, up to where nothing is left.
class ProbeSpectrum : public Chart {
    Q_OBJECT

public:
    explicit ProbeSpectrum(QWidget* parent = nullptr);

    /// A series for each of up to six probes, and what is said of each: its highest peak.
    QStringList show(const std::vector<ProbeTrail>& trails);
    void retranslate();

private:
    using QWidget::show;

    static constexpr std::size_t most = 6;
};

} // namespace seiche
