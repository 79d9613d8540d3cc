// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/language.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace seiche::language {

namespace {

struct Installed {
    QString chosen;
    QTranslator own;
    QTranslator qt; ///< the texts of Qt's own dialogs and menus
};

Installed& installed() {
    static Installed installed;
    return installed;
}

QString folder() { return QStringLiteral(":/translations"); }

QString systemLanguage() {
    const QStringList built = available();
    for (const QString& wanted : QLocale::system().uiLanguages()) {
        const QString code = wanted.section(QLatin1Char('-'), 0, 0);
        if (built.contains(code)) return code;
    }
    return QStringLiteral("en");
}

} // namespace

QStringList available() {
    QStringList codes;
    for (const QString& file :
         QDir(folder()).entryList({QStringLiteral("seiche_*.qm")}, QDir::Files, QDir::Name))
        codes << file.mid(7, file.size() - 10);
    return codes;
}

QString nameOf(const QString& code) {
    // Qt gives "American English" for "en".
    if (code == QLatin1String("en")) return QStringLiteral("English");
    QString name = QLocale(code).nativeLanguageName();
    if (!name.isEmpty()) name[0] = name[0].toUpper();
    return name.isEmpty() ? code : name;
}

void choose(const QString& code) {
    Installed& now = installed();
    now.chosen = code;
    const QString effective = code.isEmpty() ? systemLanguage() : code;
    const QLocale system = QLocale::system();
    // The system's own numbers when its language is the chosen one: a Swiss comma is not a German one.
    const bool systemsOwn = system.name().section(QLatin1Char('_'), 0, 0) == effective;
    QLocale::setDefault(systemsOwn ? system : QLocale(effective));
    QCoreApplication::removeTranslator(&now.own);
    QCoreApplication::removeTranslator(&now.qt);
    const QString qtFolder = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
    if (now.qt.load(QStringLiteral("qtbase_") + effective, qtFolder))
        QCoreApplication::installTranslator(&now.qt);
    if (now.own.load(QStringLiteral("seiche_") + effective, folder()))
        QCoreApplication::installTranslator(&now.own);
}

QString chosen() { return installed().chosen; }

} // namespace seiche::language
