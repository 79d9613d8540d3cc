// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"

#include <QDialog>
#include <QStringList>

#include <variant>

class QPlainTextEdit;

namespace seiche {

class MessageText;

/// Reads an experiment from pasted text: a link, the end of a link, or an experiment file (see
/// `fileInLink`). Starts with the clipboard if it holds an experiment. Deletes itself when closed.
class OpenLinkDialog : public QDialog {
    Q_OBJECT

public:
    explicit OpenLinkDialog(QWidget* window);

signals:
    /// Emitted with the experiment. The dialog closes.
    void chosen(const seiche::Experiment& experiment);

private:
    void read();

    QPlainTextEdit* m_text;
    MessageText* m_problem;
};

/// Returns the experiment in the pasted text, or sentences that explain the errors.
std::variant<Experiment, QStringList> readPasted(const QString& text);

} // namespace seiche
