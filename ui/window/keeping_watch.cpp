// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/keeping_watch.h"

#include "documents/recovery.h"
#include "widgets/write_whole.h"
#include "window/banner.h"

#include <QEvent>
#include <QFileInfo>
#include <QSettings>

#include <utility>

namespace seiche {

namespace {

// Why settings cannot be written; empty when they can.
QString obstacleToSettings() {
    const QSettings settings;
    const QFileInfo file(settings.fileName());
    if (const QString why = obstacleToWriting(file.path()); !why.isEmpty()) return why;
    return settings.isWritable() ? QString() : KeepingWatch::tr("%1 cannot be written.").arg(file.fileName());
}

} // namespace

KeepingWatch::KeepingWatch(Banner& banner, QObject* parent) : QObject(parent), m_banner(banner) {
    m_banner.installEventFilter(this);
}

KeepingWatch::~KeepingWatch() = default;

void KeepingWatch::watch(Recovery& recovery) {
    const QString aboutSettings = obstacleToSettings(), aboutWork = recovery.obstacle();
    if (!aboutSettings.isEmpty() && !aboutWork.isEmpty())
        say(tr("Neither your settings nor unsaved work can be kept on this computer."), aboutWork);
    else if (!aboutWork.isEmpty()) sayWorkIsNotKept(aboutWork);
    else if (!aboutSettings.isEmpty()) say(tr("Your settings cannot be kept on this computer."), aboutSettings);
    connect(&recovery, &Recovery::failed, this, &KeepingWatch::sayWorkIsNotKept, Qt::UniqueConnection);
}

void KeepingWatch::sayWorkIsNotKept(const QString& why) {
    say(tr("Unsaved work cannot be kept on this computer: save it yourself."), why);
}

void KeepingWatch::say(const QString& heading, const QString& why) {
    if (m_isSaid) return;
    m_isSaid = true;
    m_heading = heading;
    m_why = why;
    if (m_banner.isHidden()) sayNow();
}

void KeepingWatch::sayNow() { m_banner.say(std::exchange(m_heading, {}), {m_why}); }

bool KeepingWatch::eventFilter(QObject* object, QEvent* event) {
    // Not from within, for the banner is only on its way.
    if (event->type() == QEvent::HideToParent && !m_heading.isEmpty())
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (!m_heading.isEmpty() && m_banner.isHidden()) sayNow();
            },
            Qt::QueuedConnection);
    return QObject::eventFilter(object, event);
}

} // namespace seiche

#include "moc_keeping_watch.cpp"
