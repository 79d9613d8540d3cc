// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QLineEdit>

#include <functional>

namespace seiche {

class WrappedLabel;

/// Asks for the teacher's word when locking or unlocking. The input is masked. Deletes itself on
/// close.
class WordDialog : public QDialog {
    Q_OBJECT

public:
    /// Maximum length in UTF-16 units.
    static constexpr int maxLength = 100;

    enum class For { Locking, Unlocking };
    /// `take` receives the password and returns whether it is correct. Otherwise the dialog stays
    /// open and reports the error.
    WordDialog(For what, std::function<bool(const QString& word)> take, QWidget* window);

private:
    void submitWord();

    std::function<bool(const QString& word)> m_take;
    QLineEdit* m_word;
    WrappedLabel* m_note;
};

} // namespace seiche
