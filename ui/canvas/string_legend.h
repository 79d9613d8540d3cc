// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPen>
#include <QString>

#include <vector>

class QPainter;

namespace seiche {

class StringCanvas;

/// What a line on the string's canvas is, and how it is drawn.
struct LegendEntry {
    QString name;
    QPen pen;
};

/// The names of what one picture of a string shows, side by side from the canvas's `legendBottom` upwards; what
/// does not fit beside the others goes on above.
class StringLegend {
public:
    explicit StringLegend(std::vector<LegendEntry> entries);

    /// How much room they take, in pixels.
    double height(const StringCanvas& canvas) const;
    void paint(QPainter& painter, const StringCanvas& canvas) const;

private:
    struct Place {
        double x;
        int line; ///< the first one is the lowest
    };
    std::vector<Place> places(double left, double right) const;

    std::vector<LegendEntry> m_entries;
    std::vector<double> m_widths; ///< of samples and names, measured once a picture
};

} // namespace seiche
