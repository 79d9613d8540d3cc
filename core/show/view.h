// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/line_picture.h"
#include "run/simulation.h"

#include <span>
#include <string_view>

namespace seiche {

/// A way to show a run as a picture.
struct View {
    std::string_view name; ///< name on the command line
    std::string_view description;
    SceneKind scene; ///< supported scene
    /// Paints the current step: a pool with its experiment's `ViewPreference` and overlays (see
    /// `paintOverlays`), a string without history (see `StringPicture`). `range` > 0 is the height
    /// drawn brightest, or at the ceiling; the energy view uses a fiftieth of its square, the
    /// intensity view half of it. Intensity and energy flow need earlier steps and appear only in
    /// videos (see `setView`).
    void (*paint)(const Simulation& run, float range, const PixelView& picture);
};

/// Returns the table of all views. A new view is a new row.
std::span<const View> views();

/// Returns the view with this name; null if none.
const View* findView(std::string_view name);

/// Returns the look of the view "line"; its thickness depends on the picture height in pixels.
LineLook lineLookFor(int height);

/// Returns the range for this height: the next 1, 2 or 5 times a power of ten.
float rangeFor(double largestHeight);
/// Returns the range for the current step's heights.
float rangeFor(const Simulation& run);

} // namespace seiche
