// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/file_drop.h"

#include <QDropEvent>
#include <QMimeData>
#include <QUrl>
#include <QWidget>

namespace seiche {

FileDrop::FileDrop(QWidget* target, std::function<bool()> mayOpen)
    : QObject(target), m_mayOpen(std::move(mayOpen)) {
    target->setAcceptDrops(true);
    target->installEventFilter(this);
}

bool FileDrop::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::DragEnter && event->type() != QEvent::Drop)
        return QObject::eventFilter(watched, event);
    auto* drop = static_cast<QDropEvent*>(event); // a drag-enter event is a drop event, too
    const QList<QUrl> urls = drop->mimeData()->urls();
    if (!m_mayOpen() || urls.size() != 1 || !urls.front().isLocalFile()) {
        drop->ignore();
        return true;
    }
    drop->acceptProposedAction();
    if (event->type() == QEvent::Drop) emit dropped(urls.front().toLocalFile());
    return true;
}

} // namespace seiche

#include "moc_file_drop.cpp"
