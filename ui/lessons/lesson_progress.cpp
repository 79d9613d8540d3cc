// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson_progress.h"

#include "lessons/kept_picture.h"

#include <QSettings>
#include <QStringList>
#include <QUrl>

namespace seiche {

namespace {

/// Slashes of a path would create groups in QSettings.
QString groupOf(const QString& lesson) {
    return QStringLiteral("lessons/") + QString::fromLatin1(QUrl::toPercentEncoding(lesson));
}

QString written(const std::optional<double>& number) {
    return number ? QString::number(*number, 'g', 17) : QString();
}

std::optional<double> number(const QString& text) {
    bool good = false;
    const double value = text.toDouble(&good);
    return good ? std::optional(value) : std::nullopt;
}

} // namespace

LessonProgress LessonProgress::load(const QString& lesson) {
    QSettings settings;
    settings.beginGroup(groupOf(lesson));
    LessonProgress progress;
    progress.step = settings.value(QStringLiteral("step")).toString();
    for (const QString& entry : settings.value(QStringLiteral("passed")).toStringList()) {
        const QStringList parts = entry.split(QLatin1Char('|'));
        CheckResult result;
        result.passed = true;
        result.value = number(parts.value(1));
        result.expected = number(parts.value(2));
        progress.passed[parts.value(0)] = result;
    }
    return progress;
}

void LessonProgress::save(const QString& lesson) const {
    QStringList entries;
    for (const auto& [id, result] : passed)
        entries << QStringList{id, written(result.value), written(result.expected)}.join(QLatin1Char('|'));
    QSettings settings;
    settings.beginGroup(groupOf(lesson));
    settings.setValue(QStringLiteral("step"), step);
    settings.setValue(QStringLiteral("passed"), entries);
}

void LessonProgress::forget(const QString& lesson) {
    QSettings().remove(groupOf(lesson));
    KeptPicture::forget(lesson);
}

} // namespace seiche
