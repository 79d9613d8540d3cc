// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/recovery.h"

#include <QDialog>

#include <string>
#include <vector>

class QCheckBox;
class QPushButton;
class QScrollArea;

namespace seiche {

/// Found work with the title of its run.
struct TitledWork {
    FoundWork work;
    std::string title;
};

/// Asks which unsaved work to restore. A checklist, newest first, with at most one checked item for
/// the string and one for the pool. No button has the initial focus or reacts to Enter, so that
/// tapping keys only toggle items.
class RecoveryDialog : public QDialog {
    Q_OBJECT

public:
    /// `found` is sorted newest first. The newest item of each medium is checked.
    RecoveryDialog(const std::vector<TitledWork>& found, QWidget* parent);

    std::vector<FoundWork> ticked() const;
    /// Removes the items of deleted work.
    void remove(const std::vector<FoundWork>& gone);
    bool isEmpty() const { return m_rows.empty(); }

signals:
    void restoreRequested();
    void discardRequested();

private:
    struct Row {
        FoundWork work;
        QCheckBox* box;
    };

    void addRow(const TitledWork& found);
    void onTick(const QCheckBox* box);
    void enableButtons();

    std::vector<Row> m_rows;
    QScrollArea* m_scroll;
    QWidget* m_list;
    QPushButton* m_restore;
    QPushButton* m_discard;
    QPushButton* m_later;
};

} // namespace seiche
