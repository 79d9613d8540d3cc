// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/line_picture.h"
#include "run/simulation.h"

#include <span>
#include <string_view>

namespace seiche {

/// A way to look at a run in a picture of any size.
struct View {
    std::string_view name; ///< as it is written on the command line
    std::string_view description;
    SceneKind scene; ///< what it can show
    /// Paints the present frame; a pool as its experiment wants to be looked at (see `ViewPreference`), with
    /// what theory draws over it (see `paintOverlays`), a string as far as that can be known without the frames
    /// before (see `StringPicture`). `range` is the height drawn brightest, or at the
    /// ceiling; greater than 0. In the energy view a fiftieth of its square is the energy drawn brightest, in
    /// the intensity view half of it. What needs the frames before, intensity and the flow of energy, is drawn
    /// by films only (see `setView`).
    void (*paint)(const Simulation& run, float range, const PixelView& picture);
};

/// The table of all views. A new one is a new row.
std::span<const View> views();

/// The row with this name; null when there is none.
const View* findView(std::string_view name);

/// The colours of the view "line", and its thickness in a picture of this height, pixels.
LineLook lineLookFor(int height);

/// A round number (1, 2 or 5 times a power of ten) that this height does not exceed.
float rangeFor(double largestHeight);
/// The same for all heights of the present frame.
float rangeFor(const Simulation& run);

} // namespace seiche
