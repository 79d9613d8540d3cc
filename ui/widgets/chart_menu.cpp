// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chart_menu.h"

#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QFileDialog>
#include <QHeaderView>
#include <QMenu>
#include <QMessageBox>
#include <QTableWidget>
#include <QVBoxLayout>

namespace seiche {

namespace {

void savePicture(Chart& chart) {
    auto* dialog = new QFileDialog(&chart, Chart::tr("Save the chart as a picture"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(Chart::tr("Pictures (*.png)"));
    dialog->setDefaultSuffix(QStringLiteral("png"));
    QObject::connect(dialog, &QFileDialog::fileSelected, &chart, [&chart](const QString& path) {
        const QString problem = chart.savePicture(path, {800, 450});
        if (problem.isEmpty()) return;
        auto* message =
            new QMessageBox(QMessageBox::Warning, chart.accessibleName(), problem, QMessageBox::Close, &chart);
        message->setAttribute(Qt::WA_DeleteOnClose);
        message->open();
    });
    dialog->open();
}

} // namespace

void openChartMenu(Chart& chart, QPoint globalPos) {
    auto* menu = new QMenu(&chart);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(Chart::tr("Show the numbers"), &chart, [&chart] { showChartTable(chart); });
    menu->addAction(Chart::tr("Copy the numbers"), &chart,
                    [&chart] { QApplication::clipboard()->setText(chart.table().asCsv()); });
    menu->addAction(Chart::tr("Save as a picture …"), &chart, [&chart] { savePicture(chart); });
    menu->popup(globalPos);
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
