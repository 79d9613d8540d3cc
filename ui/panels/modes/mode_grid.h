// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <optional>
#include <vector>

namespace seiche {

/// The lowest standing waves of a pool as squares, half waves across to the right and down downwards; each as
/// full as its wave is high now.
///
/// A click on a square, or Enter after the arrow keys, wants to start its wave, or to stop it.
class ModeGrid : public QWidget {
    Q_OBJECT

public:
    struct Square {
        double share = 0.0; ///< of the highest amplitude, 0 ... 1
        bool isWave = true; ///< the level surface is none

        friend bool operator==(const Square&, const Square&) = default;
    };

    explicit ModeGrid(QWidget* parent);

    /// Half waves of the columns and of the rows, and the squares row by row.
    void show(const std::vector<double>& across, const std::vector<double>& down, std::vector<Square> squares,
              std::size_t chosen);
    /// What a screen reader says of the chosen square.
    void setSpoken(const QString& chosen);
    void retranslate();
    /// Where a square lies, pixels.
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
