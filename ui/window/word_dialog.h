// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QLineEdit>

#include <functional>

namespace seiche {

class WrappedLabel;

/// Asks for the teacher's word: the one that will open the lock, or that opens it. What is typed cannot be
/// read. It deletes itself when it is closed.
class WordDialog : public QDialog {
    Q_OBJECT

public:
    /// UTF-16 units.
    static constexpr int longest = 100;

    enum class For { Locking, Unlocking };
    /// `take` gets the word, and says whether it is right; where it is not, the dialog stays and says so.
    WordDialog(For what, std::function<bool(const QString& word)> take, QWidget* window);

private:
    void give();

    std::function<bool(const QString& word)> m_take;
    QLineEdit* m_word;
    WrappedLabel* m_note;
};

} // namespace seiche
