// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/tool_column.h"

#include "widgets/fading.h"
#include "widgets/long_press_tool_tip.h"

#include <QApplication>
#include <QEvent>

#include <algorithm>

namespace seiche {

namespace {

constexpr double maxOfWidth = 0.2;  // maximum fraction of the window for buttons
constexpr double barWidth = 5.0;    // pixels at scale 1
constexpr double signsMargin = 5.0; // around the buttons
constexpr double cardCorner = 10.0;

// Returns the opaque part of a rounded rectangle.
QRegion withoutCorners(const QRect& card, int corner) {
    QRegion region(card);
    for (const int x : {card.left(), card.right() + 1 - corner})
        for (const int y : {card.top(), card.bottom() + 1 - corner}) region -= QRect(x, y, corner, corner);
    return region;
}

} // namespace

ToolColumn::ToolColumn(Canvas& canvas)
    : QWidget(&canvas), m_canvas(canvas), m_sheet(new ToolSheet(this)), m_scroll(new QScrollArea(this)),
      m_bar(new QScrollBar(Qt::Vertical, this)), m_signs(new QWidget), m_grid(new QGridLayout(m_signs)),
      m_fading(new Fading(this, [this] { return !m_needed.empty(); })) {
    m_sheet->setObjectName(QStringLiteral("columnSheet"));
    m_signs->setObjectName(QStringLiteral("toolSigns"));
    m_signs->setAttribute(Qt::WA_StyledBackground);
    m_scroll->setWidget(m_signs);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->viewport()->setAutoFillBackground(false);
    m_bar->setObjectName(QStringLiteral("toolScroll"));
    m_bar->setFocusPolicy(Qt::NoFocus);
    QScrollBar* inner = m_scroll->verticalScrollBar();
    connect(m_bar, &QScrollBar::valueChanged, inner, &QScrollBar::setValue);
    connect(inner, &QScrollBar::valueChanged, m_bar, &QScrollBar::setValue);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        if (now && m_signs->isAncestorOf(now)) m_scroll->ensureWidgetVisible(now, 0, 0);
    });
    canvas.installEventFilter(this);
    connect(&Theme::current(), &Theme::changed, this, [this] { restyle(); });
}

QToolButton* ToolColumn::addTool(const char* name, Glyph glyph, bool checkable) {
    auto* button = new QToolButton(m_signs);
    button->setObjectName(QLatin1String(name));
    button->setCheckable(checkable);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setFocusPolicy(Qt::TabFocus);
    LongPressToolTip::installOn(button);
    m_tools.push_back({button, glyph});
    return button;
}

QToolButton* ToolColumn::addSheet(const char* name, Glyph glyph) {
    QToolButton* button = addTool(name, glyph);
    new QMenu(button);
    connect(button, &QToolButton::clicked, this, [this, button] {
        m_sheet->open(
            button->text(), [this, button] { return std::vector{sectionBehind(button)}; }, nullptr,
            QRect(button->mapToGlobal(QPoint()), button->size()), ToolSheet::Side::Right);
    });
    return button;
}

QMenu& ToolColumn::actionsBehind(const QToolButton* button) { return *button->findChild<QMenu*>(); }

void ToolColumn::setTools(const QToolButton* sign, std::vector<ToolNamed> tools) {
    std::ranges::find(m_tools, sign, &Tool::button)->of = std::move(tools);
}

void ToolColumn::setNeeded(std::vector<ToolNamed> tools) {
    const bool isAnotherStep = tools != m_needed;
    m_needed = std::move(tools);
    const auto held = std::ranges::find(m_tools, activeTool(), &Tool::button);
    if (isAnotherStep && (m_locked || (held != m_tools.end() && !isNeeded(*held)))) releaseTool();
    m_fading->wake();
    arrange();
}

bool ToolColumn::isNeeded(const Tool& tool) const {
    return std::ranges::any_of(
        tool.of, [this](ToolNamed each) { return std::ranges::find(m_needed, each) != m_needed.end(); });
}

QFrame* ToolColumn::addCard(QToolButton* tool) {
    m_cardTool = tool;
    m_card = new QFrame(this);
    m_card->setObjectName(QStringLiteral("toolSettings"));
    m_card->setProperty("card", true);
    m_card->hide();
    connect(tool, &QToolButton::toggled, this, &ToolColumn::arrange);
    return m_card;
}

