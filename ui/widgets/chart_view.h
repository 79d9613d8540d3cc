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

/// Where a value stands on an axis: itself or its logarithm.
inline double scaled(double value, Scale scale) {
    return scale == Scale::Logarithmic ? std::log10(value) : value;
}

/// Drawn as separate points.
inline bool isDotted(Drawn drawn) {
    return drawn == Drawn::Points || drawn == Drawn::Rings || drawn == Drawn::Faded || drawn == Drawn::Joined;
}

/// The visible half of a Chart: Qt Charts draws the curves; grid, tick labels, marks, points, bars and the
/// readout are drawn here, behind and in front of them.
class ChartView : public QChartView {
    Q_OBJECT

public:
    explicit ChartView(Chart& chart);

    /// Takes over everything from the chart.
    void refresh();
    /// Moves the readout to the next drawn point (or the previous one).
    void moveReadout(int direction);
    void hideReadout();
    /// As if the point at the readout were clicked.
    void clickReadout();

    struct Place {
        int series;
        int point;
        QPointF at;
    };
    /// The dot nearest to this place, within reach of a pointer.
    std::optional<Place> dotAt(QPointF at) const;
    /// The one that the readout is of.
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
    /// Round numbers along x that have room beside each other.
    std::vector<Tick> ticksAlong(const AxisRange& range, double wide) const;
    bool isUpperTitleBesideTheOther() const;
    double heightOfUpperAxis() const;
    std::vector<Tick> upperTicks(double wide) const;
    void layOutUpperAxis();
    void drawUpperAxis(QPainter& painter) const;
    bool isInRange(const ChartMark& mark) const { return mark.x >= m_xRange.least && mark.x <= m_xRange.most; }
    QRectF labelOf(const ChartMark& mark) const;
    bool isTitleOverAMark() const;
    void drawCurves();
    double alongX(double x) const;
    double alongY(double y) const;
    QPointF pixel(const ChartPoint& point) const { return {alongX(point.x), alongY(point.y)}; }
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
    std::vector<Tick> m_upperTicks; ///< where they are along x, with labels in the other unit
    QRectF m_plot;
    std::optional<double> m_readout;
    std::optional<Place> m_pointed; ///< what the readout is of, where it is of one point
    std::optional<Place> m_held;    ///< a bar under a hand, `at` where it was pressed
    bool m_dragging = false;        ///< it has moved
};

} // namespace seiche
