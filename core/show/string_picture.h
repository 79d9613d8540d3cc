// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/line_picture.h"
#include "show/string_past.h"

namespace seiche {

/// Paints a string in one look and width, with what is shown of it (`Preview`): velocity or force in
/// place of the heights, masses and springs, how it swings along itself, beads, the waves that run to the right
/// and left, nodes, energy and its flow.
///
/// What depends on the past (see `StringPast`) is known as far as the painter has looked on. A number at the
/// ceiling says what that stands for where it is no height; numbers between nodes are their distances, in
/// points, or metres ("0.16m") of an experiment that stands for something real.
class StringPicture {
public:
    /// `width`: of the pictures, pixels; below 1 for a film that is refused for its size and never painted.
    /// `shows`: nothing for what the run's settings show at each frame.
    StringPicture(const LineLook& look, int width, std::optional<Preview> shows = {});

    /// Whether a picture of the run may depend on the frames before it.
    bool needsPast(const Simulation& run) const;
    /// Looks at the present frame. Where that is done at the same frames, pictures are the same.
    void watch(const Simulation& run);

    /// The present frame, which it looks at as well, but does not remember. A height of `range` > 0 stands at
    /// the ceiling. The picture is as wide as was said.
    void paint(const Simulation& run, float range, const PixelView& picture) const;

private:
    const Preview& shownOf(const Simulation& run) const { return m_shows ? *m_shows : run.settings().preview; }
    ChainPoints chainOf(const Simulation& run) const;

    LineLook m_look;
    int m_width;
    std::optional<Preview> m_shows;
    StringPast m_past;
};

/// Paints a string of which nothing is known but its present frame.
void paintString(const Simulation& run, const LineLook& look, float range, const PixelView& picture);

} // namespace seiche
