// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/share_actions.h"

#include "documents/file_actions.h"
#include "lock/class_lock.h"
#include "share/open_link_dialog.h"
#include "share/share_dialog.h"

#include <QWidget>

namespace seiche {

ShareActions::ShareActions(Session& session, const Documents& documents, FileActions& files, QWidget* window)
    : QObject(window), share(new QAction(this)), openLink(new QAction(this)), m_documents(documents),
      m_files(files), m_window(window), m_all{share, openLink} {
    share->setObjectName(QStringLiteral("share"));
    openLink->setObjectName(QStringLiteral("openLink"));
    share->setShortcut(QKeySequence(QStringLiteral("Ctrl+U")));
    openLink->setShortcut(QKeySequence(QStringLiteral("Ctrl+Shift+O")));
    window->addActions({share, openLink});
    connect(share, &QAction::triggered, this, &ShareActions::showShare);
    connect(openLink, &QAction::triggered, this, &ShareActions::showOpenLink);
    // A link would reveal the answer of a challenge.
    connect(&session, &Session::challengeChanged, this,
            [this, &session] { share->setEnabled(!session.isChallenge()); });
    retranslate();
}

void ShareActions::retranslate() {
    share->setText(tr("S&hare…"));
    share->setToolTip(tr("Shares this run as a link, QR code or text"));
    openLink->setText(tr("Open lin&k…"));
}

void ShareActions::open(const QString& pasted) {
    const auto read = readPasted(pasted);
    if (const Experiment* experiment = std::get_if<Experiment>(&read)) m_files.openUntitled(*experiment);
    else emit failed({tr("The link could not be opened."), std::get<QStringList>(read)});
}

bool ShareActions::mayUse() {
    if (isClassLocked()) emit failed(lockedForTheClass());
    return !isClassLocked();
}

void ShareActions::showShare() {
    if (!mayUse()) return;
    auto* dialog = new ShareDialog(m_documents.asWritten(Documents::Contents::WholeRun),
                                   m_documents.asWritten(Documents::Contents::SetUp), m_window);
    connect(dialog, &ShareDialog::fileRequested, this,
            [this](bool whole) { (whole ? m_files.saveAs : m_files.saveSetUp)->trigger(); });
    dialog->open();
}

void ShareActions::showOpenLink() {
    if (!mayUse()) return;
    auto* dialog = new OpenLinkDialog(m_window);
    connect(dialog, &OpenLinkDialog::chosen, this,
            [this](const Experiment& experiment) { m_files.openUntitled(experiment); });
    dialog->open();
}

} // namespace seiche

#include "moc_share_actions.cpp"
