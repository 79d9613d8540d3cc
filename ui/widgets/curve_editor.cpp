// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/curve_editor.h"

#include "theme/theme.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

constexpr double fineRise = 0.02;

} // namespace

CurveEditor::CurveEditor(QWidget* parent) : QWidget(parent), m_shares(usualPlaces, 0.5) {
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::CrossCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(&Theme::current(), &Theme::changed, this, [this] {
        updateGeometry();
        update();
    });
    updateDescription();
}

QSize CurveEditor::sizeHint() const { return {Theme::current().px(400), Theme::current().px(150)}; }
QSize CurveEditor::minimumSizeHint() const { return {Theme::current().px(200), Theme::current().px(100)}; }

void CurveEditor::setShares(std::vector<double> shares) {
    m_shares = std::move(shares);
    for (double& share : m_shares) share = std::clamp(share, 0.0, 1.0);
    m_pen = std::min(m_pen, m_shares.size() - 1);
    updateDescription();
    update();
}

void CurveEditor::setMeaning(double bottom, double top, bool isPeriodic) {
    m_bottom = bottom;
    m_top = top;
    m_isPeriodic = isPeriodic;
    updateDescription();
    update();
}

QRectF CurveEditor::room() const {
    const double margin = Theme::current().px(8);
    return QRectF(rect()).adjusted(margin, margin, -margin, -margin);
}

QPointF CurveEditor::pixelOf(std::size_t place) const {
    const QRectF in = room();
    const double across = static_cast<double>(place) / (static_cast<double>(m_shares.size()) - 1.0);
    return {in.left() + across * in.width(), in.bottom() - m_shares[place] * in.height()};
}

void CurveEditor::drawTo(QPointF pixel) {
    const QRectF in = room();
    const double last = static_cast<double>(m_shares.size()) - 1.0;
    const auto place = [&](double x) { return std::clamp((x - in.left()) / in.width() * last, 0.0, last); };
    const auto share = [&](double y) { return std::clamp((in.bottom() - y) / in.height(), 0.0, 1.0); };
    const QPointF from = m_hand.value_or(pixel);
    const double begin = place(from.x()), end = place(pixel.x());
    const auto first = static_cast<std::size_t>(std::lround(std::min(begin, end)));
    const auto until = static_cast<std::size_t>(std::lround(std::max(begin, end)));
    for (std::size_t at = first; at <= until; ++at) {
        const double way = end - begin;
        const double part = way == 0.0 ? 1.0 : std::clamp((static_cast<double>(at) - begin) / way, 0.0, 1.0);
        m_shares[at] = share(from.y()) + part * (share(pixel.y()) - share(from.y()));
    }
    m_hand = pixel;
    m_pen = static_cast<std::size_t>(std::lround(end));
    updateDescription();
    update();
    emit drawn();
}

void CurveEditor::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return event->ignore();
    m_hand.reset();
    drawTo(event->position());
}

void CurveEditor::mouseMoveEvent(QMouseEvent* event) {
    if (m_hand) drawTo(event->position());
}

void CurveEditor::mouseReleaseEvent(QMouseEvent*) { m_hand.reset(); }

void CurveEditor::keyPressEvent(QKeyEvent* event) {
    const bool draws = event->modifiers() & Qt::ShiftModifier;
    switch (event->key()) {
    case Qt::Key_Left: return movePen(-1, draws);
    case Qt::Key_Right: return movePen(1, draws);
    case Qt::Key_Home: return movePen(-static_cast<int>(m_pen), draws);
    case Qt::Key_End: return movePen(static_cast<int>(m_shares.size() - 1 - m_pen), draws);
    case Qt::Key_Up: return raise(fineRise);
    case Qt::Key_Down: return raise(-fineRise);
    case Qt::Key_PageUp: return raise(10.0 * fineRise);
    case Qt::Key_PageDown: return raise(-10.0 * fineRise);
    default: QWidget::keyPressEvent(event);
    }
}

void CurveEditor::movePen(int by, bool draws) {
    const auto last = static_cast<int>(m_shares.size()) - 1;
    const auto from = static_cast<int>(m_pen);
    const int to = std::clamp(from + by, 0, last);
    for (int at = std::min(from, to); draws && at <= std::max(from, to); ++at)
        m_shares[static_cast<std::size_t>(at)] = m_shares[m_pen];
    m_pen = static_cast<std::size_t>(to);
    updateDescription();
    update();
    if (draws && by != 0) emit drawn();
}

void CurveEditor::raise(double by) {
    m_shares[m_pen] = std::clamp(m_shares[m_pen] + by, 0.0, 1.0);
    updateDescription();
    update();
    emit drawn();
}

void CurveEditor::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    update();
}

void CurveEditor::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

// Announces position and height of the pen.
void CurveEditor::updateDescription() {
    const QLocale locale;
    setAccessibleDescription(
        tr("Point %1 of %2: %3. Left and Right move the pen, with Shift they draw. Up and Down change the "
           "value.")
            .arg(locale.toString(static_cast<qulonglong>(m_pen + 1)),
                 locale.toString(static_cast<qulonglong>(m_shares.size())),
                 locale.toString(m_bottom + m_shares[m_pen] * (m_top - m_bottom), 'g', 3)));
}

void CurveEditor::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    const Tokens& tokens = theme.tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF in = room();
    painter.setPen(QPen(tokens.line, 1.0));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(in);
    // The height of value 0.
    const double zero = m_top != m_bottom ? -m_bottom / (m_top - m_bottom) : -1.0;
    if (zero > 0.0 && zero < 1.0) {
        const double y = in.bottom() - zero * in.height();
        painter.drawLine(QPointF(in.left(), y), QPointF(in.right(), y));
    }
    QPolygonF curve;
    for (std::size_t place = 0; place < m_shares.size(); ++place) curve << pixelOf(place);
    painter.setPen(theme.pen(Trace::Main, 2.0));
    painter.drawPolyline(curve);
    if (m_isPeriodic) {
        // The next period starts at this height.
        painter.setPen(QPen(tokens.quiet, theme.px(1.2), Qt::DotLine));
        painter.drawLine(QPointF(in.left(), pixelOf(0).y()), QPointF(in.right(), pixelOf(0).y()));
    }
    if (!hasFocus()) return;
    painter.setPen(QPen(tokens.text, theme.px(2)));
    painter.setBrush(tokens.canvas);
    painter.drawEllipse(pixelOf(m_pen), theme.px(5), theme.px(5));
}

} // namespace seiche

#include "moc_curve_editor.cpp"
