// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QListWidget;
class QPushButton;

namespace seiche {

class HelpPage;

/// The window of the menu Help: a page to read, its headings beside it, a way back, and printing.
class HelpWindow : public QDialog {
    Q_OBJECT

public:
    explicit HelpWindow(QWidget* parent);

    /// Shows a page ("teachers/guide") in the language of the window. A class that is locked in gets none.
    void showPage(const QString& name);

signals:
    /// The sheet for students of this lesson.
    void sheetWanted(const QString& lesson);

protected:
    void changeEvent(QEvent* event) override;

private:
    void listHeadings();
    void print();
    void retranslate();

    HelpPage* m_page;
    QListWidget* m_contents;
    QPushButton* m_back;
    QPushButton* m_print;
    QPushButton* m_close;
    QString m_name; ///< of the page that was asked for
};

} // namespace seiche
