// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QPainter;

namespace seiche {

/// Draws a phasor. Its length is the amplitude, its angle (counterclockwise from the top) the
/// phase, so that the height of its tip is the current displacement.
void paintPhasor(QPainter& painter, const QRectF& room, double share, double cycles, bool chosen);

/// Dial that shows the phasor of a standing wave. The pointer or arrow keys rotate it.
class PhasorDial : public QWidget {
    Q_OBJECT

public:
    explicit PhasorDial(QWidget* parent = nullptr);

    /// Shows a phasor. `share` is the amplitude relative to the full length, 0 … 1; `cycles` the
    /// phase, 0 at a crest.
    void show(double share, double cycles);
    /// Updates the phasor every frame, without notifying screen readers.
    void setPhasor(double share, double cycles);
    void retranslate();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    /// Emitted when a drag begins, moves to a phase (cycles, 0 … 1) and ends.
    void strokeBegun();
    void turned(double cycles);
    void strokeEnded();
    /// Emitted when a key changes the phase.
    void stepped(double cycles);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    using QWidget::show;
    void updateDescription();
    void turnBy(double degrees);

    double m_share = 0.0;
    double m_cycles = 0.0;
    bool m_held = false;
};

} // namespace seiche
