// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/string_overlay.h"
#include "measure/standing_nodes.h"
#include "session/session.h"

namespace seiche {

/// Marks of the nodes of a standing wave, with their distances. In a challenge, without numbers.
class NodesOverlay : public StringOverlay {
public:
    explicit NodesOverlay(const Session& session) : m_session(session) {}

    /// Adds the current step while nodes are shown. Nodes must persist for one `period`, in steps.
    void follow(double period);
    void clear() { m_nodes.clear(); }
    /// Returns the marked nodes, in points. Empty if hidden.
    std::span<const double> shown() const;

    void paint(QPainter& painter, const StringCanvas& canvas) override;

private:
    bool isShown() const;
    void paintDistance(QPainter& painter, const StringCanvas& canvas, double from, double to) const;

    const Session& m_session;
    StandingNodes m_nodes;
};

} // namespace seiche
