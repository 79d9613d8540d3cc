// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

namespace seiche {

/// Draws one standing wave by itself: the range between its crests, and its present height within it.
class ModePreview : public QWidget {
    Q_OBJECT

public:
    explicit ModePreview(QWidget* parent = nullptr);

    /// The shape (1 at its highest crest), and how far of its amplitude it is out now, -1 ... 1; 0 for a wave
    /// that is not in the run.
    void show(std::vector<double> shape, double part);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    using QWidget::show;

    std::vector<double> m_shape;
    double m_part = 0.0;
};

} // namespace seiche
