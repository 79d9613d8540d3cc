// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"

#include <QString>

#include <span>

namespace seiche {

/// A thing that can be put into the pool from a menu.
struct NewThing {
    enum class Group { Wall, Medium, Source, Measure };
    Group group;
    const char* name; ///< source text of the translation, context "NewThing"
    /// In the middle of a pool of this size.
    Thing (*make)(const Grid& grid);
};

std::span<const NewThing> newThings();
/// Such a thing for this pool: a source with waves a tenth of the pool long; further to the right when another
/// one is in its place.
Thing madeFor(const NewThing& kind, const Experiment& experiment);
QString nameOf(const NewThing& kind);

} // namespace seiche
