// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace seiche {

/// Returns the current language, such as "el".
QString languageNow();

} // namespace seiche
