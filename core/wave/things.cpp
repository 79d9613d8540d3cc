// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/things.h"

#include <algorithm>

namespace seiche {

const Shape* shapeOf(const Thing& thing) {
    if (const Wall* wall = std::get_if<Wall>(&thing.is)) return &wall->shape;
    if (const Patch* patch = std::get_if<Patch>(&thing.is)) return &patch->shape;
    return nullptr;
}

Shape* shapeOf(Thing& thing) { return const_cast<Shape*>(shapeOf(std::as_const(thing))); }

const Thing* findThing(const Things& things, std::string_view name) {
    const auto found = std::ranges::find(things, name, &Thing::name);
    return found == things.end() ? nullptr : &*found;
}

} // namespace seiche
