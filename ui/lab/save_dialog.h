// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <string>

class QWidget;

namespace seiche {

/// Asks for a file name, without stopping the program, and calls `save` with it. What `save` returns is what
/// went wrong; it is shown unless empty. A class that is locked in is not asked.
void askWhereToSave(QWidget& parent, const QString& title, const QString& name, const QString& filter,
                    std::function<QString(const QString& path)> save);

/// The same for a table that is given in the plain form and written in the one that is chosen in the dialog;
/// `saved` is called when that has been done.
void askWhereToSaveTable(QWidget& parent, const QString& title, const QString& name, const std::string& table,
                         std::function<void()> saved = {});

} // namespace seiche