void ToolColumn::addMore() {
    m_more = addTool("moreTools", Glyph::More, true);
    name(m_more, tr("More tools"));
    connect(m_more, &QToolButton::toggled, this, &ToolColumn::arrange);
}

void ToolColumn::name(QToolButton* button, const QString& text, const QString& help) {
    button->setText(text);
    button->setAccessibleName(text);
    button->setToolTip(help.isEmpty() ? text : tr("%1. %2", "name of a tool, what it does").arg(text, help));
}

void ToolColumn::setOnStage(bool on) {
    m_onStage = on;
    m_more->setChecked(false);
    m_fading->setOn(on);
    arrange();
}

void ToolColumn::setLocked(bool locked) {
    m_locked = locked;
    if (locked) releaseTool();
    arrange();
}

void ToolColumn::setPlace(QPoint corner, int height) {
    m_corner = corner;
    m_height = height;
    arrange();
}

int ToolColumn::rowsWithin(int height) const {
    const QMargins margins = m_grid->contentsMargins();
    const int step = m_tools.front().button->sizeHint().height() + m_grid->spacing();
    return std::max(1, (height - margins.top() - margins.bottom() + m_grid->spacing()) / std::max(1, step));
}

void ToolColumn::setRoom(int height) {
    if (height == m_room) return;
    m_room = height;
    arrange();
}

void ToolColumn::setInSheets(bool on) {
    m_inSheets = on;
    arrange();
}

QFrame* ToolColumn::tapSettings() {
    fitCard(0); // as low as possible
    return isPermitted(m_cardTool) ? m_card : nullptr;
}

bool ToolColumn::isPermitted(const QToolButton* button) const {
    if (!m_locked || isForAll(button)) return true;
    const auto tool = std::ranges::find(m_tools, button, &Tool::button);
    return tool != m_tools.end() && isNeeded(*tool);
}

SheetSection ToolColumn::sectionOf(const QString& title, std::initializer_list<QToolButton*> buttons) const {
    SheetSection section{title, {}};
    for (QToolButton* button : buttons) {
        if (!isPermitted(button)) continue;
        const Glyph glyph = std::ranges::find(m_tools, button, &Tool::button)->glyph;
        section.tools.push_back({.name = QStringLiteral("sheet-") + button->objectName(),
                                 .text = button->text(),
                                 .help = button->toolTip(),
                                 .icon = icon(glyph, Theme::current().tokens().text),
                                 .isChecked = button->isChecked(),
                                 .isEnabled = button->isEnabled(),
                                 .choose = [button] { button->click(); }});
    }
    return section;
}

SheetTool ToolColumn::toolOf(QAction* action, const QString& name, const QIcon& picture) {
    return {.name = QStringLiteral("sheet-") + name,
            .text = action->text().remove(u'&').remove(QChar(0x2026)),
            .help = action->toolTip(),
            .icon = picture,
            .isChecked = action->isChecked(),
            .isEnabled = action->isEnabled(),
            .staysOpen = action->isCheckable(),
            .choose = [action] { action->trigger(); }};
}

SheetSection
ToolColumn::sectionOfActions(const QToolButton* button,
                             const std::function<QIcon(const QString& objectName)>& picture) const {
    SheetSection section{button->text(), {}};
    if (!isPermitted(button)) return section;
    for (QAction* action : actionsBehind(button).actions()) {
        if (action->isSeparator()) continue;
        section.tools.push_back(toolOf(action, action->objectName(), picture(action->objectName())));
        section.tools.back().isEnabled &= button->isEnabled();
    }
    return section;
}

int ToolColumn::roomBelow(QPoint corner) const {
    if (m_onStage && m_height > 0) return m_height;
    return std::max(m_room, m_canvas.height()) - corner.y();
}

int ToolColumn::seenBelow(QPoint corner) const {
    return std::min(roomBelow(corner), m_canvas.height() - corner.y());
}

bool ToolColumn::isCramped() const {
    const int rows = rowsWithin(roomBelow({}));
    const int columns = (static_cast<int>(m_tools.size()) - 1 + rows - 1) / rows;
    const int step = m_tools.front().button->sizeHint().width() + m_grid->spacing();
    return columns > 1 && columns * step > maxOfWidth * window()->width();
}

int ToolColumn::fillColumns(const std::vector<QToolButton*>& shown, int rows) {
    const int count = static_cast<int>(shown.size());
    const int columns = (count + rows - 1) / rows;
    const int even = (count + columns - 1) / columns;
    for (int i = 0; i < count; ++i) m_grid->addWidget(shown[static_cast<std::size_t>(i)], i % even, i / even);
    m_grid->activate();
    m_signs->resize(m_signs->sizeHint());
    return columns;
}

