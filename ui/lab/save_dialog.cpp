// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/save_dialog.h"

#include "lock/class_lock.h"
#include "widgets/save_place.h"
#include "widgets/write_whole.h"
#include "wording/problems.h"

#include <QCoreApplication>
#include <QDir>
#include <QMessageBox>

namespace seiche {

namespace {

using Save = std::function<QString(const QString& path, const TableForm& form)>;

void askAndSave(QWidget& parent, const QString& title, const QString& name, const QString& filter, Save save) {
    if (isClassLocked()) return;
    QFileDialog* dialog = saveDialog(parent.window(), title, filter, {name});
    QObject::connect(dialog, &QFileDialog::fileSelected, parent.window(),
                     [owner = parent.window(), dialog, title, save = std::move(save)](const QString& path) {
                         const QString problem = save(path, chosenForm(*dialog));
                         if (problem.isEmpty()) return;
                         const QString text =
                             QCoreApplication::translate("SaveDialog", "%1 could not be written: %2")
                                 .arg(elided(QDir::toNativeSeparators(path)), elided(problem, 300));
                         QMessageBox* box =
                             new QMessageBox(QMessageBox::Warning, title, text, QMessageBox::Ok, owner);
                         box->setAttribute(Qt::WA_DeleteOnClose);
                         box->open();
                     });
    dialog->open();
}

} // namespace

void askWhereToSave(QWidget& parent, const QString& title, const QString& name, const QString& filter,
                    std::function<QString(const QString& path)> save) {
    askAndSave(parent, title, name, filter,
               [save = std::move(save)](const QString& path, const TableForm&) { return save(path); });
}

void askWhereToSaveTable(QWidget& parent, const QString& title, const QString& name, const std::string& table,
                         std::function<void()> saved) {
    askAndSave(parent, title, name, tableFilters(),
               [table, saved = std::move(saved)](const QString& path, const TableForm& form) {
                   const QString problem = writeWhole(path, QByteArray::fromStdString(inForm(table, form)));
                   if (problem.isEmpty() && saved) saved();
                   return problem;
               });
}

} // namespace seiche
