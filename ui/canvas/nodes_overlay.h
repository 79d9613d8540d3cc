// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/string_overlay.h"
#include "measure/standing_nodes.h"
#include "session/session.h"

namespace seiche {

/// Marks the nodes of a standing wave, with the distances between them; those of a riddle without numbers.
class NodesOverlay : public StringOverlay {
public:
    explicit NodesOverlay(const Session& session) : m_session(session) {}

    /// Takes in the present frame while nodes are shown; they must stay for one swing of `period` steps.
    void follow(double period);
    void clear() { m_nodes.clear(); }
    /// In points; none where they are not shown.
    std::span<const double> shown() const;

    void paint(QPainter& painter, const StringCanvas& canvas) override;

private:
    bool isShown() const;
    void paintDistance(QPainter& painter, const StringCanvas& canvas, double from, double to) const;

    const Session& m_session;
    StandingNodes m_nodes;
};

} // namespace seiche
