// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QPrinter;
class QWidget;

namespace seiche {

/// Shows a non-modal dialog for a printer or PDF file and calls `paint`. If `paint` returns false,
/// shows an error message with this title. Does nothing in a locked class.
void askAndPrint(const QString& title, QWidget* window, std::function<bool(QPrinter&)> paint);

} // namespace seiche
