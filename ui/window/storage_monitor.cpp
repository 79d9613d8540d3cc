// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/storage_monitor.h"

#include "documents/recovery.h"
#include "widgets/write_whole.h"
#include "window/banner.h"

#include <QEvent>
#include <QFileInfo>
#include <QPointer>
#include <QSettings>

#include <utility>

namespace seiche {

namespace {

// Returns why settings cannot be saved. Empty if possible.
QString obstacleToSettings() {
    const QSettings settings;
    const QFileInfo file(settings.fileName());
    if (const QString why = obstacleToWriting(file.path()); !why.isEmpty()) return why;
    return settings.isWritable() ? QString() : StorageMonitor::tr("Cannot write to %1.").arg(file.fileName());
}

} // namespace

StorageMonitor::StorageMonitor(Banner& banner, QObject* parent) : QObject(parent), m_banner(banner) {
    m_banner.installEventFilter(this);
}

StorageMonitor::~StorageMonitor() = default;

void StorageMonitor::watch(Recovery& recovery) {
    const QString aboutSettings = obstacleToSettings(), aboutWork = recovery.obstacle();
    if (!aboutSettings.isEmpty() && !aboutWork.isEmpty())
        showWarning(tr("Your settings and backups of unsaved work cannot be saved on this computer."),
                    aboutWork, obstacleToSettings);
    else if (!aboutWork.isEmpty()) showWorkNotSaved(aboutWork, recovery);
    else if (!aboutSettings.isEmpty())
        showWarning(tr("Your settings cannot be saved on this computer."), aboutSettings, obstacleToSettings);
    connect(&recovery, &Recovery::failed, this,
            [this, &recovery](const QString& why) { showWorkNotSaved(why, recovery); });
}

void StorageMonitor::showWorkNotSaved(const QString& why, const Recovery& recovery) {
    showWarning(tr("Unsaved work cannot be backed up on this computer. Save it yourself."), why,
                [still = QPointer(&recovery)] { return still ? still->obstacle() : QString(); });
}

void StorageMonitor::showWarning(const QString& heading, const QString& why, Obstacle obstacle) {
    if (m_isShown) return;
    m_isShown = true;
    if (m_banner.isHidden()) {
        m_banner.showProblems(heading, {why});
        return;
    }
    m_heading = heading;
    m_obstacle = std::move(obstacle);
}

void StorageMonitor::showPending() {
    if (m_heading.isEmpty() || !m_banner.isHidden()) return;
    const QString heading = std::exchange(m_heading, {}), why = m_obstacle();
    m_isShown = !why.isEmpty();
    if (m_isShown) m_banner.showProblems(heading, {why});
}

bool StorageMonitor::eventFilter(QObject* object, QEvent* event) {
    // Queued, because the banner is still closing.
    if (event->type() == QEvent::HideToParent)
        QMetaObject::invokeMethod(this, &StorageMonitor::showPending, Qt::QueuedConnection);
    return QObject::eventFilter(object, event);
}

} // namespace seiche

#include "moc_storage_monitor.cpp"
