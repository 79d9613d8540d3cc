// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/documents.h"

#include <QAction>

#include <vector>

namespace seiche {

class FileActions;

/// Actions to share the shown run as a link and to open shared links, with their dialogs.
///
/// All dialogs are non-modal.
class ShareActions : public QObject {
    Q_OBJECT

public:
    ShareActions(Session& session, const Documents& documents, FileActions& files, QWidget* window);

    QAction* share;
    QAction* openLink;

    /// Actions with keyboard shortcuts, for the key guide.
    const std::vector<QAction*>& all() const { return m_all; }
    /// Opens the experiment in pasted text, see `fileInLink`.
    void open(const QString& pasted);
    void retranslate();

signals:
    void failed(const seiche::FileError& error);

private:
    bool mayUse();
    void showShare();
    void showOpenLink();

    const Documents& m_documents;
    FileActions& m_files;
    QWidget* m_window;
    std::vector<QAction*> m_all;
};

} // namespace seiche
