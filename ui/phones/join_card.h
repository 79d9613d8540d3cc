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

/// How to join: QR code, address and letters, for the back row; who is in; what the teacher reaches for most.
class JoinCard : public QFrame {
    Q_OBJECT

public:
    JoinCard(const PhoneClass& phones, const ClassActions& actions, QWidget* parent = nullptr);

    /// What the QR code says: the address with the letters; empty where there is no code.
    QString link() const;
    /// Of the card, in pixels: its longest word.
    int leastWidth() const;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    void restyle();
    void fitAddress();
    void retranslate();

    const PhoneClass& m_phones;
    QString m_coded; ///< what the QR code says
    QLabel* m_invitation;
    QrCode* m_code;
    WrappedLabel* m_advice; ///< in place of the QR code
    QLabel* m_address;
    QLabel* m_letters;
    WrappedLabel* m_count;
};

} // namespace seiche
