// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

namespace seiche {

/// Favourites and recent experiments of the user by id, saved in the settings. Unknown ids are
/// skipped.
class PresetMarks : public QObject {
    Q_OBJECT

public:
    static PresetMarks& current();

    /// Ids of the favourites in list order.
    QStringList favourites() const;
    bool isFavourite(const QString& id) const;
    void setFavourite(const QString& id, bool on);

    /// Ids of recent experiments, newest first, at most `maxRecent`.
    QStringList recent() const;
    void noteOpened(const QString& id);
    static constexpr int maxRecent = 6;

    /// Returns the id `by` positions after `id` in the full list or the favourites, cyclically. The
    /// first id if `id` is unknown.
    QString neighbourOf(const QString& id, int by, bool amongFavourites) const;

signals:
    void changed();

private:
    using QObject::QObject;
};

} // namespace seiche
