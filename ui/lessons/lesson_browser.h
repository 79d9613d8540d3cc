// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>

namespace seiche {

/// The list of lessons, with topic, duration and progress.
class LessonBrowser : public QDialog {
    Q_OBJECT

public:
    explicit LessonBrowser(QWidget* parent);

signals:
    void lessonChosen(const QString& id);
    void fileRequested();
    /// Emitted when a student sheet is requested.
    void sheetRequested(const QString& id);
    /// Emitted when the progress of this lesson was reset.
    void progressReset(const QString& id);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void fill();
    void showLesson();
    void retranslate();
    QString chosen() const;

    QListWidget* m_list;
    QLabel* m_summary;
    QPushButton* m_open;
    QPushButton* m_file;
    QPushButton* m_sheet;
    QPushButton* m_reset;
};

} // namespace seiche
