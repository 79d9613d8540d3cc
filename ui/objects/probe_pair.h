// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/phase_difference.h"
#include "objects/probe_spectrum.h"
#include "wording/real_units.h"

#include <QComboBox>
#include <QLabel>

namespace seiche {

/// Selection of two probes, and their comparison in words: common frequency, amplitude ratio, delay
/// and phase difference.
class ProbePair : public QWidget {
    Q_OBJECT

public:
    explicit ProbePair(QWidget* parent = nullptr);

    /// Sets the probes on offer, with short names. Keeps the selected indices.
    void offer(const QStringList& names);
    /// Return the indices of the two probes. Equal if there are fewer than two.
    int first() const { return std::max(0, m_first->currentIndex()); }
    int second() const { return std::max(0, m_second->currentIndex()); }
    /// Returns the comparison of two records in words. Times are in seconds of the run.
    QStringList read(const ProbeTrail& first, const ProbeTrail& second, const RealUnits& units) const;
    void retranslate();

signals:
    void chosen();

private:
    QLabel* m_label;
    QComboBox *m_first, *m_second;
};

} // namespace seiche
