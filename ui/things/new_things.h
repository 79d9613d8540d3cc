// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/grid.h"
#include "wave/things.h"

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
QString nameOf(const NewThing& kind);

} // namespace seiche
