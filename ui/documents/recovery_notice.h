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

/// A non-modal notice over the canvas about unsaved work of a crashed program: all of it, or only
/// work on the opened experiment or lesson. SPACE still taps. `RecoveryDialog` asks the details.
class RecoveryNotice : public QFrame {
    Q_OBJECT

public:
    RecoveryNotice(FileActions& files, Documents& documents, QWidget* parent = nullptr);

    /// Offers found work: all of it until the user has chosen, or only work on the shown run,
    /// searched again after each opening.
    enum class Offers { Nothing, WorkOnShownRun, AllWork };
    void offer(Recovery& recovery, Offers what = Offers::AllWork);
    /// Changes the offer. No effect before `offer`.
    void setOffers(Offers what);
    /// Keeps the found work for the next start.
    void later();
    QSize minimumSizeHint() const override;

signals:
    /// Emitted when the notice closes and the canvas needs focus.
    void finished();

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void updateOffer();
    void onChanged();
    void hideNotice();
    void openDialog();
    void restoreWork(const std::vector<FoundWork>& works);
    void retranslate();
    void restyle();

    FileActions& m_files;
    Documents& m_documents;
    QPointer<Recovery> m_recovery;
    std::vector<FoundWork> m_found;
    QStringList m_left; ///< files postponed to the next start
    Offers m_offers = Offers::Nothing;
    bool m_isRestoring = false;
    QLabel* m_question;
    QPushButton* m_restore;
    QPushButton* m_later;
};

} // namespace seiche
