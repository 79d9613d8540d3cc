// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace seiche {

/// Installs accessible interfaces that Qt lacks. May be called repeatedly.
///
/// `ValueSlider` reports its real value and range, `Chart` its role, and drop-down lists the name
/// of their label, not of the current item.
void installAccessibleWidgets();

} // namespace seiche
