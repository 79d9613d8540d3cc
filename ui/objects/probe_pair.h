// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/phase_difference.h"
#include "objects/probe_spectrum.h"
#include "wording/real_units.h"

#include <QComboBox>
#include <QLabel>

namespace seiche {

/// Which two probes are compared, and how they swing beside each other in words: the common frequency, the
/// ratio of their amplitudes, by how much the second is late and by which part of a cycle.
class ProbePair : public QWidget {
    Q_OBJECT

public:
    explicit ProbePair(QWidget* parent = nullptr);

    /// The probes there are; those chosen stay chosen by their places. Names are short.
    void offer(const QStringList& names);
    /// The numbers of the two; equal where there are not two.
    int first() const { return std::max(0, m_first->currentIndex()); }
    int second() const { return std::max(0, m_second->currentIndex()); }
    /// What is said of two records, in seconds of the run.
    QStringList read(const ProbeTrail& first, const ProbeTrail& second, const RealUnits& units) const;
    void retranslate();

signals:
    void chosen();

private:
    QLabel* m_label;
    QComboBox *m_first, *m_second;
};

} // namespace seiche
