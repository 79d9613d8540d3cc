// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stability/stability_map_view.h"

#include "theme/mixed_colour.h"
#include "theme/theme.h"
#include "theory/symbol.h"
#include "widgets/axis_ticks.h"
#include "widgets/focus_ring.h"

#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

constexpr double minLoss = 1e-4;
constexpr double maxLoss = 0.5;
/// Height of the no-damping strip, relative to the map.
constexpr double strip = 0.09;
constexpr double minK = 0.005;
constexpr double maxK = 4.0;
/// Factor of the loss per key press.
constexpr double lossStep = 1.25;

// Returns the loss per step at a fraction of the height, 0 at the bottom.
double lossAt(double share) {
    if (share < strip) return 0.0;
    return minLoss * std::pow(maxLoss / minLoss, std::min(1.0, (share - strip) / (1.0 - strip)));
}

double shareOf(double loss) {
    if (loss <= 0.0) return strip / 2.0;
    const double up = std::log(loss / minLoss) / std::log(maxLoss / minLoss);
    return strip + (1.0 - strip) * std::clamp(up, 0.0, 1.0);
}

QColor colourOf(double growth, bool unstable, const Tokens& tokens) {
    const double octaves = std::abs(std::log2(std::clamp(growth, 1e-3, 1e3)));
    if (unstable) return mixed(tokens.card, tokens.comparisonRun, 0.25 + 0.5 * std::min(1.0, octaves / 2.0));
    return mixed(tokens.card, tokens.main, 0.22 + 0.3 * std::min(1.0, 2.0 * octaves));
}

} // namespace

StabilityMapView::StabilityMapView(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("stabilityMap"));
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::CrossCursor);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    connect(&Theme::current(), &Theme::changed, this, [this] {
        m_field = {};
        updateGeometry();
        update();
    });
}

QSize StabilityMapView::sizeHint() const { return {Theme::current().px(300), Theme::current().px(130)}; }
QSize StabilityMapView::minimumSizeHint() const { return {Theme::current().px(180), Theme::current().px(130)}; }

void StabilityMapView::retranslate() {
    setAccessibleName(tr("Map of stable and unstable settings"));
    updateDescription();
    update();
}

double StabilityMapView::factor() const {
    return m_kind == DampingKind::Velocity ? m_rule.damping.velocity : m_rule.damping.update;
}

Rule StabilityMapView::with(double factor) const {
    Rule rule = m_rule;
    rule.k *= m_stiffest;
    (m_kind == DampingKind::Velocity ? rule.damping.velocity : rule.damping.update) = factor;
    return rule;
}

void StabilityMapView::show(const Rule& rule, double stiffest) {
    // Only a change other than k and this damping needs a new map.
    Rule field = rule;
    field.k = m_rule.k;
    (m_kind == DampingKind::Velocity ? field.damping.velocity : field.damping.update) = factor();
    const bool sameField = field == m_rule;
    if (rule == m_rule && stiffest == m_stiffest && !m_field.isNull()) return;
    if (stiffest != m_stiffest) m_field = {};
    m_rule = rule;
    m_stiffest = stiffest;
    if (!m_dragged) {
        const bool both = rule.damping.update < 1.0 && rule.damping.velocity < 1.0;
        const DampingKind before = m_kind;
        if (rule.damping.update < 1.0 && !both) m_kind = DampingKind::Update;
        else if (rule.damping.velocity < 1.0) m_kind = DampingKind::Velocity;
        const double max = m_maxK;
        chooseAxes();
        if (!sameField || before != m_kind || max != m_maxK) m_field = {};
    }
    updateDescription();
    update();
}

void StabilityMapView::chooseAxes() {
    double limit = stabilityOf(with(1.0)).limitK;
    if (!(limit > 0.0) || !std::isfinite(limit)) limit = 4.0 / largestEigenvalue(m_rule);
    limit /= m_stiffest;
    m_maxK = std::min(maxK, 1.6 * limit);
    if (m_rule.k > 0.97 * m_maxK) m_maxK = std::min(maxK, 1.25 * m_rule.k);
}

QRectF StabilityMapView::plot() const {
    const Theme& theme = Theme::current();
    const QFontMetricsF metrics(theme.font(Type::Hint));
    const double left = metrics.horizontalAdvance(QStringLiteral("0.001")) + theme.px(8);
    const double line = metrics.height();
    return QRectF(rect()).adjusted(left, line + theme.px(4), -theme.px(6), -line - theme.px(6));
}

QPointF StabilityMapView::placeOf(double k, double factor) const {
    const QRectF area = plot();
    return {area.left() + area.width() * std::min(1.0, k / m_maxK),
            area.bottom() - area.height() * shareOf(1.0 - factor)};
}

// Returns 0.001, or less if the limit is low.
double StabilityMapView::unitOfK() const {
    return std::min(0.001, std::pow(10.0, std::floor(std::log10(m_maxK)) - 2.0));
}

