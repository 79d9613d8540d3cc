// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <string>

class QWidget;

namespace seiche {

/// Shows a non-modal file dialog and calls `save` with the chosen name. `save` returns an error
/// message to show, or an empty string. Does nothing in a locked class.
void askWhereToSave(QWidget& parent, const QString& title, const QString& name, const QString& filter,
                    std::function<QString(const QString& path)> save);

/// Shows a file dialog for a table in plain form, writes it in the chosen format and then calls
/// `saved`.
void askWhereToSaveTable(QWidget& parent, const QString& title, const QString& name, const std::string& table,
                         std::function<void()> saved = {});

} // namespace seiche
