// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <cstddef>
#include <optional>
#include <vector>

namespace seiche {

/// A curve to draw by hand, from left to right: some places, each with a share from 0, at the bottom, to 1.
///
/// The mouse draws over it. Keys: Left and Right move the pen, with Shift they draw on at its height, Up and
/// Down raise and lower the curve at the pen (with Page keys tenfold), Home and End go to its ends.
class CurveEditor : public QWidget {
    Q_OBJECT

public:
    static constexpr std::size_t usualPlaces = 64;

    explicit CurveEditor(QWidget* parent = nullptr);

    const std::vector<double>& shares() const { return m_shares; }
    /// At least two of them; out of reach they are at the bottom or at the top. Emits nothing.
    void setShares(std::vector<double> shares);
    /// What the bottom and the top stand for, for screen readers; and whether the curve goes on from its right
    /// end to its left one.
    void setMeaning(double bottom, double top, bool isPeriodic);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// A hand has changed the curve.
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
    /// From where the pen is, or at once.
    void drawTo(QPointF pixel);
    void movePen(int by, bool draws);
    void raise(double by);
    void tell();

    std::vector<double> m_shares;
    std::size_t m_pen = 0; ///< the place that keys work on
    std::optional<QPointF> m_hand;
    double m_bottom = 0.0, m_top = 1.0;
    bool m_isPeriodic = false;
};

} // namespace seiche
