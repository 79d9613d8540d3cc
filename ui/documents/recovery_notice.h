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

/// A notice over the canvas that there is unsaved work of a program that crashed: all that is found, or, when
/// an experiment or a lesson is opened, the work on that.
///
/// It blocks nothing and takes no key away from the canvas: SPACE still pulls. `RecoveryDialog` asks what is to
/// be done with the work.
class RecoveryNotice : public QFrame {
    Q_OBJECT

public:
    RecoveryNotice(FileActions& files, Documents& documents, QWidget* parent = nullptr);

    /// Offers what `recovery` finds: all of it until the user has chosen, or only the work on the shown run.
    /// The latter is looked for again whenever something is opened.
    enum class Offers { Nothing, WorkOnShownRun, AllWork };
    void offer(Recovery& recovery, Offers what = Offers::AllWork);
    /// Offers something else from now on. No effect before `offer`.
    void setOffers(Offers what);
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
    void look();
    void onChanged();
    void hideNotice();
    void ask();
    void restoreWork(const std::vector<FoundWork>& works);
    void retranslate();
    void restyle();

    FileActions& m_files;
    Documents& m_documents;
    QPointer<Recovery> m_recovery;
    std::vector<FoundWork> m_found;
    QStringList m_left; ///< files that the user has left to the next start
    Offers m_offers = Offers::Nothing;
    bool m_isRestoring = false;
    QLabel* m_question;
    QPushButton* m_restore;
    QPushButton* m_later;
};

} // namespace seiche
