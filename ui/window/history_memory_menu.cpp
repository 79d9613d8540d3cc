// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/history_memory_menu.h"

#include <QActionGroup>
#include <QEvent>
#include <QLocale>
#include <QSettings>

#include <algorithm>
#include <array>

namespace seiche {

namespace {

constexpr std::array<int, 5> choices{64, 256, 1024, 4096, 16384}; // MiB
constexpr int usual = Timeline::defaultBudget >> 20;

QString key() { return QStringLiteral("timelineMegabytes"); }

} // namespace

HistoryMemoryMenu::HistoryMemoryMenu(Session& session, QWidget* parent) : QMenu(parent), m_session(session) {
    setObjectName(QStringLiteral("pastMemory"));
    int chosen = QSettings().value(key(), usual).toInt();
    if (std::ranges::find(choices, chosen) == choices.end()) chosen = usual;
    auto* group = new QActionGroup(this);
    for (int megabytes : choices) {
        QAction* action = addAction(QString());
        action->setData(megabytes);
        action->setCheckable(true);
        action->setChecked(megabytes == chosen);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, megabytes] { choose(megabytes); });
    }
    m_session.setTimelineBudget(static_cast<std::size_t>(chosen) << 20);
    retranslate();
}

void HistoryMemoryMenu::choose(int megabytes) {
    QSettings().setValue(key(), megabytes);
    m_session.setTimelineBudget(static_cast<std::size_t>(megabytes) << 20);
}

void HistoryMemoryMenu::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QMenu::changeEvent(event);
}

void HistoryMemoryMenu::retranslate() {
    setTitle(tr("Timeline &memory"));
    for (QAction* action : actions())
        action->setText(QLocale().formattedDataSize(qint64{action->data().toInt()} << 20, 0));
}

} // namespace seiche

#include "moc_history_memory_menu.cpp"
