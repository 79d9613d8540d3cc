// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme/tokens.h"
#include "widgets/axis_ticks.h"

#include <QStringList>
#include <QWidget>

#include <optional>
#include <vector>

class QMenu;

namespace seiche {

class ChartView;
class Legend;

/// How a series is drawn. Lines differ in colour and in line style (see Trace), so that they can be
/// distinguished without seeing colours.
enum class Drawn {
    Line,
    Thin,   ///< a thin quiet line: what is predicted
    Points, ///< dots with error bars
    Rings,  ///< the same, hollow: not certain yet
    Faded,  ///< quiet dots without bars: no longer of interest
    Joined, ///< dots joined by a thin line
    Bars    ///< from the axis upwards, one per point
};

/// A point of a series with its errors.
struct ChartPoint {
    double x = 0.0;
    double y = 0.0;
    double error = 0.0;  ///< half the length of the error bar along y; 0: none
    double errorX = 0.0; ///< the same along x
    QString name{};      ///< whose it is, for the readout; empty: the series'
};

/// An axis of a chart.
struct ChartAxis {
    QString title;
    Scale scale = Scale::Linear;
    std::optional<double> least; ///< nothing: from the data, rounded outwards
    std::optional<double> most;
    bool whole = false; ///< only whole numbers get a tick

    friend bool operator==(const ChartAxis&, const ChartAxis&) = default;
};

/// A second scale of x above the plot, in another unit. It is left out where it would leave the plot too little
/// room.
struct UpperAxis {
    QString title;
    double factor = 1.0; ///< what x is multiplied by, > 0

    friend bool operator==(const UpperAxis&, const UpperAxis&) = default;
};

/// A place along x with a name.
struct ChartMark {
    double x = 0.0;
    QString label;

    friend bool operator==(const ChartMark&, const ChartMark&) = default;
};

/// A chart of a few series.
///
/// What may be given to it: anything; values that are not finite, or not positive on a logarithmic axis, are
/// left out (or break the line, see `setBroken`) and long series are thinned to 2,000 points without losing a
/// peak. The window system's chart is made when the chart is first seen, and only a visible one is drawn, once
/// for all changes of a moment. Arrow keys move the readout along the points, as the mouse does.
class Chart : public QWidget {
    Q_OBJECT

public:
    explicit Chart(QWidget* parent = nullptr);
    ~Chart() override;

    /// Adds a series and returns its number.
    int addSeries(Drawn drawn, Trace trace = Trace::Main, const QString& name = {});
    int seriesCount() const { return static_cast<int>(m_series.size()); }
    void setName(int series, const QString& name);
    void setTrace(int series, Trace trace);
    /// Points in a colour that is not the theme's, with a rim that is seen on every ground; an invalid one: in
    /// that of the trace.
    void setColour(int series, const QColor& colour);
    void setShown(int series, bool shown);
    /// Whether a value that is not finite breaks the line instead of being left out.
    void setBroken(int series, bool broken);
    /// A dot at the last point: here it ended.
    void setEndMarked(int series, bool marked);
    /// The point drawn larger, or -1.
    void setChosen(int series, int point);
    /// Replaces all points of a series, in the order of x.
    void replace(int series, std::vector<ChartPoint> points);
    void clear();

    void setXAxis(const ChartAxis& axis);
    void setYAxis(const ChartAxis& axis);
    const ChartAxis& xAxis() const { return m_x; }
    const ChartAxis& yAxis() const { return m_y; }
    /// Readout and table say x in this unit, too, whether there is room for the scale or not.
    void setUpperAxis(const std::optional<UpperAxis>& axis);
    const std::optional<UpperAxis>& upperAxis() const { return m_upper; }
    void setMarks(const std::vector<ChartMark>& marks);
    /// The readout is of the one point that the pointer is on, not of all series at its x: for crowds of
    /// points.
    void setPointwise(bool pointwise) { m_pointwise = pointwise; }
    /// Bars of this series can be drawn up and down: their owner listens to `dragged`. -1: none.
    void setDraggedSeries(int series) { m_draggedSeries = series; }
    /// Where a place along x lies, in pixels of this widget; nothing before the chart has been seen.
    std::optional<double> pixelAlong(double x) const;
    /// Said instead of an empty chart.
    void setEmptyText(const QString& text);
    /// What a screen reader says about the chart: its name and one or two sentences on what it shows.
    void setSpoken(const QString& name, const QString& summary);

    /// The numbers of the chart: one column for x, one for each shown series that has points, and a last one
    /// for x in the unit of the upper axis, if there is one; cells without a value are empty.
    struct Table {
        QStringList columns;
        std::vector<std::vector<std::optional<double>>> rows;
        QString asCsv() const; ///< in the plain form, see `TableForm`
    };
    Table table() const;

    /// The line that the window shows above the chart and a picture has there, too. Without one a picture says
    /// itself which series is which. The chart does not own it; it must outlive the chart's pictures.
    void setLegend(const Legend* legend) { m_legend = legend; }

    /// The chart with its legend as a picture, `scale` pixels for each of `size` along both sides.
    QImage picture(QSize size, int scale = 2);
    /// Writes the picture; what went wrong is returned, nothing when all is well.
    QString savePicture(const QString& path, QSize size, int scale = 2);

    /// The size that leaves the plot itself this much, whatever the numbers at its axes, pixels.
    QSize sizeForPlot(QSize plot) const;

    /// Where a least height is set, no more is asked for: what is left over is shared.
    QSize sizeHint() const override { return {320, minimumHeight() > 0 ? minimumHeight() : 150}; }
    QSize minimumSizeHint() const override { return {160, 90}; }

signals:
    /// By the mouse, or by Return at the readout.
    void pointClicked(int series, int point);
    /// The menu of the chart is about to open: over this point, or at the readout of this one; both -1 over
    /// none. It may be added to.
    void menuOpening(QMenu& menu, int series, int point);
    /// The pointer, or the readout moved by keys, is at this x; NaN when it has left.
    void pointed(double x);
    /// The hand that has clicked a bar moves on and is at this height: not below the axis, but it may be above
    /// the plot. Below a logarithmic axis it is 0.
    void dragged(int series, int point, double y);
    void dragEnded();

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    friend class ChartView;

    struct Series {
        Drawn drawn = Drawn::Line;
        Trace trace = Trace::Main;
        QColor colour;
        QString name;
        bool shown = true;
        bool broken = false;
        bool endMarked = false;
        int chosen = -1;
        std::vector<ChartPoint> points; ///< as given, without what is not finite (unless broken)
    };

    void changed();
    void refresh();
    /// Sets the names of what is drawn, where there is more than one; false: nothing is to be told apart.
    bool nameSeries(Legend& legend) const;
    bool drawable(const ChartPoint& point) const;
    AxisRange rangeOf(const ChartAxis& axis, bool alongX) const;

    std::vector<Series> m_series;
    std::vector<ChartMark> m_marks;
    ChartAxis m_x;
    ChartAxis m_y;
    std::optional<UpperAxis> m_upper;
    QString m_emptyText;
    ChartView* m_view = nullptr;
    const Legend* m_legend = nullptr;
    bool m_pointwise = false;
    int m_draggedSeries = -1;
    bool m_stale = true;
    bool m_waiting = false;
};

} // namespace seiche
