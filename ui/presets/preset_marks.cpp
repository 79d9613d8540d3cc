// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "presets/preset_marks.h"

#include "files/presets.h"

#include <QCoreApplication>
#include <QSettings>

#include <algorithm>

namespace seiche {

namespace {

QString favouritesKey() { return QStringLiteral("favouriteExperiments"); }
QString recentPresetsKey() { return QStringLiteral("recentExperiments"); }

QStringList builtIn() {
    QStringList ids;
    for (const Preset& preset : presets()) ids << QString::fromStdString(preset.id);
    return ids;
}

} // namespace

PresetMarks& PresetMarks::current() {
    static auto* marks = new PresetMarks(QCoreApplication::instance());
    return *marks;
}

QStringList PresetMarks::favourites() const {
    const QStringList kept = QSettings().value(favouritesKey()).toStringList();
    QStringList list = builtIn();
    list.removeIf([&](const QString& id) { return !kept.contains(id); });
    return list;
}

bool PresetMarks::isFavourite(const QString& id) const {
    return QSettings().value(favouritesKey()).toStringList().contains(id);
}

void PresetMarks::setFavourite(const QString& id, bool on) {
    if (isFavourite(id) == on) return;
    QStringList kept = QSettings().value(favouritesKey()).toStringList();
    if (on) kept << id;
    else kept.removeAll(id);
    QSettings().setValue(favouritesKey(), kept);
    emit changed();
}

QStringList PresetMarks::recent() const {
    QStringList list = QSettings().value(recentPresetsKey()).toStringList();
    const QStringList known = builtIn();
    list.removeIf([&](const QString& id) { return !known.contains(id); });
    return list.mid(0, maxRecent);
}

void PresetMarks::noteOpened(const QString& id) {
    QStringList list = QSettings().value(recentPresetsKey()).toStringList();
    if (!list.isEmpty() && list.front() == id) return;
    list.removeAll(id);
    list.prepend(id);
    QSettings().setValue(recentPresetsKey(), list.mid(0, maxRecent));
    emit changed();
}

QString PresetMarks::neighbourOf(const QString& id, int by, bool amongFavourites) const {
    const QStringList marked = amongFavourites ? favourites() : QStringList();
    const QStringList list = marked.contains(id) ? marked : builtIn();
    const qsizetype at = list.indexOf(id);
    if (at < 0) return list.front();
    return list[(at + by % list.size() + list.size()) % list.size()];
}

} // namespace seiche

#include "moc_preset_marks.cpp"
