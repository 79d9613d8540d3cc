// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"
#include "session/background_job.h"
#include "study/resonance_curve.h"

#include <optional>

namespace seiche {

/// What theory says of the class's experiment, in pulls; computed in the background.
class ClassCurve : public QObject {
    Q_OBJECT

public:
    explicit ClassCurve(QObject* parent = nullptr) : QObject(parent) {}

    /// Of this experiment from now on.
    void setExperiment(const Experiment& experiment);
    /// Empty until `changed`, or where nothing can be predicted. Amplitudes are in pulls.
    const PredictedResonance& predicted() const { return m_predicted; }

signals:
    void changed();

private:
    std::optional<Experiment> m_experiment;
    PredictedResonance m_predicted;
    BackgroundJob m_job; ///< last member: it ends before what it writes to
};

} // namespace seiche
