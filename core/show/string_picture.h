// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/line_picture.h"
#include "show/string_past.h"

namespace seiche {

/// Paints a string in one look and width, with its `Preview` options: velocity or force instead of
/// displacement, masses and springs, longitudinal display, beads, partial waves to the right and
/// left, nodes, energy and energy flow.
///
/// Data from the past (see `StringPast`) are available only for watched steps. A number at the
/// ceiling gives the scale if it is no displacement. Numbers between nodes are distances in points,
/// or in metres ("0.16m") for experiments with physical units.
class StringPicture {
public:
    /// `width` is the picture width in pixels; below 1 for videos that are rejected for their size.
    /// If `shows` is empty, the run's settings at each step apply.
    StringPicture(const LineLook& look, int width, std::optional<Preview> shows = {});

    /// Returns whether pictures of the run may depend on earlier steps.
    bool needsPast(const Simulation& run) const;
    /// Samples the current step. Pictures are reproducible if the same steps are watched.
    void watch(const Simulation& run);

    /// Paints the current step, including it without storing it in the history. A displacement of
    /// `range` > 0 reaches the ceiling. The picture has the constructor's width.
    void paint(const Simulation& run, float range, const PixelView& picture) const;

private:
    const Preview& shownOf(const Simulation& run) const { return m_shows ? *m_shows : run.settings().preview; }
    ChainPoints chainOf(const Simulation& run) const;

    LineLook m_look;
    int m_width;
    std::optional<Preview> m_shows;
    StringPast m_past;
};

/// Paints a string from its current step only.
void paintString(const Simulation& run, const LineLook& look, float range, const PixelView& picture);

} // namespace seiche
