// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace seiche {

/// Bar above the theory: contents, search, text size, equations in words, print.
class ReadingBar : public QFrame {
    Q_OBJECT

public:
    explicit ReadingBar(QWidget* parent = nullptr);

    QComboBox* contents() const { return m_contents; }
    QLineEdit* field() const { return m_field; }
    void setFound(int present, int count);
    void retranslate();

signals:
    void sectionChosen(int index);
    void findRequested(const QString& words);
    void goRequested(int way);
    void searchEnded();
    void zoomRequested(double factor);
    void wordsRequested(bool shown);
    void printRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QPushButton* button(const char* name);

    QComboBox* m_contents;
    QLineEdit* m_field;
    QLabel* m_found;
    QPushButton* m_before;
    QPushButton* m_next;
    QPushButton* m_smaller;
    QPushButton* m_larger;
    QCheckBox* m_words;
    QPushButton* m_print;
};

} // namespace seiche
