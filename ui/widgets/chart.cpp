// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chart.h"
#include "widgets/write_whole.h"

#include "theme/theme.h"
#include "widgets/accessible_widgets.h"
#include "widgets/chart_menu.h"
#include "widgets/chart_view.h"
#include "widgets/legend.h"

#include <QBuffer>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QTimer>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace seiche {

Chart::Chart(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::TabFocus);
    installAccessibleWidgets();
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(&Theme::current(), &Theme::changed, this, &Chart::changed);
}

Chart::~Chart() = default;

int Chart::addSeries(Drawn drawn, Trace trace, const QString& name) {
    Series series;
    series.drawn = drawn;
    series.trace = trace;
    series.name = name;
    m_series.push_back(std::move(series));
    changed();
    return seriesCount() - 1;
}

void Chart::setName(int series, const QString& name) {
    m_series.at(static_cast<std::size_t>(series)).name = name;
    changed();
}

void Chart::setTrace(int series, Trace trace) {
    m_series.at(static_cast<std::size_t>(series)).trace = trace;
    changed();
}

void Chart::setColour(int series, const QColor& colour) {
    m_series.at(static_cast<std::size_t>(series)).colour = colour;
    changed();
}

void Chart::setShown(int series, bool shown) {
    m_series.at(static_cast<std::size_t>(series)).shown = shown;
    changed();
}

void Chart::setBroken(int series, bool broken) {
    m_series.at(static_cast<std::size_t>(series)).broken = broken;
    changed();
}

void Chart::setEndMarked(int series, bool marked) {
    m_series.at(static_cast<std::size_t>(series)).endMarked = marked;
    changed();
}

void Chart::setChosen(int series, int point) {
    m_series.at(static_cast<std::size_t>(series)).chosen = point;
    changed();
}

void Chart::replace(int series, std::vector<ChartPoint> points) {
    Series& target = m_series.at(static_cast<std::size_t>(series));
    target.points = std::move(points);
    if (!target.broken)
        std::erase_if(target.points,
                      [](const ChartPoint& p) { return !std::isfinite(p.x) || !std::isfinite(p.y); });
    changed();
}

QSize Chart::sizeForPlot(QSize plot) const {
    const QFontMetricsF metrics(Theme::current().font(Type::Hint));
    const double line = metrics.height();
    const double beside = metrics.horizontalAdvance(QStringLiteral("00.0")) + 1.2 * line;
    return plot + QSize(static_cast<int>(std::ceil(beside)), static_cast<int>(std::ceil(3.6 * line)) + 8);
}

void Chart::setPreferredHeight(int height) {
    m_preferredHeight = height;
    updateGeometry();
}

QSize Chart::sizeHint() const {
    constexpr int usual = 150;
    const int height = m_preferredHeight > 0 ? m_preferredHeight
                       : minimumHeight() > 0 ? minimumHeight()
                                             : usual;
    return {320, height};
}

void Chart::clear() {
    for (Series& series : m_series) series.points.clear();
    changed();
}

void Chart::setXAxis(const ChartAxis& axis) {
    if (axis == m_x) return;
    m_x = axis;
    changed();
}

void Chart::setYAxis(const ChartAxis& axis) {
    if (axis == m_y) return;
    m_y = axis;
    changed();
}

void Chart::setUpperAxis(const std::optional<UpperAxis>& axis) {
    if (axis == m_upper) return;
    m_upper = axis;
    changed();
}

void Chart::setMarks(const std::vector<ChartMark>& marks) {
    if (marks == m_marks) return;
    m_marks = marks;
    changed();
}

void Chart::setEmptyText(const QString& text) {
    m_emptyText = text;
    changed();
}

void Chart::setSpoken(const QString& name, const QString& summary) {
    setAccessibleName(name);
    setAccessibleDescription(summary);
}

std::optional<double> Chart::pixelAlong(double x) const {
    if (!m_view) return std::nullopt;
    return m_view->placeAlong(x);
}

bool Chart::drawable(const ChartPoint& point) const {
    return std::isfinite(point.x) && std::isfinite(point.y) && (m_x.scale == Scale::Linear || point.x > 0.0) &&
           (m_y.scale == Scale::Linear || point.y > 0.0);
}

AxisRange Chart::rangeOf(const ChartAxis& axis, bool alongX) const {
    double min = std::numeric_limits<double>::infinity(), max = -min;
    for (const Series& series : m_series) {
        if (!series.shown) continue;
        if (!alongX && series.drawn == Drawn::Bars && axis.scale == Scale::Linear) min = std::min(min, 0.0);
        for (const ChartPoint& point : series.points) {
            if (!drawable(point)) continue;
            const double value = alongX ? point.x : point.y;
            const double error =
                !alongX && axis.scale == Scale::Linear && point.error > 0.0 ? point.error : 0.0;
            min = std::min(min, value - error);
            max = std::max(max, value + error);
        }
    }
    if (!(min <= max)) {
        min = axis.scale == Scale::Logarithmic ? 1.0 : 0.0;
        max = axis.scale == Scale::Logarithmic ? 10.0 : 1.0;
    }
    const bool logarithmic = axis.scale == Scale::Logarithmic;
    // A wider axis would display rounding errors as data.
    if (logarithmic) min = std::max(min, max * 1e-40);
    if (logarithmic ? !(max > min * 1.0001) : !(max - min > 1e-9 * std::max(std::abs(min), std::abs(max)))) {
        const double half = min == 0.0 ? 0.5 : 0.5 * std::abs(min);
        min -= half;
        max += half;
    }
    AxisRange range = roundedOut({min, max}, axis.scale);
    if (axis.min && (!logarithmic || *axis.min > 0.0)) range.min = *axis.min;
    if (axis.max) range.max = *axis.max;
    if (!(range.max > range.min)) range.max = logarithmic ? range.min * 10.0 : range.min + 1.0;
    return range;
}

