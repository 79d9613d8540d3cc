// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"

#include <QString>

#include <span>

namespace seiche {

/// An object that can be put into the pool from a menu.
struct NewObject {
    enum class Group { Wall, Medium, Source, Measure };
    Group group;
    const char* name; ///< source text of the translation, context "NewObject"
    /// In the middle of a pool of this size.
    PoolObject (*make)(const Grid& grid);
};

std::span<const NewObject> newObjects();
/// Those for a string: stretches of it. None lowers the largest stable k.
std::span<const NewObject> newStretches();
/// Such an object for this pool: a source with waves a tenth of the pool long; further to the right when
/// another one is in its place.
PoolObject madeFor(const NewObject& kind, const Experiment& experiment);
QString nameOf(const NewObject& kind);

} // namespace seiche
