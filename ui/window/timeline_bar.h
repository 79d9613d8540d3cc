// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"

#include <QWidget>

namespace seiche {

/// The recorded past of the run under the canvas, with a mark for every tap and change. Drag to
/// seek. Keys: left and right for one hundredth, with Ctrl one step, Home and End.
class TimelineBar : public QWidget {
    Q_OBJECT

public:
    explicit TimelineBar(Session& session, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }
    /// Returns a step's position, in pixels from the left.
    double xOf(std::int64_t frame) const;

    /// Current time and the ends of the reachable past, in seconds of the run.
    double seconds() const;
    double firstSecond() const;
    double lastSecond() const;
    void goToSecond(double second);
    /// Returns e.g. "3.20 s of 12.40 s".
    QString spokenMoment() const;

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    std::int64_t frameAt(double x) const;
    double secondsAt(std::int64_t frame) const;
    void goTo(std::int64_t frame);
    void showPresent();
    void retranslate();

    Session& m_session;
    bool m_playedBefore = false; ///< the run resumes after a drag
    int m_presentX = -1;         ///< handle pixel at the last paint
};

} // namespace seiche
