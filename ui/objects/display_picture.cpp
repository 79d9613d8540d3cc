// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/display_picture.h"

#include "objects/small_picture.h"
#include "theme/theme.h"

#include <QPainterPath>

#include <cmath>
#include <numbers>

namespace seiche {

namespace {

/// Pixels of the picture.
constexpr double startX = 6.0, endX = 90.0, restY = 48.0, waveHeight = 26.0;

double heightAt(double x, double shift = 0.0) {
    return -waveHeight * std::sin(2.0 * std::numbers::pi * ((x - startX) / (endX - startX) - shift));
}

class Picture {
public:
    explicit Picture(QPainter& painter) : m_painter(painter) {}

    void wave(const QColor& colour, double width, double shift = 0.0, double factor = 1.0) {
        QPainterPath path(QPointF(startX, restY + factor * heightAt(startX, shift)));
        for (double x = startX + 2.0; x <= endX; x += 2.0) path.lineTo(x, restY + factor * heightAt(x, shift));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
        m_painter.drawPath(path);
    }
    void arrow(QPointF from, QPointF to) {
        m_painter.setPen(QPen(m_tokens.comparisonRun, 4.0, Qt::SolidLine, Qt::RoundCap));
        m_painter.drawLine(from, to);
        const QPointF way = (to - from) / std::hypot(to.x() - from.x(), to.y() - from.y());
        const QPointF aside(-way.y(), way.x());
        m_painter.drawLine(to, to - 8.0 * way + 6.0 * aside);
        m_painter.drawLine(to, to - 8.0 * way - 6.0 * aside);
    }
    /// Draws arrows at the extremes of the wave. `out` points away from the rest line.
    void verticalArrows(bool out) {
        for (const double x : {startX + 0.25 * (endX - startX), startX + 0.75 * (endX - startX)}) {
            const double tip = heightAt(x);
            const QPointF far(x, restY + (out ? 1.7 : 1.0) * tip), near(x, restY + (out ? 1.0 : 0.15) * tip);
            out ? arrow(near, far) : arrow(far, near);
        }
    }
    void dots(std::initializer_list<double> shares, const QColor& colour) {
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(colour);
        for (const double share : shares) {
            const double x = startX + share * (endX - startX);
            m_painter.drawEllipse(QPointF(x, restY + heightAt(x)), 6.0, 6.0);
        }
    }
    void bars() {
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_tokens.third);
        for (double x = startX; x < endX; x += 10.0) {
            const double tall = 4.0 + 0.02 * heightAt(x + 4.0) * heightAt(x + 4.0);
            m_painter.drawRect(QRectF(x, 90.0 - tall, 7.0, tall));
        }
    }
    void dotsAlong() {
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_tokens.main);
        for (int i = 0; i < 10; ++i) {
            const double share = (i + 0.5) / 10.0;
            const double x =
                startX + (endX - startX) * (share + 0.06 * std::sin(2.0 * std::numbers::pi * share));
            m_painter.drawEllipse(QPointF(x, restY), 5.0, 5.0);
        }
    }
    const Tokens& tokens() const { return m_tokens; }

private:
    QPainter& m_painter;
    const Tokens& m_tokens = Theme::current().tokens();
};

void paintOption(QPainter& painter, const QString& key) {
    Picture picture(painter);
    const Tokens& tokens = picture.tokens();
    if (key == QLatin1String("preview.swing")) {
        picture.dotsAlong();
    } else {
        const bool isParts = key == QLatin1String("preview.parts");
        picture.wave(tokens.main, isParts ? 6.0 : 5.0);
        if (isParts) {
            picture.wave(tokens.comparisonRun, 3.0, 0.12, 0.6);
            picture.wave(tokens.third, 3.0, -0.12, 0.6);
        }
    }
    if (key == QLatin1String("preview.quantity.velocity")) picture.verticalArrows(true);
    if (key == QLatin1String("preview.quantity.force")) picture.verticalArrows(false);
    if (key == QLatin1String("preview.nodes")) picture.dots({0.0, 0.5, 1.0}, tokens.comparisonRun);
    if (key == QLatin1String("preview.energy")) picture.bars();
    if (key == QLatin1String("preview.flow")) picture.arrow({startX + 20.0, 86.0}, {endX - 20.0, 86.0});
    if (key == QLatin1String("preview.springs"))
        picture.dots({0.0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1.0}, tokens.text);
}

void paintOverlay(QPainter& painter, Overlay overlay) {
    Picture picture(painter);
    const QPointF centre(pictureSide / 2.0, pictureSide / 2.0);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(picture.tokens().main, 4.0, Qt::SolidLine, Qt::RoundCap));
    switch (overlay) {
    case Overlay::Fronts:
        for (const double x : {18.0, 38.0, 58.0, 78.0}) painter.drawLine(QPointF(x, 12.0), QPointF(x, 84.0));
        break;
    case Overlay::Maxima:
        for (const double y : {8.0, 34.0, 62.0, 88.0})
            painter.drawLine(QPointF(10.0, centre.y()), QPointF(86.0, y));
        break;
    case Overlay::Rays:
        painter.drawPolyline(QPolygonF({{8.0, 12.0}, {48.0, 48.0}, {66.0, 88.0}}));
        painter.setPen(QPen(picture.tokens().quiet, 3.0, Qt::DashLine));
        painter.drawLine(QPointF(8.0, 48.0), QPointF(88.0, 48.0));
        break;
    case Overlay::Circle:
        painter.drawEllipse(centre, 36.0, 36.0);
        painter.drawPoint(centre);
        break;
    case Overlay::Modes:
        painter.drawRect(QRectF(10.0, 18.0, 76.0, 60.0));
        painter.setPen(QPen(picture.tokens().comparisonRun, 3.0, Qt::DashLine));
        painter.drawLine(QPointF(48.0, 18.0), QPointF(48.0, 78.0));
        painter.drawLine(QPointF(10.0, 48.0), QPointF(86.0, 48.0));
        break;
    case Overlay::Flow:
        for (const double y : {22.0, 48.0, 74.0}) picture.arrow({18.0, y}, {78.0, y});
        break;
    case Overlay::Streamlines:
        for (const double y : {26.0, 48.0, 70.0}) {
            QPainterPath line({8.0, y});
            line.cubicTo(36.0, y - 26.0, 60.0, y + 26.0, 88.0, y);
            painter.drawPath(line);
        }
        break;
    }
}

} // namespace

QIcon displayPicture(const QString& key) {
    return smallPicture([&](QPainter& painter) { paintOption(painter, key); });
}

QIcon displayPicture(Overlay overlay) {
    return smallPicture([&](QPainter& painter) { paintOverlay(painter, overlay); });
}

} // namespace seiche
