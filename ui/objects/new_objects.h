// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"

#include <QString>

#include <span>

namespace seiche {

/// An object that can be put into the pool or beside the string from a menu.
struct NewObject {
    enum class Group { Wall, Medium, Source, Measure };
    Group group;
    const char* name; ///< source text of the translation, context "NewObject"
    /// In the middle of a pool or string of this size.
    PoolObject (*make)(const Grid& grid);
    /// Standing waves that come with it, in it.
    AddedModes (*inIt)() = nullptr;
    bool isDrawn = false; ///< by hand: its path is what is drawn next
};

std::span<const NewObject> newObjects();
/// Those for a string: stretches of it. None lowers the largest stable k.
std::span<const NewObject> newStretches();
/// Those that make waves on it.
std::span<const NewObject> newStringSources();
/// Those that are put beside it.
std::span<const NewObject> newInstruments();
/// Such an object for this experiment: a source with waves a tenth of the pool long; on a string an oscillator
/// off the resonances, a pulse a tenth of the string long; what measures heights as high as the ceiling.
PoolObject madeFor(const NewObject& kind, const Experiment& experiment);
QString nameOf(const NewObject& kind);
/// A positive number with two digits, which is easier to talk about.
double easyToSay(double value);

} // namespace seiche
