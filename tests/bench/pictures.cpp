// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "results.h"

namespace seiche::bench {

void registerPictures() {}

} // namespace seiche::bench
