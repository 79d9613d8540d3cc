// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/axis_ticks.h"
#include "widgets/chart.h"

#include <QChartView>

#include <cmath>
#include <vector>

QT_BEGIN_NAMESPACE
class QLineSeries;
class QValueAxis;
QT_END_NAMESPACE

namespace seiche {

/// Returns the axis coordinate of a value: the value itself or its logarithm.
inline double scaled(double value, Scale scale) {
    return scale == Scale::Logarithmic ? std::log10(value) : value;
}

/// Returns whether the style draws separate points.
inline bool isDotted(Drawn drawn) {
    return drawn == Drawn::Points || drawn == Drawn::Rings || drawn == Drawn::Faded || drawn == Drawn::Joined;
}

/// Returns whether the style draws a thin grey line.
inline bool isQuiet(Drawn drawn) { return drawn == Drawn::Thin || drawn == Drawn::Area; }

/// The view of a Chart. Qt Charts draws the curves. This class draws grid, tick labels, marks,
/// points, bars and readout.
class ChartView : public QChartView {
    Q_OBJECT

public:
    explicit ChartView(Chart& chart);

    /// Copies the current state of the chart.
    void refresh();
    /// Moves the readout to the next drawn point, or to the previous if `direction` < 0.
    void moveReadout(int direction);
    void hideReadout();
    /// Clicks the point at the readout.
    void clickReadout();

    struct Place {
        int series;
        int point;
        QPointF at;
    };
    /// Returns the nearest dot within reach of the pointer. Empty if none.
    std::optional<Place> dotAt(QPointF at) const;
    /// Returns the dot at the readout. Empty if none.
    std::optional<Place> dotAtReadout() const;
    double placeAlong(double x) const { return alongX(x); }

protected:
    void drawBackground(QPainter* painter, const QRectF& rect) override;
    void drawForeground(QPainter* painter, const QRectF& rect) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QFont smallFont() const;
    QFont fontOfTitle(const QString& title) const;
    void layOut();
    void layOutBelow(double top);
    /// Returns round numbers with room for their labels.
    std::vector<Tick> ticksAlong(const AxisRange& range, double wide) const;
    bool isUpperTitleBesideTheOther() const;
    double heightOfUpperAxis() const;
    std::vector<Tick> upperTicks(double wide) const;
    void layOutUpperAxis();
    void drawUpperAxis(QPainter& painter) const;
    bool isInRange(const ChartMark& mark) const { return mark.x >= m_xRange.min && mark.x <= m_xRange.max; }
    QRectF labelOf(const ChartMark& mark) const;
    bool isTitleOverAMark() const;
    void drawCurves();
    double alongX(double x) const;
    double alongY(double y) const;
    QPointF pixel(const ChartPoint& point) const { return {alongX(point.x), alongY(point.y)}; }
    void paintArea(QPainter& painter, const Chart::Series& series) const;
    void paintBars(QPainter& painter, const Chart::Series& series) const;
    QColor colourOf(const Chart::Series& series) const;
    void paintPoints(QPainter& painter, const Chart::Series& series) const;
    void paintReadout(QPainter& painter) const;
    std::vector<Place> places() const;
    void setReadout(std::optional<double> x);
    void dragTo(QPointF at);

    Chart& m_chart;
    QValueAxis* m_horizontal;
    QValueAxis* m_vertical;
    std::vector<QLineSeries*> m_curves;
    AxisRange m_xRange;
    AxisRange m_yRange;
    std::vector<Tick> m_xTicks;
    std::vector<Tick> m_yTicks;
    bool m_isUpperShown = false;
    std::vector<Tick> m_upperTicks; ///< positions along x, labels in the second unit
    QRectF m_plot;
    std::optional<double> m_readout;
    std::optional<Place> m_pointed; ///< point of the readout, if a single point
    std::optional<Place> m_held;    ///< the pressed bar, `at` is the press position
    bool m_dragging = false;        ///< the pressed bar has moved
};

} // namespace seiche
