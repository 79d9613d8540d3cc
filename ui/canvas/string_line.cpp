// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/string_line.h"

#include "canvas/wave_line.h"
#include "theme/theme.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <span>

namespace seiche {

namespace {

/// Longer strings are drawn with uniform width.
constexpr int maxPointsInPieces = 4096;
/// Maximum rise of a dashed line, in canvas widths.
constexpr double wildness = 12.0;

// Returns whether the line fills the whole canvas, so dashes would be slow and invisible.
bool isWild(const QPolygonF& line, const StringScale& on) {
    return risesOf(line) > wildness * on.room().width();
}

void useForWildLine(QPen& pen) {
    pen.setStyle(Qt::SolidLine);
    pen.setWidthF(1.0);
}

/// Returns the part of the line between two x positions, plus a point on each side.
std::span<const QPointF> partOf(const QPolygonF& line, double left, double right) {
    const auto first = std::ranges::lower_bound(line, left, {}, &QPointF::x);
    const auto last = std::ranges::upper_bound(line, right, {}, &QPointF::x);
    return {first == line.begin() ? first : first - 1, last == line.end() ? last : last + 1};
}

// Draws the line thicker for larger linear density.
void paintInPieces(QPainter& painter, const StringScale& on, const QPolygonF& line,
                   const Field<float>& stiffness) {
    const QPen usual = painter.pen();
    const auto widthAt = [&](int x) {
        const double mass = 1.0 / std::max(1e-6, double{stiffness.at(x, 0)});
        return std::round(4.0 * usual.widthF() * std::clamp(std::sqrt(mass), 0.6, 3.0)) / 4.0;
    };
    const int points = stiffness.grid().width;
    // The line extends beyond the ends of the string.
    const QRectF seen = on.room().adjusted(-60.0, -60.0, 60.0, 60.0);
    for (int begin = 0; begin < points;) {
        const double width = widthAt(begin);
        int end = begin + 1;
        while (end < points && widthAt(end) == width) ++end;
        const double left = begin == 0 ? seen.left() : on.x(begin - 0.5);
        const double right = end == points ? seen.right() : on.x(end - 0.5);
        painter.setClipRect(QRectF(left, seen.top(), right - left, seen.height()));
        QPen pen = usual;
        pen.setWidthF(width);
        painter.setPen(pen);
        // The round ends of a piece are clipped.
        const std::span<const QPointF> piece = partOf(line, left - 2.0 * width, right + 2.0 * width);
        painter.drawPolyline(piece.data(), static_cast<int>(piece.size()));
        begin = end;
    }
    painter.setClipping(false);
    painter.setPen(usual);
}

} // namespace

void paintStringLine(QPainter& painter, const StringScale& on, const QPolygonF& line, const Simulation& run,
                     Trace trace) {
    const Theme& theme = Theme::current();
    QPen pen = theme.pen(trace, trace == Trace::Main ? theme.tokens().waveWidth : 2.5);
    // Round joins of pieces shorter than the pen width cover their edges twice and look like
    // beads.
    pen.setJoinStyle(Qt::BevelJoin);
    const bool wild = isWild(line, on);
    if (wild) useForWildLine(pen);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.setRenderHint(QPainter::Antialiasing, !wild);
    const auto* wave = std::get_if<Wave<float>>(&run.wave());
    const bool isShort = run.grid().width <= maxPointsInPieces;
    if (wave && wave->stiffness && run.rule().model == MediumModel::Density && isShort && !wild)
        paintInPieces(painter, on, line, *wave->stiffness);
    else painter.drawPolyline(line);
    painter.setRenderHint(QPainter::Antialiasing, true);
}

void paintThinLine(QPainter& painter, const StringScale& on, const QPolygonF& line, QPen pen) {
    const bool wild = isWild(line, on);
    pen.setJoinStyle(Qt::BevelJoin);
    if (wild) useForWildLine(pen);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.setRenderHint(QPainter::Antialiasing, !wild);
    painter.drawPolyline(line);
    painter.setRenderHint(QPainter::Antialiasing, true);
}

} // namespace seiche
