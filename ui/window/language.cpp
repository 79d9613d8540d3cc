// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/language.h"

#include "window/pseudo_language.h"

#include <QDir>
#include <QGuiApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace seiche::language {

namespace {

struct Installed {
    QString chosen;
    QTranslator own;
    QTranslator qt;     ///< Qt's own translations of its dialogs and menus
    QTranslator qtHere; ///< our translations of the Qt texts that users see
    PseudoTranslator pseudo;
};

Installed& installed() {
    static Installed installed;
    return installed;
}

/// Test languages, not for users: they reveal texts that do not fit or do not mirror.
const QLatin1String pseudo("pseudo");
const QLatin1String mirrored("rtl");

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
    // Qt returns "American English" for "en".
    if (code == QLatin1String("en")) return QStringLiteral("English");
    QString name = QLocale(code).nativeLanguageName();
    if (!name.isEmpty()) name[0] = name[0].toUpper();
    return name.isEmpty() ? code : name;
}

void choose(const QString& code) {
    Installed& now = installed();
    now.chosen = code;
    const QString effective = code.isEmpty() ? systemLanguage() : code;
    const bool invented = effective == pseudo || effective == mirrored;
    const QLocale system = QLocale::system();
    // The system's number format if its language is the chosen language, because a Swiss decimal
    // separator differs from a German one.
    const bool systemsOwn = system.name().section(QLatin1Char('_'), 0, 0) == effective;
    const QLocale locale = systemsOwn ? system : QLocale(invented ? QStringLiteral("en") : effective);
    QLocale::setDefault(locale);
    QGuiApplication::setLayoutDirection(effective == mirrored ? Qt::RightToLeft : locale.textDirection());
    QCoreApplication::removeTranslator(&now.own);
    QCoreApplication::removeTranslator(&now.qt);
    QCoreApplication::removeTranslator(&now.qtHere);
    QCoreApplication::removeTranslator(&now.pseudo);
    if (effective == pseudo) {
        QCoreApplication::installTranslator(&now.pseudo);
        return;
    }
    const QString qtFolder = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
    // Qt asks the last installed translator first. Ours names keys like the rest of our texts;
    // Qt's has more texts.
    if (now.qt.load(QStringLiteral("qtbase_") + effective, qtFolder))
        QCoreApplication::installTranslator(&now.qt);
    if (now.qtHere.load(QStringLiteral("qt_") + effective, folder()))
        QCoreApplication::installTranslator(&now.qtHere);
    // Untranslated texts stay English, with correct plurals.
    const QString own = QStringLiteral("seiche_") + (invented ? QStringLiteral("en") : effective);
    if (now.own.load(own, folder())) QCoreApplication::installTranslator(&now.own);
}

QString chosen() { return installed().chosen; }

} // namespace seiche::language
