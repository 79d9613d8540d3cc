// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "network/page_files.h"

namespace seiche {

std::span<const PageFile> pageFiles() { return {}; }

} // namespace seiche
