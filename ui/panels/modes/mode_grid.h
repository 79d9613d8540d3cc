// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <optional>
#include <vector>

namespace seiche {

/// The lowest standing waves of a pool as a grid of squares: half-wavelengths along x to the right,
/// along y downwards. The fill of each square shows the amplitude.
///
/// A click, or Enter after the arrow keys, requests to start or stop a wave.
class ModeGrid : public QWidget {
    Q_OBJECT

public:
    struct Square {
        double share = 0.0; ///< relative to the highest amplitude, 0 … 1
        bool isWave = true; ///< false for the flat surface

        friend bool operator==(const Square&, const Square&) = default;
    };

    explicit ModeGrid(QWidget* parent);

    /// Shows the squares row by row. `across` and `down` are the half-wavelengths of columns and
    /// rows.
    void show(const std::vector<double>& across, const std::vector<double>& down, std::vector<Square> squares,
              std::size_t chosen);
    /// Sets the screen-reader text of the chosen square.
    void setSpoken(const QString& chosen);
    void retranslate();
    /// Returns the rectangle of a square, in pixels.
    QRectF placeOf(std::size_t square) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void chosen(std::size_t square);
    void toggled(std::size_t square);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    using QWidget::show;
    std::optional<std::size_t> squareAt(QPointF place) const;
    void move(int across, int down);
    double labelRoom() const;

    std::vector<double> m_across;
    std::vector<double> m_down;
    std::vector<Square> m_squares;
    std::size_t m_chosen = 0;
};

} // namespace seiche
