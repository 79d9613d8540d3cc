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

/// What the window computes and draws per second, of all its runs.
struct ComputingRates {
    double stepsPerSecond = 0.0;
    double framesPerSecond = 0.0; ///< pictures of the canvas
    double cellsPerSecond = 0.0;  ///< steps × cells, twins included
    /// Steps over cells while a step is being computed, as a part of what memory allows at 12 bytes per cell
    /// and step; above 1 where the caches help. Nothing while either is not yet known.
    std::optional<double> shareOfMemoryLimit;
};

/// A line of small print about the speed of the computation: steps, pictures and cells per second and the share
/// of the memory limit.
///
/// Counts only while it is shown; measures the memory once, in the background.
class ComputingSpeed : public QLabel {
    Q_OBJECT

public:
    explicit ComputingSpeed(Session& session, QWidget* parent = nullptr);

    /// Counts how often this canvas is painted.
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
    void tell();

    Session& m_session;
    QTimer m_timer;
    QElapsedTimer m_since;
    ComputingRates m_rates;
    int m_paints = 0;
    std::int64_t m_frame = 0;
    double m_memoryRate = 0.0; ///< bytes per second; 0: not known
    bool m_isMeasured = false;
    BackgroundJob m_measuring; ///< last member: it ends before what it writes to
};

} // namespace seiche
