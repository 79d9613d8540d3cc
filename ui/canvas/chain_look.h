// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/string_scale.h"
#include "measure/recent_peak.h"
#include "session/session.h"
#include "show/chain_places.h"

#include <vector>

class QPainter;

namespace seiche {

class StringCanvas;

/// Draws the string as what it is made of: beads joined by springs, or, where it swings along itself, strokes
/// that crowd and thin out.
///
/// As many points are drawn as there is room for, at even distances, both ends among them. Swinging along, a
/// point stands to the right of its place by its height, on a scale that lets no drawn point overtake the next
/// one.
class ChainLook {
public:
    explicit ChainLook(const Session& session) : m_session(session) {}

    bool hasSprings() const { return m_session.settings().preview.springs == Shows::Shown; }
    bool isAlong() const { return m_session.settings().preview.swing == Swing::Along; }
    /// Of another run.
    void clear();
    /// Takes in what is to be shown now; before it is painted, and before anything asks where the string is.
    void follow(const StringCanvas& canvas);

    /// How far to the right of its place a point of height 1 stands, swinging along.
    double pixelsPerHeight() const { return m_pixelsPerHeight; }
    /// The points that are drawn.
    const std::vector<int>& drawn() const { return m_points.drawn; }

    void paint(QPainter& painter, const StringCanvas& canvas) const;
    /// A bead on every so many points, as the experiment says.
    void paintBeads(QPainter& painter, const StringCanvas& canvas) const;

private:
    void paintSprings(QPainter& painter, const StringCanvas& canvas) const;
    void paintStrokes(QPainter& painter, const StringCanvas& canvas) const;

    const Session& m_session;
    ChainPoints m_points;
    double m_pixelsPerHeight = 0.0;
    RecentPeak m_steepest;
};

} // namespace seiche
