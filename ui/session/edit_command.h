// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/undoable_run.h"

#include <QUndoCommand>

#include <chrono>
#include <vector>

namespace seiche {

/// The undo command of every edit: it returns edits to the run they were made to.
///
/// The run settles when the undo stack has moved. Slider drags and ticks of the metronome that follow each
/// other quickly become one command.
class EditCommand : public QUndoCommand {
public:
    static constexpr int neverMerges = -1;
    static constexpr int countsUp = 0; ///< merges, and says how many they are
    /// The kind of all that a hand does in its stroke number 1, 2, 3, …: merges however much time lies between.
    static constexpr int ofStroke(int stroke) { return neverMerges - stroke; }

    /// `edit` has been done to `undoable` already, at this time. Edits with the same `kind` merge: from 0 on as
    /// long as no more than a second lies between them. `what` is what a menu calls it; a list adds the step.
    EditCommand(UndoableRun& undoable, Edit edit, int kind, const QString& what, std::chrono::nanoseconds time);

    int id() const override { return m_kind; }
    bool mergeWith(const QUndoCommand* newer) override;
    void undo() override;
    void redo() override;

private:
    void name();

    UndoableRun& m_undoable;
    std::vector<Edit> m_edits;
    QString m_what;
    int m_times = 1; ///< how often the same followed itself
    int m_kind;
    bool m_done = true;
    std::chrono::nanoseconds m_time; ///< of the last edit
};

} // namespace seiche
