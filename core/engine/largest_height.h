// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/field.h"

#include <cstdint>
#include <span>

namespace seiche {

/// The largest magnitude; infinity when one of the numbers is not a number.
double largestMagnitude(std::span<const float> numbers);

/// The largest |height| of these cells of a field; infinity when a height is not a number.
double largestHeight(const Field<float>& field, const Cells& cells);
/// The largest |height| of the visible cells; infinity when a height is not a number.
double largestHeight(const Field<float>& field);
double largestHeight(const Field<std::int32_t>& field);

} // namespace seiche
