// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"
#include "session/background_job.h"
#include "study/resonance_curve.h"

#include <optional>

namespace seiche {

/// The predicted resonance curve of the class's experiment, in single taps, computed in the
/// background.
class ClassCurve : public QObject {
    Q_OBJECT

public:
    explicit ClassCurve(QObject* parent = nullptr) : QObject(parent) {}

    /// Starts the prediction for this experiment.
    void setExperiment(const Experiment& experiment);
    /// Prediction in single taps. Empty until `changed`, or if impossible.
    const PredictedResonance& predicted() const { return m_predicted; }

signals:
    void changed();

private:
    std::optional<Experiment> m_experiment;
    PredictedResonance m_predicted;
    BackgroundJob m_job; ///< last member: ends before the members that it writes
};

} // namespace seiche
