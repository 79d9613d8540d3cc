// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace seiche {

/// Formats a finite, nonzero number like std::to_chars: the fewest digits that identify the double,
/// `plain` without an exponent. Slower, but without 100 kB of tables that a browser would have to
/// load.
std::string numberByTrial(double number, bool plain);

} // namespace seiche
