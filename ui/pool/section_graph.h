// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/picture_settings.h"
#include "canvas/pool_canvas.h"

#include <vector>

namespace seiche {

/// The heights along the cut, from A to B, of the run and its twins.
///
/// With the focus, the arrow keys move the cut by a cell (with Shift ten), Ctrl with Left and Right turns it,
/// Ctrl with Up and Down makes it longer and shorter.
class SectionGraph : public QWidget {
    Q_OBJECT

public:
    SectionGraph(PoolCanvas& canvas, QWidget* parent = nullptr);

    /// The heights of a run along the cut, at `count` >= 2 points evenly from A to B; between cells in
    /// proportion.
    static std::vector<double> heightsAlong(const Simulation& run, const Section& section, int count);
    /// How long the cut is, in cells.
    static double lengthOf(const Section& section, const Grid& grid);

    QSize sizeHint() const override;
    /// In less than half of its height it shows its curves alone.
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void followRange(const std::vector<double>& heights);
    void paintAxes(QPainter& painter, const QRectF& plot, double length);

    PoolCanvas& m_canvas;
    double m_most = 0.0;  ///< of the heights lately
    double m_range = 0.0; ///< at the upper end of the axis
};

} // namespace seiche
