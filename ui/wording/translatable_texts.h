// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

namespace seiche {

/// The English texts that the core holds in tables (parameters, built-in experiments), listed for the
/// translators. A test names those that are missing.
std::span<const char* const> translatableTexts();

} // namespace seiche
