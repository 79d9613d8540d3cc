// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "paper/print_dialog.h"

#include "lock/class_lock.h"
#include "paper/sheet.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPrintDialog>
#include <QPrinter>

namespace seiche {

void askAndPrint(const QString& title, QWidget* window, std::function<bool(QPrinter&)> paint) {
    if (isClassLocked()) return;
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setDocName(title);
    printer->setCreator(QStringLiteral("Seiche"));
    auto* dialog = new QPrintDialog(printer.get(), window);
    dialog->setObjectName(QStringLiteral("printDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setOptions(QAbstractPrintDialog::PrintToFile);
    QObject::connect(dialog, qOverload<QPrinter*>(&QPrintDialog::accepted), window,
                     [title, printer, window, paint = std::move(paint)](QPrinter*) {
                         if (paint(*printer)) return;
                         auto* box = new QMessageBox(
                             QMessageBox::Warning, title,
                             QCoreApplication::translate("Sheet", "The document could not be printed."),
                             QMessageBox::Close, window);
                         box->setAttribute(Qt::WA_DeleteOnClose);
                         box->open();
                     });
    // Keeps the printer alive as long as the dialog.
    QObject::connect(dialog, &QObject::destroyed, [printer] {});
    dialog->open();
}

void printSheet(Sheet sheet, QWidget* window) {
    const auto kept = std::make_shared<Sheet>(std::move(sheet));
    askAndPrint(kept->title(), window, [kept](QPrinter& printer) { return kept->paintOn(printer); });
}

} // namespace seiche
