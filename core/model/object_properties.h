// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/property.h"
#include "wave/grid.h"
#include "wave/pool_objects.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace seiche {

/// One adjustable value of an object in the pool. The tables of all of them feed the checks of files, the rows
/// of panels, and the documentation, as the table of parameters does for the experiment. Translators find their
/// texts in the context "Thing".
using ObjectProperty = Property<PoolObject>;

/// The values of an object of this kind, besides its name and place.
std::span<const ObjectProperty> propertiesOf(const PoolObject& object);

/// Whether the value matters for this object in a pool or on a string, where a medium is a stretch: it has a
/// width, and its factors.
bool applies(const ObjectProperty& property, const PoolObject& object, SceneKind scene);

/// Whether this object can have this word of the property in a pool, or on a string: a place is held, and a
/// trace kept, on a string only; a screen stands in a pool only; a signal is drawn where there is a curve.
bool offers(const ObjectProperty& property, std::string_view word, const PoolObject& object, SceneKind scene);

/// The row with this key; null when an object of this kind has none.
const ObjectProperty* findProperty(const PoolObject& object, std::string_view key);

/// The words of all kinds in files: "wall", "medium" ...
const std::vector<std::string_view>& objectKinds();
/// All of them in a row: "wall, medium ..."
std::string allKinds();
std::string_view kindOf(const PoolObject& object);
/// An object of the kind with all its defaults, at (0, 0); nothing when there is no such kind.
std::optional<PoolObject> objectOfKind(std::string_view kind);

} // namespace seiche
