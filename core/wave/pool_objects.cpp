// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/pool_objects.h"

#include <algorithm>
#include <cmath>

namespace seiche {

const Shape* shapeOf(const PoolObject& object) {
    return std::visit(
        [](const auto& is) -> const Shape* {
            if constexpr (Outlined<std::remove_cvref_t<decltype(is)>>) return &is.shape;
            else return nullptr;
        },
        object.is);
}

bool isUpright(const PoolObject& object) { return std::abs(std::remainder(object.angle, 180.0)) > 45.0; }

Shape* shapeOf(PoolObject& object) { return const_cast<Shape*>(shapeOf(std::as_const(object))); }

bool hasSource(const PoolObjects& objects) {
    return std::ranges::any_of(
        objects, [](const PoolObject& object) { return std::holds_alternative<Source>(object.is); });
}

const PoolObject* findObject(const PoolObjects& objects, std::string_view name) {
    const auto found = std::ranges::find(objects, name, &PoolObject::name);
    return found == objects.end() ? nullptr : &*found;
}

} // namespace seiche
