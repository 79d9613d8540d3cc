// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chart_menu.h"

#include "lock/class_lock.h"
#include "widgets/save_place.h"
#include "widgets/write_whole.h"

#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QHeaderView>
#include <QMenu>
#include <QMessageBox>
#include <QPointer>
#include <QTableWidget>
#include <QVBoxLayout>

#include <functional>

namespace seiche {

namespace {

constexpr QSize pictureSize{800, 450};

/// Asks for a name and saves, with the chosen table format. Shows the error that `save` returns.
void askAndSave(Chart& chart, const QString& title, const QString& filter, const QString& suffix,
                std::function<QString(const QString& path, const TableForm& form)> save) {
    if (isClassLocked()) return;
    QFileDialog* dialog = saveDialog(&chart, title, filter, {safeFileName(chart.accessibleName(), suffix)});
    QObject::connect(dialog, &QFileDialog::fileSelected, &chart,
                     [&chart, dialog, save = std::move(save)](const QString& path) {
                         const QString problem = save(path, chosenForm(*dialog));
                         if (problem.isEmpty()) return;
                         auto* message = new QMessageBox(QMessageBox::Warning, chart.accessibleName(), problem,
                                                         QMessageBox::Close, &chart);
                         message->setAttribute(Qt::WA_DeleteOnClose);
                         message->open();
                     });
    dialog->open();
}

void savePicture(Chart& chart, int scale) {
    askAndSave(chart, Chart::tr("Save chart as image"), Chart::tr("Pictures (*.png)"), QStringLiteral("png"),
               [&chart, scale](const QString& path, const TableForm&) {
                   return chart.savePicture(path, pictureSize, scale);
               });
}

void saveNumbers(Chart& chart) {
    askAndSave(chart, Chart::tr("Export chart data"), tableFilters(), QStringLiteral("csv"),
               [&chart](const QString& path, const TableForm& form) {
                   const std::string table = inForm(chart.table().asCsv().toStdString(), form);
                   return writeWhole(path, QByteArray::fromStdString(table));
               });
}

// Blocked in a locked window, because the clipboard leads out of it.
void copyNumbers(Chart& chart) {
    if (isClassLocked()) return;
    const std::string table = inForm(chart.table().asCsv().toStdString(), formOfCopies());
    QApplication::clipboard()->setText(QString::fromStdString(table));
}

void copyPicture(Chart& chart) {
    if (!isClassLocked()) QApplication::clipboard()->setImage(chart.picture(pictureSize));
}

} // namespace

void fillChartMenu(Chart& chart, QMenu& menu) {
    menu.addAction(Chart::tr("Show data"), &chart, [&chart] { showChartTable(chart); });
    menu.addAction(Chart::tr("Copy data"), &chart, [&chart] { copyNumbers(chart); })
        ->setEnabled(!isClassLocked());
    menu.addAction(Chart::tr("Export data…"), &chart, [&chart] { saveNumbers(chart); })
        ->setEnabled(!isClassLocked());
    menu.addSeparator();
    menu.addAction(Chart::tr("Copy image"), &chart, [&chart] { copyPicture(chart); })
        ->setEnabled(!isClassLocked());
    menu.addAction(Chart::tr("Save image…"), &chart,
                   [&chart] {
                       if (!isClassLocked()) (new PictureDialog({subjectOf(chart)}, chart.window()))->open();
                   })
        ->setEnabled(!isClassLocked());
}

PictureSubject subjectOf(Chart& chart) {
    return {chart.accessibleName(), pictureSize, [chart = QPointer(&chart)](int scale) {
                if (chart) savePicture(*chart, scale);
            }};
}

void showChartTable(Chart& chart) {
    const Chart::Table table = chart.table();
    auto* dialog = new QDialog(&chart);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(chart.accessibleName());
    auto* grid =
        new QTableWidget(static_cast<int>(table.rows.size()), static_cast<int>(table.columns.size()), dialog);
    grid->setAccessibleName(chart.accessibleName());
    grid->setHorizontalHeaderLabels(table.columns);
    grid->setEditTriggers(QAbstractItemView::NoEditTriggers);
    grid->verticalHeader()->hide();
    for (int row = 0; row < grid->rowCount(); ++row)
        for (int column = 0; column < grid->columnCount(); ++column) {
            const auto& value = table.rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
            auto* item = new QTableWidgetItem(value ? readable(*value, QLocale()) : QString());
            item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            grid->setItem(row, column, item);
        }
    grid->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    auto* layout = new QVBoxLayout(dialog);
    layout->addWidget(grid);
    dialog->resize(420, 480);
    dialog->show();
}

} // namespace seiche
