// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/object_actions.h"

#include "model/object_properties.h"

#include <QApplication>
#include <QClipboard>

#include <algorithm>

namespace seiche {

namespace {

QString nameOf(Alignment alignment) {
    switch (alignment) {
    case Alignment::Left: return ObjectActions::tr("Align &left");
    case Alignment::Centre: return ObjectActions::tr("&Centre horizontally");
    case Alignment::Right: return ObjectActions::tr("Align &right");
    case Alignment::Top: return ObjectActions::tr("Align &top");
    case Alignment::Middle: return ObjectActions::tr("Centre &vertically");
    case Alignment::Bottom: return ObjectActions::tr("Align &bottom");
    case Alignment::Across: return ObjectActions::tr("Di&stribute horizontally");
    case Alignment::Down: return ObjectActions::tr("&Distribute vertically");
    }
    return {};
}

QKeySequence keyOf(Alignment alignment) {
    switch (alignment) {
    case Alignment::Left: return Qt::ALT | Qt::SHIFT | Qt::Key_Left;
    case Alignment::Centre: return Qt::ALT | Qt::SHIFT | Qt::Key_C;
    case Alignment::Right: return Qt::ALT | Qt::SHIFT | Qt::Key_Right;
    case Alignment::Top: return Qt::ALT | Qt::SHIFT | Qt::Key_Up;
    case Alignment::Middle: return Qt::ALT | Qt::SHIFT | Qt::Key_M;
    case Alignment::Bottom: return Qt::ALT | Qt::SHIFT | Qt::Key_Down;
    case Alignment::Across: return Qt::ALT | Qt::SHIFT | Qt::Key_H;
    case Alignment::Down: return Qt::ALT | Qt::SHIFT | Qt::Key_V;
    }
    return {};
}

// Hides a submenu without usable actions.
void showWhether(QMenu& submenu) {
    const QList<QAction*> actions = submenu.actions();
    submenu.menuAction()->setVisible(std::ranges::any_of(actions, [](const QAction* action) {
        return !action->isSeparator() && action->isVisible() && action->isEnabled();
    }));
}

QString titleOfArrange() { return ObjectActions::tr("Arran&ge"); }
QString titleOfAlign() { return ObjectActions::tr("Ali&gn"); }
QString titleOfOrder() { return ObjectActions::tr("&Order"); }
QString titleOfTurn() { return ObjectActions::tr("Rotate and r&esize"); }

} // namespace

ObjectActions& ObjectActions::of(Session& session) {
    auto* known = session.findChild<ObjectActions*>(QString(), Qt::FindDirectChildrenOnly);
    return known ? *known : *new ObjectActions(session);
}

ObjectActions::ObjectActions(Session& session)
    : QObject(&session), m_selection(Selection::of(session)), m_session(session) {
    cut = make("cutObjects", QKeySequence::Cut);
    copy = make("copyObjects", QKeySequence::Copy);
    paste = make("pasteObjects", QKeySequence::Paste);
    duplicate = make("duplicateObjects", QKeySequence(QStringLiteral("Ctrl+D")));
    remove = make("removeObjects", QKeySequence(Qt::Key_Delete));
    selectAll = make("selectAllObjects", QKeySequence::SelectAll);
    next = make("nextObject", QKeySequence(Qt::Key_T));
    properties = make("propertiesOfObject", QKeySequence(QStringLiteral("Alt+Return")));
    for (const auto& [alignment, word] : EnumNames<Alignment>::all) {
        QAction* action = make("align", keyOf(alignment));
        action->setObjectName(QStringLiteral("align-") + QLatin1String(word.data()));
        connect(action, &QAction::triggered, this, [this, which = alignment] { m_selection.align(which); });
        m_alignments.push_back({alignment, action});
    }
    bringToFront = make("bringToFront", QKeySequence(QStringLiteral("Shift+Home")));
    sendToBack = make("sendToBack", QKeySequence(QStringLiteral("Shift+End")));
    onCells = make("onWholeCells", QKeySequence(Qt::Key_G), true);
    m_turns = {makeTurn("turnLeft", [](Selection& selection) { selection.turnBy(-15.0); }),
               makeTurn("turnRight", [](Selection& selection) { selection.turnBy(15.0); }),
               makeTurn("larger", [](Selection& selection) { selection.resizeBy(1.05); }),
               makeTurn("smaller", [](Selection& selection) { selection.resizeBy(1 / 1.05); })};

    connect(cut, &QAction::triggered, this, [this] {
        copyText();
        m_selection.remove();
    });
    connect(copy, &QAction::triggered, this, &ObjectActions::copyText);
    connect(paste, &QAction::triggered, this, [this] { pasteText({}); });
    connect(duplicate, &QAction::triggered, &m_selection, &Selection::copy);
    connect(remove, &QAction::triggered, &m_selection, &Selection::remove);
    connect(selectAll, &QAction::triggered, &m_selection, &Selection::selectAll);
    connect(next, &QAction::triggered, this, [this] { m_selection.step(1); });
    connect(properties, &QAction::triggered, &m_selection, &Selection::requestProperties);
    connect(bringToFront, &QAction::triggered, &m_selection, &Selection::bringToFront);
    connect(sendToBack, &QAction::triggered, &m_selection, &Selection::sendToBack);
    connect(onCells, &QAction::triggered, &m_selection, &Selection::setOnCells);
    connect(&m_selection, &Selection::changed, this, &ObjectActions::refresh);
    retranslate();
    refresh();
}

QAction* ObjectActions::make(const char* name, const QKeySequence& key, bool checkable) {
    auto* action = new QAction(this);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(key);
    action->setCheckable(checkable);
    m_all.push_back(action);
    return action;
}

QAction* ObjectActions::makeTurn(const char* name, void (*act)(Selection&)) {
    auto* action = new QAction(this);
    action->setObjectName(QLatin1String(name));
    connect(action, &QAction::triggered, this, [this, act] { act(m_selection); });
    return action;
}

std::vector<QAction*> ObjectActions::permittedWithTools() const {
    std::vector<QAction*> all = m_all;
    all.insert(all.end(), m_turns.begin(), m_turns.end());
    return all;
}

void ObjectActions::copyText() {
    const QString text = m_selection.text();
    if (!text.isEmpty()) QApplication::clipboard()->setText(text);
}

void ObjectActions::pasteText(std::optional<QPointF> place) {
    m_selection.paste(QApplication::clipboard()->text(), place);
}

void ObjectActions::setShown(bool shown) {
    m_shown = shown;
    refresh();
}

void ObjectActions::refresh() {
    const ChosenObjects chosen = m_selection.chosen();
    const Experiment& experiment = m_session.settings();
    const SceneKind scene = m_session.scene();
    const bool some = m_shown && !chosen.isEmpty();
    for (QAction* action : {cut, copy, paste, duplicate, remove, selectAll, next, properties})
        action->setVisible(m_shown);
    for (QAction* action : {cut, copy, duplicate, remove, properties}) action->setEnabled(some);
    for (QAction* action : {paste, onCells}) action->setEnabled(m_shown);
    const bool any = !experiment.objects.empty() || !experiment.probes.empty();
    for (QAction* action : {selectAll, next}) action->setEnabled(m_shown && any);
    for (const Aligning& each : m_alignments) {
        each.action->setVisible(isFor(each.alignment, scene));
        each.action->setEnabled(some && isFor(each.alignment, scene) &&
                                chosen.count() >= minOf(each.alignment));
    }
    for (QAction* action : {bringToFront, sendToBack})
        action->setEnabled(some && !chosen.objects.empty() && experiment.objects.size() > 1);
    for (QAction* action : m_turns) action->setEnabled(some && !chosen.objects.empty());
    onCells->setChecked(m_selection.isOnCells());
    onCells->setVisible(m_shown && scene == SceneKind::Pool);
    for (const auto& [menu, title] : m_titles)
        if (menu) showWhether(*menu);
    emit changed();
}

QMenu* ObjectActions::addSubmenu(QMenu& menu, const QString& title, const std::vector<QAction*>& actions) {
    QMenu* submenu = menu.addMenu(title);
    for (QAction* action : actions) {
        if (action == m_alignments[3].action || action == m_alignments[6].action) submenu->addSeparator();
        submenu->addAction(action);
    }
    showWhether(*submenu);
    return submenu;
}

void ObjectActions::addSubmenus(QMenu& menu) {
    std::vector<QAction*> alignments;
    for (const Aligning& each : m_alignments) alignments.push_back(each.action);
    addSubmenu(menu, titleOfAlign(), alignments);
    addSubmenu(menu, titleOfOrder(), {bringToFront, sendToBack});
    addSubmenu(menu, titleOfTurn(), m_turns);
}

void ObjectActions::addTo(QMenu& menu) {
    menu.addActions({cut, copy, paste, duplicate, remove});
    menu.addSeparator();
    menu.addActions({selectAll, next, properties});
    menu.addSeparator();
    QMenu* arranging = menu.addMenu(titleOfArrange());
    addSubmenus(*arranging);
    const auto titles = {titleOfAlign, titleOfOrder, titleOfTurn};
    for (std::size_t i = 0; i < titles.size(); ++i)
        m_titles.emplace_back(arranging->actions()[static_cast<qsizetype>(i)]->menu(), titles.begin()[i]);
    arranging->addAction(onCells);
    showWhether(*arranging);
    m_titles.emplace_back(arranging, titleOfArrange); // last, because it depends on the others
}

void ObjectActions::openAt(QPoint globalPos, std::optional<QPointF> place, QWidget* canvas) {
    auto* menu = new QMenu(canvas);
    menu->setObjectName(QStringLiteral("objectMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions({cut, copy});
    // Pastes at the pointer, not at the original position.
    QAction* here = menu->addAction(paste->text() + QLatin1Char('\t') +
                                    paste->shortcut().toString(QKeySequence::NativeText));
    here->setObjectName(QStringLiteral("pasteHere"));
    here->setEnabled(paste->isEnabled());
    connect(here, &QAction::triggered, this, [this, place] { pasteText(place); });
    menu->addActions({duplicate, remove});
    menu->addSeparator();
    menu->addAction(selectAll);
    menu->addSeparator();
    addSubmenus(*menu);
    menu->addAction(onCells);
    menu->addSeparator();
    menu->addAction(properties);
    menu->popup(globalPos);
}

void ObjectActions::retranslate() {
    cut->setText(tr("Cu&t"));
    copy->setText(tr("&Copy"));
    paste->setText(tr("&Paste"));
    duplicate->setText(tr("&Duplicate"));
    remove->setText(tr("Re&move"));
    selectAll->setText(tr("Select &all objects"));
    next->setText(tr("&Next object"));
    properties->setText(tr("Propert&ies…"));
    bringToFront->setText(tr("Bring to &front"));
    bringToFront->setToolTip(tr("Where two media overlap, the front one is used"));
    sendToBack->setText(tr("Send to &back"));
    onCells->setText(tr("Snap to ce&lls"));
    onCells->setToolTip(tr("Objects snap to whole cells when moved or added"));
    for (const Aligning& each : m_alignments) each.action->setText(nameOf(each.alignment));
    const auto withKey = [](const QString& text, QKeyCombination key) {
        return text + QLatin1Char('\t') + QKeySequence(key).toString(QKeySequence::NativeText);
    };
    m_turns[0]->setText(withKey(tr("Rotate &left 15°"), Qt::CTRL | Qt::SHIFT | Qt::Key_Left));
    m_turns[1]->setText(withKey(tr("Rotate &right 15°"), Qt::CTRL | Qt::SHIFT | Qt::Key_Right));
    m_turns[2]->setText(withKey(tr("L&arger"), Qt::CTRL | Qt::Key_Up));
    m_turns[3]->setText(withKey(tr("&Smaller"), Qt::CTRL | Qt::Key_Down));
    for (const auto& [menu, title] : m_titles)
        if (menu) menu->setTitle(title());
}

} // namespace seiche

#include "moc_object_actions.cpp"
