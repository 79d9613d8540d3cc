// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/header.h"

#include "theme/icons.h"
#include "theme/restyle.h"
#include "theme/theme.h"
#include "window/actions.h"
#include "window/stability_chip.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QResizeEvent>
#include <QStyle>

namespace seiche {

namespace {

/// Right to left, Qt needs slightly more room than its size hint. Shows all menus or none; other
/// header parts shrink first.
class MenuBar : public QMenuBar {
public:
    using QMenuBar::QMenuBar;
    QSize sizeHint() const override { return QMenuBar::sizeHint() + QSize(Theme::current().px(32), 0); }
    QSize minimumSizeHint() const override { return sizeHint(); }
};

} // namespace

Header::Header(const Actions& actions, StabilityChip* chip, QWidget* parent)
    : QWidget(parent), m_titleClicked(actions.browse), m_projectorAction(actions.projector) {
    setObjectName(QStringLiteral("header"));
    setAttribute(Qt::WA_StyledBackground);
    m_layout = new QHBoxLayout(this);
    m_pages = new QHBoxLayout;
    addPage(actions.stringPage);
    addPage(actions.poolPage);
    addPage(actions.theoryPage);
    addPage(actions.classPage);
    m_layout->addLayout(m_pages);

    m_bar = new MenuBar(this);
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
    m_lockSign->hide();
    m_layout->addWidget(m_lockSign);
    m_classSign = new QLabel(this);
    m_classSign->setObjectName(QStringLiteral("classSign"));
    m_classSign->hide();
    m_layout->addWidget(m_classSign);
    m_layout->addStretch(1);
    m_title = new QToolButton(this);
    m_title->setObjectName(QStringLiteral("experimentTitle"));
    m_title->setFocusPolicy(Qt::TabFocus);
    m_title->hide();
    m_title->installEventFilter(this);
    connect(m_title, &QToolButton::clicked, this, [this] { m_titleClicked->trigger(); });
    m_layout->addWidget(m_title);
    m_layout->addStretch(1);

    m_chip = chip;
    m_layout->addWidget(chip);
    connect(chip, &StabilityChip::verdictChanged, this, &Header::placeChip);
    m_lessons = new QToolButton(this);
    m_lessons->setObjectName(QStringLiteral("lessonsButton"));
    m_lessons->setProperty("outlined", true);
    m_lessons->setFocusPolicy(Qt::TabFocus);
    m_lessons->hide();
    connect(m_lessons, &QToolButton::clicked, actions.lessons, &QAction::trigger);
    m_layout->addWidget(m_lessons);
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
    m_pageButtons << button;
    connect(page, &QAction::toggled, this, &Header::fit);
    connect(page, &QAction::visibleChanged, this, &Header::fit);
    return button;
}

void Header::addMenu(QMenu* menu) {
    m_bar->addMenu(menu);
    m_menu->menu()->addMenu(menu);
    fit();
}

void Header::addToMenu(QAction* action) { m_menu->menu()->addAction(action); }

void Header::setCompact(bool compact) {
    m_compact = compact;
    fit();
}

void Header::setLocked(bool locked) {
    m_locked = locked;
    m_lockSign->setVisible(locked);
    m_projector->setVisible(!locked);
    fit();
}

void Header::setClass(const QString& sign) {
    if (sign == m_classSign->text() && m_classSign->isHidden() == sign.isEmpty()) return;
    m_classSign->setText(sign);
    m_classSign->setVisible(!sign.isEmpty());
    fit();
}

void Header::showChip(bool shown) {
    m_showsChip = shown;
    placeChip();
}

void Header::placeChip() {
    m_chip->setVisible(m_showsChip && (!m_firstLevel || m_chip->verdict() == Verdict::Unstable));
    fit();
}

void Header::setFirstLevel(bool on) {
    m_firstLevel = on;
    m_layout->removeWidget(m_menu);
    if (on) m_layout->addWidget(m_menu);
    else m_layout->insertWidget(m_layout->indexOf(m_bar) + 1, m_menu);
    restyleWith(*m_menu, "outlined", on);
    restyle();
    placeChip();
}

void Header::setTitle(const QString& title, const QString& sentence, QAction* clicked) {
    m_titleClicked = clicked;
    m_title->setToolTip(clicked->toolTip());
    m_title->setText(QStringLiteral("%1 ▾").arg(title));
    m_title->setAccessibleName(title);
    m_title->setAccessibleDescription(sentence);
    fit();
}

QSize Header::minimumSizeHint() const {
    // The smallest possible width, whatever is shown now.
    const Theme& theme = Theme::current();
    return {theme.px(420), QWidget::minimumSizeHint().height()};
}

void Header::fit() {
    choose();
    m_fitted = m_layout->sizeHint().width();
}

// Shows as many parts of the header as fit.
void Header::choose() {
    m_title->setVisible(m_firstLevel && !m_locked);
    m_lessons->setVisible(m_firstLevel && !m_locked);
    const auto show = [this](bool menus, bool name, bool allPages) {
        m_bar->setVisible(menus && !m_locked);
        m_menu->setVisible(!menus && !m_locked);
        m_projector->setToolButtonStyle(name ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
        for (QToolButton* page : m_pageButtons)
            page->setVisible(!m_locked && page->defaultAction()->isVisible() &&
                             (allPages || page->isChecked()));
        m_layout->activate();
        // The size hint of a menu bar is slightly too small for all menus.
        const int slack = menus ? Theme::current().px(20) : 0;
        return (allPages ? m_layout->sizeHint() : m_layout->minimumSize()).width() + slack <= width();
    };
    if (!m_compact && !m_firstLevel && show(true, true, true)) return;
    if (show(false, true, true) || show(false, false, true)) return;
    // Hidden pages remain in the menu.
    if (m_layout->minimumSize().width() > width()) show(false, false, false);
    if (m_layout->sizeHint().width() > width()) m_title->hide();
}

bool Header::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::Enter:
    case QEvent::FocusIn: emit titleHovered(true); break;
    case QEvent::Leave:
    case QEvent::FocusOut:
    case QEvent::Hide: emit titleHovered(false); break;
    default: break;
    }
    return QWidget::eventFilter(watched, event);
}

// The width of the chip varies with its text and with the type size.
bool Header::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest && m_layout->sizeHint().width() != m_fitted) fit();
    return QWidget::event(event);
}

void Header::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) fit();
}

void Header::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void Header::retranslate() {
    m_lockSign->setText(tr("locked"));
    m_lessons->setText(tr("Lessons"));
    m_lessons->setToolTip(tr("Lessons to do step by step"));
    m_menu->setAccessibleName(tr("Menu"));
    m_menu->setToolTip(tr("Menu"));
    fit();
}

void Header::restyle() {
    const Theme& theme = Theme::current();
    m_layout->setContentsMargins(theme.px(14), theme.px(5), theme.px(14), theme.px(6));
    m_layout->setSpacing(theme.px(8));
    m_pages->setSpacing(theme.px(6));
    m_menu->setIcon(icon(m_firstLevel ? Glyph::More : Glyph::Menu, theme.tokens().text));
    m_menu->setIconSize({theme.px(18), theme.px(18)});
    m_projectorAction->setIcon(icon(Glyph::Projector, theme.tokens().text));
    // Wider than the icon, because the style leaves no room between icon and text.
    m_projector->setIconSize({theme.px(20), theme.px(14)});
    fit();
}

} // namespace seiche

#include "moc_header.cpp"
