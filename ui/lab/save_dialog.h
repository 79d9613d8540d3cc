// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace seiche {

/// Asks for a file name, without stopping the program, and calls `save` with it. What `save` returns is what
/// went wrong; it is shown unless empty. A class that is locked in is not asked.
void askWhereToSave(QWidget& parent, const QString& title, const QString& name, const QString& filter,
                    std::function<QString(const QString& path)> save);

} // namespace seiche
