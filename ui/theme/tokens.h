// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme/traces.h"

#include <QColor>

namespace seiche {

/// How the window looks. The two for a projector are saturated, for the back row: black for a dark room, white
/// for one in daylight.
enum class Look { Dark, Light, Projector, BrightProjector };

/// The colours and weights of a look, of which everything visible is made.
struct Tokens {
    QColor canvas;     ///< behind the string and the pool
    QColor window;     ///< behind the cards
    QColor card;       ///< cards, header, transport bar
    QColor field;      ///< where a value is typed
    QColor line;       ///< hairlines, axes, grid lines
    QColor mark;       ///< lines on the canvas that must be seen: ceiling and floor; 3:1 against it
    QColor text;       ///< what must be read
    QColor quiet;      ///< what may be read
    QColor main;       ///< the accent and the main wave
    QColor twin;       ///< the second wave
    QColor third;      ///< the third wave
    QColor soft;       ///< the accent as a background: chosen page, hover
    QColor envelope;   ///< how far the string has swung lately: its rim; 3:1 against the canvas
    QColor swept;      ///< the same: what lies within the rim
    QColor onMain;     ///< text and icons on the accent
    QColor chipStable; ///< transparent: outline only
    QColor chipLimit;
    QColor chipUnstable;
    QColor limit;     ///< sign and outline of a warning
    QColor unstable;  ///< sign and outline of what has gone wrong
    double waveWidth; ///< of the main wave's line, in pixels at scale 1

    std::array<QColor, allTraces.size()> traces; ///< of every curve
    const QColor& of(Trace trace) const { return traces[static_cast<std::size_t>(trace)]; }
};

const Tokens& tokensOf(Look look);

} // namespace seiche
