// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson_words.h"

#include "theme/theme.h"
#include "widgets/key_cap.h"

#include <QGuiApplication>
#include <QLocale>
#include <QRegularExpression>

namespace seiche {

namespace {

/// Size in pixels of labels of type "read".
constexpr double readPixels = 16.0;

const QRegularExpression& boldMark() {
    static const QRegularExpression mark(QStringLiteral("\\*\\*(.+?)\\*\\*"));
    return mark;
}

QString withoutKeyMarks(QString words) { return words.replace(keyMark(), QStringLiteral("\\1")); }

} // namespace

QString languageOfTexts() { return QLocale().name().replace(QLatin1Char('_'), QLatin1Char('-')); }

QString wordsOf(const Text& text) { return QString::fromStdString(text.in(languageOfTexts().toStdString())); }

QString breakable(QString words) {
    // Markup characters are no letters and stay intact.
    static const QRegularExpression endless(QStringLiteral("([\\p{L}\\p{N}]{30})(?=[\\p{L}\\p{N}])"),
                                            QRegularExpression::UseUnicodePropertiesOption);
    return words.replace(endless, QStringLiteral("\\1\u200b"));
}

QString richWordsOf(const Text& text) {
    QString words = breakable(wordsOf(text)).toHtmlEscaped();
    words.replace(boldMark(), QStringLiteral("<b>\\1</b>"));
    words.replace(QLatin1Char('\n'), QLatin1String("<br>"));
    return withKeyCaps(words, Theme::current().px(readPixels), qGuiApp->devicePixelRatio());
}

QString plainWordsOf(const Text& text) { return withoutKeyMarks(keyedWordsOf(text)); }

QString keyedWordsOf(const Text& text) { return withoutBoldMarks(wordsOf(text)); }

QString plainNameOf(const ResultRow& row) {
    const std::string name = nameWithUnit(row, languageOfTexts().toStdString());
    return withoutKeyMarks(withoutBoldMarks(QString::fromStdString(name)));
}

QString withoutBoldMarks(QString words) { return words.replace(boldMark(), QStringLiteral("\\1")); }

QString writtenNumber(const ResultRow& row, const std::optional<double>& value) {
    return value ? QLocale().toString(*value, 'f', row.decimals) : QString(noNumber);
}

QString writtenResult(const ResultRow& row, const std::optional<double>& value) {
    const QString unit = wordsOf(row.unit);
    return writtenNumber(row, value) + (value && !unit.isEmpty() ? QChar(0x00a0) + unit : QString());
}

} // namespace seiche
