// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/recovery_notice.h"

#include "documents/file_actions.h"
#include "documents/recovery_dialog.h"
#include "theme/theme.h"
#include "widgets/flow_layout.h"

#include <QAccessible>
#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

#include <algorithm>

namespace seiche {

namespace {

constexpr double roomForOneRow = 560;

} // namespace

RecoveryNotice::RecoveryNotice(FileActions& files, Documents& documents, QWidget* parent)
    : QFrame(parent), m_files(files), m_documents(documents), m_question(new QLabel(this)),
      m_restore(new QPushButton(this)), m_later(new QPushButton(this)) {
    setObjectName(QStringLiteral("recoveryNotice"));
    m_question->setProperty("type", "title");
    m_question->setWordWrap(true);
    m_restore->setObjectName(QStringLiteral("chooseWork"));
    m_later->setObjectName(QStringLiteral("leaveWork"));
    // SPACE always taps, so Enter presses buttons.
    for (QPushButton* button : {m_restore, m_later}) button->setAutoDefault(true);
    auto* buttons = new FlowLayout;
    buttons->addWidget(m_restore);
    buttons->addWidget(m_later);
    auto* layout = new QBoxLayout(QBoxLayout::LeftToRight, this);
    layout->addWidget(m_question, 1);
    layout->addLayout(buttons);
    connect(m_restore, &QPushButton::clicked, this, &RecoveryNotice::openDialog);
    connect(m_later, &QPushButton::clicked, this, &RecoveryNotice::later);
    connect(&documents, &Documents::changed, this, &RecoveryNotice::onChanged);
    connect(&Theme::current(), &Theme::changed, this, &RecoveryNotice::restyle);
    restyle();
    retranslate();
    hide();
}

void RecoveryNotice::offer(Recovery& recovery, Offers what) {
    m_recovery = &recovery;
    setOffers(what);
}

void RecoveryNotice::setOffers(Offers what) {
    m_offers = what;
    updateOffer();
}

void RecoveryNotice::onChanged() {
    if (m_offers == Offers::AllWork && !isHidden()) return;
    if (m_offers != Offers::Nothing) setOffers(Offers::WorkOnShownRun);
}

void RecoveryNotice::updateOffer() {
    if (!m_recovery || m_isRestoring) return;
    m_recovery->letGo();
    m_found.clear();
    if (m_offers == Offers::AllWork) m_found = m_recovery->found();
    else if (const QString origin = m_documents.origin();
             m_offers == Offers::WorkOnShownRun && !origin.isEmpty()) {
        m_found = m_recovery->found(origin);
        std::erase_if(m_found, [this](const FoundWork& each) { return m_left.contains(each.file); });
    }
    // Unreadable work is not offered.
    while (!m_found.empty() && !m_recovery->read(m_found.front())) m_found.erase(m_found.begin());
    if (m_found.empty()) return hideNotice();
    if (!isHidden()) return;
    show();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void RecoveryNotice::later() {
    for (const FoundWork& work : m_found) m_left << work.file;
    m_offers = std::min(m_offers, Offers::WorkOnShownRun);
    hideNotice();
}

void RecoveryNotice::hideNotice() {
    m_found.clear();
    if (m_recovery) m_recovery->letGo();
    if (isHidden()) return;
    hide();
    emit finished();
}

void RecoveryNotice::openDialog() {
    if (!m_recovery) return;
    // One run at a time, to save memory.
    std::vector<TitledWork> titled;
    for (const FoundWork& work : m_found)
        if (const std::optional<Experiment> experiment = m_recovery->read(work))
            titled.push_back({work, experiment->title});
    if (titled.empty()) return later();
    auto* dialog = new RecoveryDialog(titled, window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &RecoveryDialog::restoreRequested, this, [this, dialog] {
        const std::vector<FoundWork> works = dialog->ticked();
        std::vector<SceneKind> scenes;
        for (const FoundWork& work : works) scenes.push_back(work.scene);
        dialog->accept();
        m_files.whenSafe(scenes, FileActions::Asks::ForAll, [this, works] { restoreWork(works); });
    });
    connect(dialog, &RecoveryDialog::discardRequested, this, [this, dialog] {
        const std::vector<FoundWork> works = dialog->ticked();
        for (const FoundWork& work : works) {
            if (m_recovery) m_recovery->discard(work);
            std::erase_if(m_found, [&](const FoundWork& each) { return each.file == work.file; });
        }
        dialog->remove(works);
        if (dialog->isEmpty()) dialog->accept();
        if (m_found.empty()) later();
    });
    connect(dialog, &QDialog::rejected, this, &RecoveryNotice::later);
    dialog->open();
}

// Opens the newest run last, to show it.
void RecoveryNotice::restoreWork(const std::vector<FoundWork>& works) {
    m_isRestoring = true;
    for (auto work = works.rbegin(); work != works.rend() && m_recovery; ++work) {
        const std::optional<Experiment> experiment = m_recovery->read(*work);
        if (experiment && m_documents.openRecovered(*experiment, work->origin))
            m_recovery->takeOver(*work, *experiment);
    }
    m_isRestoring = false;
    later();
}

// In a narrow window the buttons move below the question, then below each other.
QSize RecoveryNotice::minimumSizeHint() const {
    const QMargins margins = layout()->contentsMargins();
    const int width = std::max({m_question->minimumSizeHint().width(), m_restore->minimumSizeHint().width(),
                                m_later->minimumSizeHint().width()});
    return {width + margins.left() + margins.right(), QFrame::minimumSizeHint().height()};
}

void RecoveryNotice::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    static_cast<QBoxLayout*>(layout())->setDirection(
        width() < Theme::current().px(roomForOneRow) ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void RecoveryNotice::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QFrame::changeEvent(event);
}

void RecoveryNotice::retranslate() {
    m_question->setText(tr("Seiche closed unexpectedly. Restore your unsaved work?"));
    m_restore->setText(tr("Restore…"));
    m_later->setText(tr("Later"));
    m_later->setToolTip(tr("Keeps the work for the next start"));
    setAccessibleName(m_question->text());
}

void RecoveryNotice::restyle() {
    const Theme& theme = Theme::current();
    layout()->setContentsMargins(theme.px(16), theme.px(8), theme.px(12), theme.px(8));
    layout()->setSpacing(theme.px(8));
    update();
}

void RecoveryNotice::paintEvent(QPaintEvent*) {
    const Tokens& tokens = Theme::current().tokens();
    QPainter painter(this);
    painter.fillRect(rect(), tokens.card);
    painter.fillRect(QRect(0, 0, Theme::current().px(4), height()), tokens.main);
}

} // namespace seiche

#include "moc_recovery_notice.cpp"
