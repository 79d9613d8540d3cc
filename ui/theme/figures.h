// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace seiche {

/// Returns the width of `text` with tabular figures.
qreal figuresWidth(const QFontMetricsF& metrics, const QString& text);

/// Draws `text` with tabular figures. `left` is the start of the baseline.
void drawFigures(QPainter& painter, QPointF left, const QString& text);

/// Single-line label for a changing number, with tabular figures so that digits do not move.
///
/// The style sheet sets its size and colour, as for any label.
class FigureLabel : public QLabel {
    Q_OBJECT

public:
    explicit FigureLabel(QWidget* parent = nullptr) : QLabel(parent) {}

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace seiche
