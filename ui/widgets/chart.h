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

/// Drawing style of a series. Lines differ in colour and line style (see Trace), so colour vision
/// is not required.
enum class Drawn {
    Line,
    Thin,   ///< a thin grey line
    Area,   ///< a thin grey line over a soft area, for predictions
    Points, ///< dots with error bars
    Rings,  ///< hollow dots with error bars, for uncertain points
    Faded,  ///< quiet dots without error bars, for obsolete points
    Joined, ///< dots joined by a thin line
    Bars    ///< a bar per point, from the axis upwards
};

/// A point of a series with its errors.
struct ChartPoint {
    double x = 0.0;
    double y = 0.0;
    double error = 0.0;  ///< half the error bar along y, 0 if none
    double errorX = 0.0; ///< half the error bar along x, 0 if none
    QString name{};      ///< name for the readout, empty for the series name
};

/// An axis of a chart.
struct ChartAxis {
    QString title;
    Scale scale = Scale::Linear;
    std::optional<double> min; ///< empty: from the data, rounded outwards
    std::optional<double> max;
    bool whole = false; ///< ticks at integers only

    friend bool operator==(const ChartAxis&, const ChartAxis&) = default;
};

/// A second x scale above the plot in a different unit. Hidden if the plot would be too small.
struct UpperAxis {
    QString title;
    double factor = 1.0; ///< multiplier of x, > 0

    friend bool operator==(const UpperAxis&, const UpperAxis&) = default;
};

/// A labelled position along x.
struct ChartMark {
    double x = 0.0;
    QString label;

    friend bool operator==(const ChartMark&, const ChartMark&) = default;
};

/// A chart of a few series.
///
/// Accepts any data: values that are not finite, or not positive on a logarithmic axis, are skipped
/// (or break the line, see `setBroken`). Long series are thinned to 2,000 points without loss of
/// peaks.
///
/// The view is created when the chart is first visible. Only visible charts are drawn, once per
/// event loop pass. Arrow keys and mouse move the readout along the points.
class Chart : public QWidget {
    Q_OBJECT

public:
    explicit Chart(QWidget* parent = nullptr);
    ~Chart() override;

    /// Adds a series and returns its index.
    int addSeries(Drawn drawn, Trace trace = Trace::Main, const QString& name = {});
    int seriesCount() const { return static_cast<int>(m_series.size()); }
    void setName(int series, const QString& name);
    void setTrace(int series, Trace trace);
    /// Sets a colour outside the theme for the points, outlined for contrast. An invalid colour
    /// restores the trace colour.
    void setColour(int series, const QColor& colour);
    void setShown(int series, bool shown);
    /// Sets whether a value that is not finite breaks the line. Default: it is skipped.
    void setBroken(int series, bool broken);
    /// Sets whether a dot marks the last point, the end of the series.
    void setEndMarked(int series, bool marked);
    /// Enlarges a point. -1 for none.
    void setChosen(int series, int point);
    /// Replaces all points of a series. Points must be sorted by x.
    void replace(int series, std::vector<ChartPoint> points);
    void clear();

    void setXAxis(const ChartAxis& axis);
    void setYAxis(const ChartAxis& axis);
    const ChartAxis& xAxis() const { return m_x; }
    const ChartAxis& yAxis() const { return m_y; }
    /// Sets a second unit of x for readout and table, even if there is no space for the scale.
    void setUpperAxis(const std::optional<UpperAxis>& axis);
    const std::optional<UpperAxis>& upperAxis() const { return m_upper; }
    void setMarks(const std::vector<ChartMark>& marks);
    /// Limits the readout to the point under the pointer, for scatter plots. Default: all series at
    /// its x.
    void setPointwise(bool pointwise) { m_pointwise = pointwise; }
    /// Makes the bars of this series draggable. The owner handles `dragged`. -1 for none.
    void setDraggedSeries(int series) { m_draggedSeries = series; }
    /// Returns the pixel column of an x value in this widget. Empty before the chart was first
    /// visible.
    std::optional<double> pixelAlong(double x) const;
    /// Sets the text shown instead of an empty chart.
    void setEmptyText(const QString& text);
    /// Sets the text for screen readers: name, and a summary of one or two sentences.
    void setSpoken(const QString& name, const QString& summary);

    /// Numbers of the chart: a column for x, for each visible series with points, and for x in the
    /// unit of the upper axis if set. Missing values are empty.
    struct Table {
        QStringList columns;
        std::vector<std::vector<std::optional<double>>> rows;
        QString asCsv() const; ///< in the plain form, see `TableForm`
    };
    Table table() const;

    /// Sets the legend above the chart, which images include. Null: images label the series
    /// themselves. Not owned, must outlive the images.
    void setLegend(const Legend* legend) { m_legend = legend; }

    /// Returns the chart with its legend as an image, with `scale` image pixels per pixel of
    /// `size`.
    QImage picture(QSize size, int scale = 2);
    /// Writes the image. Returns the error, empty on success.
    QString savePicture(const QString& path, QSize size, int scale = 2);

    /// Returns the widget size for a plot of this size in pixels, whatever the axis labels.
    QSize sizeForPlot(QSize plot) const;

    /// Sets the preferred height in pixels. Default: the minimum height, and layouts distribute the
    /// rest.
    void setPreferredHeight(int height);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {160, 90}; }

signals:
    /// Emitted on a click, or Return at the readout.
    void pointClicked(int series, int point);
    /// Emitted before the context menu opens, for additional entries. `series` and `point` are the
    /// point under the pointer or readout, both -1 if none.
    void menuOpening(QMenu& menu, int series, int point);
    /// Emitted when the pointer or the readout moves to this x. NaN when the pointer leaves.
    void pointed(double x);
    /// Emitted while a clicked bar is dragged. `y` is not below the axis (0 on a logarithmic axis),
    /// but may exceed the plot.
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
        std::vector<ChartPoint> points; ///< as given, without non-finite values (unless broken)
    };

    void changed();
    void refresh();
    /// Adds the names of several series to the legend. Returns false if there is only one.
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
    int m_preferredHeight = 0;
    bool m_pointwise = false;
    int m_draggedSeries = -1;
    bool m_stale = true;
    bool m_waiting = false;
};

} // namespace seiche
