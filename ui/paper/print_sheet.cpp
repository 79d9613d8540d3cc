// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "paper/sheet.h"

#include "lock/class_lock.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPrintDialog>
#include <QPrinter>

namespace seiche {

void printSheet(Sheet sheet, QWidget* window) {
    if (isClassLocked()) return;
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setDocName(sheet.title());
    printer->setCreator(QStringLiteral("Seiche"));
    auto* dialog = new QPrintDialog(printer.get(), window);
    dialog->setObjectName(QStringLiteral("printDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setOptions(QAbstractPrintDialog::PrintToFile);
    const auto kept = std::make_shared<Sheet>(std::move(sheet));
    QObject::connect(
        dialog, qOverload<QPrinter*>(&QPrintDialog::accepted), window, [kept, printer, window](QPrinter*) {
            if (kept->paintOn(*printer)) return;
            auto* box = new QMessageBox(QMessageBox::Warning, kept->title(),
                                        QCoreApplication::translate("Sheet", "The page could not be printed."),
                                        QMessageBox::Close, window);
            box->setAttribute(Qt::WA_DeleteOnClose);
            box->open();
        });
    // The dialog uses the printer until it is gone.
    QObject::connect(dialog, &QObject::destroyed, [printer] {});
    dialog->open();
}

} // namespace seiche
