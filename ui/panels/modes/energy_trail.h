// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"

#include <QElapsedTimer>
#include <QObject>

#include <deque>

namespace seiche {

/// Kinetic and potential energy of the shown run over its last seconds.
///
/// Sampled only while active, in a large pool at most ten times per second.
class EnergyTrail : public QObject {
    Q_OBJECT

public:
    struct Sample {
        std::int64_t frame;
        double seconds;
        Energy energy;
    };

    explicit EnergyTrail(Session& session, QObject* parent = nullptr);

    void setActive(bool active);
    const std::deque<Sample>& samples() const { return m_samples; }

    static constexpr double window = 5.0; ///< seconds of the run

private:
    void sample();
    void sampleNow();
    void begin();

    Session& m_session;
    bool m_active = false;
    std::deque<Sample> m_samples;
    QElapsedTimer m_clock;
    qint64 m_next = 0;
};

} // namespace seiche
