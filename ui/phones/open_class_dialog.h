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

/// Returns the last class's settings, or defaults.
ClassServerSettings lastClassSettings();

/// Asks for network, port and name of a class. Deletes itself on close.
class OpenClassDialog : public QDialog {
    Q_OBJECT

public:
    /// `open` receives the settings and returns a problem, empty on success. On failure the dialog
    /// stays open and shows the problem.
    OpenClassDialog(std::function<QString(const ClassServerSettings&)> open, QWidget* window);

    /// Shows a problem.
    void showProblem(const QString& problem);

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
