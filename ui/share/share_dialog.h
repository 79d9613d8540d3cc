// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"

#include <QDialog>

#include <optional>
#include <string>

class QCheckBox;
class QLineEdit;
class QPushButton;

namespace seiche {

class QrCode;
class WrappedLabel;

/// Gives the run to others: as a link to Seiche's page for browsers, as its QR code, as text, as a file.
///
/// Where the page is, only the user knows; the address is remembered. Without it the link is what others
/// paste into `OpenLinkDialog`. The run goes on meanwhile: what is shared is the moment at which it was asked
/// for. It deletes itself when it is closed.
class ShareDialog : public QDialog {
    Q_OBJECT

public:
    /// The run with all its events, and the present settings without any.
    ShareDialog(const Experiment& whole, const Experiment& setUp, QWidget* window);

signals:
    /// A file is wanted, of the whole run or of the set-up.
    void fileWanted(bool whole);

private:
    const Experiment& shared() const;
    void makeLink();
    void bringUpToDate();
    QString problemOfAddress() const;
    void copy(const QString& text);

    Experiment m_whole;
    Experiment m_setUp;
    std::optional<std::string> m_end; ///< of the link, what follows the address; nothing when it is too long
    QCheckBox* m_withRun;
    QLineEdit* m_address;
    QLineEdit* m_link;
    QPushButton* m_copyLink;
    WrappedLabel* m_note;
    QrCode* m_code;
};

} // namespace seiche
