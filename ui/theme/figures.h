// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace seiche {

/// The width of `text` when every digit takes the room of the widest.
qreal figuresWidth(const QFontMetricsF& metrics, const QString& text);

/// Draws `text` with tabular figures, the baseline at `left`.
void drawFigures(QPainter& painter, QPointF left, const QString& text);

/// A label of one line for a number that changes while one reads it: digits stand still.
///
/// Takes its size and colour from the style sheet like any label.
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
