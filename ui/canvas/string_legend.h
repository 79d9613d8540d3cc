// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPen>
#include <QString>

#include <vector>

class QPainter;

namespace seiche {

class StringCanvas;

/// Name and style of a line on the canvas.
struct LegendEntry {
    QString name;
    QPen pen;
};

/// Legend of the visible lines, side by side from `legendBottom` upwards. Entries that do not fit
/// continue in the line above.
class StringLegend {
public:
    explicit StringLegend(std::vector<LegendEntry> entries);

    /// Returns the height of the legend, in pixels.
    double height(const StringCanvas& canvas) const;
    void paint(QPainter& painter, const StringCanvas& canvas) const;

private:
    struct Place {
        double x;
        int line; ///< 0 is the lowest line
    };
    std::vector<Place> places(double left, double right) const;

    std::vector<LegendEntry> m_entries;
    std::vector<double> m_widths; ///< widths of samples and names, measured once per frame
};

} // namespace seiche
