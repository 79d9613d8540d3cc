// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

namespace seiche {

/// Where Tab (or Shift+Tab) leads from what has the focus in a window: what lies in the widgets of `first`
/// comes before the rest, in their order, but what lies in those of `then`, which may be parts of them, after
/// it. Null when nothing takes the focus.
QWidget* nextInTabOrder(QWidget& window, bool forward, const std::vector<const QWidget*>& first,
                        const std::vector<const QWidget*>& then);

} // namespace seiche
