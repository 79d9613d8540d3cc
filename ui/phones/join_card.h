// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "phones/phone_class.h"

#include <QFrame>

class QLabel;

namespace seiche {

class ClassActions;
class QrCode;
class WrappedLabel;

/// The join panel, legible from the back row: QR code, address, class code and number of students.
class JoinCard : public QFrame {
    Q_OBJECT

public:
    JoinCard(const PhoneClass& phones, const ClassActions& actions, QWidget* parent = nullptr);

    /// Link in the QR code: address with class code. Empty if no QR code is shown.
    QString link() const;
    /// Minimum width for the longest word, in pixels.
    int minWidth() const;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    void restyle();
    void fitAddress();
    void retranslate();

    const PhoneClass& m_phones;
    QString m_coded; ///< link in the QR code
    QLabel* m_invitation;
    QrCode* m_code;
    WrappedLabel* m_advice; ///< shown instead of the QR code
    QLabel* m_address;
    QLabel* m_letters;
    WrappedLabel* m_count;
};

} // namespace seiche
