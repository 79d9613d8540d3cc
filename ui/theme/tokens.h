// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme/traces.h"

#include <QColor>

namespace seiche {

/// Look of the window. The two saturated projector looks suit the back row: black for a dark room,
/// white for daylight.
enum class Look { Dark, Light, Projector, BrightProjector };

/// Colours and line widths of a look.
struct Tokens {
    QColor canvas;        ///< behind the string and the pool
    QColor window;        ///< behind the panels
    QColor card;          ///< panels, header, transport bar
    QColor field;         ///< input fields
    QColor line;          ///< hairlines, axes, grid lines
    QColor mark;          ///< important lines on the canvas (ceiling, floor); contrast 3:1
    QColor text;          ///< essential text
    QColor quiet;         ///< secondary text
    QColor main;          ///< accent and main wave
    QColor comparisonRun; ///< second wave
    QColor third;         ///< third wave
    QColor soft;          ///< accent as a background: chosen page, hover
    QColor envelope;      ///< outline of the string's recent range; contrast 3:1
    QColor swept;         ///< area of the string's recent range
    QColor onMain;        ///< text and icons on the accent
    QColor chipStable;    ///< transparent: outline only
    QColor chipLimit;
    QColor chipUnstable;
    QColor limit;     ///< icon and outline of a warning
    QColor unstable;  ///< icon and outline of an error
    double waveWidth; ///< of the main wave, in pixels at scale 1

    std::array<QColor, allTraces.size()> traces; ///< colour of every curve
    const QColor& of(Trace trace) const { return traces[static_cast<std::size_t>(trace)]; }
};

const Tokens& tokensOf(Look look);

} // namespace seiche
