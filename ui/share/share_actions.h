// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/documents.h"

#include <QAction>

#include <vector>

namespace seiche {

class FileActions;

/// Giving the shown run to others, and opening what others have given, as links; with the questions they ask.
///
/// No question stops the program: the answer comes as an event.
class ShareActions : public QObject {
    Q_OBJECT

public:
    ShareActions(Session& session, const Documents& documents, FileActions& files, QWidget* window);

    QAction* share;
    QAction* openLink;

    /// Those with keys, for the key guide.
    const std::vector<QAction*>& all() const { return m_all; }
    /// Opens what somebody has pasted, see `fileInLink`.
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