QPointF StabilityMapView::settingAt(QPointF place) const {
    const QRectF area = plot();
    const double k = m_maxK * (place.x() - area.left()) / area.width();
    const double share = std::clamp((area.bottom() - place.y()) / area.height(), 0.0, 1.0);
    // Use round numbers because a pixel is coarser anyway.
    const double loss = lossAt(share);
    const double unit = loss > 0.0 ? std::pow(10.0, std::floor(std::log10(loss)) - 1.0) : 1.0;
    const double step = std::min(minK, 5.0 * unitOfK());
    return {std::clamp(std::round(k / step) * step, step, m_maxK), 1.0 - std::round(loss / unit) * unit};
}

void StabilityMapView::requestPoint(double k, double factor) {
    if (k != m_rule.k || factor != this->factor()) emit wanted(k, factor);
}

void StabilityMapView::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return QWidget::mousePressEvent(event);
    m_dragged = true;
    mouseMoveEvent(event);
}

void StabilityMapView::mouseMoveEvent(QMouseEvent* event) {
    if (!m_dragged) return;
    const QPointF setting = settingAt(event->position());
    requestPoint(setting.x(), setting.y());
}

void StabilityMapView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) m_dragged = false;
}

void StabilityMapView::keyPressEvent(QKeyEvent* event) {
    const bool fine = event->modifiers() & Qt::ShiftModifier;
    const auto spring = [&](int direction) {
        const double step = fine ? unitOfK() : 10.0 * unitOfK();
        const double k = std::round((m_rule.k + direction * step) * 1e8) / 1e8;
        requestPoint(std::clamp(k, step, maxK), factor());
    };
    const auto damping = [&](int direction) {
        const double loss = 1.0 - factor();
        double next = loss * std::pow(lossStep, fine ? 0.2 * direction : direction);
        if (loss <= 0.0) next = direction > 0 ? minLoss : 0.0;
        else if (next < 0.99 * minLoss) next = 0.0;
        // Three digits of the loss suffice for keys.
        const double unit = next > 0.0 ? std::pow(10.0, std::floor(std::log10(next)) - 2.0) : 1.0;
        requestPoint(m_rule.k, 1.0 - std::min(maxLoss, std::round(next / unit) * unit));
    };
    switch (event->key()) {
    case Qt::Key_Left: return spring(-1);
    case Qt::Key_Right: return spring(+1);
    case Qt::Key_Up: return damping(+1);
    case Qt::Key_Down: return damping(-1);
    default: QWidget::keyPressEvent(event);
    }
}

void StabilityMapView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_field = {};
}

void StabilityMapView::drawField() {
    const Theme& theme = Theme::current();
    const Tokens& tokens = theme.tokens();
    const QSizeF size = plot().size();
    const int columns = std::clamp(static_cast<int>(size.width()), 8, 400);
    const int rows = std::clamp(static_cast<int>(size.height()), 8, 240);
    std::vector<double> springs, factors;
    for (int i = 0; i < columns; ++i) springs.push_back(m_stiffest * m_maxK * (i + 0.5) / columns);
    for (int j = 0; j < rows; ++j) factors.push_back(1.0 - lossAt(1.0 - (j + 0.5) / rows));
    const StabilityMap map = stabilityMap(m_rule, springs, factors, m_kind);
    QImage image(columns, rows, QImage::Format_RGB32);
    for (int j = 0; j < rows; ++j) {
        QRgb* line = reinterpret_cast<QRgb*>(image.scanLine(j));
        for (int i = 0; i < columns; ++i) {
            const auto column = static_cast<std::size_t>(i), row = static_cast<std::size_t>(j);
            line[i] = colourOf(static_cast<double>(map.growthAt(column, row)),
                               map.verdictAt(column, row) == Verdict::Unstable, tokens)
                          .rgb();
        }
    }
    m_field = QPixmap(size.toSize());
    QPainter painter(&m_field);
    painter.drawImage(m_field.rect(), image);

    // Limit of every row, with hatching beyond.
    QPolygonF limit;
    for (int j = 0; j < rows; ++j) {
        const double largest = stabilityOf(with(factors[static_cast<std::size_t>(j)])).limitK / m_stiffest;
        const double x = std::isfinite(largest) ? std::min(1.2, largest / m_maxK) : 1.2;
        limit << QPointF(x * m_field.width(), (j + 0.5) / rows * m_field.height());
    }
    limit.prepend({limit.front().x(), 0.0});
    limit.append({limit.back().x(), static_cast<double>(m_field.height())});
    QPolygonF beyond = limit;
    beyond << QPointF(1.2 * m_field.width(), m_field.height()) << QPointF(1.2 * m_field.width(), 0.0);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor ink = tokens.comparisonRun;
    ink.setAlphaF(0.55F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QBrush(ink, Qt::BDiagPattern));
    painter.drawPolygon(beyond);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(tokens.text, theme.px(20) / 10.0));
    painter.drawPolyline(limit);
    // Separate the strip without damping from the logarithmic scale.
    painter.setPen(QPen(tokens.line, 1.0));
    const double floor = (1.0 - strip) * m_field.height();
    painter.drawLine(QPointF(0, floor), QPointF(m_field.width(), floor));

    // Labels repeat the meaning of colours, if there is room.
    const QFontMetricsF metrics(theme.font(Type::Hint));
    painter.setFont(theme.font(Type::Hint));
    const auto label = [&](const QString& text, double from, double to, double y) {
        const QRectF box(0, 0, metrics.horizontalAdvance(text) + theme.px(12), metrics.height() + theme.px(4));
        if (to - from < box.width() + theme.px(8)) return;
        QRectF at = box.translated(std::min(from + (to - from - box.width()) / 2.0, to), y);
        QColor ground = tokens.card;
        ground.setAlphaF(0.85F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(ground);
        painter.drawRoundedRect(at, 4, 4);
        painter.setPen(tokens.text);
        painter.drawText(at, Qt::AlignCenter, text);
    };
    const double wide = m_field.width();
    const auto middle = [&](double share) {
        return std::clamp(limit[std::clamp(static_cast<int>(share * rows), 0, rows)].x(), 0.0, wide);
    };
    label(tr("● stable"), 0.0, middle(0.12), 0.06 * m_field.height());
    label(tr("✕ unstable"), middle(0.75), wide, 0.68 * m_field.height());
}

