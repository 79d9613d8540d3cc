// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/chart.h"
#include "widgets/picture_dialog.h"

class QMenu;

namespace seiche {

/// Adds the common chart actions: table of the numbers (also for screen readers), copy and save of
/// numbers or image.
void fillChartMenu(Chart& chart, QMenu& menu);

/// Returns the chart for a `PictureDialog`. Saving has no effect once the chart is gone.
PictureSubject subjectOf(Chart& chart);

/// Shows the numbers in a separate, non-modal window.
void showChartTable(Chart& chart);

} // namespace seiche
