// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/stage_bar.h"

#include "theme/icons.h"
#include "theme/theme.h"
#include "widgets/fading.h"
#include "widgets/flow_layout.h"
#include "widgets/long_press_tool_tip.h"
#include "window/actions.h"
#include "window/timeline_bar.h"
#include "window/transport_bar.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QVBoxLayout>

namespace seiche {

StageBar::StageBar(const Actions& actions, const QList<QAction*>& cards, const QList<QMenu*>& menus,
                   QWidget* parent)
    : QWidget(parent), m_actions(actions), m_rows(new QVBoxLayout(this)), m_tools(new QWidget(this)),
      m_flow(new FlowLayout), m_quiet(new QHBoxLayout), m_menu(new QToolButton(this)),
      m_lockSign(new QLabel(this)),
      m_fading(new Fading(m_tools, [this] { return underMouse() || (m_timeline && m_timeline->hasFocus()); })) {
    setObjectName(QStringLiteral("stageBar"));
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(0);
    m_tools->setObjectName(QStringLiteral("stageTools"));
    m_rows->addWidget(m_tools);
    m_quiet->setContentsMargins(0, 0, 0, 0);
    m_quiet->setSpacing(0);
    m_quiet->addWidget(m_menu);
    m_lockSign->setObjectName(QStringLiteral("stageLockSign"));
    m_lockSign->hide();
    m_quiet->addWidget(m_lockSign);
    m_rows->addLayout(m_quiet);
    m_tools->setLayout(m_flow);
    m_menu->setObjectName(QStringLiteral("stageMenu"));
    m_menu->setPopupMode(QToolButton::InstantPopup);
    m_menu->setShortcut(QKeySequence(Qt::Key_F10));
    m_menu->setMenu(new QMenu(m_menu));
    m_menu->setFocusPolicy(Qt::TabFocus);
    for (QMenu* menu : menus) m_menu->menu()->addMenu(menu);
    m_freeOnly << m_menu;
    for (QAction* page : {actions.stringPage, actions.poolPage, actions.theoryPage, actions.classPage}) {
        QToolButton* button = addButton(page);
        button->setProperty("page", true);
        m_freeOnly << button;
    }
    m_classButton = m_freeOnly.back();
    m_classButton->setVisible(actions.classPage->isVisible());
    connect(actions.classPage, &QAction::visibleChanged, this,
            [this] { m_classButton->setVisible(m_actions.classPage->isVisible() && m_lockSign->isHidden()); });
    for (QAction* action : {actions.restart, actions.step, actions.slower, actions.faster, actions.slow})
        m_signs << addButton(action);
    for (QAction* card : cards) {
        QToolButton* button = addButton(card);
        m_signs << button;
        m_freeOnly << button;
    }
    for (QAction* action : {actions.cards, actions.projector}) {
        m_signs << addButton(action);
        if (action == actions.projector) m_freeOnly << m_signs.back();
    }
    for (QToolButton* sign : m_signs) {
        sign->setToolButtonStyle(Qt::ToolButtonIconOnly);
        LongPressToolTip::installOn(sign);
    }
    connect(m_fading, &Fading::changed, this, [this] {
        if (m_timeline) m_timeline->setVisible(!m_tools->isHidden());
        place();
    });
    parent->installEventFilter(this);
    connect(&Theme::current(), &Theme::changed, this, &StageBar::restyle);
    restyle();
    retranslate();
    hide();
}

QToolButton* StageBar::addButton(QAction* action) {
    auto* button = new QToolButton(m_tools);
    button->setDefaultAction(action);
    button->setFocusPolicy(Qt::TabFocus);
    m_flow->addWidget(button);
    return button;
}

void StageBar::addBars(TransportBar* transport, TimelineBar* timeline) {
    m_transport = transport;
    m_timeline = timeline;
    m_rows->insertWidget(1, timeline);
    m_quiet->addWidget(transport, 1);
    timeline->setVisible(!m_tools->isHidden());
    transport->show();
    place();
}

void StageBar::setLocked(bool locked) {
    for (QToolButton* button : m_freeOnly) button->setVisible(!locked);
    if (!m_actions.classPage->isVisible()) m_classButton->hide();
    m_lockSign->setVisible(locked);
}

int StageBar::quietHeight() const { return m_transport ? m_transport->sizeHint().height() : 0; }

void StageBar::place() {
    if (!m_transport) return;
    const QRect all = parentWidget()->rect();
    int height = quietHeight();
    if (!m_tools->isHidden()) height += m_flow->heightForWidth(all.width()) + m_timeline->sizeHint().height();
    const QRect room(all.left(), all.bottom() + 1 - height, all.width(), height);
    if (room == geometry()) return;
    setGeometry(room);
    raise();
    emit resized();
}

bool StageBar::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parentWidget() && event->type() == QEvent::Resize) place();
    // Only mouse moves over the bar show it.
    if (event->type() == QEvent::MouseMove &&
        geometry().contains(parentWidget()->mapFromGlobal(QCursor::pos())))
        m_fading->wake();
    // Tab may move the focus into the hidden bar.
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Tab)
        m_fading->wake();
    return QWidget::eventFilter(watched, event);
}

void StageBar::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    qApp->installEventFilter(this);
    m_fading->setOn(true);
}

void StageBar::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    qApp->removeEventFilter(this);
    m_fading->setOn(false);
}

void StageBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    QColor ground = Theme::current().tokens().canvas;
    QLinearGradient fade(0.0, 0.0, 0.0, std::min<double>(height(), Theme::current().px(20)));
    ground.setAlphaF(0.0f);
    fade.setColorAt(0.0, ground);
    ground.setAlphaF(0.85f);
    fade.setColorAt(1.0, ground);
    painter.fillRect(rect(), fade);
}

void StageBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void StageBar::restyle() {
    const Theme& theme = Theme::current();
    m_quiet->setContentsMargins(theme.px(12), 0, 0, 0);
    m_flow->setContentsMargins(theme.px(12), theme.px(6), theme.px(12), theme.px(2));
    m_menu->setIcon(icon(Glyph::Menu, theme.tokens().text));
    m_menu->setIconSize({theme.px(20), theme.px(20)});
    m_lockSign->setPixmap(icon(Glyph::Locked, theme.tokens().text).pixmap(m_menu->iconSize()));
    m_actions.slower->setIcon(icon(Glyph::Slower, theme.tokens().text));
    m_actions.faster->setIcon(icon(Glyph::Faster, theme.tokens().text));
    m_actions.cards->setIcon(icon(Glyph::Cards, theme.tokens().text));
    for (QToolButton* sign : m_signs) sign->setIconSize({theme.px(20), theme.px(20)});
    place();
}

void StageBar::retranslate() {
    m_menu->setAccessibleName(tr("Menu"));
    m_menu->setToolTip(tr("Menu"));
    m_lockSign->setAccessibleName(tr("locked"));
    m_lockSign->setToolTip(tr("locked"));
}

} // namespace seiche

#include "moc_stage_bar.cpp"
