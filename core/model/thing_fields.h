// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/property.h"
#include "wave/things.h"

#include <optional>
#include <span>
#include <string_view>

namespace seiche {

/// One adjustable value of a thing in the pool. The tables of all of them feed the checks of files, the rows of
/// panels, and the documentation, as the table of parameters does for the experiment. Translators find their
/// texts in the context "Thing".
using ThingField = Property<Thing>;

/// The values of a thing of this kind, besides its name and place.
std::span<const ThingField> fieldsOf(const Thing& thing);

/// The row with this key; null when a thing of this kind has none.
const ThingField* findField(const Thing& thing, std::string_view key);

/// "wall", "medium", "source", "mark".
std::string_view kindOf(const Thing& thing);
/// A thing of the kind with all its defaults, at (0, 0); nothing when there is no such kind.
std::optional<Thing> thingOfKind(std::string_view kind);
/// "wall, medium, source, mark".
const std::string& allKinds();

} // namespace seiche
