// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/recovery.h"

#include <QFrame>
#include <QPointer>

class QLabel;
class QPushButton;

namespace seiche {

class FileActions;

/// A notice over the canvas that there is unsaved work of a program that crashed.
///
/// It blocks nothing and takes no key away from the canvas: SPACE still pulls. `RecoveryDialog` asks what is to
/// be done with the work.
class RecoveryNotice : public QFrame {
    Q_OBJECT

public:
    RecoveryNotice(FileActions& files, Documents& documents, QWidget* parent = nullptr);

    /// Shown when something is found; it stays with `recovery` until the user has chosen.
    void offer(Recovery& recovery);
    /// Leaves what was found to the next start.
    void later();
    QSize minimumSizeHint() const override;

signals:
    /// It has been dealt with: keys belong to string and pool again.
    void done();

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void ask();
    void restoreWork(const std::vector<FoundWork>& works);
    void retranslate();
    void restyle();

    FileActions& m_files;
    Documents& m_documents;
    QPointer<Recovery> m_recovery;
    std::vector<FoundWork> m_found;
    QLabel* m_question;
    QPushButton* m_restore;
    QPushButton* m_later;
};

} // namespace seiche
