// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "modes/mode_grid.h"

#include "theme/theme.h"
#include "widgets/focus_ring.h"

#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

/// Maximum aspect ratio of a square.
constexpr double maxWidth = 1.5;

QString gridHalfWaves(double count) {
    return QLocale().toString(count, 'f', count == std::floor(count) ? 0 : 1);
}

} // namespace

ModeGrid::ModeGrid(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("modeGrid"));
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    // Like x, half-wavelengths count from left in every language.
    setLayoutDirection(Qt::LeftToRight);
    connect(&Theme::current(), &Theme::changed, this, [this] {
        updateGeometry();
        update();
    });
}

QSize ModeGrid::sizeHint() const { return {Theme::current().px(270), Theme::current().px(190)}; }
QSize ModeGrid::minimumSizeHint() const { return {Theme::current().px(200), Theme::current().px(190)}; }

void ModeGrid::show(const std::vector<double>& across, const std::vector<double>& down,
                    std::vector<Square> squares, std::size_t chosen) {
    if (across == m_across && down == m_down && squares == m_squares && chosen == m_chosen) return;
    m_across = across;
    m_down = down;
    m_squares = std::move(squares);
    m_chosen = chosen;
    update();
}

void ModeGrid::setSpoken(const QString& chosen) { setAccessibleDescription(chosen); }

void ModeGrid::retranslate() {
    setAccessibleName(tr("Standing waves of the pool"));
    setToolTip(tr("Half-wavelengths across (to the right) and down. Click to start or stop a mode, or use the "
                  "arrow keys and Enter."));
}

double ModeGrid::labelRoom() const {
    const QFontMetricsF metrics(Theme::current().font(Type::Hint));
    double widest = metrics.height();
    for (double each : m_down) widest = std::max(widest, metrics.horizontalAdvance(gridHalfWaves(each)));
    return widest + Theme::current().px(6);
}

QRectF ModeGrid::placeOf(std::size_t square) const {
    if (m_across.empty() || m_down.empty()) return {};
    const double label = labelRoom();
    const double tall = (height() - label - 2.0) / static_cast<double>(m_down.size());
    const double wide =
        std::min((width() - label - 2.0) / static_cast<double>(m_across.size()), maxWidth * tall);
    const double high = std::min(tall, maxWidth * wide);
    const auto column = static_cast<double>(square % m_across.size());
    const auto row = static_cast<double>(square / m_across.size());
    return {label + column * wide, label + row * high, wide, high};
}

std::optional<std::size_t> ModeGrid::squareAt(QPointF place) const {
    for (std::size_t i = 0; i < m_squares.size(); ++i)
        if (placeOf(i).contains(place)) return i;
    return std::nullopt;
}

void ModeGrid::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return QWidget::mousePressEvent(event);
    const auto square = squareAt(event->position());
    if (!square || !m_squares[*square].isWave) return;
    emit chosen(*square);
    emit toggled(*square);
}

void ModeGrid::move(int across, int down) {
    if (m_squares.empty()) return;
    const int columns = static_cast<int>(m_across.size()), rows = static_cast<int>(m_down.size());
    const int column = static_cast<int>(m_chosen) % columns + across;
    const int row = static_cast<int>(m_chosen) / columns + down;
    if (column < 0 || column >= columns || row < 0 || row >= rows) return;
    emit chosen(static_cast<std::size_t>(row * columns + column));
}

void ModeGrid::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left: return move(-1, 0);
    case Qt::Key_Right: return move(1, 0);
    case Qt::Key_Up: return move(0, -1);
    case Qt::Key_Down: return move(0, 1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_chosen < m_squares.size() && m_squares[m_chosen].isWave && !event->isAutoRepeat())
            emit toggled(m_chosen);
        return;
    default: QWidget::keyPressEvent(event);
    }
}

void ModeGrid::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    const Tokens& tokens = theme.tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double label = labelRoom();
    painter.setFont(theme.font(Type::Hint));
    painter.setPen(tokens.quiet);
    for (std::size_t i = 0; i < m_across.size(); ++i) {
        const QRectF place = placeOf(i);
        painter.drawText(QRectF(place.left(), 0.0, place.width(), label), Qt::AlignCenter,
                         gridHalfWaves(m_across[i]));
    }
    for (std::size_t i = 0; i < m_down.size(); ++i) {
        const QRectF place = placeOf(i * m_across.size());
        painter.drawText(QRectF(0.0, place.top(), label, place.height()), Qt::AlignCenter,
                         gridHalfWaves(m_down[i]));
    }
    for (std::size_t i = 0; i < m_squares.size(); ++i) {
        const QRectF place = placeOf(i).adjusted(1.0, 1.0, -1.0, -1.0);
        const bool isChosen = i == m_chosen;
        painter.setPen(QPen(isChosen ? tokens.text : tokens.line, isChosen ? theme.px(20) / 10.0 : 1.0));
        painter.setBrush(tokens.field);
        painter.drawRect(place);
        if (!m_squares[i].isWave) {
            painter.setPen(QPen(tokens.line, 1.0));
            painter.drawLine(place.topLeft(), place.bottomRight());
            continue;
        }
        // The filled area shows the amplitude without colours.
        const double side = std::sqrt(std::clamp(m_squares[i].share, 0.0, 1.0));
        if (!(side > 0.0)) continue;
        QRectF full(0.0, 0.0, side * (place.width() - 4.0), side * (place.height() - 4.0));
        full.moveCenter(place.center());
        painter.fillRect(full, isChosen ? tokens.comparisonRun : tokens.main);
    }
    if (hasFocus()) paintFocusRing(painter, rect());
}

} // namespace seiche

#include "moc_mode_grid.cpp"
