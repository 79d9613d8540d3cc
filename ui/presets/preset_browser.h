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

/// The built-in experiments as cards in their groups, in a window beside the program's.
///
/// Typing searches; the list of groups jumps; Enter or a double click opens; F in the cards, or Ctrl+D, marks a
/// favourite.
class PresetBrowser : public QDialog {
    Q_OBJECT

public:
    explicit PresetBrowser(QWidget* parent = nullptr);

signals:
    /// `favourites`: it was chosen among the favourites.
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
    /// What was chosen before the rows changed is so again, or the first.
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
    QString m_chosen; ///< id
    int m_kind = 0;   ///< of the section in which it was chosen
};

} // namespace seiche
