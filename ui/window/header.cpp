// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/header.h"

#include "theme/icons.h"
#include "theme/theme.h"
#include "window/actions.h"
#include "window/stability_chip.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>

namespace seiche {

Header::Header(const Actions& actions, StabilityChip* chip, QWidget* parent)
    : QWidget(parent), m_projectorAction(actions.projector) {
    setObjectName(QStringLiteral("header"));
    setAttribute(Qt::WA_StyledBackground);
    m_layout = new QHBoxLayout(this);
    m_pages = new QHBoxLayout;
    addPage(actions.stringPage);
    addPage(actions.poolPage);
    addPage(actions.theoryPage);
    m_layout->addLayout(m_pages);

    m_bar = new QMenuBar(this);
    m_bar->setNativeMenuBar(false);
    m_bar->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    m_layout->addWidget(m_bar, 0, Qt::AlignVCenter);
    m_menu = new QToolButton(this);
    m_menu->setPopupMode(QToolButton::InstantPopup);
    m_menu->setMenu(new QMenu(m_menu));
    m_menu->setShortcut(QKeySequence(Qt::Key_F10));
    m_menu->hide();
    m_layout->addWidget(m_menu);
    m_lockSign = new QLabel(this);
    m_lockSign->setObjectName(QStringLiteral("lockSign"));
    m_lockSign->setProperty("type", "quiet");
    m_lockSign->hide();
    m_layout->addWidget(m_lockSign);
    m_layout->addStretch();

    m_chip = chip;
    m_layout->addWidget(chip);
    m_projector = new QToolButton(this);
    m_projector->setObjectName(QStringLiteral("projectorButton"));
    m_projector->setDefaultAction(actions.projector);
    m_projector->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_projector->setProperty("outlined", true);
    m_layout->addWidget(m_projector);

    connect(&Theme::current(), &Theme::changed, this, &Header::restyle);
    restyle();
    retranslate();
}

QToolButton* Header::addPage(QAction* page) {
    QToolButton* button = new QToolButton(this);
    button->setDefaultAction(page);
    button->setProperty("page", true);
    button->setFocusPolicy(Qt::TabFocus);
    m_pages->addWidget(button);
    return button;
}

void Header::addMenu(QMenu* menu) {
    m_bar->addMenu(menu);
    m_menu->menu()->addMenu(menu);
}

void Header::setCompact(bool compact) {
    m_compact = compact;
    showMenus();
}

void Header::setLocked(bool locked) {
    m_locked = locked;
    m_lockSign->setVisible(locked);
    m_projector->setVisible(!locked);
    for (QToolButton* page : findChildren<QToolButton*>())
        if (page->property("page").toBool()) page->setVisible(!locked);
    showMenus();
}

void Header::setBasic(bool basic) { m_chip->setVisible(!basic); }

void Header::showMenus() {
    m_bar->setVisible(!m_compact && !m_locked);
    m_menu->setVisible(m_compact && !m_locked);
}

void Header::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void Header::retranslate() {
    m_lockSign->setText(tr("locked for the class"));
    m_menu->setAccessibleName(tr("Menu"));
    m_menu->setToolTip(tr("Menu"));
}

void Header::restyle() {
    const Theme& theme = Theme::current();
    m_layout->setContentsMargins(theme.px(14), theme.px(5), theme.px(14), theme.px(6));
    m_layout->setSpacing(theme.px(8));
    m_pages->setSpacing(theme.px(6));
    m_menu->setIcon(icon(Glyph::Menu, theme.tokens().text));
    m_menu->setIconSize({theme.px(18), theme.px(18)});
    m_projectorAction->setIcon(icon(Glyph::Projector, theme.tokens().text));
    // Wider than the sign: the style leaves no room between it and the text.
    m_projector->setIconSize({theme.px(20), theme.px(14)});
}

} // namespace seiche
