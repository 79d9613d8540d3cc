// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "objects/selection.h"

class QKeyEvent;

namespace seiche {

/// Puts what is to be placed: it follows the mouse until a click, or a finger until that is lifted. Enter puts
/// it at the ring, Escape gives it up.
class PlacingHand {
public:
    explicit PlacingHand(Session& session) : m_session(session), m_selection(Selection::of(session)) {}

    /// True while something is to be placed.
    bool moveTo(QPointF place);
    bool release();
    bool key(const QKeyEvent& event);

    /// As it would be put now; nothing before the mouse has come.
    std::optional<std::variant<PoolObject, Probe>> shown() const;

private:
    Session& m_session;
    Selection& m_selection;
    std::optional<QPointF> m_place;
};

} // namespace seiche
