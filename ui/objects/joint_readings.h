// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/joint_watch.h"
#include "session/session.h"

namespace seiche {

/// Predicted and measured reflection and transmission at the boundaries of the string. One instance
/// per session. Observes the string while it is shown.
class JointReadings : public QObject {
    Q_OBJECT

public:
    static JointReadings& of(Session& session);

    std::size_t count() const { return m_watch.joints().size(); }
    /// Returns whether the readings may be shown. False while a lesson asks for the coefficients.
    bool areShown() const { return !m_session.areCoefficientsHidden(); }
    /// Returns the boundary's position, in points from the left.
    double placeOf(std::size_t joint) const { return m_watch.joints()[joint].at; }
    /// Returns the speeds on both sides as "c 1 | 0.6", in points per step.
    QString speedsAt(std::size_t joint) const;
    /// Returns the prediction for the direction of the last measured pulse. Default: from the left.
    QString predictedAt(std::size_t joint) const;
    /// Returns the measured coefficients, a dash if unknown.
    QString measuredAt(std::size_t joint) const;
    /// Returns all readings of the boundary as a sentence.
    QString sentenceOf(std::size_t joint) const;

signals:
    void changed();

private:
    explicit JointReadings(Session& session);
    void measure();
    void lookIfDue();
    bool isFromLeft(std::size_t joint) const;

    Session& m_session;
    JointWatch m_watch;
    std::int64_t m_lookedAt = -1; ///< step of the last observation
};

} // namespace seiche
