// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QListWidget;
class QPushButton;

namespace seiche {

class HelpPage;

/// The Help window: page, headings, back navigation, printing.
class HelpWindow : public QDialog {
    Q_OBJECT

public:
    explicit HelpWindow(QWidget* parent);

    /// Shows a page, e.g. "teachers/guide", in the current language. No effect in a locked window.
    void showPage(const QString& name);

signals:
    /// Emitted when a student sheet is requested.
    void sheetRequested(const QString& lesson);

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
    QString m_name; ///< name of the requested page
};

} // namespace seiche
