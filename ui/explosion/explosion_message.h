// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "explosion/explosion_watch.h"

#include <QFrame>
#include <QRectF>

class QPushButton;
class QToolButton;

namespace seiche {

class WrappedLabel;

/// Message on a canvas that explains an explosion in one sentence, with buttons to see it again, to
/// learn why it happened, and to return to stable settings.
class ExplosionMessage : public QFrame {
    Q_OBJECT

public:
    ExplosionMessage(Session& session, QWidget* canvas);

    /// Shows the explosion of the session in the upper left corner of `room`, or above a low room.
    /// Leaves out the text if there is little space, and hides the message if there is too little, no
    /// explosion, or if the user has closed it.
    void placeIn(const QRectF& room);

signals:
    /// Emitted when the user wants to know why this scheme exploded.
    void reasonRequested(seiche::Scheme scheme);
    /// Emitted after a button was used. The canvas regains the keys.
    void finished();

protected:
    void changeEvent(QEvent* event) override;

private:
    /// Returns the geometry for the present texts, empty if there is no space.
    std::optional<QRect> placeFor(const QRectF& room) const;
    void showExplosion(const ExplosionWatch::Explosion& explosion);
    QString titleOf(const ExplosionWatch::Explosion& explosion) const;
    QString reasonOf(const ExplosionWatch::Explosion& explosion) const;
    void restyle();
    void retranslate();

    Session& m_session;
    ExplosionWatch& m_watch;
    WrappedLabel* m_title;
    WrappedLabel* m_text;
    QPushButton *m_again, *m_why, *m_stable;
    QToolButton* m_close;
    Scheme m_scheme = Scheme::Leapfrog;
    std::optional<ExplosionWatch::Explosion> m_closed; ///< the explosion whose message was closed
};

} // namespace seiche
