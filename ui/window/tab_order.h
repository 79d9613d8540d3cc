// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

namespace seiche {

/// Returns the next (or previous) focus widget of a window. Widgets inside `first` come first, then
/// `then` (possibly parts of `first`), then the rest. Null if no widget accepts the focus.
QWidget* nextInTabOrder(QWidget& window, bool forward, const std::vector<const QWidget*>& first,
                        const std::vector<const QWidget*>& then);

} // namespace seiche
