// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPen>
#include <QString>

#include <span>

class QPainter;

namespace seiche {

class StringCanvas;

/// What a line on the string's canvas is, and how it is drawn.
struct LegendEntry {
    QString name;
    QPen pen;
};

/// How much room they take, in pixels.
double legendHeight(const StringCanvas& canvas, std::span<const LegendEntry> entries);

/// Draws them side by side from the canvas's `legendBottom` upwards; a full line goes on above.
void paintLegend(QPainter& painter, const StringCanvas& canvas, std::span<const LegendEntry> entries);

} // namespace seiche