void StabilityMapView::paintAxes(QPainter& painter) const {
    const Theme& theme = Theme::current();
    const Tokens& tokens = theme.tokens();
    const QRectF area = plot();
    const QFontMetricsF metrics(theme.font(Type::Hint));
    const QLocale locale;
    painter.setFont(theme.font(Type::Hint));
    painter.setPen(tokens.quiet);
    const double gap = theme.px(5);
    const auto atLeft = [&](double loss, const QString& text) {
        const double y = area.bottom() - area.height() * shareOf(loss);
        painter.drawText(QRectF(0, y - metrics.height() / 2, area.left() - gap, metrics.height()),
                         Qt::AlignRight | Qt::AlignVCenter, text);
    };
    atLeft(0.0, locale.toString(0));
    for (int decimals = 1; decimals <= 3; ++decimals)
        atLeft(std::pow(10.0, -decimals), locale.toString(std::pow(10.0, -decimals), 'f', decimals));
    const QString title = QStringLiteral("k");
    const double below = area.bottom() + theme.px(3);
    const QRectF titleBox(area.right() - metrics.horizontalAdvance(title), below,
                          metrics.horizontalAdvance(title), metrics.height());
    painter.drawText(titleBox, Qt::AlignCenter, title);
    for (const Tick& tick : ticksFor({0.0, m_maxK}, Scale::Linear, 7, locale)) {
        const double x = area.left() + area.width() * tick.value / m_maxK;
        const double half = metrics.horizontalAdvance(tick.label) / 2;
        const QRectF box(x - half, below, 2 * half, metrics.height());
        if (!box.adjusted(-4, 0, 4, 0).intersects(titleBox)) painter.drawText(box, Qt::AlignCenter, tick.label);
    }
    const QString damping = m_kind == DampingKind::Velocity ? tr("velocity lost per step, 1 − s")
                                                            : tr("height lost per step, 1 − d");
    painter.drawText(QPointF(0.0, metrics.ascent()), damping);
}

void StabilityMapView::paintPoint(QPainter& painter) const {
    const Theme& theme = Theme::current();
    const Tokens& tokens = theme.tokens();
    const QRectF area = plot();
    const QPointF at = placeOf(m_rule.k, factor());
    painter.setPen(QPen(tokens.text, 1.0, Qt::DotLine));
    painter.drawLine(QPointF(area.left(), at.y()), QPointF(area.right(), at.y()));
    painter.drawLine(QPointF(at.x(), area.top()), QPointF(at.x(), area.bottom()));
    const double radius = theme.px(6);
    painter.setPen(QPen(tokens.card, theme.px(5)));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(at, radius, radius);
    painter.setPen(QPen(tokens.text, theme.px(25) / 10.0));
    painter.setBrush(stabilityOf(with(factor())).usable() ? tokens.main : tokens.unstable);
    painter.drawEllipse(at, radius, radius);
}

void StabilityMapView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area = plot();
    if (area.width() < 20 || area.height() < 20) return;
    if (m_field.isNull()) drawField();
    painter.drawPixmap(area.topLeft(), m_field);
    paintAxes(painter);
    paintPoint(painter);
    if (hasFocus()) paintFocusRing(painter, rect());
}

void StabilityMapView::updateDescription() {
    const Stability stability = stabilityOf(with(factor()));
    const QLocale locale;
    const QString k = locale.toString(m_rule.k, 'g', 6), loss = locale.toString(1.0 - factor(), 'g', 3);
    const QString text =
        stability.usable()
            ? tr("k %1, loss per step %2: stable. Use the arrow keys to change the values.").arg(k, loss)
            : tr("k %1, loss per step %2: unstable. Use the arrow keys to change the values.").arg(k, loss);
    setAccessibleDescription(text);
}

} // namespace seiche

#include "moc_stability_map_view.cpp"
