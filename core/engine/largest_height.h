// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/field.h"

#include <cstdint>
#include <span>

namespace seiche {

/// Returns the largest magnitude; infinity if any is NaN.
double largestMagnitude(std::span<const float> numbers);

/// Returns the largest |height| of these cells; infinity if NaN.
double largestHeight(const Field<float>& field, const Cells& cells);
/// Returns the largest visible |height|; infinity if NaN.
double largestHeight(const Field<float>& field);
double largestHeight(const Field<std::int32_t>& field);

} // namespace seiche
