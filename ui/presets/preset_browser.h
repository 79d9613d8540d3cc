// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace seiche {

class PresetGrid;
class PresetModel;
class PresetSections;

/// Window with the examples as a grouped grid. Typing searches, the group list jumps, Enter or
/// double click opens, F or Ctrl+D toggles a favourite.
class PresetBrowser : public QDialog {
    Q_OBJECT

public:
    explicit PresetBrowser(QWidget* parent = nullptr);

signals:
    /// Emitted when an experiment is opened, possibly as a favourite.
    void chosen(const QString& id, bool favourites);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void search();
    void choose();
    void chooseRow(int row);
    /// Restores the selection, or selects the first row.
    void chooseAgain();
    void fillGroups();
    void showGroupAtTop();
    void turnStar(const QModelIndex& index);
    void showStar();
    void restyle();
    void retranslate();

    PresetModel* m_model;
    PresetSections* m_sections;
    QLineEdit* m_words;
    QListWidget* m_groups;
    PresetGrid* m_grid;
    QLabel* m_nothing;
    QPushButton* m_star;
    QPushButton* m_open;
    QPushButton* m_close;
    QString m_chosen; ///< id of the selection
    int m_kind = 0;   ///< section kind of the selection
};

} // namespace seiche
