// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theory/stability.h"

#include <QPixmap>
#include <QWidget>

namespace seiche {

/// Map of stable and unstable settings: k to the right, the loss per step 1 - s (or 1 - d) upwards
/// on a logarithmic scale, with a strip for no damping at the bottom.
///
/// Unstable settings are hatched and orange according to growth; the limit is a line. The current
/// setting is a point to drag, or to move with the arrow keys (Shift: finer steps).
class StabilityMapView : public QWidget {
    Q_OBJECT

public:
    explicit StabilityMapView(QWidget* parent = nullptr);

    /// Shows the map. `stiffest` is the factor of k in the stiffest medium of the run, which
    /// determines stability.
    void show(const Rule& rule, double stiffest = 1.0);
    void retranslate();

    /// Damping of the vertical axis: active kind, else velocity.
    DampingKind kind() const { return m_kind; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    /// Converts between a setting (k, damping factor) and pixels.
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
    /// Fine key step of k. The normal step is ten times larger.
    double unitOfK() const;
    /// Returns the stiffest medium's rule with this damping factor.
    Rule with(double factor) const;
    void chooseAxes();
    void requestPoint(double k, double factor);
    void drawField();
    void paintAxes(QPainter& painter) const;
    void paintPoint(QPainter& painter) const;
    void updateDescription();

    Rule m_rule;
    double m_stiffest = 1.0;
    DampingKind m_kind = DampingKind::Velocity;
    double m_maxK = 1.5;
    bool m_dragged = false;
    QPixmap m_field; ///< map, hatching and limit; null if outdated
};

} // namespace seiche
