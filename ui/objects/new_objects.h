// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"

#include <QString>

#include <span>

namespace seiche {

/// An object on offer for pool or string.
struct NewObject {
    enum class Group { Wall, Medium, Source, Measure };
    Group group;
    const char* name; ///< source text of the translation, context "NewThing"
    /// Creates the object in the middle of a pool or string of this size.
    PoolObject (*make)(const Grid& grid);
    /// Creates standing waves inside the object. Null if none.
    AddedModes (*inIt)() = nullptr;
    bool isDrawn = false; ///< drawn freehand: the next stroke becomes its path
};

std::span<const NewObject> newObjects();
/// Returns the string sections. None lowers the largest stable k.
std::span<const NewObject> newStretches();
/// Returns the sources for a string.
std::span<const NewObject> newStringSources();
/// Returns the instruments for a string.
std::span<const NewObject> newInstruments();
/// Creates the object with defaults for this experiment.
///
/// Pool sources have a wavelength of a tenth of the pool. String oscillators are off resonance,
/// string pulses a tenth of the string long. Upright instruments beside a string are as high as the
/// ceiling.
PoolObject madeFor(const NewObject& kind, const Experiment& experiment);
QString nameOf(const NewObject& kind);
/// Returns a positive number rounded to two significant digits.
double roundedToTwoDigits(double value);

} // namespace seiche
