// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/things.h"

#include <algorithm>

namespace seiche {

const Shape* shapeOf(const Thing& thing) {
    return std::visit(ForEachKind{[](const Wall& wall) -> const Shape* { return &wall.shape; },
                                  [](const Patch& patch) -> const Shape* { return &patch.shape; },
                                  [](const Source&) -> const Shape* { return nullptr; },
                                  [](const Mark&) -> const Shape* { return nullptr; }},
                      thing.is);
}

Shape* shapeOf(Thing& thing) { return const_cast<Shape*>(shapeOf(std::as_const(thing))); }

const Thing* findThing(const Things& things, std::string_view name) {
    const auto found = std::ranges::find(things, name, &Thing::name);
    return found == things.end() ? nullptr : &*found;
}

} // namespace seiche
