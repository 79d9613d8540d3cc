// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/overlay.h"
#include "canvas/string_legend.h"

#include <vector>

class QPainter;

namespace seiche {

class StringCanvas;

/// Base class of overlays on the string.
class StringOverlay : public OverlayOn<StringCanvas> {
public:
    /// Draw behind the waves, and over them.
    virtual void paintBehind(QPainter& /*painter*/, const StringCanvas& /*canvas*/) {}
    virtual void paint(QPainter& painter, const StringCanvas& canvas) = 0;
    /// Returns the legend entries of the overlay.
    virtual std::vector<LegendEntry> legend(const StringCanvas& /*canvas*/) const { return {}; }
};

} // namespace seiche
