// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"

#include <QDialog>

#include <vector>

class QLineEdit;
class QPushButton;

namespace seiche {

class ShapePreview;
class WrappedLabel;

/// Takes a formula for the heights of the string, shows their shape while it is typed, and lets the string go
/// with it. It deletes itself when it is closed.
class FormulaDialog : public QDialog {
    Q_OBJECT

public:
    FormulaDialog(Session& session, QWidget* window);

    using QDialog::open;
    /// Shows one, or the one that is open.
    static void open(Session& session, QWidget* window);

private:
    void look();
    void start();

    Session& m_session;
    QLineEdit* m_formula;
    ShapePreview* m_preview;
    WrappedLabel* m_note;
    QPushButton* m_start;
    std::vector<double> m_heights; ///< empty: the formula has none
};

} // namespace seiche
