// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/lock.h"

#include "canvas/string_display_actions.h"
#include "documents/file_actions.h"
#include "objects/object_actions.h"
#include "stage/card_dock.h"
#include "window/actions.h"
#include "window/key_guide.h"
#include "window/menus.h"
#include "window/word_dialog.h"

#include <QShortcut>

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace seiche {

Lock::Lock(Parts parts)
    : QObject(&parts.window), m_parts(std::move(parts)),
      m_keys(new QShortcut(m_parts.actions.lock->shortcut(), &m_parts.window)) {
    m_keys->setAutoRepeat(false);
    m_keys->setEnabled(false);
    connect(m_keys, &QShortcut::activated, this, [this] {
        if (m_word.isEmpty()) open();
        else askForWord();
    });
    connect(m_parts.actions.lock, &QAction::triggered, this, &Lock::close);
    connect(m_parts.actions.lockWithWord, &QAction::triggered, this, &Lock::chooseWord);
}

Lock::~Lock() {
    if (m_closed) unlockClass();
}

// Actions with keys are added to the window; the others are in its menus.
std::vector<QAction*> Lock::forbidden() const {
    const Actions& a = m_parts.actions;
    std::set<QAction*> all = m_parts.menus.entries();
    for (QAction* action : m_parts.window.actions()) all.insert(action);
    for (QAction* allowed : {a.tap,
                             a.play,
                             a.step,
                             a.slow,
                             a.slower,
                             a.faster,
                             a.realSpeed,
                             a.restart,
                             a.reset,
                             a.larger,
                             a.smaller,
                             a.fit,
                             a.cards,
                             a.previousStep,
                             a.nextStep,
                             a.hint,
                             a.answer,
                             a.stepAgain,
                             a.keys,
                             m_parts.files.undo,
                             m_parts.files.redo})
        all.erase(allowed);
    for (const Actions::ViewAction& view : a.poolViews()) all.erase(view.action);
    return {all.begin(), all.end()};
}

void Lock::close() {
    m_parts.actions.lock->setChecked(true);
    if (m_closed) return;
    m_closed = true;
    lockClass({});
    for (QAction* action : forbidden()) {
        m_actions.push_back({action, action->isEnabled()});
        action->setEnabled(false);
        connect(action, &QAction::enabledChanged, this, [this, action] { watch(action); });
    }
    m_parts.actions.lock->setVisible(false);
    m_keys->setEnabled(true);
    for (QDockWidget* dock : m_parts.docks) {
        m_docks.push_back({dock, dock->features()});
        dock->setFeatures(QDockWidget::NoDockWidgetFeatures);
    }
    closeDialogs();
    // Disabled, because assistive technology can still reach closed dialogs.
    for (QDialog* dialog : m_parts.window.findChildren<QDialog*>()) {
        if (qobject_cast<KeyGuide*>(dialog) || !dialog->isEnabled()) continue;
        dialog->setEnabled(false);
        m_dialogs.emplace_back(dialog);
    }
    emit changed(true);
}

std::vector<QAction*> Lock::actionsOf(const std::vector<ToolNamed>& tools) const {
    const Actions& a = m_parts.actions;
    const auto has = [&tools](ToolNamed tool) { return std::ranges::find(tools, tool) != tools.end(); };
    std::vector<QAction*> found;
    using enum ToolNamed;
    for (const auto& [tool, action] :
         {std::pair(Measure, a.stopwatch), std::pair(Measure, a.resetStopwatch), std::pair(Freeze, a.freeze),
          std::pair(Beads, a.beads), std::pair(Pulse, a.sendPulse), std::pair(Draw, a.formula)})
        if (has(tool)) found.push_back(action);
    if (std::ranges::any_of(std::array{Measure, Probe, Oscillator, Pulse, Join}, has))
        for (QAction* action : a.objects().permittedWithTools()) found.push_back(action);
    if (has(Show))
        for (QAction* action : a.stringShows().findChildren<QAction*>()) found.push_back(action);
    return found;
}

bool Lock::isPermitted(const QAction* action) const {
    return std::ranges::find(m_permitted, action) != m_permitted.end();
}

void Lock::watch(QAction* action) {
    if (!m_closed) return;
    const bool permitted = isPermitted(action);
    if (!permitted && !action->isEnabled()) return;
    for (LockedAction& locked : m_actions)
        if (locked.action == action) locked.enabled = action->isEnabled();
    if (!permitted) action->setEnabled(false);
}

void Lock::open() {
    m_parts.actions.lock->setChecked(false);
    if (!m_closed) return;
    m_closed = false;
    unlockClass();
    m_keys->setEnabled(false);
    m_parts.actions.lock->setVisible(true);
    for (const LockedAction& locked : m_actions) {
        if (!locked.action) continue;
        disconnect(locked.action, &QAction::enabledChanged, this, nullptr);
        locked.action->setEnabled(locked.enabled);
    }
    for (const LockedDock& locked : m_docks)
        if (locked.dock) locked.dock->setFeatures(locked.features);
    for (CardDock* dock : m_parts.docks) dock->panel()->setEnabled(true);
    for (const QPointer<QWidget>& dialog : m_dialogs)
        if (dialog) dialog->setEnabled(true);
    m_actions.clear();
    m_permitted.clear();
    m_docks.clear();
    m_dialogs.clear();
    closeDialogs();
    emit changed(false);
}

void Lock::allow(const std::vector<CardDock*>& docks, const ClassRights& rights) {
    if (!m_closed) return;
    lockClass(rights);
    m_permitted = actionsOf(rights.tools);
    for (const LockedAction& locked : m_actions)
        if (locked.action) locked.action->setEnabled(locked.enabled && isPermitted(locked.action));
    for (CardDock* dock : m_parts.docks)
        dock->panel()->setEnabled(std::ranges::find(docks, dock) != docks.end());
}

// An open dialog would be a way out of the lock, or show outdated contents.
void Lock::closeDialogs() {
    for (QDialog* dialog : m_parts.window.findChildren<QDialog*>()) dialog->close();
}

void Lock::setWord(const QString& word) { m_word = word.normalized(QString::NormalizationForm_C); }

void Lock::chooseWord() {
    showDialog(new WordDialog(
        WordDialog::For::Locking,
        [this](const QString& word) {
            setWord(word);
            close();
            return true;
        },
        &m_parts.window));
}

void Lock::askForWord() {
    showDialog(new WordDialog(
        WordDialog::For::Unlocking,
        [this](const QString& word) {
            if (word.normalized(QString::NormalizationForm_C) != m_word) return false;
            open();
            return true;
        },
        &m_parts.window));
}

void Lock::showDialog(WordDialog* dialog) {
    if (m_dialog) m_dialog->close();
    m_dialog = dialog;
    dialog->open();
}

} // namespace seiche

#include "moc_lock.cpp"
