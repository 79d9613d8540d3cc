// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <cstddef>
#include <optional>
#include <vector>

namespace seiche {

/// Freehand editor for a curve, as fractions from 0 (bottom) to 1 (top) at equidistant positions.
///
/// The mouse draws. Left and Right move the pen, with Shift they draw at its height. Up and Down
/// change the curve at the pen (Page keys: tenfold), Home and End move the pen to the ends.
class CurveEditor : public QWidget {
    Q_OBJECT

public:
    static constexpr std::size_t usualPlaces = 64;

    explicit CurveEditor(QWidget* parent = nullptr);

    const std::vector<double>& shares() const { return m_shares; }
    /// Sets at least two fractions, clamped to 0 ... 1. Emits no signal.
    void setShares(std::vector<double> shares);
    /// Sets the values of bottom and top for screen readers, and whether the curve is periodic.
    void setMeaning(double bottom, double top, bool isPeriodic);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// Emitted when the user has changed the curve.
    void drawn();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    QRectF room() const;
    QPointF pixelOf(std::size_t place) const;
    /// Draws from the pen to a pixel, or a single point at the start of a stroke.
    void drawTo(QPointF pixel);
    void movePen(int by, bool draws);
    void raise(double by);
    void updateDescription();

    std::vector<double> m_shares;
    std::size_t m_pen = 0; ///< position of the key pen
    std::optional<QPointF> m_hand;
    double m_bottom = 0.0, m_top = 1.0;
    bool m_isPeriodic = false;
};

} // namespace seiche
