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

/// The mean intensity along a screen in the pool, with what theory predicts of it: of the selected screen, else
/// of the last one. Against the angle from straight on where there is one, else against the place.
class ScreenGraph : public QWidget {
    Q_OBJECT

public:
    ScreenGraph(PoolCanvas& canvas, QWidget* parent = nullptr);

    /// The screen that is shown; null where the pool has none.
    const PoolObject* screen() const;
    QSize sizeHint() const override;
    /// In less than half of its height it shows its curves alone.
    QSize minimumSizeHint() const override;

    /// What is drawn: empty before anything was seen.
    const ScreenProfile& profile() const { return m_profile; }
    const std::optional<ScreenPrediction>& prediction() const { return m_prediction; }
    /// The maxima in words.
    QString maxima() const;
    /// Over what the mean is taken, in words.
    QString window() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    /// Sees the run go by while there is a screen.
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
