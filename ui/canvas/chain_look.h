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

/// Draws the string as a chain: beads and springs, or compressed and stretched strokes for
/// longitudinal oscillation.
///
/// Draws as many equidistant points as fit, both ends included. Longitudinal points are displaced
/// to the right by their displacement. The scale keeps drawn points in order.
class ChainLook {
public:
    explicit ChainLook(const Session& session) : m_session(session) {}

    bool hasSprings() const { return m_session.settings().preview.springs == Visibility::Shown; }
    bool isAlong() const { return m_session.settings().preview.polarization == Polarization::Longitudinal; }
    /// Resets the chain for a new run.
    void clear();
    /// Updates from the current step. Call before painting and before any query of string
    /// positions.
    void follow(const StringCanvas& canvas);

    /// Returns the longitudinal shift per unit displacement, in pixels.
    double pixelsPerHeight() const { return m_pixelsPerHeight; }
    /// Returns the drawn points.
    const std::vector<int>& drawn() const { return m_points.drawn; }

    void paint(QPainter& painter, const StringCanvas& canvas) const;
    /// Draws a bead at every interval of the experiment.
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
