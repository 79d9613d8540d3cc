// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace seiche {

/// What std::to_chars writes of a finite `number` that is not 0: as few digits as tell it from all others,
/// `plain` without an exponent. Slower, but without tables of 100 kB, which a browser would have to fetch.
std::string numberByTrial(double number, bool plain);

} // namespace seiche
