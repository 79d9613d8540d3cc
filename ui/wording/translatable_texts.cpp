// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/translatable_texts.h"

#include <QtGlobal>

namespace seiche {

namespace {

constexpr const char* texts[] = {
    QT_TRANSLATE_NOOP("Preset", "Water effects"),
    QT_TRANSLATE_NOOP("Preset", "The wave applet as printed"),
    QT_TRANSLATE_NOOP("Preset", "The same eight neighbours divided by two, as it was printed: a level surface "
                                "grows 3.73 times at every step."),
    QT_TRANSLATE_NOOP("Preset", "The wave applet"),
    QT_TRANSLATE_NOOP(
        "Preset",
        "Eight neighbours in whole numbers, their sum divided by four: the divisor with which the rule works."),
    QT_TRANSLATE_NOOP("Preset", "Area sampling"),
    QT_TRANSLATE_NOOP("Preset", "Water in whole numbers: half the sum of four neighbours minus the frame "
                                "before, and one part in sixteen is lost."),
    QT_TRANSLATE_NOOP("Preset", "The 2009 programs"),
    QT_TRANSLATE_NOOP("Preset", "The water of 2009"),
    QT_TRANSLATE_NOOP(
        "Preset", "Heights in whole numbers: click and hold, or drag, to pull the water under the pointer."),
    QT_TRANSLATE_NOOP("Preset", "The 2013 page"),
    QT_TRANSLATE_NOOP("Preset", "The pool of 2013, as its text says"),
    QT_TRANSLATE_NOOP(
        "Preset",
        "The same pool with the four nearest neighbours and the stronger damping that the page's text gives."),
    QT_TRANSLATE_NOOP("Preset", "The pool of 2013, as its code runs"),
    QT_TRANSLATE_NOOP(
        "Preset",
        "Waves reflect and interfere; the diagonal stencil leaves out every second cell, as on a chessboard."),
    QT_TRANSLATE_NOOP("Preset", "Start here"),
    QT_TRANSLATE_NOOP("Preset", "A pool"),
    QT_TRANSLATE_NOOP("Preset", "Click, hold and drag: round waves spread, meet and come back from the walls."),
    QT_TRANSLATE_NOOP("Preset", "A ring"),
    QT_TRANSLATE_NOOP("Preset", "Both ends are joined: two pulses run round in opposite directions and pass "
                                "through each other twice a second."),
    QT_TRANSLATE_NOOP("Preset", "Springs"),
    QT_TRANSLATE_NOOP("Preset", "Springs in a row"),
    QT_TRANSLATE_NOOP("Preset", "Points with position and velocity in a ring: the spring constant says how "
                                "jittery they are, damping slows them down."),
    QT_TRANSLATE_NOOP("Preset", "Springs in a sheet"),
    QT_TRANSLATE_NOOP("Preset", "Each point hangs on four neighbours and opposite sides are joined: what "
                                "leaves on one side comes in on the other."),
    QT_TRANSLATE_NOOP("Preset", "The string of 2009"),
    QT_TRANSLATE_NOOP(
        "Preset",
        "Pulled at a quarter of its length to half the height: can you make it reach the right side?"),
    QT_TRANSLATE_NOOP("Preset", "The string of 2013"),
    QT_TRANSLATE_NOOP("Preset", "Find the string's resonance and make the waves reach the ceiling; its "
                                "damping, not its length, makes its rhythm."),
    QT_TRANSLATE_NOOP("Preset", "A string with a free end"),
    QT_TRANSLATE_NOOP(
        "Preset",
        "One end slides freely: pulses come back upright there, and the lowest rhythm is half as fast."),
    QT_TRANSLATE_NOOP("Preset", "A string at 1 Hz"),
    QT_TRANSLATE_NOOP("Preset", "Tap in the rhythm of the string: at one tap per second the waves of small "
                                "tugs add up to fourteen times one."),
    QT_TRANSLATE_NOOP("Parameter", "Spring constant"),
    QT_TRANSLATE_NOOP("Parameter", "per step²"),
    QT_TRANSLATE_NOOP("Parameter",
                      "How strongly neighbours pull; the square of the wave's speed in cells per step"),
    QT_TRANSLATE_NOOP("Parameter", "Update damping"),
    QT_TRANSLATE_NOOP("Parameter", "per step"),
    QT_TRANSLATE_NOOP("Parameter",
                      "Scales the whole new height at every step; also pulls the medium back to level"),
    QT_TRANSLATE_NOOP("Parameter", "Velocity damping"),
    QT_TRANSLATE_NOOP("Parameter", "Scales only the velocity at every step, as friction does"),
    QT_TRANSLATE_NOOP("Parameter", "Steps per second"),
    QT_TRANSLATE_NOOP("Parameter", "1/s"),
    QT_TRANSLATE_NOOP("Parameter", "How many steps of the calculation make one second"),
    QT_TRANSLATE_NOOP("Parameter", "Left"),
    QT_TRANSLATE_NOOP("Parameter", "What happens to a wave at the left end"),
    QT_TRANSLATE_NOOP("Parameter", "Right"),
    QT_TRANSLATE_NOOP("Parameter", "What happens to a wave at the right end"),
    QT_TRANSLATE_NOOP("Parameter", "Top"),
    QT_TRANSLATE_NOOP("Parameter", "What happens to a wave at the top side"),
    QT_TRANSLATE_NOOP("Parameter", "Bottom"),
    QT_TRANSLATE_NOOP("Parameter", "What happens to a wave at the bottom side"),
    QT_TRANSLATE_NOOP("Parameter", "Stencil"),
    QT_TRANSLATE_NOOP("Parameter", "Which neighbours pull at a cell of the pool"),
    QT_TRANSLATE_NOOP("Parameter", "Scheme"),
    QT_TRANSLATE_NOOP("Parameter", "How the next frame is computed"),
    QT_TRANSLATE_NOOP("Parameter", "Arithmetic"),
    QT_TRANSLATE_NOOP("Parameter", "Heights as floating-point numbers or as whole numbers"),
    QT_TRANSLATE_NOOP("Parameter", "Divisor"),
    QT_TRANSLATE_NOOP("Parameter", "What the sum of the neighbours is divided by (integer water)"),
    QT_TRANSLATE_NOOP("Parameter", "Damping share"),
    QT_TRANSLATE_NOOP("Parameter",
                      "The height loses one part in this many at every step (integer water; 0: none)"),
    QT_TRANSLATE_NOOP("Parameter", "Shape"),
    QT_TRANSLATE_NOOP("Parameter", "The shape of a pull"),
    QT_TRANSLATE_NOOP("Parameter", "Width"),
    QT_TRANSLATE_NOOP("Parameter", "cells"),
    QT_TRANSLATE_NOOP("Parameter", "How wide a pull is"),
    QT_TRANSLATE_NOOP("Parameter", "Height"),
    QT_TRANSLATE_NOOP("Parameter", "How far a pull lifts the medium"),
    QT_TRANSLATE_NOOP("Parameter", "Mode"),
    QT_TRANSLATE_NOOP("Parameter", "Whether a pull sets the height, adds to it, or plucks from rest"),
    QT_TRANSLATE_NOOP("Parameter", "Drive height"),
    QT_TRANSLATE_NOOP("Parameter", "How strongly a sine drives the medium at every step; 0: not at all"),
    QT_TRANSLATE_NOOP("Parameter", "Drive frequency"),
    QT_TRANSLATE_NOOP("Parameter", "cycles per step"),
    QT_TRANSLATE_NOOP("Parameter", "How fast the driving sine swings"),
    QT_TRANSLATE_NOOP("Parameter", "Drive phase"),
    QT_TRANSLATE_NOOP("Parameter", "cycles"),
    QT_TRANSLATE_NOOP("Parameter", "Where the driving sine stands at frame 0"),
    QT_TRANSLATE_NOOP("Parameter", "Drive shape"),
    QT_TRANSLATE_NOOP("Parameter", "The shape of the drive"),
    QT_TRANSLATE_NOOP("Parameter", "Drive width"),
    QT_TRANSLATE_NOOP("Parameter", "How wide the drive is"),
    QT_TRANSLATE_NOOP("Parameter", "Drive column"),
    QT_TRANSLATE_NOOP("Parameter", "Where the drive is: its column, or its point on a string"),
    QT_TRANSLATE_NOOP("Parameter", "Drive row"),
    QT_TRANSLATE_NOOP("Parameter", "Where the drive is: its row in a pool"),
};

} // namespace

std::span<const char* const> translatableTexts() { return texts; }

} // namespace seiche
