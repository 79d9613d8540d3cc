// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/save_place.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QRegularExpression>
#include <QSettings>

namespace seiche {

namespace {

char decimalSign() { return QLocale().decimalPoint() == QLatin1String(",") ? ',' : '.'; }

QString filterForSpreadsheets() {
    return QCoreApplication::translate("SavePlace", "Table for spreadsheets (*.csv)");
}

} // namespace

TableForm formForSpreadsheets() { return {decimalSign() == ',' ? ';' : ',', decimalSign(), true}; }

TableForm formOfCopies() { return {'\t', decimalSign(), false}; }

QString tableFilters() {
    return filterForSpreadsheets() + QStringLiteral(";;") +
           QCoreApplication::translate("SavePlace", "Table for programs: commas, decimal points (*.csv)");
}

TableForm chosenForm(const QFileDialog& dialog) {
    return dialog.selectedNameFilter() == filterForSpreadsheets() ? formForSpreadsheets() : TableForm();
}

QString safeFileName(const QString& words, const QString& ending) {
    constexpr qsizetype maxBytes = 200;
    // Cc and Cf: control and text direction characters.
    static const QRegularExpression unsafe(QStringLiteral("[/\\\\:*?\"<>|\\p{Cc}\\p{Cf}]"));
    static const QRegularExpression atTheEnds(QStringLiteral("^[\\s.]+|[\\s.]+$"));
    static const QRegularExpression device(QStringLiteral("^(con|prn|aux|nul|com\\d|lpt\\d)(\\.|$)"),
                                           QRegularExpression::CaseInsensitiveOption);
    QString name = QString(words).replace(unsafe, QStringLiteral(" ")).simplified();
    while (name.toUtf8().size() > maxBytes) {
        name.chop(1);
        if (!name.isEmpty() && name.back().isHighSurrogate()) name.chop(1);
    }
    name.remove(atTheEnds);
    if (name.isEmpty()) name = QStringLiteral("Seiche");
    if (device.match(name).hasMatch()) name.prepend(QLatin1Char('_'));
    return name + QLatin1Char('.') + ending;
}

QString firstExistingFolder(const QString& key, QStandardPaths::StandardLocation usual) {
    for (const QString& folder : {QSettings().value(key).toString(), QStandardPaths::writableLocation(usual)})
        if (!folder.isEmpty() && QFileInfo(folder).isDir()) return folder;
    return QDir::homePath();
}

QFileDialog* saveDialog(QWidget* parent, const QString& heading, const QString& filter,
                        const SavePlace& place) {
    auto* dialog = new QFileDialog(parent, heading, firstExistingFolder(place.folderKey, place.usual), filter);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QFileInfo(place.name).suffix());
    dialog->selectFile(place.name);
    QObject::connect(dialog, &QFileDialog::fileSelected, dialog, [key = place.folderKey](const QString& path) {
        QSettings().setValue(key, QFileInfo(path).absolutePath());
    });
    return dialog;
}

} // namespace seiche
