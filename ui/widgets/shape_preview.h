// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <optional>
#include <vector>

namespace seiche {

/// Draws the shape of a string: one standing wave by itself, the range between its crests and its present
/// height within it; or what several are together, and behind that what they are to be; or any other.
class ShapePreview : public QWidget {
    Q_OBJECT

public:
    explicit ShapePreview(QWidget* parent = nullptr);

    /// The shape (1 at its highest crest), and how far of its amplitude it is out now, -1 ... 1; 0 for a wave
    /// that is not in the run.
    void show(std::vector<double> shape, double part);
    /// Instead a sum of waves over the ideal shape, which is 1 at its highest point.
    void showSum(std::vector<double> sum, std::vector<double> ideal);
    /// Instead heights from end to end, of which the highest is as high as there is room; empty: nothing.
    void showHeights(std::vector<double> heights);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    using QWidget::show;

    std::vector<double> m_shape;
    std::vector<double> m_ideal;
    std::optional<double> m_part = 0.0; ///< of one wave by itself
};

} // namespace seiche
