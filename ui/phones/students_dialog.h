// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "phones/phone_class.h"

#include <QDialog>

#include <functional>
#include <optional>
#include <vector>

class QPushButton;
class QTableWidget;

namespace seiche {

/// Who is in the class, with points and best rhythm; puts one into the spotlight, plays the best run again,
/// removes, and lets those in again who were removed.
class StudentsDialog : public QDialog {
    Q_OBJECT

public:
    StudentsDialog(PhoneClass& phones, QWidget* window);

signals:
    void spotlightWanted(std::optional<int> nick);
    void replayWanted(qint64 point);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void enable();
    /// The chosen student; null when there is none.
    const ClassView::Student* chosen() const;
    void remove(Removal how);
    void letInAgain();
    /// Has `what` done to the chosen student, and chooses nobody: a second click must not go to another one.
    void tellOfChosen(std::function<void(Classroom&, int student)> what);
    void retranslate();

    PhoneClass& m_phones;
    QTableWidget* m_table;
    QPushButton* m_spotlight; ///< checkable
    QPushButton* m_replay;
    QPushButton* m_remove;
    QPushButton* m_block;
    QPushButton* m_letIn;
    std::vector<ClassView::Student> m_shown;
};

} // namespace seiche