void ToolColumn::scrollWithin(int height) {
    const QSize all = m_signs->size();
    m_scroll->setGeometry(0, 0, all.width(), std::min(all.height(), std::max(0, height)));
    const int hidden = all.height() - m_scroll->height();
    const int bar = Theme::current().px(barWidth);
    m_bar->setVisible(hidden > 0);
    m_bar->setGeometry(all.width() - bar, 0, bar, m_scroll->height());
    m_bar->setRange(0, hidden);
    m_bar->setPageStep(std::max(1, m_scroll->height()));
    m_bar->setSingleStep(m_tools.front().button->sizeHint().height());
    m_bar->raise();
}

void ToolColumn::arrange() {
    emit toolsChanged();
    setVisible(!m_inSheets);
    if (m_inSheets) {
        m_canvas.setCovered(this, {});
        return m_canvas.setLeftMargin(0);
    }
    std::vector<QToolButton*> shown;
    const bool folds = m_onStage || isCramped();
    const bool all = !m_locked && (!folds || m_more->isChecked());
    for (const Tool& tool : m_tools) {
        const bool isShown =
            tool.button == m_more ? folds && !m_locked : all || isForAll(tool.button) || isNeeded(tool);
        tool.button->setVisible(isShown);
        m_grid->removeWidget(tool.button);
        if (isShown) shown.push_back(tool.button);
    }
    m_scroll->setVisible(!shown.empty());
    const bool hasCard = m_cardTool->isVisibleTo(m_signs) && m_cardTool->isChecked();
    m_card->setVisible(hasCard);
    if (shown.empty()) {
        m_bar->hide();
        setGeometry(QRect(m_corner, QSize(0, 0)));
        m_canvas.setCovered(this, {});
        return m_canvas.setLeftMargin(0);
    }
    const QPoint corner = m_onStage ? m_corner : QPoint();
    const int room = roomBelow(corner), seen = seenBelow(corner);
    const int columns = fillColumns(shown, std::min(static_cast<int>(shown.size()), rowsWithin(room)));
    scrollWithin(seen);
    QSize whole = m_scroll->size();
    QRegion covered(m_scroll->geometry());
    QRegion opaque = withoutCorners(m_scroll->geometry(), Theme::current().px(signsMargin));
    if (hasCard) {
        m_card->move(m_scroll->width() + Theme::current().px(6), 0);
        fitCard(room);
        m_card->adjustSize();
        if (m_card->height() > seen) {
            fitCard(seen);
            m_card->adjustSize();
        }
        whole = {m_card->geometry().right() + 1, std::max(whole.height(), m_card->height())};
        covered += m_card->geometry();
        opaque += withoutCorners(m_card->geometry(), Theme::current().px(cardCorner));
    }
    setGeometry(QRect(corner, whole));
    // The canvas between and below the buttons stays touchable.
    setMask(covered);
    // Faded buttons on the stage cover nothing.
    m_canvas.setCovered(this, m_onStage ? QRegion() : opaque.translated(corner));
    // On the stage, a pool fills the canvas, and a string keeps clear of the collapsed column.
    const bool fills = m_onStage && m_canvas.medium() == SceneKind::Pool;
    m_canvas.setLeftMargin(fills ? 0 : folds ? m_signs->width() / columns : m_signs->width());
}

bool ToolColumn::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &m_canvas && event->type() == QEvent::Resize) arrange();
    if (watched == &m_canvas && event->type() == QEvent::MouseMove) m_fading->wake();
    return QWidget::eventFilter(watched, event);
}

void ToolColumn::restyle() {
    const Theme& theme = Theme::current();
    const int margin = theme.px(signsMargin);
    m_grid->setContentsMargins(margin, margin, margin, margin);
    m_grid->setSpacing(theme.px(2));
    for (const Tool& tool : m_tools) {
        tool.button->setIcon(icon(tool.glyph, theme.tokens().text));
        tool.button->setIconSize({theme.px(20), theme.px(20)});
    }
    arrange();
}

void ToolColumn::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        name(m_more, tr("More tools"));
        retranslate();
        refresh();
    }
    QWidget::changeEvent(event);
}

} // namespace seiche

#include "moc_tool_column.cpp"
