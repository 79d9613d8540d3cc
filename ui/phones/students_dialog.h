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

/// List of students with points and best rhythm. Can highlight, replay, remove and readmit
/// students.
class StudentsDialog : public QDialog {
    Q_OBJECT

public:
    StudentsDialog(PhoneClass& phones, QWidget* window);

signals:
    void spotlightRequested(std::optional<int> nick);
    void replayRequested(qint64 point);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void enable();
    /// Returns the selected student. Null if none.
    const ClassView::Student* chosen() const;
    void remove(Removal how);
    void readmit();
    /// Applies `what` to the selected student and clears the selection, so that a second click
    /// cannot hit a different student.
    void applyToSelected(std::function<void(Classroom&, int student)> what);
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
