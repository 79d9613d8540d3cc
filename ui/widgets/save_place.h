// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "files/table_form.h"

#include <QFileDialog>
#include <QStandardPaths>

namespace seiche {

/// A file's name made of words, as titles have them: without what a file system or a reader would take for
/// something else (separators, wild cards, control and direction marks, a dot at the beginning, names of
/// devices), and at most 200 bytes long before its ending ("png"). "Seiche" where nothing is left.
QString safeFileName(const QString& words, const QString& ending);

/// The folder that the setting remembers, the usual one, or that of the user: whichever is there first.
QString folderThatIsThere(const QString& key, QStandardPaths::StandardLocation usual);

/// What a dialog for saving starts with.
struct SavePlace {
    QString name; ///< that is proposed; its ending is added to a name without one
    QString folderKey = QStringLiteral("recordFolder"); ///< the setting that remembers the folder
    QStandardPaths::StandardLocation usual = QStandardPaths::DocumentsLocation; ///< before there is one
};

/// The form of tables that spreadsheets open by a double click: with the decimal sign of the language, and a
/// semicolon between columns where that is a comma.
TableForm formForSpreadsheets();
/// The form of tables that are copied: with the decimal sign of the language. Programs put what follows a tab
/// into the next cell.
TableForm formOfCopies();
/// The filters of a dialog that saves a table: for spreadsheets, which comes first, and for programs.
QString tableFilters();
/// The form that has been chosen in a dialog with `tableFilters`; with other filters the plain one.
TableForm chosenForm(const QFileDialog& dialog);

/// Asks where to save, in `folderThatIsThere`, once it is opened. It deletes itself and remembers the folder.
QFileDialog* saveDialog(QWidget* parent, const QString& heading, const QString& filter, const SavePlace& place);

} // namespace seiche