void Chart::changed() {
    m_stale = true;
    if (!isVisible() || m_waiting) return;
    m_waiting = true;
    QTimer::singleShot(0, this, &Chart::refresh);
}

void Chart::refresh() {
    m_waiting = false;
    if (!m_stale || !isVisible()) return;
    m_stale = false;
    if (!m_view) {
        m_view = new ChartView(*this);
        m_view->setGeometry(rect());
        m_view->show();
    }
    m_view->refresh();
}

void Chart::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    changed();
}

void Chart::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (m_view) m_view->setGeometry(rect());
}

void Chart::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LocaleChange || event->type() == QEvent::LanguageChange) changed();
}

void Chart::keyPressEvent(QKeyEvent* event) {
    if (m_view && event->modifiers() == Qt::NoModifier) switch (event->key()) {
        case Qt::Key_Left: return m_view->moveReadout(-1);
        case Qt::Key_Right: return m_view->moveReadout(+1);
        case Qt::Key_Return:
        case Qt::Key_Enter: return m_view->clickReadout();
        case Qt::Key_Escape: return m_view->hideReadout();
        default: break;
        }
    QWidget::keyPressEvent(event);
}

void Chart::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    if (m_view) m_view->viewport()->update();
}

void Chart::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    if (m_view) m_view->hideReadout();
    if (m_view) m_view->viewport()->update();
}

void Chart::contextMenuEvent(QContextMenuEvent* event) {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    std::optional<ChartView::Place> dot;
    if (m_view)
        dot =
            event->reason() == QContextMenuEvent::Mouse ? m_view->dotAt(event->pos()) : m_view->dotAtReadout();
    emit menuOpening(*menu, dot ? dot->series : -1, dot ? dot->point : -1);
    fillChartMenu(*this, *menu);
    menu->popup(event->globalPos());
}

Chart::Table Chart::table() const {
    Table table;
    table.columns << (m_x.title.isEmpty() ? QStringLiteral("x") : m_x.title);
    std::map<double, std::vector<std::optional<double>>> rows;
    std::vector<const Series*> shown;
    for (const Series& series : m_series)
        if (series.shown && !series.points.empty()) shown.push_back(&series);
    for (std::size_t column = 0; column < shown.size(); ++column) {
        const QString& name = shown[column]->name;
        table.columns << (name.isEmpty() ? m_y.title : name);
        for (const ChartPoint& point : shown[column]->points) {
            if (!drawable(point)) continue;
            auto& row = rows[point.x];
            row.resize(shown.size());
            row[column] = point.y;
        }
    }
    for (auto& [x, values] : rows) {
        table.rows.push_back({x});
        table.rows.back().insert(table.rows.back().end(), values.begin(), values.end());
        if (m_upper) table.rows.back().push_back(x * m_upper->factor);
    }
    if (m_upper) table.columns << m_upper->title;
    return table;
}

QString Chart::Table::asCsv() const {
    const auto quoted = [](QString text) {
        if (!text.contains(QLatin1Char(',')) && !text.contains(QLatin1Char('"'))) return text;
        return QLatin1Char('"') + text.replace(QLatin1Char('"'), QLatin1String("\"\"")) + QLatin1Char('"');
    };
    QString csv;
    for (qsizetype i = 0; i < columns.size(); ++i) csv += (i ? "," : "") + quoted(columns[i]);
    csv += QLatin1Char('\n');
    for (const auto& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (i > 0) csv += QLatin1Char(',');
            if (row[i]) csv += QString::number(*row[i], 'g', 9);
        }
        csv += QLatin1Char('\n');
    }
    return csv;
}

bool Chart::nameSeries(Legend& legend) const {
    std::vector<Legend::Entry> entries;
    for (const Series& series : m_series)
        if (series.shown && !series.points.empty() && !series.name.isEmpty())
            entries.push_back({series.name, series.trace, series.drawn, series.colour});
    if (entries.size() < 2) return false;
    legend.setTexts(m_y.title.isEmpty() ? accessibleName() : QString(), std::move(entries));
    return true;
}

QImage Chart::picture(QSize size, int scale) {
    ChartView view(*this);
    view.setAttribute(Qt::WA_DontShowOnScreen);
    // In an exported image, only this margin keeps labels off the edge.
    const int rim = Theme::current().px(10);
    Legend names;
    const Legend* legend = m_legend ? m_legend : nameSeries(names) ? &names : nullptr;
    const QSize room = size - QSize(2 * rim, 2 * rim);
    const int above = legend ? legend->heightForWidth(room.width()) + rim / 2 : 0;
    view.resize(room - QSize(0, above));
    view.show();
    view.refresh();
    QImage image(size * scale, QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    image.fill(Theme::current().tokens().card);
    QPainter painter(&image);
    static_cast<QWidget&>(view).render(&painter, QPoint(rim, rim + above), QRegion(), QWidget::DrawChildren);
    if (legend) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(rim, rim);
        legend->paintOn(painter, room.width());
    }
    return image;
}

QString Chart::savePicture(const QString& path, QSize size, int scale) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (!picture(size, scale).save(&buffer, "PNG")) return tr("The image could not be created.");
    return writeWhole(path, bytes);
}

} // namespace seiche

#include "moc_chart.cpp"
