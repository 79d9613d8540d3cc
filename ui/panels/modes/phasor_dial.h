// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QPainter;

namespace seiche {

/// Draws a phasor: as long as the amplitude, counterclockwise from straight up by the phase, so that the height
/// of its tip is the height of the wave now.
void paintPhasor(QPainter& painter, const QRectF& room, double share, double cycles, bool chosen);

/// The phasor of one standing wave, to look at and to turn: by the mouse, or with the arrow keys.
class PhasorDial : public QWidget {
    Q_OBJECT

public:
    explicit PhasorDial(QWidget* parent = nullptr);

    /// The amplitude as a share of the longest that fits, 0 ... 1; the phase in cycles, 0 at a crest.
    void show(double share, double cycles);
    /// The same in every frame, of which screen readers need not hear.
    void turn(double share, double cycles);
    void retranslate();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    /// A hand begins to turn it, turns it to this phase (cycles, 0 ... 1), lets it go.
    void strokeBegun();
    void turned(double cycles);
    void strokeEnded();
    /// A key turns it.
    void stepped(double cycles);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    using QWidget::show;
    void tell();
    void turnBy(double degrees);

    double m_share = 0.0;
    double m_cycles = 0.0;
    bool m_held = false;
};

} // namespace seiche
