// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/scene_steps.h"

#include "canvas/canvas.h"
#include "files/presets.h"
#include "presets/preset_marks.h"
#include "window/actions.h"

#include <QAbstractButton>
#include <QApplication>
#include <QKeyEvent>
#include <QMainWindow>

namespace seiche {

SceneSteps::SceneSteps(const Session& session, const Actions& actions, QObject* parent)
    : QObject(parent), m_session(session), m_actions(actions) {
    connect(actions.nextScene, &QAction::triggered, this, [this] { step(1); });
    connect(actions.previousScene, &QAction::triggered, this, [this] { step(-1); });
    QCoreApplication::instance()->installEventFilter(this);
}

void SceneSteps::setEnabled(bool on) {
    m_actions.nextScene->setEnabled(on);
    m_actions.previousScene->setEnabled(on);
}

void SceneSteps::noteOpened(const QString& id) {
    m_last = id;
    PresetMarks::current().noteOpened(id);
}

// Returns the id of the shown example, or the last id opened if the title is unknown.
QString SceneSteps::shown() const {
    const std::string& title = m_session.run().start().title;
    for (const Preset& preset : presets())
        if (preset.title == title) return QString::fromStdString(preset.id);
    return m_last;
}

void SceneSteps::step(int by) {
    emit sceneRequested(PresetMarks::current().neighbourOf(shown(), by, m_amongFavourites));
}

bool SceneSteps::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::ShortcutOverride || !m_actions.nextScene->isEnabled())
        return QObject::eventFilter(watched, event);
    const auto& key = static_cast<const QKeyEvent&>(*event);
    const auto* widget = qobject_cast<QWidget*>(watched);
    const bool isPageKey = (key.key() == Qt::Key_PageDown || key.key() == Qt::Key_PageUp) &&
                           !(key.modifiers() & ~Qt::KeypadModifier);
    if (!isPageKey || !widget || widget != QApplication::focusWidget() || qobject_cast<const Canvas*>(widget) ||
        qobject_cast<const QAbstractButton*>(widget) || qobject_cast<const QMainWindow*>(widget))
        return QObject::eventFilter(watched, event);
    event->accept();
    return true;
}

} // namespace seiche

#include "moc_scene_steps.cpp"
