// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/language_now.h"

#include <QLocale>

namespace seiche {

QString languageNow() { return QLocale().name().section(QLatin1Char('_'), 0, 0); }

} // namespace seiche
