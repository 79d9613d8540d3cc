// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/background_job.h"
#include "session/session.h"

#include <QElapsedTimer>
#include <QLabel>

#include <memory>
#include <optional>

namespace seiche {

/// Computing and drawing rates of all runs, per second.
struct ComputingRates {
    double stepsPerSecond = 0.0;
    double framesPerSecond = 0.0; ///< painted frames of the canvas
    double cellsPerSecond = 0.0;  ///< steps × cells, including comparison runs
    /// Cell rate during a step as a fraction of the memory limit, at 12 bytes per cell and step.
    /// Above 1 if caches help. Empty if either rate is unknown.
    std::optional<double> shareOfMemoryLimit;
};

/// A status line with steps, frames and cells per second and the fraction of the memory limit.
/// Counts only while visible; measures the memory once, in the background.
class ComputingSpeed : public QLabel {
    Q_OBJECT

public:
    explicit ComputingSpeed(Session& session, QWidget* parent = nullptr);

    /// Counts the paint events of this canvas.
    void watch(QWidget* canvas);
    const ComputingRates& rates() const { return m_rates; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void begin();
    void count();
    void updateText();

    Session& m_session;
    QTimer m_timer;
    QElapsedTimer m_since;
    ComputingRates m_rates;
    int m_paints = 0;
    std::int64_t m_frame = 0;
    double m_memoryRate = 0.0; ///< bytes per second; 0 if unknown
    bool m_isMeasured = false;
    BackgroundJob m_measuring; ///< last member: ends before the members that it writes
};

} // namespace seiche
