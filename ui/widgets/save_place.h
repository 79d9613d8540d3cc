// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "files/table_form.h"

#include <QFileDialog>
#include <QStandardPaths>

namespace seiche {

/// Returns a safe file name made of a title, "Seiche" if the rest is empty.
///
/// Removes separators, wildcards, control and direction characters, a leading dot and device names.
/// At most 200 bytes before its ending ("png").
QString safeFileName(const QString& words, const QString& ending);

/// Returns the first existing folder: from the setting, the default, or the user's home.
QString firstExistingFolder(const QString& key, QStandardPaths::StandardLocation usual);

/// Initial values of a save dialog.
struct SavePlace {
    QString name;                                       ///< proposed name, its ending is the default suffix
    QString folderKey = QStringLiteral("recordFolder"); ///< the setting that stores the folder
    QStandardPaths::StandardLocation usual = QStandardPaths::DocumentsLocation; ///< default folder
};

/// Returns the table format that spreadsheets open directly: decimal sign of the language,
/// semicolons as separators if that is a comma.
TableForm formForSpreadsheets();
/// Returns the format of copied tables: decimal sign of the language, and tabs, which programs
/// split into cells.
TableForm formOfCopies();
/// Returns the file filters of a table dialog: spreadsheets first, then programs.
QString tableFilters();
/// Returns the format chosen in a dialog with `tableFilters`. Plain for other filters.
TableForm chosenForm(const QFileDialog& dialog);

/// Returns a save dialog that starts in `firstExistingFolder`. It deletes itself on close and stores
/// the folder.
QFileDialog* saveDialog(QWidget* parent, const QString& heading, const QString& filter, const SavePlace& place);

} // namespace seiche
