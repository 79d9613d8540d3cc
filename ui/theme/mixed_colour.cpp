// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/mixed_colour.h"

namespace seiche {

QColor mixed(const QColor& from, const QColor& to, double share) {
    const auto part = [share](int low, int high) { return static_cast<int>(low + share * (high - low)); };
    return {part(from.red(), to.red()), part(from.green(), to.green()), part(from.blue(), to.blue())};
}

} // namespace seiche
