// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/picture_settings.h"
#include "canvas/pool_canvas.h"

#include <vector>

namespace seiche {

/// Graph of the heights along the section from A to B, for the run and its comparison runs.
///
/// With the focus, arrow keys move the section by one cell (Shift: ten), Ctrl+Left and Ctrl+Right
/// rotate, Ctrl+Up and Ctrl+Down change the length.
class SectionGraph : public QWidget {
    Q_OBJECT

public:
    SectionGraph(PoolCanvas& canvas, QWidget* parent = nullptr);

    /// Returns the heights at `count` >= 2 equidistant points from A to B, interpolated between
    /// cells.
    static std::vector<double> heightsAlong(const Simulation& run, const Section& section, int count);
    /// Returns the length of the section, in cells.
    static double lengthOf(const Section& section, const Grid& grid);

    QSize sizeHint() const override;
    /// Below half of its height, only curves are shown.
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
    double m_max = 0.0;   ///< recent maximum of the heights
    double m_range = 0.0; ///< upper end of the axis
};

} // namespace seiche
