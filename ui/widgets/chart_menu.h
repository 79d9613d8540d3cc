// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/chart.h"

class QMenu;

namespace seiche {

/// Adds the common chart actions: table of the numbers (also for screen readers), copy and save of
/// numbers or image, at one to four times its size.
void fillChartMenu(Chart& chart, QMenu& menu);

/// Shows the numbers in a separate, non-modal window.
void showChartTable(Chart& chart);

} // namespace seiche
