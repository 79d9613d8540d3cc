// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/event.h"

#include <QElapsedTimer>
#include <QUndoCommand>

#include <functional>
#include <span>
#include <vector>

namespace seiche {

/// The one command of undo and redo: events that were added to the log of a run. To undo is to live the same time
/// without them, to redo with them. Slider drags and beats of the metronome that follow each other quickly become one.
class LogChange : public QUndoCommand {
public:
    /// Reads and rewrites the log of the run that the events belong to.
    struct Access {
        std::function<std::vector<Event>()> log;
        std::function<void(const std::vector<Event>&)> rewrite;
    };

    /// `event` has acted already. Changes with the same `kind` >= 0 merge, as long as no more than a second lies between them; -1 never does.
    LogChange(Event event, Access access, int kind, const QString& text);

    int id() const override { return m_kind; }
    bool mergeWith(const QUndoCommand* newer) override;
    void undo() override;
    void redo() override;

private:
    std::vector<Event> m_events;
    Access m_access;
    int m_kind;
    bool m_done = true;
    QElapsedTimer m_age;
};

} // namespace seiche
