// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QListView;
class QPushButton;

namespace seiche {

class PresetFilter;
class PresetModel;

/// The built-in experiments as cards with picture, sentence and category, in a window beside the program's.
///
/// Typing searches; Enter or a double click opens.
class PresetBrowser : public QDialog {
    Q_OBJECT

public:
    explicit PresetBrowser(QWidget* parent = nullptr);

signals:
    void chosen(const QString& id);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void search();
    void fillCategories();
    void choose();
    void chooseFirst();
    void restyle();
    void retranslate();

    PresetModel* m_model;
    PresetFilter* m_filter;
    QLineEdit* m_words;
    QComboBox* m_category;
    QListView* m_list;
    QLabel* m_nothing;
    QPushButton* m_open;
    QPushButton* m_close;
};

} // namespace seiche
