// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QPainterPath>

namespace seiche {

/// Icons of buttons, drawn as paths to be sharp at every size and to use the theme's colours.
enum class Glyph {
    Play,
    Pause,
    Step,
    Restart,
    Slow,
    Slower,
    Faster,
    Projector,
    Close,
    Menu,
    More,
    Less,
    Fold,
    Unfold,
    Cards,
    Locked,
    // Panels.
    Medium,
    Compare,
    Resonance,
    NextResonance,
    Stability,
    Modes,
    History,
    Picture,
    Objects,
    Probes,
    Lesson,
    // Tools of pool and string.
    Raise,
    PushDown,
    Hold,
    SmoothOut,
    Wall,
    Region,
    Source,
    Tape,
    Probe,
    Remove,
    Values,
    Freeze,
    Beads,
    Visibility,
    Hand,
    Pencil,
    Finger,
    Oscillator,
    PulseGenerator,
    Tap,
    Stopwatch,
    ReferenceLine,
    MarkedPoint,
    // Ends of a string.
    FixedEnd,
    FreeEnd,
    AbsorbingEnd
};

/// Returns the icon in the unit square, to be filled.
QPainterPath glyphPath(Glyph glyph);

/// Draws the icon into `room`.
void drawGlyph(QPainter& painter, Glyph glyph, const QRectF& room, const QColor& colour);

QIcon icon(Glyph glyph, const QColor& colour);

} // namespace seiche
