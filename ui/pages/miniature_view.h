// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/miniature_stage.h"
#include "run/pacer.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

namespace seiche {

/// The animated view of a miniature.
///
/// Runs only while visible and in motion; idle otherwise. A click taps at the pointer, SPACE or
/// Return at the miniature's own position.
class MiniatureView : public QWidget {
    Q_OBJECT

public:
    explicit MiniatureView(const MiniatureKind& kind, QWidget* parent = nullptr);

    const MiniatureStage& stage() const { return m_stage; }
    bool isRunning() const { return m_timer.isActive(); }
    bool isPlaying() const { return m_playing; }
    void setPlaying(bool playing);

    void tap();
    void again();
    void set(std::size_t knob, double value);
    void setStencil(Stencil stencil);

    QSize sizeHint() const override;

signals:
    /// Emitted after steps or changes by the user.
    void changed();
    void playingChanged(bool playing);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    bool canBeSeen() const;
    void tick();
    void touched();

    MiniatureStage m_stage;
    Pacer m_pacer;
    QTimer m_timer;
    QElapsedTimer m_sinceLast;
    bool m_playing;
};

} // namespace seiche
