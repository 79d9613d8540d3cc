// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/share_dialog.h"

#include "files/experiment_file.h"
#include "files/share_link.h"
#include "share/qr_code.h"
#include "theme/theme.h"
#include "widgets/wrapped_label.h"

#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QSettings>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace seiche {

namespace {

constexpr int longestAddress = 1000;

QString addressKey() { return QStringLiteral("addressOfPage"); }

QUrl asUrl(const QString& typed) {
    return QUrl::fromUserInput(typed.trimmed()).adjusted(QUrl::RemoveFragment | QUrl::RemoveQuery);
}

bool isOfPage(const QUrl& url) {
    return url.isValid() &&
           (((url.scheme() == QLatin1String("https") || url.scheme() == QLatin1String("http")) &&
             !url.host().isEmpty()) ||
            url.isLocalFile());
}

bool isOnlyHere(const QUrl& url) {
    const QString host = url.host();
    return url.isLocalFile() || host == QLatin1String("localhost") || host.startsWith(QLatin1String("127.")) ||
           host == QLatin1String("::1");
}

} // namespace

ShareDialog::ShareDialog(const Experiment& whole, const Experiment& setUp, QWidget* window)
    : QDialog(window), m_whole(whole), m_setUp(setUp), m_withRun(new QCheckBox(this)),
      m_address(new QLineEdit(this)), m_link(new QLineEdit(this)),
      m_copyLink(new QPushButton(tr("Copy &link"), this)), m_note(new WrappedLabel(this)),
      m_code(new QrCode(this)) {
    setObjectName(QStringLiteral("shareDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Share experiment"));
    m_withRun->setObjectName(QStringLiteral("withRun"));
    m_withRun->setText(tr("Include everything done in this run"));
    m_withRun->setChecked(!whole.events.empty());
    m_withRun->setVisible(!whole.events.empty());
    m_address->setObjectName(QStringLiteral("addressOfPage"));
    m_address->setMaxLength(longestAddress);
    m_address->setPlaceholderText(QStringLiteral("https://"));
    m_address->setText(QSettings().value(addressKey()).toString());
    m_link->setObjectName(QStringLiteral("shareLink"));
    m_link->setReadOnly(true);
    m_copyLink->setObjectName(QStringLiteral("copyLink"));
    m_note->setObjectName(QStringLiteral("shareNote"));
    m_note->setReportingHeight(true);
    m_code->setObjectName(QStringLiteral("shareCode"));
    auto* ofAddress = new QLabel(tr("Web &address of Seiche:"), this);
    ofAddress->setBuddy(m_address);
    ofAddress->setWordWrap(true);
    m_address->setAccessibleName(tr("Web address of Seiche"));
    auto* ofLink = new QLabel(tr("Link"), this);
    m_link->setAccessibleName(ofLink->text());
    auto* copyText = new QPushButton(tr("Copy as &text"), this);
    copyText->setObjectName(QStringLiteral("copyText"));
    auto* save = new QPushButton(tr("&Save as file…"), this);
    save->setObjectName(QStringLiteral("saveShared"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);

    auto* column = new QVBoxLayout;
    column->addWidget(m_withRun);
    column->addWidget(ofAddress);
    column->addWidget(m_address);
    column->addWidget(ofLink);
    column->addWidget(m_link);
    for (QPushButton* button : {m_copyLink, copyText, save}) {
        button->setAutoDefault(false);
        column->addWidget(button);
    }
    column->addWidget(m_note);
    column->addStretch();
    column->addWidget(buttons);
    auto* row = new QHBoxLayout(this);
    row->addLayout(column, 2);
    row->addWidget(m_code, 3);
    // Large type may exceed a small screen.
    setMinimumWidth(std::min(Theme::current().px(720), screen()->availableSize().width() * 9 / 10));

    connect(m_withRun, &QCheckBox::toggled, this, &ShareDialog::makeLink);
    connect(m_address, &QLineEdit::textChanged, this, [this](const QString& address) {
        QSettings().setValue(addressKey(), address);
        bringUpToDate();
    });
    connect(m_copyLink, &QPushButton::clicked, this, [this] { copy(m_link->text()); });
    connect(copyText, &QPushButton::clicked, this,
            [this] { copy(QString::fromStdString(writeExperiment(shared()))); });
    connect(save, &QPushButton::clicked, this, [this] {
        accept();
        emit fileRequested(m_withRun->isChecked());
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    makeLink();
}

const Experiment& ShareDialog::shared() const { return m_withRun->isChecked() ? m_whole : m_setUp; }

QString ShareDialog::problemOfAddress() const {
    if (m_address->text().trimmed().isEmpty())
        return tr("With a web address, the link opens in any browser and has a QR code for phones. Without an "
                  "address, others can paste the link into \"Open link\".");
    const QUrl address = asUrl(m_address->text());
    if (!isOfPage(address)) return tr("This is not a valid web address.");
    return isOnlyHere(address)
               ? tr("Only this computer can open this address, so there is no QR code for phones.")
               : QString();
}

void ShareDialog::makeLink() {
    m_end = linkTo(shared());
    bringUpToDate();
}

void ShareDialog::bringUpToDate() {
    const QUrl address = asUrl(m_address->text());
    const QString page = isOfPage(address) ? address.toString(QUrl::FullyEncoded) : QString();
    m_link->setText(m_end ? page + QString::fromStdString(*m_end) : QString());
    m_link->setCursorPosition(0);
    m_copyLink->setEnabled(m_end.has_value());
    QString note = problemOfAddress();
    QImage code;
    if (!m_end) note = tr("This run is too long for a link. Save it as a file, or share only the settings.");
    else if (note.isEmpty()) {
        code = qrCodeOf(m_link->text());
        if (code.isNull())
            note = tr("This link is too long for a QR code. A link with only the settings is shorter.");
    }
    m_code->setCode(code);
    m_code->setVisible(!code.isNull());
    if (isVisible()) resize(size().expandedTo(sizeHint()));
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
}

void ShareDialog::copy(const QString& text) {
    QApplication::clipboard()->setText(text);
    m_note->setText(tr("Copied."));
    m_note->setVisible(true);
    QAccessibleEvent said(m_note, QAccessible::Alert);
    QAccessible::updateAccessibility(&said);
}

} // namespace seiche

#include "moc_share_dialog.cpp"
