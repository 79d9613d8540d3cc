// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <optional>
#include <vector>

namespace seiche {

/// Preview of a string shape: a single standing wave with its envelope and current displacement, a
/// sum of waves over its ideal shape, or arbitrary displacements.
class ShapePreview : public QWidget {
    Q_OBJECT

public:
    explicit ShapePreview(QWidget* parent = nullptr);

    /// Shows a standing wave with crest height 1. `part` is the current displacement relative to
    /// its amplitude, -1 ... 1, 0 for a wave not in the run.
    void show(std::vector<double> shape, double part);
    /// Shows a sum of waves over the ideal shape, whose maximum is 1.
    void showSum(std::vector<double> sum, std::vector<double> ideal);
    /// Shows displacements from end to end, scaled to the available height. Empty for none.
    void showHeights(std::vector<double> heights);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    using QWidget::show;

    std::vector<double> m_shape;
    std::vector<double> m_ideal;
    std::optional<double> m_part = 0.0; ///< displacement of a single wave
};

} // namespace seiche
