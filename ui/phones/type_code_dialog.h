// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "phones/phone_class.h"

#include <QDialog>

class QLineEdit;

namespace seiche {

class WrappedLabel;

/// Takes the codes of points that phones without a network show (see `pointCode`), one after the other. It
/// deletes itself when it is closed.
class TypeCodeDialog : public QDialog {
    Q_OBJECT

public:
    TypeCodeDialog(PhoneClass& phones, QWidget* window);

private:
    void take();

    PhoneClass& m_phones;
    QLineEdit* m_code;
    WrappedLabel* m_note;
};

} // namespace seiche
