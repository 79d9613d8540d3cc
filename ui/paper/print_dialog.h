// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QPrinter;
class QWidget;

namespace seiche {

/// Asks for a printer, or a PDF, and has it painted on; a class that is locked in is not asked. Returns at
/// once; when `paint` says false, a message under the title says that nothing could be printed.
void askAndPrint(const QString& title, QWidget* window, std::function<bool(QPrinter&)> paint);

} // namespace seiche
