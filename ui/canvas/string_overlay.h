// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/overlay.h"
#include "canvas/string_legend.h"

#include <vector>

class QPainter;

namespace seiche {

class StringCanvas;

/// Something that is drawn with the string.
class StringOverlay : public OverlayOn<StringCanvas> {
public:
    /// Draws behind the waves, and over them.
    virtual void paintBehind(QPainter& /*painter*/, const StringCanvas& /*canvas*/) {}
    virtual void paint(QPainter& painter, const StringCanvas& canvas) = 0;
    /// What its lines are called.
    virtual std::vector<LegendEntry> legend(const StringCanvas& /*canvas*/) const { return {}; }
};

} // namespace seiche
