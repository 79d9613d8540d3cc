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

/// One adjustable value of an object in the pool.
///
/// The tables of all kinds feed the checks of files, the rows of panels, and the documentation.
/// Translation context: "Thing".
using ObjectProperty = Property<PoolObject>;

/// Returns the object's values except name and position.
std::span<const ObjectProperty> propertiesOf(const PoolObject& object);

/// Returns whether the value matters for this object in a pool or on a string.
///
/// On a string a medium is a section with a width and factors only.
bool applies(const ObjectProperty& property, const PoolObject& object, SceneKind scene);

/// Returns whether the property of this object may have this word in a pool or on a string.
///
/// Traces exist on a string only, screens in a pool only, a drawn signal only with a curve.
bool offers(const ObjectProperty& property, std::string_view word, const PoolObject& object, SceneKind scene);

/// Returns the row with this key. Null if none.
const ObjectProperty* findProperty(const PoolObject& object, std::string_view key);

/// Returns the words of all kinds: "wall", "medium" ...
const std::vector<std::string_view>& objectKinds();
/// Returns all kinds as one text: "wall, medium ..."
std::string allKinds();
std::string_view kindOf(const PoolObject& object);
/// Returns a default object at (0, 0). Empty if unknown.
std::optional<PoolObject> objectOfKind(std::string_view kind);

} // namespace seiche
