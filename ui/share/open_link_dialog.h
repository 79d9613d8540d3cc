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

/// Reads an experiment from what is pasted: a link, the end of one, or the text of an experiment file; see
/// `fileInLink`. What the clipboard has is there already when it is one. It deletes itself when it is closed.
class OpenLinkDialog : public QDialog {
    Q_OBJECT

public:
    explicit OpenLinkDialog(QWidget* window);

signals:
    /// It is closed then.
    void chosen(const seiche::Experiment& experiment);

private:
    void read();

    QPlainTextEdit* m_text;
    MessageText* m_problem;
};

/// The experiment that somebody has pasted, or sentences that say what is wrong with it.
std::variant<Experiment, QStringList> readPasted(const QString& text);

} // namespace seiche
