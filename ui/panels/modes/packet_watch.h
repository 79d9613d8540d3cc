// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/packet_speeds.h"
#include "session/session.h"

namespace seiche {

/// Follows a wave packet on the shown string and measures its speeds (see `PacketSpeeds`), while
/// active.
///
/// A measurement remains until the next one or a change of the medium.
class PacketWatch : public QObject {
    Q_OBJECT

public:
    explicit PacketWatch(Session& session, QObject* parent = nullptr);

    void setActive(bool active);
    const std::optional<PacketMotion>& last() const { return m_last; }

signals:
    void measured();

private:
    void measure();
    void forget();

    Session& m_session;
    bool m_active = false;
    PacketSpeeds m_speeds;
    std::size_t m_events = 0; ///< number of events that have acted
    std::optional<PacketMotion> m_last;
};

} // namespace seiche
