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

/// Shares the run as a link to Seiche's web page, as a QR code, as text, or as a file.
///
/// The user enters the address of the page once, and it is stored. Without an address, the link can
/// be pasted into `OpenLinkDialog`. The run continues: the dialog shares its state at the time of
/// opening. Deletes itself when closed.
class ShareDialog : public QDialog {
    Q_OBJECT

public:
    /// `whole` is the run with all its events, `setUp` only its current settings.
    ShareDialog(const Experiment& whole, const Experiment& setUp, QWidget* window);

signals:
    /// Emitted when the user requests a file of the whole run or of the settings only.
    void fileRequested(bool whole);

private:
    const Experiment& shared() const;
    void makeLink();
    void bringUpToDate();
    QString problemOfAddress() const;
    void copy(const QString& text);

    Experiment m_whole;
    Experiment m_setUp;
    std::optional<std::string> m_end; ///< link after the address; empty if too long
    QCheckBox* m_withRun;
    QLineEdit* m_address;
    QLineEdit* m_link;
    QPushButton* m_copyLink;
    WrappedLabel* m_note;
    QrCode* m_code;
};

} // namespace seiche
