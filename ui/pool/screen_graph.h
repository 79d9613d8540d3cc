// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/pool_canvas.h"
#include "run/screen_meter.h"
#include "show/screen_prediction.h"
#include "widgets/axis_ticks.h"

#include <QWidget>

#include <optional>

namespace seiche {

/// Graph of the mean intensity along a screen, with its prediction. Shows the selected screen, else
/// the last. The axis is the angle from the normal if defined, else the position.
class ScreenGraph : public QWidget {
    Q_OBJECT

public:
    ScreenGraph(PoolCanvas& canvas, QWidget* parent = nullptr);

    /// Returns the shown screen. Null if none.
    const PoolObject* screen() const;
    QSize sizeHint() const override;
    /// Below half of its height, only curves are shown.
    QSize minimumSizeHint() const override;

    /// Returns the drawn profile. Empty before the first measurement.
    const ScreenProfile& profile() const { return m_profile; }
    const std::optional<ScreenPrediction>& prediction() const { return m_prediction; }
    /// Returns the maxima as text.
    QString maxima() const;
    /// Returns the averaging window as text.
    QString window() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    /// Follows the run while there is a screen.
    void follow();
    void watch();
    void readProfile();
    void predict(const PoolObject& screen);
    bool isLow() const { return height() < sizeHint().height() / 2; }
    bool hasAngles() const { return !m_places.empty() && m_isByAngle; }
    void paintAxes(QPainter& painter, const QRectF& plot, const AxisRange& range);
    void paintWords(QPainter& painter, const QRectF& plot);

    PoolCanvas& m_canvas;
    ScreenMeter m_meter;
    std::uint64_t m_revision = 0;
    ScreenProfile m_profile;
    std::vector<double> m_places; ///< degrees, or cells from the middle
    bool m_isByAngle = false;
    std::optional<ScreenPrediction> m_prediction;
    std::optional<Experiment> m_predictedFor;
};

} // namespace seiche
