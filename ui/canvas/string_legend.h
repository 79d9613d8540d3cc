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

/// Draws them side by side at the lower edge of the string's room; a full line goes on above.
void paintLegend(QPainter& painter, const StringCanvas& canvas, std::span<const LegendEntry> entries);

} // namespace seiche
