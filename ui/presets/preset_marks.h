// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

namespace seiche {

/// What the user has marked among the built-in experiments, by their ids: the favourites and those opened last.
/// Kept in the settings; ids that are no longer built in are left out.
class PresetMarks : public QObject {
    Q_OBJECT

public:
    static PresetMarks& current();

    /// In the order of the list of all.
    QStringList favourites() const;
    bool isFavourite(const QString& id) const;
    void setFavourite(const QString& id, bool on);

    /// Newest first, at most `mostRecent`.
    QStringList recent() const;
    void noteOpened(const QString& id);
    static constexpr int mostRecent = 6;

    /// The built-in experiment `by` places after this one in the list of all, or among the favourites; round
    /// and round. The first one when `id` is none of them.
    QString neighbourOf(const QString& id, int by, bool amongFavourites) const;

signals:
    void changed();

private:
    using QObject::QObject;
};

} // namespace seiche
