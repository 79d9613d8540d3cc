// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "objects/selection.h"

class QKeyEvent;

namespace seiche {

/// Pointer placement of a new object: it follows the mouse until a click, or a finger until
/// release. Enter places it at the marker, Escape cancels.
class PlacementTool {
public:
    explicit PlacementTool(Session& session) : m_session(session), m_selection(Selection::of(session)) {}

    /// Returns whether an object is being placed.
    bool moveTo(QPointF place);
    bool release();
    bool key(const QKeyEvent& event);

    /// Returns the object as it would be placed now. Empty before the first mouse move.
    std::optional<std::variant<PoolObject, Probe>> shown() const;

private:
    Session& m_session;
    Selection& m_selection;
    std::optional<QPointF> m_place;
};

} // namespace seiche
