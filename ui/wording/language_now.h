// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace seiche {

/// The language the program speaks now: "el".
QString languageNow();

} // namespace seiche
