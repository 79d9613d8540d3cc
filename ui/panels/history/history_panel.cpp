// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "history/history_panel.h"

#include "theme/theme.h"
#include "widgets/wrapped_label.h"

#include <QLabel>
#include <QUndoView>
#include <QVBoxLayout>

namespace seiche {

HistoryPanel::HistoryPanel(Session& session, QWidget* parent)
    : Panel(session, QStringLiteral("historyPanel"), parent), m_list(new QUndoView(&session.undoGroup(), this)),
      m_hint(new WrappedLabel(this)) {
    m_list->setObjectName(QStringLiteral("history"));
    m_list->setFrameShape(QFrame::NoFrame);
    // Long lines can be scrolled instead of being elided.
    m_list->setTextElideMode(Qt::ElideNone);
    m_hint->setProperty("type", "hint");
    m_hint->setWordWrap(true);
    setProperty("minHeight", 160);
    QVBoxLayout* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_hint);
    connect(&session.undoGroup(), &QUndoGroup::indexChanged, this, &HistoryPanel::refreshSoon);
    connect(&session, &Session::runReplaced, this, &HistoryPanel::refreshSoon);
    connect(&Theme::current(), &Theme::changed, this, &HistoryPanel::restyle);
    restyle();
    retranslate();
}

void HistoryPanel::restyle() {
    const Theme& theme = Theme::current();
    m_list->setMinimumHeight(theme.px(120));
    layout()->setSpacing(theme.px(6));
}

void HistoryPanel::retranslate() {
    setWindowTitle(tr("History"));
    m_list->setAccessibleName(tr("Actions, oldest first"));
    m_list->setEmptyLabel(tr("as opened"));
    m_hint->setText(tr("Click an entry or use the arrow keys to go back or forward."));
}

void HistoryPanel::refresh() {
    const QUndoStack* stack = session().undoGroup().activeStack();
    const int count = stack ? stack->count() : 0;
    const QString note = count == 0 ? QString() : tr("%1 of %2").arg(stack->index()).arg(count);
    if (property("note").toString() != note) setProperty("note", note);
}

} // namespace seiche

#include "moc_history_panel.cpp"
