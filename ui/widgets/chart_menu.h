// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/chart.h"

class QMenu;

namespace seiche {

/// What can be done with every chart: see its numbers as a table (also for screen readers, to which a chart is
/// invisible), copy or save them, copy the picture or save it at one to four times its size.
void fillChartMenu(Chart& chart, QMenu& menu);

/// The numbers in a window of their own; it does not hold up the rest.
void showChartTable(Chart& chart);

} // namespace seiche
