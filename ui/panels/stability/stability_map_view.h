// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theory/stability.h"

#include <QPixmap>
#include <QWidget>

namespace seiche {

/// The map of stable and unstable settings: k to the right, the loss per step 1 - s (or 1 - d) upwards on a
/// logarithmic scale with a strip for no damping at all below.
///
/// Unstable is hatched and orange, by its growth; the limit is a line. The present setting is a point that can
/// be dragged, or moved with the arrow keys (with Shift in finer steps).
class StabilityMapView : public QWidget {
    Q_OBJECT

public:
    explicit StabilityMapView(QWidget* parent = nullptr);

    /// `stiffest`: what the stiffest medium of the run multiplies k with; it decides.
    void show(const Rule& rule, double stiffest = 1.0);
    void retranslate();

    /// The damping of the vertical axis: the one at work, else the velocity's.
    DampingKind kind() const { return m_kind; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    /// Where a setting lies, in pixels, and back: (k, damping factor).
    QPointF placeOf(double k, double factor) const;
    QPointF settingAt(QPointF place) const;

signals:
    void wanted(double k, double factor);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    using QWidget::show;
    double factor() const;
    QRectF plot() const;
    /// The step of k by keys.
    double unitOfK() const;
    /// The rule of the stiffest medium with another damping.
    Rule with(double factor) const;
    void chooseAxes();
    void want(double k, double factor);
    void drawField();
    void paintAxes(QPainter& painter) const;
    void paintPoint(QPainter& painter) const;
    void tell();

    Rule m_rule;
    double m_stiffest = 1.0;
    DampingKind m_kind = DampingKind::Velocity;
    double m_mostK = 1.5;
    bool m_dragged = false;
    QPixmap m_field; ///< map, hatching and limit; null when it has to be drawn again
};

} // namespace seiche
