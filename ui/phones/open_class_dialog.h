// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "network/class_server.h"

#include <QDialog>

#include <functional>

class QComboBox;
class QLineEdit;
class QSpinBox;

namespace seiche {

class WrappedLabel;

/// The settings that a class was opened with last, or those of the first time.
ClassServerSettings lastClassSettings();

/// Asks where a class is to be found: in which network, at which port, under which name. It deletes itself when
/// it is closed.
class OpenClassDialog : public QDialog {
    Q_OBJECT

public:
    /// `open` gets the settings, and says why it cannot open a class with them; empty: it has. Where it
    /// cannot, the dialog stays and says so.
    OpenClassDialog(std::function<QString(const ClassServerSettings&)> open, QWidget* window);

    /// What is wrong.
    void say(const QString& problem);

private:
    void fillAddresses(const QString& chosen);
    ClassServerSettings settings() const;
    void begin();
    void advise();

    std::function<QString(const ClassServerSettings&)> m_open;
    QComboBox* m_address;
    QSpinBox* m_port;
    QLineEdit* m_name;
    WrappedLabel* m_advice;
    WrappedLabel* m_problem;
};

} // namespace seiche
