// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/joint_watch.h"
#include "session/session.h"

namespace seiche {

/// What theory predicts at the joints of the string, and what its pulses have shown there. There is one for a
/// session; it looks at the string while that is shown.
class JointReadings : public QObject {
    Q_OBJECT

public:
    static JointReadings& of(Session& session);

    std::size_t count() const { return m_watch.joints().size(); }
    /// Whether they may be read: not while a lesson asks for them.
    bool areTold() const { return !m_session.areFactorsAsked(); }
    /// In points from the left end.
    double placeOf(std::size_t joint) const { return m_watch.joints()[joint].at; }
    /// In points per step on either side, as "c 1 | 0.6".
    QString speedsAt(std::size_t joint) const;
    /// Of a pulse from the side from which the last one came that was measured, else from the left.
    QString predictedAt(std::size_t joint) const;
    /// A dash where nothing could be measured.
    QString measuredAt(std::size_t joint) const;
    /// All of it in a sentence.
    QString sentenceOf(std::size_t joint) const;

signals:
    void changed();

private:
    explicit JointReadings(Session& session);
    void look();
    void lookIfDue();
    bool isFromLeft(std::size_t joint) const;

    Session& m_session;
    JointWatch m_watch;
    std::int64_t m_lookedAt = -1; ///< the frame
};

} // namespace seiche
