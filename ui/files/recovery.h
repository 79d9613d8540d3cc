// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "files/documents.h"

#include <QLockFile>
#include <QTimer>

#include <memory>
#include <optional>

namespace seiche {

/// Keeps what is not saved on the disk, so that a crash or a power cut loses no more than a few seconds: every running
/// program has a place of its own, locked while it lives. A place without a living owner holds work to offer back.
class Recovery : public QObject {
    Q_OBJECT

public:
    /// `folder` is where all places are; empty: the user's own data folder.
    explicit Recovery(Session& session, Documents& documents, const QString& folder = {},
                      QObject* parent = nullptr);
    /// A program that ends in order leaves nothing behind.
    ~Recovery() override;

    /// Work left behind by a program that did not end in order, newest first, at most 16 pieces. Files that cannot be read are
    /// left out and renamed (`.unreadable`), so that they bother nobody again.
    std::vector<Experiment> found();
    /// Throws away what `found` has listed.
    void discardFound();

    /// Writes down what has changed since the last time; done by itself every `interval`.
    void keep();

    static constexpr int interval = 15'000; ///< milliseconds

private:
    struct Place {
        QString file;
        std::unique_ptr<QLockFile> lock;
    };

    QString fileFor(Medium medium) const;
    void removeOldLocks() const;

    Session& m_session;
    Documents& m_documents;
    QString m_folder;
    QString m_name; ///< of this program's place
    std::unique_ptr<QLockFile> m_lock;
    std::map<Medium, Experiment> m_kept;
    std::vector<Place> m_found;
    QTimer m_timer;
};

} // namespace seiche
