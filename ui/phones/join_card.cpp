// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "phones/join_card.h"

#include "phones/class_actions.h"
#include "share/qr_code.h"
#include "theme/theme.h"
#include "widgets/flow_layout.h"
#include "widgets/wrapped_label.h"

#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QResizeEvent>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace seiche {

namespace {

constexpr int minAddress = 9; // pixels

} // namespace

JoinCard::JoinCard(const PhoneClass& phones, const ClassActions& actions, QWidget* parent)
    : QFrame(parent), m_phones(phones), m_invitation(new QLabel(this)), m_code(new QrCode(this)),
      m_advice(new WrappedLabel(this)), m_address(new QLabel(this)), m_letters(new QLabel(this)),
      m_count(new WrappedLabel(this)) {
    setObjectName(QStringLiteral("joinCard"));
    setProperty("card", true);
    m_code->setObjectName(QStringLiteral("joinCode"));
    m_address->setObjectName(QStringLiteral("joinAddress"));
    m_letters->setObjectName(QStringLiteral("joinLetters"));
    m_count->setObjectName(QStringLiteral("joinCount"));
    m_advice->setObjectName(QStringLiteral("joinAdvice"));
    m_advice->setReportingHeight(true);
    m_count->setReportingHeight(true);
    for (QLabel* label : {m_invitation, m_address, m_letters, static_cast<QLabel*>(m_count)})
        label->setAlignment(Qt::AlignCenter);
    for (QLabel* label : {m_address, m_letters}) label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_invitation->setProperty("type", "read");
    m_advice->setProperty("type", "small");
    m_count->setProperty("type", "quiet");
    m_invitation->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_invitation);
    column->addWidget(m_code, 1);
    column->addWidget(m_advice, 1);
    column->addWidget(m_address);
    column->addWidget(m_letters);
    column->addWidget(m_count);
    auto* row = new FlowLayout;
    for (QAction* action : {actions.freeze, actions.curve, actions.end}) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setObjectName(QStringLiteral("join-") + action->objectName());
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setProperty("tool", true);
        button->setFocusPolicy(Qt::TabFocus);
        row->addWidget(button);
    }
    column->addLayout(row);
    connect(&phones, &PhoneClass::changed, this, &JoinCard::refresh);
    connect(&Theme::current(), &Theme::changed, this, &JoinCard::restyle);
    restyle();
    retranslate();
}

QString JoinCard::link() const {
    return m_phones.address().isEmpty() ? QString() : m_phones.address() + QLatin1Char('#') + m_letters->text();
}

int JoinCard::minWidth() const {
    QSize widest;
    for (const QLabel* label : {m_invitation, static_cast<QLabel*>(m_advice), static_cast<QLabel*>(m_count)})
        if (!label->isHidden()) widest = widest.expandedTo(label->minimumSizeHint());
    return widest.grownBy(layout()->contentsMargins()).grownBy(contentsMargins()).width();
}

void JoinCard::refresh() {
    const ClassView& view = m_phones.view();
    const QString letters = QString::fromStdString(view.code);
    m_letters->setText(letters);
    // Spaces make screen readers spell the code.
    m_letters->setAccessibleName(
        tr("Code: %1").arg(QStringList(letters.split(QString(), Qt::SkipEmptyParts)).join(QLatin1Char(' '))));
    QString address = m_phones.anyAddress();
    if (address.startsWith(QLatin1String("http://"))) address.remove(0, 7);
    if (address.endsWith(QLatin1Char('/'))) address.chop(1);
    if (address != m_address->text()) {
        m_address->setText(address);
        fitAddress();
    }
    if (link() != m_coded) {
        m_coded = link();
        m_code->setCode(m_coded.isEmpty() ? QImage() : qrCodeOf(m_coded));
    }
    m_code->setVisible(!link().isEmpty());
    m_advice->setVisible(link().isEmpty());
    m_invitation->setVisible(!link().isEmpty());
    const QLocale locale;
    m_count->setText(tr("%1 joined · %2 with a point")
                         .arg(locale.toString(view.studentsIn()), locale.toString(view.studentsWithPoints())));
}

void JoinCard::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

void JoinCard::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) restyle();
}

void JoinCard::restyle() {
    const Theme& theme = Theme::current();
    const int gap = theme.px(14);
    layout()->setContentsMargins(gap, gap, gap, gap);
    layout()->setSpacing(theme.px(8));
    // Sized for four characters, however large the type.
    const int letters = std::min(theme.px(52), width() / 5);
    QFont spaced = theme.font(Type::Big);
    spaced.setPixelSize(letters);
    spaced.setLetterSpacing(QFont::PercentageSpacing, 112.0);
    m_letters->setFont(spaced);
    fitAddress();
}

// Smaller type for a long address, which must be complete.
void JoinCard::fitAddress() {
    const Theme& theme = Theme::current();
    QFont font = theme.font(Type::Base);
    const int room = width() - 2 * theme.px(14) - 4;
    for (int size = theme.px(18); size >= minAddress; --size) {
        font.setPixelSize(size);
        if (QFontMetrics(font).horizontalAdvance(m_address->text()) <= room) break;
    }
    m_address->setFont(font);
}

void JoinCard::retranslate() {
    m_invitation->setText(tr("Join with your phone"));
    m_code->setAccessibleName(tr("QR code with the address and the class code"));
    m_advice->setText(tr("No network: only browsers on this computer can join."));
    refresh();
}

} // namespace seiche

#include "moc_join_card.cpp"
