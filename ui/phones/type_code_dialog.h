// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "phones/phone_class.h"

#include <QDialog>

class QLineEdit;

namespace seiche {

class WrappedLabel;

/// Accepts point codes shown by phones without a network, one at a time (see `pointCode`). Deletes
/// itself on close.
class TypeCodeDialog : public QDialog {
    Q_OBJECT

public:
    TypeCodeDialog(PhoneClass& phones, QWidget* window);

private:
    void submitCode();

    PhoneClass& m_phones;
    QLineEdit* m_code;
    WrappedLabel* m_note;
};

} // namespace seiche
