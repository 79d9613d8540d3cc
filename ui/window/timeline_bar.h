// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"

#include <QWidget>

namespace seiche {

/// The past of the run as a line under the canvas: filled up to the present, with a mark for every pull and
/// change.
///
/// Drag to go back to any moment and forth again. Keys: left and right one hundredth, with Ctrl one step, Home
/// and End.
class TimelineBar : public QWidget {
    Q_OBJECT

public:
    explicit TimelineBar(Session& session, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }
    /// Where a frame lies, in pixels from the left edge.
    double xOf(std::int64_t frame) const;

    /// The moment that is shown, and the ends of what can be reached: seconds of the run.
    double seconds() const;
    double firstSecond() const;
    double lastSecond() const;
    void goToSecond(double second);
    /// "3.20 s of 12.40 s"
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
    bool m_playedBefore = false; ///< the run goes on after a drag
    int m_presentX = -1;         ///< the pixel last drawn, so that only a move is drawn
};

} // namespace seiche
